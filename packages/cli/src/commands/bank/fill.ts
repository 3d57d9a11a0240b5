import type { Bank, NewPuzzle } from '@nonet/bank';
import { counted } from '@nonet/engine/explain';
import { type MakingAnswer, madeAt, makingTask } from '@nonet/engine/making';
import { type PuzzleRecord, textField } from '@nonet/engine/notation';
import { Argument } from 'commander';
import manifest from 'nonet/package.json' with { type: 'json' };
import { withNewBank } from '../../bank/bank-package.ts';
import { FactsRun } from '../../bank/facts-run.ts';
import { type Kind, readFillPlan } from '../../bank/fill-plan.ts';
import { factsRequest, newPuzzleOf } from '../../bank/new-puzzle.ts';
import { place } from '../../bank/place-option.ts';
import { conditionsOfWishes } from '../../bank/wish-conditions.ts';
import { anyCommand } from '../../core/command.ts';
import { text } from '../../core/option.ts';
import * as option from '../../core/options.ts';
import { madeAnswers } from '../../making/making-run.ts';
import { nameOf } from '../../pipeline/read-files.ts';
import { readText } from '../../pipeline/read-text.ts';
import { Progress } from '../../report/progress.ts';
import { Report } from '../../report/report.ts';
import { threadsOption } from '../../threads/threads-option.ts';

const { version } = manifest;
/** A kind fails after this many puzzles in a row that the bank knows already. */
const MOST_KNOWN = 10_000;

export const command = anyCommand({
  summary:
    'Make puzzles until a bank has so many of each kind. Each line of the plan has the options of nonet generate, such as --count 500 --level hard --symmetry rotate180.',
  examples: ['nonet bank fill --bank puzzles kinds.txt'],
  arguments: [new Argument('<plan>', 'the plan, a text file; - is standard input')],
  options: {
    bank: place(),
    seed: text(
      '-s, --seed <text>',
      'the seed of the puzzles; a later run with the same seed goes on after the last one',
    ).defaultsTo('fill'),
    threads: threadsOption('threads to use'),
    quiet: option.quiet(),
  },

  async run(flags, streams, { args: [file] }) {
    const report = new Report(streams);
    const plan = await readText(file, { report, streams });
    const kinds =
      plan === undefined ? undefined : await readFillPlan(plan, nameOf(file), { report, streams });
    if (!kinds) return report.end();
    const facts = new FactsRun(flags.threads);
    const progress = new Progress([], streams.notes);
    await withNewBank(flags.bank, report, async (bank) => {
      for (const [i, kind] of kinds.entries()) {
        const { seed, threads } = flags;
        const own = { bank, facts, progress, seed: `${seed} ${i + 1}`, threads };
        const reason = await fillKind(kind, own);
        if (reason !== undefined) report.notFound(`kind ${i + 1}: ${reason}`);
      }
    }).finally(() => facts.close());
    progress.stop();
    return report.end();
  },
});

interface Filling {
  readonly bank: Bank;
  readonly facts: FactsRun;
  readonly progress: Progress;
  readonly seed: string;
  readonly threads: number;
}

/**
 * Makes the puzzles of a kind that the bank lacks, in the order of their numbers. Which ones these are does
 * not depend on the batches in which they are made. Returns why that failed, or undefined.
 */
async function fillKind(kind: Kind, filling: Filling): Promise<string | undefined> {
  const { bank, progress, seed, threads } = filling;
  const conditions = conditionsOfWishes(kind.wishes);
  let missing = kind.count - (await bank.count(conditions));
  if (missing <= 0) return undefined;
  const task = makingTask('puzzles', seed, kind.wishes, { forms: true });
  let first = await bank.lastNumber(seed);
  let lastNew = first;
  for await (const answer of madeAnswers(task, { first, threads })) {
    const unknown = await newPlaces(answer.forms, kind, bank);
    let reason = answer.failed;
    while (unknown.length > 0 && first + unknown[0] - lastNew < MOST_KNOWN) {
      const chosen = unknown.splice(0, missing);
      const added = await bank.add(await newPuzzles(answer, chosen, { ...filling, kind, first }));
      progress.done(added.filter(({ isNew }) => isNew).length);
      lastNew = first + chosen[chosen.length - 1] + 1;
      missing = kind.count - (await bank.count(conditions));
      if (missing <= 0) return undefined;
    }
    first += answer.forms.length;
    if (first - lastNew >= MOST_KNOWN) reason = 'the latest puzzles were all in the bank';
    if (reason !== undefined) {
      return `${counted(missing, 'puzzle')} of ${kind.count} missing: ${reason}`;
    }
  }
  return undefined;
}

/** Where the puzzles are in a batch that the bank does not know. */
async function newPlaces(forms: readonly string[], kind: Kind, bank: Bank): Promise<number[]> {
  const { boxColumns, boxRows } = kind.wishes.geometry;
  const known = await bank.find(forms.map((form) => ({ form, boxRows, boxColumns })));
  const seen = new Set<string>();
  return [...forms.keys()].filter(
    (i) => known[i] === undefined && seen.size < seen.add(forms[i]).size,
  );
}

interface Made extends Filling {
  readonly kind: Kind;
  readonly first: number;
}

/** Some puzzles of a batch, with all that is known of them. */
async function newPuzzles(
  answer: MakingAnswer,
  chosen: readonly number[],
  { facts, first, kind, seed }: Made,
): Promise<NewPuzzle[]> {
  const { geometry } = kind.wishes;
  const records = chosen.map((i): PuzzleRecord => {
    const { givens } = madeAt(answer, i, geometry);
    const number = { name: 'number', json: String(first + i + 1) };
    return { givens, line: i + 1, fields: [textField('seed', seed), number] };
  });
  const puzzles: NewPuzzle[] = [];
  const requests = records.map((record, at) =>
    factsRequest(record, version, answer.forms[chosen[at]]),
  );
  for await (const found of facts.facts(requests)) {
    if (found.kind !== 'proper') throw new Error(`expected a proper puzzle, got ${found.kind}`);
    const record = records[puzzles.length];
    puzzles.push(await newPuzzleOf(record, found, { file: 'nonet bank fill', version }));
  }
  return puzzles;
}
