import type { Geometry } from '@nonet/engine/grid';
import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { SmallGrid } from '../../../board/small-grid.tsx';
import type { JudgedFailure } from '../../../picture/judging.ts';
import { withPuzzle } from '../../../puzzle/history.ts';
import { Button } from '../../../widgets/button.tsx';
import { placeOf } from '../../../words/place.ts';
import type { Language } from '../../../words/words.ts';
import { withDraft } from '../slice.ts';
import type { JudgeProps } from './slice.ts';
import { judgeWords } from './words.ts';

interface Props extends JudgeProps {
  readonly failure: JudgedFailure;
  /** Whether the result is not said before. */
  readonly isNamed: boolean;
}

/** A case that the program failed: what it printed, why that is wrong, and where to look. */
export function Failure({ controls, failure, isNamed, state }: Props) {
  const { language } = state.page;
  const own = judgeWords[language];
  const { facts, puzzle, result, trace } = failure;
  return (
    <div class="judge-failure">
      {isNamed && <p class="judge-result">{result[language]}</p>}
      {puzzle && <FailedGrid {...failure} puzzle={puzzle} language={language} />}
      <div class="judge-facts">
        {facts[language].map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <div class="judge-acts">
          {trace && <Button onClick={() => controls.judging.watch(trace)}>{own.watch}</Button>}
          {puzzle && (
            <Button
              onClick={() =>
                controls.update((now) => withDraft(withPuzzle(now, puzzle), { input: undefined }))
              }
            >
              {own.open}
            </Button>
          )}
        </div>
      </div>
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
    return <SmallGrid geometry={geometry} layers={layers} label={own.puzzle} />;
  }
  // A given that the program changed is drawn as a digit of the program.
  const kept = givens.map((given, at) => (given === answer[at] ? given : 0));
  return (
    <SmallGrid
      geometry={geometry}
      layers={[
        { kind: 'digits', digits: answer, as: 'placed' },
        { kind: 'digits', digits: kept, as: 'given' },
        { kind: 'cells', cells: equalPeers(geometry, answer, cell), look: 'invalid' },
        { kind: 'cells', cells: [cell], look: 'wrong' },
      ]}
      label={own.answer(placeOf(geometry, cell))}
    />
  );
}

/** The cells whose digit excludes that of a cell. */
function equalPeers({ peers }: Geometry, digits: Uint8Array, cell: number): readonly number[] {
  return Array.from(peers[cell]).filter(
    (peer) => digits[peer] !== 0 && digits[peer] === digits[cell],
  );
}
