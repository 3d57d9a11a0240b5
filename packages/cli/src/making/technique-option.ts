import { techniqueNames } from '@nonet/engine/explain';
import { type SearchId, type TechniqueId, techniqueRows, variantRows } from '@nonet/engine/rating';
import { InvalidArgumentError } from 'commander';
import { expected } from '../core/option.ts';
import { nearTexts } from './near-texts.ts';

/** The rows of HoDoKu's table, and the techniques of the rows that have several. */
export const techniques = techniqueRows.flatMap((row) =>
  Array.from(new Set([row.id, ...row.techniques]), (id) => ({ id, level: row.level })),
);

/** The techniques that only variants have, in their order. */
export const variantTechniques = variantRows
  .map(({ id }) => id)
  .filter((id) => !techniqueRows.some((row) => row.id === id));

/** Other usual names of techniques. */
const OTHER_NAMES: Readonly<Record<string, SearchId>> = {
  pointing: 'locked-candidates-1',
  claiming: 'locked-candidates-2',
  'bug+1': 'bug-plus-1',
  'hidden quad': 'hidden-quadruple',
  'naked quad': 'naked-quadruple',
};

/** A name without what people write differently: `xywing` of `XY-Wing`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Plain name → its technique, which may be one that HoDoKu's path does not look for. */
const IDS: ReadonlyMap<string, SearchId> = new Map([
  ...Object.entries(techniqueNames).flatMap(([id, { en, ko }]) =>
    [id, en, ko].map((name): [string, SearchId] => [plain(name), id as TechniqueId]),
  ),
  ...techniques.map(({ id }): [string, SearchId] => [plain(id), id]),
  ...Object.entries(OTHER_NAMES).map(([name, id]): [string, SearchId] => [plain(name), id]),
]);

/** Reads the id or the name of a technique, such as `xy-wing`, `XY-Wing` or `xywing`. */
export function parseTechnique(text: string): SearchId {
  return techniqueIn(ALL, text);
}

/** Reads a technique that a puzzle is to need. It may be one that only variants have. */
export function parseNeededTechnique(text: string): SearchId {
  return techniqueIn([...ALL, ...variantTechniques], text);
}

const ALL = techniques.map(({ id }) => id);

function techniqueIn(all: readonly SearchId[], text: string): SearchId {
  const id = IDS.get(plain(text));
  if (id !== undefined && all.includes(id)) return id;
  if (id !== undefined) {
    throw new InvalidArgumentError(
      `expected a technique of HoDoKu's path, found "${text}", for which it does not look`,
    );
  }
  const near = nearTexts(text, all, plain);
  if (near.length === 0) throw expected(`a technique of HoDoKu (${all.join(', ')})`, text);
  throw expected(`a technique of HoDoKu, such as ${near.join(' or ')}`, text);
}
