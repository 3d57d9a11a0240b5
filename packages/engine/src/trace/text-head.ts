import { geometry, isBoxShape } from '../grid/geometry.ts';
import { gridOf } from '../grid/grid.ts';
import type { NotationError } from '../notation/notation-error.ts';
import { type Fault, isFault } from '../notation/parts/fault.ts';
import { type Phrase, verbatim } from '../notation/phrase.ts';
import { parsePuzzle } from '../notation/puzzle-reader.ts';
import { line as lineNotation } from '../notation/text/line.ts';
import { readCandidates } from '../notation/text/sukaku.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { LineScanner } from './line-scanner.ts';

/** The first line of a trace. */
export const FIRST_LINE = 'nonet-trace 1';

const EXAMPLE = { id: 'line-such-as', text: '"puzzle 53..7…"' } as const;

/**
 * Reads the head of a trace: the first line, the puzzle, and optional lines with the shape of its
 * boxes, its pencilmarks and the name of the program.
 */
export class TextHead {
  puzzle: Puzzle | undefined;
  /** The name of the program. */
  name: string | undefined;
  private hasFirstLine = false;
  private readonly scanner = new LineScanner();

  /** Reads a line. Returns `end` if the head ended before this line. */
  line(text: string): 'end' | Fault | undefined {
    const { scanner } = this;
    scanner.start(text);
    scanner.next();
    if (!this.hasFirstLine) return this.firstLine(text);
    if (!this.puzzle) {
      return scanner.accept('puzzle') ? this.readPuzzle() : scanner.unexpected(EXAMPLE);
    }
    if (scanner.accept('source')) this.name = scanner.rest() || undefined;
    else if (scanner.accept('box')) return this.readBox(this.puzzle);
    else if (scanner.accept('pencilmarks')) return this.readPencilmarks(this.puzzle);
    else return 'end';
    return undefined;
  }

  /** What should have come next if the text ends inside the head. */
  get next(): Phrase {
    return this.hasFirstLine ? EXAMPLE : verbatim(`"${FIRST_LINE}"`);
  }

  private firstLine(text: string): Fault | undefined {
    this.hasFirstLine = /^[ \t]*nonet-trace[ \t]+1[ \t]*$/.test(text);
    return this.hasFirstLine ? undefined : this.scanner.unexpected(this.next);
  }

  private readPuzzle(): Fault | undefined {
    const { scanner } = this;
    const text = scanner.rest();
    const index = scanner.wordStart;
    if (text === '') return scanner.unexpected({ id: 'puzzle' });
    const result = parsePuzzle(text, { notation: lineNotation });
    if (!result.ok) return shifted(result.error, index);
    this.puzzle = { givens: result.record.givens };
    return undefined;
  }

  private readBox({ givens, ...rest }: Puzzle): Fault | undefined {
    const [, rows, columns] = (/^(\d{1,2})x(\d{1,2})$/.exec(this.scanner.rest()) ?? []).map(Number);
    const { size } = givens.geometry;
    if (!isBoxShape(rows, columns) || rows * columns !== size) {
      return this.scanner.unexpected({ id: 'box' });
    }
    this.puzzle = { givens: gridOf(geometry(rows, columns), givens.digits), ...rest };
    return undefined;
  }

  private readPencilmarks({ givens }: Puzzle): Fault | undefined {
    const text = this.scanner.rest();
    const pencilmarks = readCandidates(text, 0, text.length, givens.geometry);
    if (isFault(pencilmarks)) {
      return { ...pencilmarks, index: pencilmarks.index + this.scanner.wordStart };
    }
    this.puzzle = { givens, pencilmarks };
    return undefined;
  }
}

function shifted({ code, column, phrases }: NotationError, by: number): Fault {
  return { code, index: column - 1 + by, ...phrases };
}
