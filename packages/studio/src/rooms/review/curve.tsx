import type { FindingText, MoveText } from '../../picture/reviewing.ts';
import { isDragging, shareAt } from '../../widgets/pointer-share.ts';
import { moveShown, type ReviewProps, withPosition } from './slice.ts';
import { reviewWords } from './words.ts';

/** Each kind of finding has a sign of its own, so that it is told apart without its colour. */
export const signs: Readonly<Record<FindingText['kind'], string>> = {
  guess: '?',
  error: '×',
  'went-back': '↩',
  overlooked: '○',
  'first-use': '★',
};

interface CurveProps extends ReviewProps {
  readonly moves: readonly MoveText[];
  readonly findings: readonly FindingText[];
}

/**
 * A slider over the game. Its line is how hard the easiest step before each move is, its bars are the
 * time that each move took, and its signs are the findings.
 */
export function Curve({ findings, moves, state, controls }: CurveProps) {
  const own = reviewWords[state.page.language];
  const at = moveShown(state);
  const { length } = moves;
  const place = (move: number): string => `${(100 * move) / Math.max(1, length)}%`;
  const seek = (event: PointerEvent): void => {
    if (!isDragging(event)) return;
    const to = Math.round(shareAt(event) * length);
    controls.update((now) => withPosition(now, to));
  };
  return (
    <figure class="curve">
      <div
        class="waveform"
        role="slider"
        tabIndex={0}
        aria-label={own.position}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={at}
        aria-valuetext={own.moveOf(at, length)}
        onPointerDown={seek}
        onPointerMove={seek}
      >
        <svg
          viewBox={`0 0 ${Math.max(1, length)} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path class="took" d={bars(moves)} />
          <path class="hard" d={line(moves)} />
        </svg>
        {places(findings, length).map((marks, i) => (
          <span key={i} class="sign" aria-hidden="true" style={{ left: place(marks[0].move) }}>
            {marks.map(({ kind }, nth) => (
              <span key={nth} data-kind={kind}>
                {signs[kind]}
              </span>
            ))}
          </span>
        ))}
        <span class="needle" style={{ left: place(at) }} />
      </div>
      <figcaption class="quiet">
        <span class="hard">— {own.legend.difficulty}</span>
        <span class="took">▮ {own.legend.time}</span>
        {[...new Set(findings.map(({ kind }) => kind))].map((kind) => (
          <span key={kind}>
            <span data-kind={kind}>{signs[kind]}</span> {own.legend[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The findings in the order of their moves. Those that would cover one another are together. */
function places(findings: readonly FindingText[], length: number): readonly FindingText[][] {
  const together: FindingText[][] = [];
  for (const finding of findings.toSorted((a, b) => a.move - b.move)) {
    const last = together.at(-1);
    if (last && finding.move - last[0].move < length * LEAST_DISTANCE) last.push(finding);
    else together.push([finding]);
  }
  return together;
}

/** The distance of two signs that can be read, as a share of the width. */
const LEAST_DISTANCE = 0.04;

/** Bars that grow with the root of the time, so that short times can be seen beside long ones. */
function bars(moves: readonly MoveText[]): string {
  const most = Math.max(1, ...moves.map(({ took }) => took));
  return moves
    .map(({ took }, i) => `M${i} 100V${(100 - 90 * Math.sqrt(took / most)).toFixed(1)}h.8V100z`)
    .join('');
}

/** The greatest score of a step, that of a forcing net. */
const MOST_SCORE = 500;

function line(moves: readonly MoveText[]): string {
  const y = ({ easiest }: MoveText): string =>
    (96 - 90 * Math.sqrt((easiest?.score ?? 0) / MOST_SCORE)).toFixed(1);
  return moves.map((move, i) => `${i === 0 ? 'M0 ' : 'V'}${y(move)}H${i + 1}`).join('');
}
