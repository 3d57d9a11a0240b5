import { shapeOf } from '@nonet/engine/notation';
import { Board } from '../../../board/board.tsx';
import { withPuzzleState } from '../../../puzzle/state.ts';
import { boardContent } from './board-content.ts';
import { withPointer } from './drafting.ts';
import { MakePanel } from './make-panel.tsx';
import { type MakeProps, makeOf } from './slice.ts';
import { Typing } from './typing.tsx';
import './make.css';
import './lists.css';
import './setting.css';

export function HandView(props: MakeProps) {
  const { state, words, controls } = props;
  const { text, cell } = state.puzzle;
  const isDrawing = makeOf(state).drawing.tool !== undefined;
  return (
    <div class="stage make">
      <div class="desk">
        <div class="heart">
          <Board
            geometry={shapeOf(text)}
            words={words}
            language={state.page.language}
            {...boardContent(state, words)}
            at={cell}
            isReadOnly={false}
            isEased={true}
            onFocus={(to) => controls.update((now) => withPuzzleState(now, { cell: to }))}
            {...(isDrawing && {
              onPointer: (pointer) => controls.update((now) => withPointer(now, pointer)),
            })}
          />
        </div>
        <Typing {...props} />
      </div>
      <MakePanel {...props} />
    </div>
  );
}
