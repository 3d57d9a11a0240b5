import type { Grid } from '@nonet/engine/grid';
import type { Notation, PuzzleRecord } from '@nonet/engine/notation';
import { type AnswerKind, type Results, withSolution } from '../report/json-results.ts';
import type { Handler, RecordContext } from './handler.ts';
import { JsonAnswers } from './json-answers.ts';
import { TableAnswers } from './table-answers.ts';
import { RecordWriter, withoutHeading } from './writer.ts';

/** Writes answers in a notation, or as JSON with more details. */
export interface SolutionWriter extends Required<Pick<Handler, 'badRecord' | 'skip' | 'end'>> {
  /** Writes a solution. */
  solution(
    puzzle: PuzzleRecord,
    solution: Grid,
    results: SolutionResults,
    context: RecordContext,
  ): void;
  /** Writes the answer to a puzzle without a solution. The message has already been printed. */
  noSolution(
    puzzle: PuzzleRecord,
    message: string,
    results: SolutionResults,
    context: RecordContext,
  ): void;
}

interface SolutionResults extends Results {
  readonly kind: AnswerKind;
}

/**
 * Returns a writer for the notation `to`. If `to` is undefined, answers are written in the notation
 * of the input.
 */
export function notationWriter(to: Notation | undefined): SolutionWriter {
  const writer = new RecordWriter(to);
  const table = new TableAnswers([], { writer, columnsOf: withSolution });
  return {
    ...table.ends,
    solution: (puzzle, solution, { kind }, context) => {
      const record = solvedRecord(writer.notationOf(context), puzzle, solution);
      if (table.takes(context)) table.write(record, { kind }, context);
      else writer.write(record, context);
    },
    noSolution: (puzzle, message, { kind }, context) => {
      if (table.takes(context)) table.write(puzzle, { kind }, context);
      else if (writer.notationOf(context).holds.includes('solution')) writer.write(puzzle, context);
      else writer.writeMissing({ message }, context);
    },
    badRecord: (bad, context) => {
      if (table.takes(context)) table.ends.badRecord(bad, context);
      else writer.writeMissing(bad, context);
    },
  };
}

/**
 * Returns the record of a solved puzzle. The solution replaces the givens, unless the notation can
 * hold both.
 */
function solvedRecord(notation: Notation, puzzle: PuzzleRecord, solution: Grid): PuzzleRecord {
  if (notation.holds.includes('solution')) return { ...puzzle, solution };
  const { pencilmarks: _, solution: _known, ...rest } = withoutHeading(notation, puzzle);
  return { ...rest, givens: solution };
}

/** Returns a writer for `solve --json`. */
export function jsonWriter(files: readonly string[]): SolutionWriter {
  const answers = new JsonAnswers({ names: SOLVE_RESULTS, files });
  return {
    solution: (puzzle, solution, results, context) =>
      answers.write({ ...puzzle, solution }, results, context),
    noSolution: (puzzle, _, results, context) => {
      const { solution: _solution, ...unsolved } = puzzle;
      const fields = withSolution(puzzle.fields);
      answers.write({ ...unsolved, fields }, results, context);
    },
    badRecord: (bad, context) => answers.bad(bad, context),
    skip: () => {},
    end: () => '',
  };
}

const SOLVE_RESULTS: readonly string[] = ['count', 'complete', 'index', 'conflicts', 'search'];
