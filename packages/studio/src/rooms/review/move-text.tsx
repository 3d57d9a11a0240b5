import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { cellOf, digitIn } from '@nonet/engine/rating';
import { Argument } from '../../coach/argument.tsx';
import { WithCellNames } from '../../coach/cell-names.tsx';
import { WithTechniqueName } from '../../coach/with-technique-name.tsx';
import { gameOf, geometryOf } from '../../game/state.ts';
import type { Difficulty, MoveText } from '../../picture/reviewing.ts';
import { Button } from '../../widgets/button.tsx';
import {
  moveShown,
  type ReviewProps,
  reviewStateOf,
  stepShown,
  withEasiestStep,
  withReview,
} from './slice.ts';
import { reviewWords } from './words.ts';

/** What the player did in a move, what it rests on, and the easiest step that was there instead. */
export function Move({ move, ...props }: ReviewProps & { move: MoveText }) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = reviewWords[language];
  const board = { geometry: geometryOf(gameOf(state)), selection: [] };
  const { easiest, isByCoach, isHelped, reason } = move;
  const { showsStep, stage } = reviewStateOf(state);
  const step = stepShown(state);
  const at = moveShown(state);
  const named = ({ name, rating }: Difficulty): string =>
    `${name[language]}${rating === undefined ? '' : own.rating(rating)}`;
  return (
    <div class="move">
      <p>
        <span class="quiet">{own.timing(move.at, move.took)}</span>{' '}
        <WithCellNames text={doneText(move, props)} {...board} />{' '}
        {reason === 'wrong' || reason === 'stuck' ? <strong>{own[reason]}</strong> : null}
        {typeof reason === 'object' && (
          <WithTechniqueName
            {...props}
            board={board}
            text={own.because(named(reason))}
            step={reason}
          />
        )}
        {isHelped && !isByCoach && ` ${own.helped}`}
      </p>
      {easiest && (
        <p>
          <WithTechniqueName
            {...props}
            board={board}
            text={own.easiest(named(easiest))}
            step={easiest}
          />{' '}
          <Button
            class="inline"
            onClick={() =>
              controls.update((now) =>
                showsStep ? withReview(now, { showsStep: false }) : withEasiestStep(now, at),
              )
            }
          >
            {showsStep ? own.hide : own.show}
          </Button>
        </p>
      )}
      {step && (
        <Argument
          step={step}
          language={language}
          board={board}
          stage={stage}
          turn={(to) => controls.update((now) => withReview(now, { stage: to }))}
        />
      )}
    </div>
  );
}

function doneText(
  { candidates, cleared, isByCoach, kind }: MoveText,
  { state }: ReviewProps,
): string {
  const own = reviewWords[state.page.language];
  const does = isByCoach ? own.coach : own;
  const shape = geometryOf(gameOf(state));
  const named = (cell: number): string => formatCell(shape, cell);
  if (kind === 'notes' || kind === 'other') return own.did[kind];
  if (kind === 'clear') {
    return cleared.length > MOST_NAMED
      ? own.clearedMany(cleared.length)
      : own.cleared(cleared.map(named).join(', '));
  }
  const cells = [...new Set(candidates.map((it) => cellOf(it, shape)))];
  const texts = cells.map((cell) => {
    const all = candidates.filter((it) => cellOf(it, shape) === cell);
    const digits = all.map((it) => symbolOf(digitIn(it, shape))).join(', ');
    return kind === 'placement' ? does.placed(digits, named(cell)) : own.from(digits, named(cell));
  });
  return kind === 'placement' ? texts.join(' ') : does.removed(texts.join(', '));
}

/** If more cells were cleared, only their number is told. */
const MOST_NAMED = 4;
