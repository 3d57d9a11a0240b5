import type { JSX } from 'preact';

/** A digit of the cell, as it is drawn. Cells are given by row and column, counted from 0. */
export interface ExplainedDigit {
  readonly symbol: string;
  readonly kind: 'blocked' | 'ruled-out' | 'tried' | 'untried';
  /** The peer that blocks the digit. */
  readonly peer: Point | undefined;
  /** A note beside the cell, such as the event that tried the digit. Empty for none. */
  readonly note: string;
}

interface Point {
  readonly row: number;
  readonly column: number;
}

interface CellReasonsProps {
  /** The number of rows in the grid. */
  readonly size: number;
  /** The number of columns in a box. The digits in the cell are drawn in this many columns. */
  readonly columns: number;
  readonly cell: Point;
  readonly digits: readonly ExplainedDigit[];
}

/** The space between the edge of the cell and its digits, in cells. */
const EDGE = 0.08;
/** How far a line stays away from the center of the peer, in cells. */
const APART = 0.4;

/**
 * What is drawn over the grid: the digits of a cell, lines to the peers that block these digits,
 * and notes beside the cell.
 */
export function CellReasons({ size, columns, cell, digits }: CellReasonsProps): JSX.Element {
  const rows = Math.ceil(size / columns);
  const inner = 1 - 2 * EDGE;
  const [left, top] = [cell.column + EDGE, cell.row + EDGE];
  const placed = digits.map((digit, i) => ({
    ...digit,
    x: left + (inner * ((i % columns) + 0.5)) / columns,
    y: top + (inner * (Math.floor(i / columns) + 0.5)) / rows,
  }));
  const fontSize = `${inner / columns}px`;
  const notes = digits.filter(({ note }) => note !== '');
  const percent = (cells: number): string => `${(cells / size) * 100}%`;
  const beside =
    cell.column < size / 2
      ? { left: percent(cell.column + 1 + EDGE) }
      : { right: percent(size - cell.column + EDGE) };
  return (
    <div class="reasons" aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {placed.map(({ symbol, peer, x, y }) => peer && <Line key={symbol} {...{ x, y, peer }} />)}
        <rect x={left} y={top} width={inner} height={inner} />
        {placed.map(({ symbol, kind, x, y }) => (
          <text key={symbol} data-kind={kind} x={x} y={y} style={{ fontSize }}>
            {symbol}
          </text>
        ))}
      </svg>
      {notes.length > 0 && (
        <ul style={{ ...beside, top: percent(cell.row + EDGE) }}>
          {notes.map(({ symbol, note }) => (
            <li key={symbol}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ x, y, peer }: { x: number; y: number; peer: Point }): JSX.Element {
  const [toX, toY] = [peer.column + 0.5, peer.row + 0.5];
  const distance = Math.hypot(toX - x, toY - y);
  const share = Math.max(0, distance - APART) / distance;
  return (
    <>
      <line x1={x} y1={y} x2={x + (toX - x) * share} y2={y + (toY - y) * share} />
      <circle cx={toX} cy={toY} r={APART} />
    </>
  );
}
