import type { NoteMarks, PaperId, Rateable, SheetItem, SheetLayout } from '@nonet/book';
import type { Puzzle } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { Argument } from 'commander';
import { loadBook } from '../book/book-package.ts';
import { isSvg, pageFiles, pdfOf, wrongExtension } from '../book/write-pages.ts';
import { anyCommand } from '../core/command.ts';
import { finishAsync } from '../core/event-loop.ts';
import { checkPlace, writeFiles } from '../core/files/whole-file.ts';
import { languageOf } from '../core/language.ts';
import { choice, expected, flag, parsed, text } from '../core/option.ts';
import * as option from '../core/options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { type Handler, oneByOne } from '../pipeline/handler.ts';
import { Output } from '../pipeline/output.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { Report } from '../report/report.ts';

const papers: readonly PaperId[] = ['a4', 'a5', 'b5', 'letter'];
const marks: readonly NoteMarks[] = ['none', 'grid', 'dots', 'candidates'];
const solutions: readonly NonNullable<SheetLayout['solutions']>[] = ['none', 'page', 'end'];
const counts = [1, 2, 4, 6, 9, 12];

export const command = anyCommand({
  summary: 'Print puzzles on sheets of paper, as PDF or SVG files.',
  examples: [
    'nonet print puzzles.txt -o sheets.pdf',
    'nonet print --per-page 1 --paper letter --marks dots puzzles.txt -o large.pdf',
    'nonet print --outlines puzzles.txt -o for-designers.svg',
    'nonet print --per-page 6 --solutions page puzzles.txt -o upside-down.svg',
  ],
  arguments: [new Argument('[files...]', 'files or puzzles; - is standard input (default: -)')],
  options: {
    ...option.reading(),
    perPage: parsed(
      '--per-page <n>',
      'puzzles on a page: 1, 2, 4, 6, 9 or 12',
      parseCount,
    ).defaultsTo(4),
    paper: choice('--paper <name>', 'size of the pages', papers).defaultsTo('a4'),
    solutions: choice(
      '--solutions <place>',
      'where the solutions are: on pages at the end, upside down on each page, or nowhere',
      solutions,
    ).defaultsTo('end'),
    marks: choice(
      '--marks <kind>',
      'help for notes in the blanks: a fine grid, dots, or the candidates',
      marks,
    ).defaultsTo('none'),
    title: text('--title <text>', 'heading of every page with puzzles, in up to three lines'),
    nameLine: flag(
      '--name-line',
      'lines for the name and the date on top of every page with puzzles',
    ),
    outlines: flag(
      '--outlines',
      'write the texts of SVG files as outlines, which look the same without the font',
    ),
    language: option.language('pages'),
    output: option.output(),
    quiet: option.quiet(),
  },

  /** Writes sheets with all proper puzzles of the files. The others are reported. */
  async run({ output, ...flags }, streams, { args }) {
    const report = new Report(streams);
    if (output === undefined && streams.answers.isTTY) {
      return report.refuse('expected --output FILE, because a terminal cannot show a PDF file');
    }
    if (flags.outlines && !(output !== undefined && isSvg(output))) {
      const found = output === undefined ? 'none' : `"${output}"`;
      return report.refuse(
        `expected --output to end with .svg because of --outlines, found ${found}: a PDF file has its fonts`,
      );
    }
    const wrong = output === undefined ? undefined : wrongExtension(output);
    if (wrong !== undefined) return report.refuse(wrong);
    if (output !== undefined) checkPlace(output);
    const language = flags.language ?? languageOf(process.env);
    const { book, fonts } = await loadBook();
    const { bookTools, outlined, papers: sizes, printedPuzzle, rated, sheet } = book;
    const tools = bookTools();
    const difficultyOf: DifficultyOf = async (puzzle) =>
      (await finishAsync(rated(puzzle, [language], tools))).difficulty;
    const items: SheetItem[] = [];
    const status = await answerFiles(
      args,
      flags,
      collecting(items, { difficultyOf, printedPuzzle }),
      streams,
    );
    if (items.length === 0) return status || report.end();
    try {
      const laidOut = sheet(items, { ...flags, language, paper: sizes[flags.paper] });
      const pages = flags.outlines ? outlined(laidOut, fonts) : laidOut;
      const head = { language, title: flags.title ?? 'Sudoku' };
      if (output === undefined) await new Output(streams).writeBytes(await pdfOf(pages, head));
      else await writeFiles(await pageFiles(pages, output, head), streams.inputs);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      report.badRequest(error.message);
    }
    return report.end() || status;
  },
});

function parseCount(found: string): number {
  if (counts.map(String).includes(found)) return Number(found);
  throw expected('1, 2, 4, 6, 9 or 12', found);
}

/** From the package of books. */
interface Tools {
  readonly difficultyOf: DifficultyOf;
  readonly printedPuzzle: PrintedPuzzle;
}

type DifficultyOf = (puzzle: Rateable) => Promise<string | undefined>;
type PrintedPuzzle = (puzzle: Puzzle) => Puzzle;

/** Puts every proper puzzle on the list. */
function collecting(items: SheetItem[], { difficultyOf, printedPuzzle }: Tools): Handler {
  return {
    variants: true,
    answers: oneByOne(async (record, { file, report }) => {
      const { givens, line } = record;
      const puzzle = printedPuzzle(record);
      const { kind, solution } = solvePuzzle(puzzle, { limit: 2 });
      if (kind !== 'proper' && kind !== 'full') {
        const reason = kind === 'several' ? 'several solutions' : noSolutionText(givens);
        report.failed(file, line, `not printed: ${reason}`);
      } else if (solution) {
        const number = items.length + 1;
        items.push({ ...puzzle, solution, number, difficulty: await difficultyOf(puzzle) });
      }
    }),
    // The error is printed already.
    badRecord: () => {},
  };
}
