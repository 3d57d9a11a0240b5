import { ruleSentences } from '@nonet/engine/explain';
import { puzzleOf, symbolOf } from '@nonet/engine/notation';
import { useMemo } from 'preact/hooks';
import { ruleCheckOf } from '../../game/rule-checks.ts';
import { digitsOnBoard, gameOf } from '../../game/state.ts';
import { type PlayProps, playOf } from './slice.ts';
import { playWords } from './words.ts';

/** The rules of a variant in words, and what its setter says. */
export function Rules({ state }: PlayProps) {
  const { language } = state.page;
  const { givens } = gameOf(state);
  const { rules } = state.puzzle.about;
  const sentences = useMemo(() => ruleSentences(puzzleOf(givens), language), [givens, language]);
  if (sentences.length === 0 && !rules) return null;
  return (
    <div class="rule-texts">
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {rules && <p>{rules}</p>}
    </div>
  );
}

/** So many combinations of a sum are shown. */
const MOST_SHOWN = 40;

/** What the cages, little killers and arrows of the selected cells can still hold. */
export function Combinations({ state }: PlayProps) {
  const own = playWords[state.page.language].combinations;
  const game = gameOf(state);
  const { selection } = playOf(state);
  const sums = useMemo(
    () => ruleCheckOf(game.givens)?.combinations(digitsOnBoard(game), selection) ?? [],
    [game, selection],
  );
  if (sums.length === 0) return null;
  return (
    <section class="combinations" aria-label={own.label}>
      <h3>{own.label}</h3>
      <dl>
        {sums.map(({ cells, sets, sum }, i) => (
          <div key={i}>
            <dt>{sum === undefined ? own.arrow(cells.length) : own.cage(sum, cells.length)}</dt>
            <dd>
              {sets.length === 0 && own.none}
              {sets.slice(0, MOST_SHOWN).map((set) => (
                <span key={set.join()}>
                  {sum === undefined && `${totalOf(set)}: `}
                  {set.map(symbolOf).join(' ')}
                </span>
              ))}
              {sets.length > MOST_SHOWN && own.more(sets.length - MOST_SHOWN)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function totalOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0);
}
