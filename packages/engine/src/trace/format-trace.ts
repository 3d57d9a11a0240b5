import { type Geometry, layoutGeometry } from '../grid/geometry.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { PuzzleRecord } from '../notation/notation.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import { roleText } from '../notation/text/record-fields.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { rulesOf } from '../search/puzzle-variant.ts';
import { cellIn, digitIn, isForced, lineIn } from './packed-events.ts';
import { FIRST_LINE } from './text-head.ts';
import type { Trace } from './trace.ts';

/** Formats the first lines of a trace. */
export function formatHead(puzzle: Puzzle, name: string | undefined): string {
  const record = headRecord(puzzle);
  const rest = [
    ...(['box', 'pencilmarks', 'constraints'] as const).map((role) => [
      role,
      roleText(record, role),
    ]),
    ['source', name?.replace(/\s+/g, ' ').trim()],
  ];
  const lines = rest.flatMap(([key, text]) => (text ? [`${key} ${text}\n`] : []));
  const regions = roleText(record, 'regions');
  const first = regions ? `regions ${regions}\n` : '';
  return `${FIRST_LINE}\n${first}puzzle ${packedCells(record.givens)}\n${lines.join('')}`;
}

/** The puzzle as the record that the head of a trace has. */
export function headRecord(puzzle: Puzzle): PuzzleRecord {
  const { givens, pencilmarks } = internPuzzle(puzzle);
  const { layout } = givens.geometry;
  const constraints = rulesOf(puzzle);
  return {
    givens: layout ? { ...givens, geometry: layoutGeometry({ boxes: layout.boxes }) } : givens,
    ...(pencilmarks && { pencilmarks }),
    ...(constraints.length > 0 && { constraints }),
    line: 1,
  };
}

/** What a line of a trace says about an event. */
interface EventText {
  readonly cell: number;
  /** The digit of a placement, or 0 for a back. */
  readonly digit: number;
  readonly forced: boolean;
  /** The line of the source, or 0 if it is unknown. */
  readonly line: number;
}

export function formatEvent(
  { row, column }: Geometry,
  { cell, digit, forced, line }: EventText,
): string {
  const place = `${row[cell] + 1} ${column[cell] + 1}`;
  if (digit === 0) return `- ${place}${at(line)}\n`;
  return `+ ${place} ${digit}${at(line)}${forced ? ' forced' : ''}\n`;
}

/** Formats the number of digits that were tested and did not fit. Returns '' if there are none. */
export function formatTries(tries: number): string {
  return tries === 0 ? '' : `? ${tries}\n`;
}

export function formatSolution(line = 0): string {
  return `!${at(line)}\n`;
}

export const CUT = 'cut\n';

function at(line: number): string {
  return line === 0 ? '' : ` @${line}`;
}

/** The number of events in a piece of the text. */
const PIECE = 4_096;

/**
 * Writes a trace as text, piece by piece. If the trace has a fault, only the events before it are
 * written.
 */
export function* tracePieces({
  puzzle,
  name,
  source,
  events,
  isCut,
}: Trace): Generator<string, void> {
  const { geometry } = puzzle.givens;
  const { solutions, solutionLines } = events;
  let text = formatHead(puzzle, name);
  let solution = 0;
  for (let event = 0; event <= events.length; event++) {
    if (solutions[solution] === event) text += formatSolution(solutionLines[solution++]);
    if (event === events.length) break;
    const word = events.word(event);
    text += formatTries(events.triesBefore(event));
    text += formatEvent(geometry, {
      cell: cellIn(word),
      digit: digitIn(word),
      forced: isForced(word),
      line: lineIn(word),
    });
    if ((event + 1) % PIECE !== 0) continue;
    yield text;
    text = '';
  }
  text += formatTries(events.lastTries);
  if (isCut) text += CUT;
  for (const line of source?.split(/\r\n|\r|\n/) ?? []) {
    text += line === '' ? '|\n' : `| ${line}\n`;
  }
  yield text;
}

/** Writes a whole trace as text. */
export function formatTrace(trace: Trace): string {
  return [...tracePieces(trace)].join('');
}
