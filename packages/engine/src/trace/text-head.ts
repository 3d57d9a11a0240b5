import { type Geometry, geometry, isBoxShape } from '../grid/geometry.ts';
import type { NotationError } from '../notation/notation-error.ts';
import { type Fault, isFault } from '../notation/parts/fault.ts';
import { parseJson } from '../notation/parts/json-text.ts';
import { geometryOfRegions } from '../notation/parts/region-grid.ts';
import { readConstraints } from '../notation/parts/variant-rules.ts';
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
 * Reads the head of a trace: the first line, the regions of a jigsaw, the puzzle, and optional lines
 * with the shape of its boxes, its pencilmarks, its constraints and the name of the program.
 */
export class TextHead {
  puzzle: Puzzle | undefined;
  /** The name of the program. */
  name: string | undefined;
  private hasFirstLine = false;
  private regions: Geometry | undefined;
  private readonly scanner = new LineScanner();
  /** Whether regions and constraints are read. */
  private readonly variants: boolean;

  constructor(variants: boolean) {
    this.variants = variants;
  }

  /** Reads a line. Returns `end` if the head ended before this line. */
  line(text: string): 'end' | Fault | undefined {
    const { scanner } = this;
    scanner.start(text);
    scanner.next();
    if (!this.hasFirstLine) return this.firstLine(text);
    if (!this.puzzle) {
      if (scanner.accept('regions')) return this.readRegions();
      return scanner.accept('puzzle') ? this.readPuzzle() : scanner.unexpected(EXAMPLE);
    }
    if (scanner.accept('source')) this.name = scanner.rest() || undefined;
    else if (!this.regions && scanner.accept('box')) return this.readBox(this.puzzle);
    else if (scanner.accept('pencilmarks')) return this.readPencilmarks(this.puzzle);
    else if (scanner.accept('constraints')) return this.readRules(this.puzzle);
    else if (scanner.accept('regions')) return scanner.unexpected({ id: 'trace-event' });
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
    const result = parsePuzzle(text, { notation: lineNotation, geometry: this.regions });
    if (!result.ok) return shifted(result.error, index);
    this.puzzle = { givens: result.record.givens };
    return undefined;
  }

  private readBox(puzzle: Puzzle): Fault | undefined {
    const [, rows, columns] = (/^(\d{1,2})x(\d{1,2})$/.exec(this.scanner.rest()) ?? []).map(Number);
    const { size } = puzzle.givens.geometry;
    if (!isBoxShape(rows, columns) || rows * columns !== size) {
      return this.scanner.unexpected({ id: 'box' });
    }
    const { givens, ...rest } = puzzle;
    this.puzzle = { givens: { ...givens, geometry: geometry(rows, columns) }, ...rest };
    return undefined;
  }

  private readRegions(): Fault | undefined {
    this.regions = geometryOfRegions(Array.from(this.scanner.rest()));
    if (!this.regions) return this.scanner.unexpected({ id: 'regions' });
    return this.refusal('regions');
  }

  private readRules(puzzle: Puzzle): Fault | undefined {
    const node = parseJson(this.scanner.rest());
    const constraints = isFault(node) ? node : readConstraints(node, puzzle.givens.geometry);
    if (isFault(constraints)) return this.inRest(constraints);
    this.puzzle = { ...puzzle, constraints };
    return this.refusal('constraints');
  }

  private refusal(name: string): Fault | undefined {
    if (this.variants) return undefined;
    const index = this.scanner.wordStart;
    return { code: 'variant', index, expected: { id: 'classic' }, found: { id: 'rule', name } };
  }

  private readPencilmarks(puzzle: Puzzle): Fault | undefined {
    const text = this.scanner.rest();
    const pencilmarks = readCandidates(text, 0, text.length, puzzle.givens.geometry);
    if (isFault(pencilmarks)) return this.inRest(pencilmarks);
    this.puzzle = { ...puzzle, pencilmarks };
    return undefined;
  }

  /** A fault in the text after the first word of a line. */
  private inRest(fault: Fault): Fault {
    return { ...fault, index: fault.index + this.scanner.wordStart };
  }
}

function shifted({ code, column, phrases }: NotationError, by: number): Fault {
  return { code, index: column - 1 + by, ...phrases };
}
