import { symbolOf } from '@nonet/engine/notation';
import type { Share } from './board-layer.ts';
import type { DrawnCell } from './drawn-cells.ts';

/** If the grid is larger, a cell of the heat map shows only its most common digit. */
const ALL_DRAWN = 9;

/**
 * What a cell shows. The cell's aria-label says the same in words. The label must contain the drawn
 * text, so there are spaces between candidates and between notes. The style sheet draws the digit of
 * another solution and the digits of the heat map, because they would have to be in the label if they
 * were text.
 */
export function CellContent(props: DrawnCell & { size: number }) {
  const { digit, notes, corners, centres, faults, heat, other, size } = props;
  if (other > 0) {
    return (
      <>
        {symbolOf(digit)}
        <span class="other" data-symbol={symbolOf(other)} aria-hidden="true" />
      </>
    );
  }
  if (digit > 0) return symbolOf(digit);
  if (heat.length > 0) return <Heat heat={heat} size={size} />;
  if (corners.length + centres.length > 0) {
    return (
      <>
        {corners.length > 0 && <Corners notes={corners} faults={faults} />}
        {centres.length > 0 && <Centres notes={centres} faults={faults} />}
      </>
    );
  }
  if (notes.length === 0) return null;
  return (
    <span class="candidates" aria-hidden="true">
      {Array.from({ length: size }, (_, i) => (
        <i key={i} data-digit={i + 1}>
          {notes.includes(i + 1) ? `${symbolOf(i + 1)} ` : ''}
        </i>
      ))}
    </span>
  );
}

/**
 * One bar per digit. The height of a bar is the share of solutions that have this digit in the
 * cell.
 */
function Heat({ heat, size }: { heat: readonly Share[]; size: number }) {
  if (size > ALL_DRAWN) {
    const { digit, share } = heat.reduce((best, one) => (one.share > best.share ? one : best));
    return (
      <span class="heat" aria-hidden="true">
        <i data-symbol={symbolOf(digit)} style={{ '--share': share }} />
      </span>
    );
  }
  const shares = new Map(heat.map(({ digit, share }) => [digit, share]));
  return (
    <span class="heat" data-all="" aria-hidden="true">
      {Array.from({ length: size }, (_, i) => {
        const share = shares.get(i + 1);
        return share ? (
          <i key={i} data-symbol={symbolOf(i + 1)} style={{ '--share': share }} />
        ) : (
          <i key={i} />
        );
      })}
    </span>
  );
}

/** The colours of a cell as sectors behind its content, and their numbers. */
export function CellColours({ colours }: { colours: readonly number[] }) {
  const sectors = colours.map((colour, i) => {
    const [from, to] = [i, i + 1].map((at) => `${(at / colours.length) * 100}%`);
    return `var(--colour-${colour}) ${from} ${to}`;
  });
  return (
    <span
      class="colours"
      style={{ backgroundImage: `conic-gradient(from 45deg, ${sectors.join(',')})` }}
      data-numbers={colours.join('')}
      aria-hidden="true"
    />
  );
}

interface NotesProps {
  readonly notes: readonly number[];
  /** The notes that are struck through. */
  readonly faults: readonly number[];
}

/** Up to this many corner notes each have a place at the edge of the cell. */
const PLACES = 8;

/** The notes at the edge of a cell: first in its corners. */
function Corners({ notes, faults }: NotesProps) {
  return (
    <span class="corners" data-dense={notes.length > PLACES ? '' : undefined} aria-hidden="true">
      {notes.map((digit) => note(digit, faults))}
    </span>
  );
}

/** The notes in the middle of a cell. The more there are, the smaller they are. */
function Centres({ notes, faults }: NotesProps) {
  const columns =
    notes.length <= 4 ? notes.length : Math.max(3, Math.ceil(Math.sqrt(notes.length)));
  return (
    <span class="centres" style={{ '--columns': columns }} aria-hidden="true">
      {notes.map((digit) => note(digit, faults))}
    </span>
  );
}

function note(digit: number, faults: readonly number[]) {
  return (
    <i key={digit} data-digit={digit} data-fault={faults.includes(digit) ? '' : undefined}>
      {symbolOf(digit)}{' '}
    </i>
  );
}
