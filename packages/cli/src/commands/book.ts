import type { Book, BookPlan, CoverFacts } from '@nonet/book';
import { counted } from '@nonet/engine/explain';
import { Argument } from 'commander';
import { withBank } from '../bank/bank-package.ts';
import { knownForms } from '../bank/known-forms.ts';
import { type Sections, takeSections } from '../book/bank-sections.ts';
import { loadBook } from '../book/book-package.ts';
import { makeSections } from '../book/made-sections.ts';
import { MakingJournal } from '../book/making-journal.ts';
import { pageFiles, wrongExtension } from '../book/write-pages.ts';
import { anyCommand } from '../core/command.ts';
import { finishAsync } from '../core/event-loop.ts';
import { checkPlace, writeFiles } from '../core/files/whole-file.ts';
import { WriteError } from '../core/files/write-error.ts';
import { flag, parsed, parseName, text, texts, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { nameOf } from '../pipeline/read-files.ts';
import { readText } from '../pipeline/read-text.ts';
import { Progress } from '../report/progress.ts';
import { type Ends, Report } from '../report/report.ts';
import { threadsOption } from '../threads/threads-option.ts';

const options = {
  from: text(
    '-f, --from <bank>',
    'take the puzzles from this bank, and make none: those of the collection of the book, and what is missing from those in no collection',
  )
    .names('place')
    .conflicts('resume'),
  collection: parsed(
    '--collection <name>',
    'with --from: the collection of the book (default: its title)',
    parseName,
  ),
  exclude: texts(
    '--exclude <file>',
    'exclude puzzles that are equivalent to a puzzle in this file, such as those of another book, or in this bank (may be given several times)',
  ).names('input'),
  puzzles: text('--puzzles <file>', 'also write the puzzles of the book, one per line').names(
    'output',
  ),
  press: flag('--press', 'write PDF/X-1a:2001, as some printers ask for'),
  threads: threadsOption('threads to use'),
  resume: flag('--resume', 'go on with a run that was stopped'),
  output: option.output(),
  quiet: option.quiet(),
};

type BookFlags = Values<typeof options>;

export const command = anyCommand({
  summary:
    'Make the inside of a book of puzzles from a plan. It has contents, how to play, techniques, puzzles and solutions, and is a PDF file for a printer, or SVG files.',
  examples: [
    'nonet book plan.json -o interior.pdf',
    'nonet book second.json --exclude first.txt --puzzles second.txt -o second.pdf',
    'nonet book plan.json --press --resume -o interior.pdf',
    'nonet book plan.json --from puzzles -o interior.pdf',
  ],
  arguments: [new Argument('<plan>', 'the plan, a JSON file; - is standard input')],
  options,

  async run(flags, streams, { args: [file] }) {
    const report = new Report(streams);
    const { output } = flags;
    if (output === undefined) {
      return report.refuse('expected --output FILE, because what is made is kept beside that file');
    }
    if (flags.collection !== undefined && flags.from === undefined) {
      return report.refuse('expected --from BANK with --collection');
    }
    const wrong = wrongExtension(output);
    if (wrong !== undefined) return report.refuse(wrong);
    const source = await readText(file, { report, streams });
    if (source === undefined) return report.end();
    const { book: pack } = await loadBook();
    const read = pack.readPlan(source);
    if (!read.ok) {
      for (const { column, line, message, path } of read.faults) {
        const place = path === '' ? '' : `${path}: `;
        report.error(new Error(`${nameOf(file)}:${line}:${column}: ${place}${message}`));
      }
      return report.end();
    }
    const ruled = read.plan.sections.findIndex(({ wishes }) => wishes.variant);
    if (flags.from !== undefined && ruled >= 0) {
      return report.refuse(
        `sections[${ruled}]: a bank has no variants, so --from cannot fill this section`,
      );
    }
    try {
      await makeBook(read.plan, source, { ...flags, output }, { report, streams });
    } catch (error) {
      if (error instanceof pack.SectionFailure) {
        report.notFound(`${error.message} (what was made is kept)`);
      } else if (error instanceof RangeError) report.badRequest(error.message);
      else throw error;
    }
    return report.end();
  },
});

async function makeBook(
  plan: BookPlan,
  source: string,
  flags: BookFlags & { readonly output: string },
  { report, streams }: Ends,
): Promise<void> {
  const { exclude = [], from, output, puzzles, resume = false } = flags;
  const { book, fonts } = await loadBook();
  const excluded = new Set<string>();
  for (const file of exclude) {
    const forms = await knownForms(file, { report, streams });
    if (!forms) return;
    for (const form of forms) excluded.add(form);
  }
  // What cannot be printed is said before anything is made.
  await book.checkPlan(plan, fonts);
  for (const name of [output, ...(puzzles === undefined ? [] : [puzzles])]) checkPlace(name);
  const { inputs } = streams;
  const journal =
    from === undefined
      ? new MakingJournal(output, { inputs, plan: source, resumes: resume })
      : undefined;
  const progress = new Progress([], streams.notes);
  const filling = { ...flags, excluded, progress };
  const laidOut = async (sections: Sections): Promise<LaidOut> => ({
    ...(await finishAsync(book.finishedBook(plan, sections))),
    sections,
  });
  try {
    const making = journal
      ? makeSections(plan, { ...filling, journal }).then(laidOut)
      : takenBook(plan, { ...filling, laidOut }, report);
    const made = await making.finally(() => progress.stop());
    if (!made) return;
    await writeBook(plan, made, flags, streams);
    journal?.remove();
  } catch (error) {
    if (!journal || !(error instanceof WriteError)) throw error;
    throw new WriteError(`${error.message} (what was made is kept: --resume goes on with it)`);
  }
}

async function writeBook(
  plan: BookPlan,
  { cover, pages, sections, trimBoxes }: LaidOut,
  { output, press, puzzles }: BookFlags & { readonly output: string },
  { inputs, notes }: Streams,
): Promise<void> {
  const { book } = await loadBook();
  const head = {
    title: plan.title,
    author: plan.author,
    language: plan.languages[0],
    trim: (page: number) => trimBoxes[page],
    isForPress: press,
  };
  const files = await pageFiles(pages, output, head);
  const lines =
    puzzles === undefined ? [] : [{ name: puzzles, content: book.puzzleLines(sections) }];
  await writeFiles([...files, ...lines], inputs);
  const { length } = sections.flat();
  notes.write(`${length} puzzles on ${pages.length} pages. ${coverText(cover)}\n`);
}

/** A book with its pages. */
interface LaidOut extends Book {
  readonly sections: Sections;
}

interface Filling extends BookFlags {
  readonly excluded: ReadonlySet<string>;
  readonly progress: Progress;
  readonly laidOut: (sections: Sections) => Promise<LaidOut>;
}

/**
 * Takes the puzzles from a bank, when the pages of the book are ready. Reports the sections for which the
 * bank has too few.
 */
async function takenBook(
  plan: BookPlan,
  { collection = plan.title, excluded, from = '', laidOut, progress }: Filling,
  report: Report,
): Promise<LaidOut | undefined> {
  let made: LaidOut | undefined;
  const isTaken = await withBank(from, report, async (bank) => {
    const taken = await takeSections(plan, {
      bank,
      collection,
      excluded,
      onPuzzle: () => progress.done(1),
      beforeTaking: async (sections) => {
        made = await laidOut(sections);
      },
    });
    if (taken.kind === 'few') reportFew(plan, taken.found, report);
  });
  return isTaken ? made : undefined;
}

function reportFew(plan: BookPlan, found: readonly number[], report: Report): void {
  for (const [section, { count }] of plan.sections.entries()) {
    if (found[section] === count) continue;
    report.notFound(
      `sections[${section}]: expected ${counted(count, 'puzzle that is in no other collection', 'puzzles that are in no other collection')}, found ${found[section]}: none was taken`,
    );
  }
}

function coverText(cover: CoverFacts | undefined): string {
  if (!cover) return 'How wide the spine is depends on the paper: ask the printer.';
  const { barcode, height, spine, width } = cover;
  const size = (across: number, down: number): string => `${inches(across)} × ${inches(down)} in`;
  return `The spine is ${inches(spine)} in wide, the cover ${size(width, height)} with its bleed. Keep ${size(barcode.width, barcode.height)} on its back free for the barcode.`;
}

function inches(points: number): string {
  return String(Math.round((points / 72) * 1000) / 1000);
}
