import { BLANK, type CandidateLink, type GameCell, markForms } from './game-cell.ts';
import { type Change, type Entry, entryKinds, START } from './journal.ts';

/** An entry without what its cells held before, which follows from the entries before it. */
export interface WrittenEntry extends Omit<Entry, 'changes'> {
  readonly cells: readonly WrittenCell[];
}

/** A cell, and what changes in it. */
interface WrittenCell {
  readonly cell: number;
  readonly change: Partial<GameCell>;
}

/** The unit of time in a text, in milliseconds. The clock of a game has no finer times. */
export const TICK = 100;

/**
 * Writes an entry in letters and digits. All numbers have base 36.
 *
 *     0 1k _5 . 1aD5 . 1bC3f
 *
 * 0 is the kind, 1k the ticks since the entry before it in the list, and _5 its parent plus 1, which
 * is left out if it is the entry before it. Then the cells follow: cell 1a (46) gets the digit (D) 5,
 * and cell 1b the centre notes (C) 3f, a bit mask. O are corner notes, K colours, M forms around
 * candidates (a digit and the number of the form each), L lines (digit, 1 if it is strong, digit and
 * two characters for the cell of the other end). There are no spaces.
 */
export function entryText(
  { at, cells, kind, parent }: WrittenEntry,
  index: number,
  before: number,
): string {
  const head =
    `${entryKinds.indexOf(kind)}${base36((at - before) / TICK)}` +
    (parent === index - 1 ? '' : `_${base36(parent + 1)}`);
  return [head, ...cells.map(cellText)].join('.');
}

const HEAD = /^([0-7])(-?[\da-z]{1,9})(?:_([\da-z]{1,6}))?$/;

/**
 * Reads what `entryText` writes. Undefined if the text is no entry of a grid with cells of this size.
 */
export function parseEntry(
  text: string,
  index: number,
  { before, size }: { readonly before: number; readonly size: number },
): WrittenEntry | undefined {
  const [head, ...parts] = text.split('.');
  const [, kind, ticks, from] = HEAD.exec(head) ?? [];
  const cells = parts.map((part) => parseCell(part, size));
  const parent = from === undefined ? index - 1 : number(from) - 1;
  if (kind === undefined || cells.length === 0 || cells.includes(undefined)) return undefined;
  if (parent < START || parent >= index) return undefined;
  return {
    parent,
    kind: entryKinds[Number(kind)],
    at: before + number(ticks) * TICK,
    cells: cells as WrittenCell[],
  };
}

/** What an entry writes in each cell. */
export function writtenCells(changes: readonly Change[]): WrittenCell[] {
  return changes.map(({ cell, before, after }) => {
    const keys = Object.keys(after) as (keyof GameCell)[];
    const different = keys.filter((key) => !isSame(after[key], before[key]));
    // A change that puts back the same marks or links is a change, too.
    const changed = different[0] ? different : keys.filter((key) => after[key] !== before[key]);
    return { cell, change: Object.fromEntries(changed.map((key) => [key, after[key]])) };
  });
}

/** Marks and links are equal if they say the same: those of a copied game are other objects. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Field of a cell → its letter. */
const MASKS = { corner: 'O', centre: 'C', colours: 'K' } as const;
type MaskField = keyof typeof MASKS;

function cellText({ cell, change }: WrittenCell): string {
  const { digit, links, marks } = change;
  const masks = (Object.keys(MASKS) as MaskField[]).map((key) => {
    const mask = change[key];
    return mask === undefined ? '' : `${MASKS[key]}${base36(mask)}`;
  });
  return [
    base36(cell),
    digit === undefined ? '' : `D${base36(digit)}`,
    ...masks,
    marks ? `M${Object.entries(marks).map(markText).join('')}` : '',
    links ? `L${links.map(linkText).join('')}` : '',
  ].join('');
}

function markText([digit, form]: [string, GameCell['marks'][number]]): string {
  return `${base36(Number(digit))}${markForms.indexOf(form)}`;
}

function linkText({ digit, isStrong, to }: CandidateLink): string {
  const cell = base36(to.cell).padStart(2, '0');
  return `${base36(digit)}${isStrong ? 1 : 0}${base36(to.digit)}${cell}`;
}

const CELL = /^([\da-z]{1,2})((?:[DOCKML][\da-z]*)+)$/;

function parseCell(text: string, size: number): WrittenCell | undefined {
  const [, name, fields] = CELL.exec(text) ?? [];
  if (name === undefined || number(name) >= size * size) return undefined;
  const isDigit = (value: number): boolean => value >= 1 && value <= size;
  let change: Partial<GameCell> = {};
  for (const [, letter, value] of fields.matchAll(/([A-Z])([\da-z]*)/g)) {
    if (letter === 'M') {
      const marks = [...value.matchAll(/([\da-z])([0-3])/g)].map(
        ([, digit, form]) => [number(digit), markForms[Number(form)]] as const,
      );
      if (marks.length * 2 !== value.length || !marks.every(([digit]) => isDigit(digit))) {
        return undefined;
      }
      change = { ...change, marks: Object.fromEntries(marks) };
    } else if (letter === 'L') {
      const links = [...value.matchAll(/([\da-z])([01])([\da-z])([\da-z]{2})/g)].map(
        ([, digit, isStrong, other, cell]): CandidateLink => ({
          digit: number(digit),
          isStrong: isStrong === '1',
          to: { cell: number(cell), digit: number(other) },
        }),
      );
      const isValid = links.every(
        ({ digit, to }) => isDigit(digit) && isDigit(to.digit) && to.cell < size * size,
      );
      if (links.length * 5 !== value.length || !isValid) return undefined;
      change = { ...change, links };
    } else if (letter === 'D') {
      if (value === '' || number(value) > size) return undefined;
      change = { ...change, digit: number(value) };
    } else {
      const [key] = Object.entries(MASKS).find(([, own]) => own === letter) ?? [];
      const most = key === 'colours' ? 9 : size;
      if (key === undefined || value === '' || number(value) >= 2 ** most) return undefined;
      change = { ...change, [key]: number(value) };
    }
  }
  return { cell: number(name), change };
}

/** Carries out an entry in the cells before it. Undefined if it changes a given. */
export function changesOf(
  { cells }: WrittenEntry,
  board: readonly GameCell[],
  isGiven: (cell: number) => boolean,
): Change[] | undefined {
  const changes = cells.map(({ cell, change }) => {
    const before = board[cell] ?? BLANK;
    return { cell, before, after: { ...before, ...change } };
  });
  const isAllowed = changes.every(
    ({ cell, before, after }) => !isGiven(cell) || before.digit === after.digit,
  );
  return isAllowed ? changes : undefined;
}

function base36(value: number): string {
  return value.toString(36);
}

function number(text: string): number {
  return Number.parseInt(text, 36);
}
