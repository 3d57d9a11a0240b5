/** A digit of the cell, as it is drawn. Cells are given by row and column, counted from 0. */
export interface ExplainedDigit {
  readonly symbol: string;
  readonly kind: 'blocked' | 'ruled-out' | 'tried' | 'untried';
  /** The peer that blocks the digit. */
  readonly peer: Point | undefined;
}

export interface Point {
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
  /** The digit whose peer has a line, as an index in `digits`. */
  readonly pointed: number | undefined;
}

/** The space between the edge of the cell and its digits, in cells. */
const EDGE = 0.08;
/** The radius of a ring around a peer, in cells. */
const RING = 0.4;
/** How far a line stays away from the border of the cells that it passes, in cells. */
const INSIDE = 0.07;

/** What is drawn over the grid: the digits of a cell, and rings around the peers that block them. */
export function CellReasons({ size, columns, cell, digits, pointed }: CellReasonsProps) {
  const rows = Math.ceil(size / columns);
  const inner = 1 - 2 * EDGE;
  const [left, top] = [cell.column + EDGE, cell.row + EDGE];
  const fontSize = `${inner / columns}px`;
  const peer = pointed === undefined ? undefined : digits[pointed]?.peer;
  return (
    <div class="reasons" aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {peer && <path d={pathTo(cell, peer)} />}
        {digits.map(
          ({ symbol, peer: at }, i) =>
            at && (
              <circle
                key={symbol}
                cx={at.column + 0.5}
                cy={at.row + 0.5}
                r={RING}
                data-pointed={pointed === i ? '' : undefined}
              />
            ),
        )}
        <rect x={left} y={top} width={inner} height={inner} />
        {digits.map(({ symbol, kind }, i) => (
          <text
            key={symbol}
            data-kind={kind}
            data-pointed={pointed === i ? '' : undefined}
            x={left + (inner * ((i % columns) + 0.5)) / columns}
            y={top + (inner * (Math.floor(i / columns) + 0.5)) / rows}
            style={{ fontSize }}
          >
            {symbol}
          </text>
        ))}
      </svg>
    </div>
  );
}

/**
 * A line from a cell to a peer. It runs along the borders of the cells on its way, where no digit
 * is: first in the row of the cell, then in the column of the peer.
 */
function pathTo(cell: Point, peer: Point): string {
  const along = cell.row + (peer.row > cell.row ? 1 - INSIDE : INSIDE);
  const down = peer.column + (peer.column > cell.column ? INSIDE : 1 - INSIDE);
  const middle = { x: peer.column + 0.5, y: peer.row + 0.5 };
  if (peer.row === cell.row) {
    const from = peer.column > cell.column ? cell.column + 1 : cell.column;
    return `M${from} ${along}H${middle.x}V${middle.y - RING}`;
  }
  if (peer.column === cell.column) {
    const from = peer.row > cell.row ? cell.row + 1 : cell.row;
    const side = peer.column + INSIDE;
    return `M${side} ${from}V${middle.y}H${middle.x - RING}`;
  }
  const from = peer.column > cell.column ? cell.column + 1 : cell.column;
  const end = peer.column > cell.column ? middle.x - RING : middle.x + RING;
  return `M${from} ${along}H${down}V${middle.y}H${end}`;
}
