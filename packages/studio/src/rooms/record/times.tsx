import { levelNames } from '@nonet/engine/explain';
import { clockText } from '@nonet/engine/game';
import type { Statistics } from '../../picture/solved-games.ts';
import type { Language } from '../../words/words.ts';
import { recordWords } from './words.ts';

/** How many games of each level there are, and how long they took. */
export function Times({
  language,
  statistics,
}: {
  readonly language: Language;
  readonly statistics: Statistics;
}) {
  const own = recordWords[language].times;
  const clock = (time: number | undefined): string =>
    time === undefined ? own.none : clockText(time);
  return (
    <section aria-label={own.label}>
      <h2>{own.label}</h2>
      <table class="times">
        <thead>
          <tr>
            <th scope="col">{own.level}</th>
            <th scope="col">{own.games}</th>
            <th scope="col">{own.alone}</th>
            <th scope="col">{own.best}</th>
            <th scope="col">{own.average}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.levels.map(({ alone, average, best, games, level }) => (
            <tr key={level}>
              <th scope="row">{level ? levelNames[language][level] : own.other}</th>
              <td>{games}</td>
              <td>{alone}</td>
              <td>{clock(best)}</td>
              <td>{clock(average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{own.note}</p>
    </section>
  );
}
