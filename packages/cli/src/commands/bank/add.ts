import type { Bank, NewPuzzle } from '@nonet/bank';
import { counted } from '@nonet/engine/explain';
import type { FactsResult } from '@nonet/engine/making';
import type { PuzzleRecord } from '@nonet/engine/notation';
import manifest from 'nonet/package.json' with { type: 'json' };
import { withBankOnDemand } from '../../bank/bank-package.ts';
import { FactsRun } from '../../bank/facts-run.ts';
import { factsRequest, newPuzzleOf } from '../../bank/new-puzzle.ts';
import { place } from '../../bank/place-option.ts';
import * as option from '../../core/options.ts';
import { puzzleCommand } from '../../job/job-command.ts';
import { answerFiles } from '../../pipeline/answer-files.ts';
import type { Handler, RecordContext } from '../../pipeline/handler.ts';
import { withoutForm } from '../../report/conflict-text.ts';
import { Report } from '../../report/report.ts';
import { verdictText } from '../../report/verdict-text.ts';
import { threadsOption } from '../../threads/threads-option.ts';

const { version } = manifest;

export const command = puzzleCommand({
  summary:
    'Rate puzzles and add them to a bank. Print the number that each has there, and whether it is new: a puzzle that is equivalent to one of the bank is not added again.',
  examples: [
    'nonet bank add --bank puzzles puzzles.txt',
    'nonet bank add --bank postgres://user@host/name made.json',
  ],
  options: {
    bank: place(),
    from: option.from(),
    size: option.size(),
    threads: threadsOption('threads to rate with'),
    quiet: option.quiet(),
  },

  async run(files, flags, streams) {
    const report = new Report(streams);
    const totals = { new: 0, known: 0 };
    const run = new FactsRun(flags.threads);
    await withBankOnDemand(flags.bank, report, async (open) => {
      report.raise(await answerFiles(files, flags, adding(open, run, totals), streams));
    }).finally(() => run.close());
    const known =
      totals.known === 0 ? '' : `, ${counted(totals.known, 'was', 'were')} there already`;
    streams.notes.write(`${counted(totals.new, 'puzzle')} added${known}\n`);
    return report.end();
  },
});

/** The facts of a puzzle that is not proper. */
type Unfit = Exclude<FactsResult, { readonly kind: 'proper' }>;

/** Adds the puzzles of a batch together. When the answer to a puzzle is written, it is kept. */
function adding(
  open: () => Promise<Bank>,
  run: FactsRun,
  totals: { new: number; known: number },
): Handler {
  return {
    async *answers(records, context) {
      const { file } = context;
      const usable = records.filter((record) => withoutForm(record) === undefined);
      const unfit = new Map<PuzzleRecord, Unfit>();
      const proper: PuzzleRecord[] = [];
      const puzzles: NewPuzzle[] = [];
      let next = 0;
      for await (const found of run.facts(usable.map((it) => factsRequest(it, version)))) {
        const record = usable[next++];
        if (found.kind !== 'proper') {
          unfit.set(record, found);
          continue;
        }
        proper.push(record);
        puzzles.push(await newPuzzleOf(record, found, { file, version }));
      }
      const added = puzzles.length > 0 ? await (await open()).add(puzzles) : [];
      const places = new Map(proper.map((record, i) => [record, added[i]]));
      for (const record of records) {
        const place = places.get(record);
        if (place) {
          totals[place.isNew ? 'new' : 'known']++;
          context.output.write(`${place.id}\t${place.isNew ? 'new' : 'known'}\n`);
        } else {
          const message = refused(record, unfit.get(record), context);
          context.output.writeMessage(`# ${message}\n`);
        }
        yield;
      }
    },
    badRecord: ({ message }, { output }) => output.writeMessage(`# ${message}\n`),
  };
}

/** Reports a puzzle that is not added. Returns the message. */
function refused(
  record: PuzzleRecord,
  found: Unfit | undefined,
  { file, report }: RecordContext,
): string {
  const { givens, line } = record;
  if (!found) return report.unsupported(file, line, withoutForm(record)!);
  const reason =
    found.kind === 'full' ? 'every cell has a digit' : verdictText(found, givens.geometry);
  return report.failed(file, line, `not added: ${reason}`);
}
