import { clockText } from '@nonet/engine/game';
import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { cellOf, digitIn } from '@nonet/engine/rating';
import type { JSX } from 'preact';
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
  showing,
  stepShown,
  withReview,
} from './slice.ts';
import { reviewWords } from './words.ts';

/** What the player did in a move, what it rests on, and the easiest step that was there instead. */
export function Move({ move, ...props }: ReviewProps & { move: MoveText }): JSX.Element {
  const { state, controls } = props;
  const { language } = state.page;
  const own = reviewWords[language];
  const board = { geometry: geometryOf(gameOf(state)), selection: [] };
  const { easiest, isHelped, reason } = move;
  const { showsStep, stage } = reviewStateOf(state);
  const step = stepShown(state);
  const at = moveShown(state);
  const named = ({ name, rating }: Difficulty): string =>
    `${name[language]}${rating === undefined ? '' : own.rating(rating)}`;
  return (
    <div class="move">
      <p>
        <span class="quiet">{own.timing(clockText(move.at), clockText(move.took))}</span>{' '}
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
        {isHelped && ` ${own.helped}`}
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
                showsStep ? withReview(now, { showsStep: false }) : showing(now, at),
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

function doneText({ candidates, kind }: MoveText, { state }: ReviewProps): string {
  const own = reviewWords[state.page.language];
  const shape = geometryOf(gameOf(state));
  if (kind === 'notes' || kind === 'other') return own.did[kind];
  const cells = [...new Set(candidates.map((it) => cellOf(it, shape)))];
  const texts = cells.map((cell) => {
    const all = candidates.filter((it) => cellOf(it, shape) === cell);
    const digits = all.map((it) => symbolOf(digitIn(it, shape))).join(', ');
    const name = formatCell(shape, cell);
    return kind === 'placement' ? own.placed(digits, name) : own.from(digits, name);
  });
  return kind === 'placement' ? texts.join(' ') : own.removed(texts.join(', '));
}
