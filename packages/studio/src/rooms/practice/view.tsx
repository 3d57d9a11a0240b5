import { shapeOf } from '@nonet/engine/notation';
import { Board } from '../../board/board.tsx';
import { withDrillId } from '../../coach/lesson/slice.ts';
import { openPageOf } from '../../coach/technique/slice.ts';
import { TechniquePage } from '../../coach/technique/technique-page.tsx';
import { Button } from '../../widgets/button.tsx';
import { DrillPanel } from './drill-panel.tsx';
import { PathList } from './path-list.tsx';
import { practisedLayers } from './practised-layers.ts';
import { drillOf, lessonShown, type PracticeProps, practiceOf, withPractice } from './slice.ts';
import { practiceWords } from './words.ts';
import './practice.css';

export function PracticeView(props: PracticeProps) {
  const { state, words, controls } = props;
  const own = practiceWords[state.page.language];
  const { cell, id, learner, selection } = practiceOf(state);
  const drill = drillOf(state);
  const lesson = lessonShown(state);
  return (
    <div class="stage practice" data-characters="" data-path={id ? undefined : ''}>
      {id && (
        <div class="heart">
          <Board
            geometry={shapeOf(drill?.givens ?? { boxRows: 3, boxColumns: 3, cells: '' })}
            words={words}
            language={state.page.language}
            layers={practisedLayers(state)}
            at={cell ?? 0}
            selection={new Set(selection)}
            isReadOnly={drill === undefined}
            isEased={false}
            onFocus={(to) => controls.update((now) => withPractice(now, { cell: to }))}
            onPointer={controls.pointer}
          />
        </div>
      )}
      <div class="told" hidden={openPageOf(state) !== undefined}>
        {lesson && <DrillPanel {...props} lesson={lesson} />}
        {id ? (
          <div class="buttons">
            <Button
              class="plain"
              onClick={() => controls.update((now) => withDrillId(now, undefined))}
            >
              {own.toPath}
            </Button>
          </div>
        ) : (
          learner && <PathList {...props} learner={learner} />
        )}
      </div>
      <TechniquePage {...props} />
    </div>
  );
}
