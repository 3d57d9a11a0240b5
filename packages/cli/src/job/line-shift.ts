import { partLabel } from '../pipeline/part.ts';
import type { Manifest } from './manifest.ts';

/** Commands whose JSON answers begin with the number of a line. */
const NUMBERED: ReadonlySet<string> = new Set([
  'solve',
  'count',
  'check',
  'rate',
  'hint',
  'explain',
  'canonical',
]);

const LINE = /^\{"line":(\d+)/;

/** The error in the JSON answer to a bad record. */
const ANSWER_ERROR = /^(\{"line":\d+,"kind":"invalid","error":\{"code":"[a-z-]+","line":)(\d+)/;

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/** The error at the end of a JSON record that could not be read. */
const RECORD_ERROR = new RegExp(
  String.raw`("error":\{"code":"[a-z-]+","line":)(\d+)(,"column":\d+,"expected":${TEXT},"found":${TEXT}(?:,"notation":${TEXT})?\}\})$`,
);

const LINE_FEED = 10;

/** Which part it is, and how it was made. */
type PartOfJob = Pick<Manifest, 'command' | 'options' | 'input' | 'part' | 'of'>;

/**
 * Changes the line numbers in the answers of a part, so that they count from the beginning of the
 * whole file instead of the part. The answers arrive in chunks.
 */
export class LineShift {
  private readonly before: number;
  private readonly label: string;
  private readonly file: string;
  private readonly hasNumbers: boolean;
  /**
   * A chunk has line numbers only if it contains one of these texts. Undefined if no chunk has line
   * numbers.
   */
  private readonly signs: readonly string[] | undefined;
  /** The unfinished line at the end of the latest chunk. */
  private partialLine: Buffer = Buffer.alloc(0);

  /** @param before The number of lines in the earlier parts. */
  constructor({ command, options, input, part, of }: PartOfJob, before: number) {
    this.before = before;
    this.hasNumbers = options.json === true && NUMBERED.has(command);
    // Texts are decoded as Latin-1, one character per byte, so that invalid UTF-8 is not changed.
    const file = 'file' in input ? Buffer.from(input.file).toString('latin1') : '';
    this.file = `${file}:`;
    this.label = `${partLabel(file, { number: part, of })}:`;
    this.signs =
      file === '' || of === 1
        ? undefined
        : [this.label, '"error":', ...(this.hasNumbers ? ['"line":'] : [])];
  }

  /** Returns the whole lines that end in this chunk. */
  push(chunk: Buffer): Buffer {
    if (!this.signs) return chunk;
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    const lines = Buffer.concat([this.partialLine, chunk.subarray(0, end)]);
    if (end === 0) {
      this.partialLine = Buffer.concat([this.partialLine, chunk]);
      return Buffer.alloc(0);
    }
    this.partialLine = Buffer.from(chunk.subarray(end));
    return this.shifted(lines);
  }

  /** Returns the last line if it has no line end. */
  end(): Buffer {
    return this.shifted(this.partialLine);
  }

  private shifted(lines: Buffer): Buffer {
    if (!this.signs?.some((sign) => lines.includes(sign, 0, 'latin1'))) return lines;
    const texts = lines.toString('latin1').split('\n');
    return Buffer.from(texts.map((text) => this.line(text)).join('\n'), 'latin1');
  }

  private line(line: string): string {
    let text = line;
    if (this.hasNumbers && LINE.test(text)) {
      text = text.replace(ANSWER_ERROR, (_, head: string, number) => head + this.add(number));
      text = text.replace(LINE, (_, number: string) => `{"line":${this.add(number)}`);
    } else if (text.includes('"error":')) {
      text = text.replace(
        RECORD_ERROR,
        (_, head: string, number: string, tail: string) => head + this.add(number) + tail,
      );
    }
    if (!text.includes(this.label)) return text;
    // "puzzles.txt[3/10]:12" becomes "puzzles.txt:8012".
    const [first, ...rest] = text.split(this.label);
    const add = (number: string): string => this.add(number);
    return first + rest.map((tail) => this.file + tail.replace(/^\d+/, add)).join('');
  }

  private add(number: string): string {
    return `${Number(number) + this.before}`;
  }
}
