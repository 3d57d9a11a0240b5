import type { Language } from '../explain/language.ts';
import { techniqueNames } from '../explain/technique-names.ts';
import { type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';

type Names = Readonly<Record<Language, string>>;

/** The names of the rows with several techniques. */
const GROUPS: Readonly<Partial<Record<SearchId, Names>>> = {
  'simple-colors': { en: 'Simple Colors', ko: '심플 컬러' },
  'multi-colors': { en: 'Multi Colors', ko: '멀티 컬러' },
  'nice-loop': { en: 'Nice Loop or AIC', ko: '나이스 루프 또는 AIC' },
  'grouped-nice-loop': { en: 'Grouped Nice Loop or AIC', ko: '그룹 나이스 루프 또는 AIC' },
  'forcing-chain': { en: 'Forcing Chain', ko: '포싱 체인' },
};

/** The name of the technique of a lesson, such as "X-Wing". */
export function lessonName(technique: SearchId, language: Language): string {
  const row = techniqueRows.find(({ id }) => id === technique);
  const names = GROUPS[technique] ?? (row && techniqueNames[row.techniques[0]]);
  if (!names) throw new RangeError(`expected a technique of HoDoKu's table, got ${technique}`);
  return names[language];
}
