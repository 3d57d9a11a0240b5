import type { Language } from '@nonet/engine/explain';
import { CLASSIC, type Grid } from '@nonet/engine/grid';
import { type Level, producersOf, Rating } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';

const names: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard', unfair: 'Unfair', extreme: 'Extreme' },
  ko: {
    easy: '쉬움',
    medium: '보통',
    hard: '어려움',
    unfair: '아주 어려움',
    extreme: '극한',
  },
};

/** The level of a 9×9 puzzle on HoDoKu's scale. Undefined for other sizes. */
export function difficultyText(givens: Grid, language: Language): string | undefined {
  if (givens.geometry !== CLASSIC) return undefined;
  const producers = producersOf('hodoku');
  const rated = finish(new Rating({ givens }, { scale: 'hodoku', producers }));
  return rated.kind === 'rated' ? names[language][rated.level] : undefined;
}
