import { shapeOf } from '@nonet/engine/notation';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { ActionButton } from '../../page/action.tsx';
import { withRoom } from '../../page/state.ts';
import type { ScannedGrid } from '../../picture/scanning.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import { Verdict } from '../../puzzle/verdict.tsx';
import { Button } from '../../widgets/button.tsx';
import { Check } from '../../widgets/check.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { withCorrection } from './correcting.ts';
import { DoubtPanel } from './doubt-panel.tsx';
import { Photo } from './photo.tsx';
import { withScannedGame, writtenCount } from './playing.ts';
import { scannedContents, scannedLayers } from './scanned-layers.ts';
import { type ScanProps, scanOf, withScan } from './slice.ts';
import { scanWords } from './words.ts';

interface ResultProps extends ScanProps {
  readonly grid: ScannedGrid;
  /** The ways to bring another photograph. */
  readonly children: ComponentChildren;
}

/** What was read, beside the photograph. The user corrects it, and goes on with it. */
export function Result(props: ResultProps) {
  const { state, words, controls, grid, children } = props;
  const { language } = state.page;
  const own = scanWords[language];
  const { cell, text } = state.puzzle;
  const geometry = shapeOf(text);
  const { size } = geometry;
  const written = writtenCount(state);
  const heart = useRef<HTMLDivElement>(null);
  // The button that took the photograph has gone.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    heart.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [grid]);
  return (
    <>
      <div class="heart" ref={heart}>
        <Board
          geometry={geometry}
          words={words}
          language={language}
          layers={scannedLayers(state)}
          contents={scannedContents(state, own)}
          at={cell}
          isReadOnly={false}
          isEased={false}
          onFocus={(to) => controls.update((now) => withPuzzleState(now, { cell: to }))}
        />
      </div>
      <div class="told">
        <DoubtPanel {...props} />
        <Digits
          label={own.digits}
          size={size}
          press={(digit) => controls.update((now) => withCorrection(now, digit))}
        >
          <Button data-digit={0} onClick={() => controls.update((now) => withCorrection(now, 0))}>
            {own.blank}
          </Button>
          {controls.history.map((one) => (
            <ActionButton key={one.id} action={one} language={language} />
          ))}
        </Digits>
        <Verdict {...props} />
        {written > 0 && (
          <Check
            name={own.takeWritten(written)}
            isOn={scanOf(state).takesWritten}
            turn={(takesWritten) => controls.update((now) => withScan(now, { takesWritten }))}
          />
        )}
        <div class="buttons" role="group" aria-label={own.open.label}>
          <Button
            class="main"
            onClick={() => {
              const moment = performance.now();
              controls.update((now) => withScannedGame(now, moment));
            }}
          >
            {own.open.play}
          </Button>
          {(['make', 'watch'] as const).map((room) => (
            <Button key={room} onClick={() => controls.update((now) => withRoom(now, room))}>
              {own.open[room]}
            </Button>
          ))}
        </div>
        <div class="photo" style={{ '--size': size }}>
          <Photo picture={grid.picture} size={size} label={own.photo} />
          <i style={{ '--y': geometry.row[cell], '--x': geometry.column[cell] }} />
        </div>
        {children}
      </div>
    </>
  );
}
