import type { Geometry } from '@nonet/engine/grid';
import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import type { JudgedFailure, NotCompiled } from '@nonet/judge/report/judge-report';
import { useState } from 'preact/hooks';
import { SmallGrid } from '../../../board/small-grid.tsx';
import { withPuzzle } from '../../../puzzle/history.ts';
import { Button } from '../../../widgets/button.tsx';
import { placeOf } from '../../../words/place.ts';
import type { Language } from '../../../words/words.ts';
import { inputFor } from '../input.ts';
import { ownProgramOf, withDraft } from '../slice.ts';
import { codeWords } from '../words.ts';
import type { JudgeProps } from './slice.ts';
import { judgeWords } from './words.ts';

interface Props extends JudgeProps {
  /** Goes to a line of the program. */
  readonly goTo: (line: number) => void;
  readonly failure: JudgedFailure;
}

/** A case that the program failed: what it printed, why that is wrong, and where to look. */
export function Failure({ controls, failure, goTo, state }: Props) {
  const { language } = state.page;
  const own = judgeWords[language];
  const { errorLine, facts, isStress, puzzle, result, trace } = failure;
  const [opened, setOpened] = useState<string>();
  const open = (plain: PlainPuzzle): void => {
    controls.update((now) => withDraft(withPuzzle(now, plain), { input: undefined }));
    setOpened(inputFor(state.code.draft.problem, plain));
    document.querySelector('.code-input')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="judge-failure">
      {/* Here it stays in view, below the input. */}
      <span class="judge-opened" aria-live="polite">
        {opened !== undefined && opened === ownProgramOf(state).input && own.opened}
      </span>
      {/* The result of the other cases is the verdict. */}
      {isStress && <p class="judge-stress-result">{own.stressResult(result[language])}</p>}
      {puzzle && <FailedGrid {...failure} puzzle={puzzle} language={language} />}
      <div class="judge-facts">
        {facts[language].map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <div class="judge-acts">
          {trace && <Button onClick={() => controls.judging.watch(trace)}>{own.watch}</Button>}
          {puzzle && <Button onClick={() => open(puzzle)}>{own.open}</Button>}
          {errorLine !== undefined && (
            <Button onClick={() => goTo(errorLine)}>
              {codeWords[language].goToLine(errorLine)}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface NotCompiledProps extends Pick<Props, 'goTo'> {
  readonly notCompiled: NotCompiled;
  readonly language: Language;
}

/** What the interpreter says of a program that could not begin. */
export function NotCompiledText({ goTo, language, notCompiled }: NotCompiledProps) {
  const own = codeWords[language];
  const { errorLine, errors } = notCompiled;
  return (
    <div class="printed">
      {errorLine !== undefined && (
        <Button onClick={() => goTo(errorLine)}>{own.goToLine(errorLine)}</Button>
      )}
      <pre tabIndex={0} role="group" aria-label={own.messages} data-own-keys="">
        <code>{errors}</code>
      </pre>
    </div>
  );
}

interface GridProps extends Pick<JudgedFailure, 'answer' | 'cell'> {
  readonly puzzle: PlainPuzzle;
  readonly language: Language;
}

/** What the program printed, with the first wrong cell; or the puzzle, if it printed no grid. */
function FailedGrid({ answer, cell, language, puzzle }: GridProps) {
  const own = judgeWords[language];
  const geometry = shapeOf(puzzle);
  const givens = digitsIn(puzzle.cells);
  if (!answer || cell === undefined) {
    const layers = [{ kind: 'digits', digits: givens, as: 'given' } as const];
    return (
      <figure>
        <SmallGrid geometry={geometry} layers={layers} label={own.puzzle} />
      </figure>
    );
  }
  // A given that the program changed is drawn as a digit of the program.
  const kept = givens.map((given, at) => (given === answer[at] ? given : 0));
  const place = placeOf(geometry, cell);
  return (
    <figure>
      <SmallGrid
        geometry={geometry}
        layers={[
          { kind: 'digits', digits: answer, as: 'placed' },
          { kind: 'digits', digits: kept, as: 'given' },
          { kind: 'cells', cells: equalPeers(geometry, answer, cell), look: 'invalid' },
          { kind: 'cells', cells: [cell], look: 'wrong' },
        ]}
        label={own.answer(place)}
      />
      <figcaption class="quiet">{own.wrongCell(place)}</figcaption>
    </figure>
  );
}

/** The cells whose digit excludes that of a cell. */
function equalPeers(
  { peers }: Geometry,
  digits: readonly number[],
  cell: number,
): readonly number[] {
  return Array.from(peers[cell]).filter(
    (peer) => digits[peer] !== 0 && digits[peer] === digits[cell],
  );
}
