import type { JSX } from 'preact';
import { appearanceOf } from '../../board/appearance.ts';
import { Board } from '../../board/grid.tsx';
import { looksOf } from '../../picture/look.ts';
import { isInConflict, withPuzzleState } from '../../puzzle/state.ts';
import { EnterBox } from './enter-box.tsx';
import { entered } from './entered.ts';
import type { EnterProps } from './slice.ts';
import { Typing } from './typing.tsx';
import './enter.css';

export function EnterView(props: EnterProps): JSX.Element {
  const { state, words, controls } = props;
  const { text, cell } = state.puzzle;
  const shown = entered(state, words);
  const cells = looksOf(text, undefined).map((look, at) =>
    appearanceOf(
      { ...look, entered: shown[at], isInvalid: isInConflict(state.puzzle, at) },
      at,
      text,
      words,
    ),
  );
  return (
    <div class="stage enter">
      <div class="desk">
        <div class="heart">
          <Board
            puzzle={text}
            words={words}
            cells={cells}
            at={cell}
            isReadOnly={false}
            isEased={true}
            showsCandidates={false}
            onFocus={(to) => controls.update((now) => withPuzzleState(now, { cell: to }))}
          />
        </div>
        <Typing {...props} />
      </div>
      <EnterBox {...props} />
    </div>
  );
}
