import type { BookPlan } from '@nonet/book';
import { Button } from '../../../widgets/button.tsx';
import type { BookProps } from './controls.ts';
import type { BookOutcome } from './slice.ts';
import { bookWords } from './words.ts';

/** Makes the book, and says how far the work is, or why it ended. */
export function BookWork({
  controls,
  faults,
  isChanged,
  plan,
  state,
  words,
}: BookProps & {
  faults: number;
  isChanged: boolean;
  plan: BookPlan | undefined;
}) {
  const own = bookWords[state.page.language];
  const { activity, finished, kept, outcome } = state.book;
  const isBegun = kept > 0 && !(plan && kept >= puzzlesOf(plan));
  const first = isBegun ? own.goOn(kept) : own.make;
  const label = finished && !isChanged ? own.again : first;
  const isMaking = activity !== undefined && activity.kind !== 'saving';
  return (
    <div class="book-work">
      <div class="buttons">
        {isMaking ? (
          <Button class="main" onClick={controls.book.stopBook}>
            {words.cancel}
          </Button>
        ) : (
          <Button
            class={finished && !isChanged ? undefined : 'main'}
            off={faults > 0 || activity !== undefined}
            onClick={controls.book.makeBook}
          >
            {label}
          </Button>
        )}
        {activity?.kind === 'puzzles' && (
          <progress
            max={activity.of}
            value={activity.done}
            aria-label={own.activity.puzzles(activity.done, activity.of)}
          />
        )}
      </div>
      <p role="status">
        {activity?.kind === 'puzzles'
          ? own.activity.puzzles(activity.done, activity.of)
          : activity && own.activity[activity.kind]}
        {activity?.kind === 'puzzles' &&
          activity.rate !== undefined &&
          ` · ${own.rate(rateText(activity.rate))}`}
        {plan && !activity && (isChanged || !finished) && plannedText(plan, own)}
      </p>
      {faults > 0 && <p class="fault">{own.cannotMake(faults)}</p>}
      {finished && isChanged && <p>{own.changed}</p>}
      {outcome && <Ending {...{ state, outcome }} />}
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function puzzlesOf({ sections }: BookPlan): number {
  return sum(sections.map(({ count }) => count));
}

function plannedText(plan: BookPlan, own: (typeof bookWords)['en']): string {
  const pages = plan.sections.map(({ count, perPage }) => Math.ceil(count / perPage));
  return own.planned(puzzlesOf(plan), sum(pages));
}

function rateText(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond));
}

function Ending({ outcome, state }: Pick<BookProps, 'state'> & { outcome: BookOutcome }) {
  const own = bookWords[state.page.language].outcome;
  const said = outcome.kind === 'unprintable' ? outcome.why : outcome;
  return (
    <p class="fault" role="alert">
      {endingText(outcome, own)} {'reason' in said && <span lang="en">{said.reason}</span>}
    </p>
  );
}

function endingText(outcome: BookOutcome, own: (typeof bookWords)['en']['outcome']): string {
  if (outcome.kind === 'section') return own.section(outcome.section, outcome.found, outcome.count);
  if (outcome.kind === 'unprintable' && 'count' in outcome.why)
    return own.pageCount(outcome.why.count);
  return own[outcome.kind];
}
