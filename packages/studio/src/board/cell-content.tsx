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
  const { digit, notes, corners, centres, heat, other, size } = props;
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
        {corners.length > 0 && <Corners {...props} notes={corners} />}
        {centres.length > 0 && <Centres {...props} notes={centres} />}
      </>
    );
  }
  if (notes.length === 0) return null;
  return (
    <span class="candidates" aria-hidden="true">
      {Array.from({ length: size }, (_, i) =>
        notes.includes(i + 1) ? note(i + 1, props) : <i key={i + 1} data-digit={i + 1} />,
      )}
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

type NotesProps = Pick<DrawnCell, 'notes' | 'centres' | 'faults' | 'marked' | 'lit'>;

/** More notes than this are written smaller. */
const MOST = 9;

/** The notes at the edge of a cell: first in its corners. The last one is in the middle. */
function Corners(props: NotesProps) {
  const { centres, notes } = props;
  const isDense = notes.length > (centres.length > 0 ? MOST - 1 : MOST);
  return (
    <span class="corners" data-dense={isDense ? '' : undefined} aria-hidden="true">
      {notes.map((digit) => note(digit, props))}
    </span>
  );
}

/** The notes in the middle of a cell, in as many rows as columns. */
function Centres(props: NotesProps) {
  const { notes } = props;
  const isDense = notes.length > MOST;
  const columns = notes.length < 4 ? notes.length : Math.ceil(Math.sqrt(notes.length));
  return (
    <span
      class="centres"
      style={{ '--columns': columns }}
      data-dense={isDense ? '' : undefined}
      aria-hidden="true"
    >
      {notes.map((digit) => note(digit, props))}
    </span>
  );
}

function note(digit: number, { faults, lit, marked }: Omit<NotesProps, 'notes' | 'centres'>) {
  return (
    <i
      key={digit}
      data-digit={digit}
      data-fault={faults.includes(digit) ? '' : undefined}
      data-marked={marked.includes(digit) ? '' : undefined}
      data-lit={lit === digit ? '' : undefined}
    >
      {symbolOf(digit)}{' '}
    </i>
  );
}
