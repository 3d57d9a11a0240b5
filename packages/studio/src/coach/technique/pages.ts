import type { TechniqueId } from '@nonet/engine/rating';
import type { Bilingual } from '../../words/words.ts';

// The plugin in technique-pages/ makes these modules. The files in Korean belong to those in English.
const texts = import.meta.glob<Bilingual<string>>(
  [
    '../../../../../docs/techniques.md',
    '../../../../../docs/techniques/*.md',
    '!../../../../../docs/techniques/*.ko.md',
  ],
  { import: 'default' },
);
const techniques = import.meta.glob<readonly TechniqueId[]>(
  ['../../../../../docs/techniques/*.md', '!../../../../../docs/techniques/*.ko.md'],
  { import: 'default', query: '?techniques', eager: true },
);

/** The page with the list of all techniques. */
export const ALL_TECHNIQUES = 'techniques';

/** Page → loads its HTML. */
export const pages: ReadonlyMap<string, () => Promise<Bilingual<string>>> = new Map(
  Object.entries(texts).map(([path, load]) => [nameOf(path), load]),
);

/** Technique → the page that explains it. */
export const pageOf: ReadonlyMap<TechniqueId, string> = new Map(
  Object.entries(techniques).flatMap(([path, ids]) => ids.map((id) => [id, nameOf(path)] as const)),
);

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '');
}
