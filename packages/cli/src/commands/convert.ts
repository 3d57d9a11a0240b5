import { notationById, type PuzzleRecord } from '@nonet/engine/notation';
import * as option from '../core/options.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { type Handler, oneByOne, type RecordContext } from '../pipeline/handler.ts';
import { RecordWriter } from '../pipeline/writer.ts';
import { Report } from '../report/report.ts';

export const command = puzzleCommand({
  summary: 'Convert every puzzle to another notation.',
  examples: ['nonet convert --to sdk puzzles.txt', 'nonet convert --to pencilmarks puzzle.sdk'],
  options: {
    from: option.from(),
    digits: option.digits(),
    to: option.to('output notation').isRequired(),
    size: option.size(),
    json: option
      .json('print one JSON object per puzzle, as --to json does')
      .implies({ to: notationById('json') }),
    ...jobOptions(),
  },

  /** Writes every puzzle in a different notation. Prints which parts of the records were lost. */
  async run(files, { to, json, ...flags }, streams) {
    if (json && to.id !== 'json') {
      return new Report(streams).refuse(
        `--json cannot be used with --to ${to.id} (--json means --to json)`,
      );
    }
    const writer = new RecordWriter(to, 'all');
    let isNoted = to.singlesAreGivens;
    const noteSingles = ({ givens, line }: PuzzleRecord, context: RecordContext): void => {
      const { file, notation, report } = context;
      if (isNoted || !notation.singlesAreGivens || givens.digits.every((digit) => digit === 0))
        return;
      isNoted = true;
      report.note(file, line, SINGLES);
    };
    const handler: Handler = {
      variants: true,
      answers: oneByOne((puzzle, context) => {
        writer.write(puzzle, context);
        noteSingles(puzzle, context);
      }),
      badRecord: (bad, context) => writer.writeMissing(bad, context),
      skip: (first, context) => writer.skip(first, context),
      end: writer.end,
    };
    return answerFiles(files, flags, handler, streams);
  },
});

const SINGLES =
  'the only candidate of a cell is read as a given, unless a peer also has this candidate';
