import type { JSX } from 'preact';
import { Board } from '../../board/board.tsx';
import { shapeOf } from '../../picture/puzzle-text.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import { EnterBox } from './enter-box.tsx';
import { entered } from './entered.ts';
import type { EnterProps } from './slice.ts';
import { Typing } from './typing.tsx';
import './enter.css';

export function EnterView(props: EnterProps): JSX.Element {
  const { state, words, controls } = props;
  const { text, cell } = state.puzzle;
  return (
    <div class="stage enter">
      <div class="desk">
        <div class="heart">
          <Board
            geometry={shapeOf(text)}
            words={words}
            {...entered(state, words)}
            at={cell}
            isReadOnly={false}
            isEased={true}
            onFocus={(to) => controls.update((now) => withPuzzleState(now, { cell: to }))}
          />
        </div>
        <Typing {...props} />
      </div>
      <EnterBox {...props} />
    </div>
  );
}
