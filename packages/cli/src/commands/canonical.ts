import {
  type Canonical,
  canonical as canonicalOf,
  type Grid,
  hasConflict,
  transformed,
} from '@nonet/engine/grid';
import { type Notation, type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import { yieldToEventLoop } from '../core/event-loop.ts';
import { flag } from '../core/option.ts';
import * as option from '../core/options.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { hasPlainLines } from '../lines/line-block.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { type Handler, oneByOne } from '../pipeline/handler.ts';
import { JsonAnswers } from '../pipeline/json-answers.ts';
import { RecordWriter, withoutHeading } from '../pipeline/writer.ts';
import { noFormText, withoutForm } from '../report/conflict-text.ts';
import { conflictsOf } from '../report/json-results.ts';
import { type Refusal, refusalError } from '../report/refusal.ts';
import { threadsOption } from '../threads/threads-option.ts';

export const command = puzzleCommand({
  summary:
    'Print the canonical form of every puzzle or grid. Equivalent puzzles have the same canonical form.',
  examples: [
    'nonet canonical puzzles.txt | sort -u | wc -l',
    'nonet canonical --distinct puzzles.txt',
    'nonet canonical --automorphisms grids.txt',
    'nonet canonical --json puzzle.sdk',
  ],
  options: {
    from: option.from(),
    digits: option.digits(),
    to: option.to(),
    size: option.size(),
    automorphisms: flag(
      '--automorphisms',
      'append the number of symmetries that leave the puzzle unchanged',
    ),
    distinct: flag(
      '--distinct',
      'print only the first of several equivalent puzzles, and print it as it is',
    ).conflicts('part'),
    threads: threadsOption(),
    json: option
      .json('print one JSON object per puzzle: canonical form, automorphisms and transform')
      .conflicts('to'),
    ...jobOptions(),
  },

  /** Writes the canonical form of every puzzle or grid, in the order of the input. */
  run(files, flags, streams) {
    const { automorphisms = false, distinct, json, to } = flags;
    const isPlain = !json && !distinct && (!to || hasPlainLines(to));
    const isKnown = distinct ? knownForms() : undefined;
    const handler: Handler = {
      ...(json ? jsonForms(files, isKnown) : notationForms(to, automorphisms, isKnown)),
      lineTask: isPlain
        ? { name: 'canonical', automorphisms, blockBytes: 30_000, hasPlaceholders: true }
        : undefined,
    };
    return answerFiles(files, flags, handler, streams);
  },
});

/** Says whether a form was there before. Undefined if it does not matter. */
type IsKnown = ((form: Grid) => boolean) | undefined;

function knownForms(): NonNullable<IsKnown> {
  const known = new Set<string>();
  return (form) => {
    const { boxColumns, boxRows } = form.geometry;
    const key = `${boxRows}x${boxColumns} ${packedCells(form)}`;
    if (known.has(key)) return true;
    known.add(key);
    return false;
  };
}

function notationForms(to: Notation | undefined, isCounted: boolean, isKnown: IsKnown): Handler {
  const writer = new RecordWriter(to);
  return {
    answers: oneByOne(async (record, context) => {
      const { givens, line, fields } = record;
      const { file, report } = context;
      const refusal =
        withoutForm(record) ?? (isCounted ? withoutPlace(writer.notationOf(context)) : undefined);
      if (refusal) {
        const message = report.unsupported(file, line, refusal);
        const error = refusalError(line, refusal);
        writer.writeMissing({ message, error, fields }, context);
      } else if (hasConflict(givens)) {
        const message = report.failed(file, line, noFormText(givens));
        writer.writeMissing({ message, fields }, context);
      } else {
        const form = canonicalOf(givens);
        const counted = isCounted ? withCount(record, form) : record;
        const moved = movedRecord(counted, form);
        if (!isKnown) writer.write(withoutHeading(writer.notationOf(context), moved), context);
        else if (!isKnown(form.grid)) writer.write(counted, context);
      }
      await yieldToEventLoop();
    }),
    badRecord: (bad, context) => writer.writeMissing(bad, context),
    skip: (first, context) => writer.skip(first, context),
    end: writer.end,
  };
}

function jsonForms(files: readonly string[], isKnown: IsKnown): Handler {
  const names = ['canonical', 'automorphisms', 'transform', 'conflicts'];
  const answers = new JsonAnswers({ names, files });
  return {
    answers: oneByOne(async (record, context) => {
      const { givens, line } = record;
      const { file, report } = context;
      const refusal = withoutForm(record);
      if (refusal) {
        report.unsupported(file, line, refusal);
        const error = refusalError(line, refusal);
        answers.write(record, { kind: 'invalid', error, canonical: null }, context);
      } else if (hasConflict(givens)) {
        report.failed(file, line, noFormText(givens));
        const conflicts = conflictsOf(givens);
        answers.write(record, { kind: 'conflict', canonical: null, conflicts }, context);
      } else {
        const { automorphisms, grid, transform } = canonicalOf(givens);
        const form = { canonical: packedCells(grid), automorphisms: `${automorphisms}`, transform };
        if (!isKnown?.(grid)) answers.write(record, { kind: 'canonical', ...form }, context);
      }
      await yieldToEventLoop();
    }),
    badRecord: (bad, context) => answers.bad(bad, context),
  };
}

/** Returns why a notation cannot hold the number of automorphisms. Undefined if it can. */
function withoutPlace({ holds, id }: Notation): Refusal | undefined {
  if (holds.includes('comment')) return undefined;
  const message = `the notation "${id}" cannot hold the number of automorphisms; use "--to line" or "--json"`;
  return { expected: 'a notation with comments', found: id, message };
}

/** The record with the number of automorphisms before its comment. */
function withCount(record: PuzzleRecord, { automorphisms }: Canonical): PuzzleRecord {
  const { comment } = record;
  return { ...record, comment: `${automorphisms}${comment ? ` ${comment}` : ''}` };
}

function movedRecord(record: PuzzleRecord, { grid, transform }: Canonical): PuzzleRecord {
  const { solution } = record;
  return {
    ...record,
    givens: grid,
    ...(solution && { solution: transformed(solution, transform) }),
  };
}
