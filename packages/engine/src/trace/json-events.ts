import { parseCell } from '../grid/coordinate.ts';
import type { NotationError } from '../notation/notation-error.ts';
import { type Fault, isFault } from '../notation/parts/fault.ts';
import { memberOf } from '../notation/parts/json-node.ts';
import { type JsonNode, parseJson } from '../notation/parts/json-text.ts';
import { shownFrom } from '../notation/parts/symbol.ts';
import { type Phrase, type Phrases, verbatim } from '../notation/phrase.ts';
import { parsePuzzle } from '../notation/puzzle-reader.ts';
import { json, jsonLine, jsonMembers } from '../notation/text/json.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { headRecord } from './format-trace.ts';
import { MAX_SOURCE_LINE } from './packed-events.ts';
import type { TraceBuilder } from './trace-builder.ts';

const EXAMPLE: Phrase = {
  id: 'line-such-as',
  text: '{"kind":"placement","cell":"r1c2","digit":4}',
};

/** An event of a trace as JSON. Everything but `kind`, `cell` and `digit` may be missing. */
interface JsonEvent {
  readonly event?: unknown;
  readonly kind?: unknown;
  readonly cell?: unknown;
  readonly digit?: unknown;
  readonly forced?: unknown;
  readonly line?: unknown;
  /** A key that only the summary at the end has. */
  readonly end?: unknown;
}

/**
 * Reads the JSON lines that TraceLines writes. These lines do not say which grids are solutions. So
 * every full grid without a conflict counts as a solution.
 */
export class JsonEvents {
  private readonly builder: TraceBuilder;

  constructor(builder: TraceBuilder) {
    this.builder = builder;
  }

  /**
   * Reads a line with an event or the summary. Returns a fault if the line is not allowed at this
   * point of the trace.
   */
  line(text: string): Fault | undefined {
    const value = objectIn(text);
    if (!value) return syntaxFault(text);
    if (value.kind === 'placement' || value.kind === 'back') return this.event(text, value);
    if (typeof value.end !== 'string') return badValue(text, 'kind', EXAMPLE);
    if (value.end === 'stopped') this.builder.isCut = true;
    return undefined;
  }

  private event(text: string, value: JsonEvent): Fault | undefined {
    const { builder } = this;
    const { geometry } = builder.puzzle.givens;
    const number = builder.events.length + 1;
    if (value.event !== undefined && value.event !== number) {
      return badValue(text, 'event', { id: 'event-number', event: number });
    }
    const cell = typeof value.cell === 'string' ? parseCell(geometry, value.cell) : undefined;
    if (cell === undefined) return badValue(text, 'cell', { id: 'cell-name', size: geometry.size });
    const line = value.line ?? 0;
    if (!isWhole(line, MAX_SOURCE_LINE)) {
      return badValue(text, 'line', { id: 'number', symbols: `1–${MAX_SOURCE_LINE}` });
    }
    if (value.kind === 'back') return impossible(text, builder.takeOut(cell, line));
    const { digit } = value;
    if (!isWhole(digit, geometry.size) || digit === 0) {
      return badValue(text, 'digit', { id: 'digit', symbols: `1–${geometry.size}` });
    }
    const wrong = builder.place(cell, digit, line, value.forced === true);
    if (!wrong && builder.isSolved) builder.solve(0);
    return impossible(text, wrong);
  }
}

/**
 * Writes the first line of a trace as JSON: the puzzle, and the name of the program or strategy. The
 * other lines come from TraceLines.
 */
export function formatJsonHead(puzzle: Puzzle, source: string): string {
  return jsonLine([...jsonMembers(headRecord(puzzle)), ['source', JSON.stringify(source)]]);
}

/** Parses the output of `formatJsonHead`. The name may be missing. */
export function readJsonHead(
  text: string,
  variants: boolean,
): { readonly puzzle: Puzzle; readonly name?: string } | Fault | undefined {
  const value = objectIn(text) as { puzzle?: unknown; source?: unknown } | undefined;
  if (!value) return syntaxFault(text);
  if (value.puzzle === undefined) return undefined;
  const result = parsePuzzle(text, { notation: json, variants });
  if (!result.ok) return faultOf(result.error);
  const { constraints, givens, pencilmarks } = result.record;
  const { source } = value;
  return {
    puzzle: { givens, ...(pencilmarks && { pencilmarks }), ...(constraints && { constraints }) },
    ...(typeof source === 'string' && source !== '' && { name: source }),
  };
}

function faultOf({ code, column, phrases }: NotationError): Fault {
  return { code, index: column - 1, ...phrases };
}

function objectIn(text: string): JsonEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function syntaxFault(text: string): Fault {
  const node = parseJson(text);
  if (isFault(node)) return node;
  return { code: 'structure', index: node.from, expected: EXAMPLE, found: shownFrom(text, 0) };
}

/** The fault for a key that is missing or has a bad value. */
function badValue(text: string, key: keyof JsonEvent, expected: Phrase): Fault {
  const index = positionOf(text, key);
  const value = memberIn(text, key);
  return { code: 'structure', index, expected, found: shownValue(text, value) };
}

function impossible(text: string, phrases: Phrases | undefined): Fault | undefined {
  return phrases && { code: 'rule', index: positionOf(text, 'cell'), ...phrases };
}

function shownValue(text: string, value: JsonNode | undefined): Phrase {
  if (!value) return { id: 'object-without-key' };
  if (value.kind !== 'string') return shownFrom(text.slice(0, value.to), value.from);
  return value.value === '' ? verbatim('""') : shownFrom(value.value, 0);
}

/** Where the value of a key begins. If the key is missing, where the object begins. */
function positionOf(text: string, key: keyof JsonEvent): number {
  return memberIn(text, key)?.from ?? text.search(/\S/);
}

function memberIn(text: string, key: keyof JsonEvent): JsonNode | undefined {
  const node = parseJson(text);
  return isFault(node) ? undefined : memberOf(node, key);
}
