import { either, type Phrase, verbatim } from '../phrase.ts';
import type { Fault } from './fault.ts';
import { shownAt } from './symbol.ts';

/** A JSON value. Its text is `line.slice(from, to)`. */
export type JsonNode = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'constant'; readonly value: boolean | null }
);

/**
 * Parses a line as JSON (RFC 8259), or as an object of JavaScript or Python: with single quotes, keys
 * without quotes, and a comma after the last item. JSON.parse does not return the positions of the values, and its
 * error messages differ between JavaScript engines.
 */
export function parseJson(line: string): JsonNode | Fault {
  const parser = new JsonParser(line);
  const node = parser.value(0);
  return node && parser.finish() ? node : parser.fault!;
}

/**
 * Finds a character of a JSON string, and returns its index in the line. `unit` is the number of
 * the character in the string, counted from 0. `\n` is one character.
 */
export function indexInString(line: string, node: JsonNode, unit: number): number {
  let index = node.from + 1;
  for (let passed = 0; passed < unit; passed++) {
    index += line[index] !== '\\' ? 1 : line[index + 1] === 'u' ? 6 : 2;
  }
  return index;
}

/** The maximum depth of nested arrays and objects. It limits the recursion. */
const MAX_DEPTH = 16;

const VALUE: Phrase = { id: 'value' };
const COMMA = verbatim('","');

const BLANKS: readonly (string | undefined)[] = [' ', '\t', '\n', '\r'];
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
/** Other languages write nothing as NaN, None or undefined. */
const CONSTANT = /true|false|null|True|False|NaN|None|undefined/y;
const ESCAPE = /\\(?:["'\\/bfnrt]|u[\da-fA-F]{4})/y;
const BARE_KEY = /[a-z_$][\w$]*/iy;

/** The text of a value as JSON, although it may be written as in JavaScript or Python. */
export function jsonText(line: string, node: JsonNode): string {
  const written = line.slice(node.from, node.to);
  if (node.kind === 'number') return written;
  if (node.kind === 'constant') return JSON.stringify(node.value);
  if (node.kind === 'string') return inDoubleQuotes(written);
  try {
    JSON.parse(written);
    return written;
  } catch {
    if (node.kind === 'array') return `[${node.items.map((item) => jsonText(line, item)).join()}]`;
    const members = Array.from(
      node.members,
      ([key, value]) => `${JSON.stringify(key)}:${jsonText(line, value)}`,
    );
    return `{${members.join()}}`;
  }
}

function inDoubleQuotes(string: string): string {
  if (string.startsWith('"') && !string.includes("\\'")) return string;
  const inner = string
    .slice(1, -1)
    .replace(/\\.|"/gs, (sign) => (sign === "\\'" ? "'" : sign === '"' ? '\\"' : sign));
  return `"${inner}"`;
}

class JsonParser {
  /** The error. It is set before a method returns undefined or false. */
  fault: Fault | undefined;
  private readonly line: string;
  private at = 0;

  constructor(line: string) {
    this.line = line;
  }

  value(depth: number): JsonNode | undefined {
    this.skipBlanks();
    const from = this.at;
    const first = this.line[from];
    if (depth > MAX_DEPTH) return this.fail({ id: 'most-levels', count: MAX_DEPTH });
    if (first === '{') return this.object(depth);
    if (first === '[') return this.array(depth);
    if (first === '"' || first === "'") return this.string(VALUE);
    const number = this.match(NUMBER);
    if (number !== undefined) return { kind: 'number', from, to: this.at, value: Number(number) };
    const constant = this.match(CONSTANT);
    if (constant === undefined) return this.fail(VALUE);
    const value = /^true$/i.test(constant) || (/^false$/i.test(constant) ? false : null);
    return { kind: 'constant', from, to: this.at, value };
  }

  finish(): boolean {
    this.skipBlanks();
    if (this.at === this.line.length) return true;
    this.fail({ id: 'end-of-line' });
    return false;
  }

  private object(depth: number): JsonNode | undefined {
    const from = this.at++;
    const members = new Map<string, JsonNode>();
    if (this.accept('}')) return { kind: 'object', from, to: this.at, members };
    do {
      if (members.size > 0 && this.isAt('}')) break;
      const key = this.key();
      if (key === undefined) return undefined;
      if (!this.accept(':')) return this.fail(verbatim('":"'));
      const value = this.value(depth + 1);
      if (!value) return undefined;
      members.set(key, value);
    } while (this.accept(','));
    if (!this.accept('}')) return this.fail(either(COMMA, verbatim('"}"')));
    return { kind: 'object', from, to: this.at, members };
  }

  private array(depth: number): JsonNode | undefined {
    const from = this.at++;
    const items: JsonNode[] = [];
    if (this.accept(']')) return { kind: 'array', from, to: this.at, items };
    do {
      if (items.length > 0 && this.isAt(']')) break;
      const item = this.value(depth + 1);
      if (!item) return undefined;
      items.push(item);
    } while (this.accept(','));
    if (!this.accept(']')) return this.fail(either(COMMA, verbatim('"]"')));
    return { kind: 'array', from, to: this.at, items };
  }

  private key(): string | undefined {
    const bare = this.isAt('"') ? undefined : this.match(BARE_KEY);
    if (bare !== undefined) return bare;
    const key = this.string({ id: 'quoted-key' });
    return key?.kind === 'string' ? key.value : undefined;
  }

  private string(expected: Phrase): JsonNode | undefined {
    this.skipBlanks();
    const from = this.at;
    const quote = this.isAt("'") ? "'" : '"';
    if (!this.accept(quote)) return this.fail(expected);
    while (this.at < this.line.length) {
      const character = this.line[this.at];
      if (character < ' ') return this.fail({ id: 'no-control-character' });
      if (character === '\\') {
        if (this.match(ESCAPE) === undefined) return this.fail({ id: 'escape' });
        continue;
      }
      this.at++;
      if (character !== quote) continue;
      const value = JSON.parse(inDoubleQuotes(this.line.slice(from, this.at))) as string;
      return { kind: 'string', from, to: this.at, value };
    }
    return this.fail({ id: 'closing-quote' });
  }

  private isAt(sign: string): boolean {
    this.skipBlanks();
    return this.line[this.at] === sign;
  }

  private accept(sign: string): boolean {
    if (!this.isAt(sign)) return false;
    this.at++;
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.line)?.[0];
    this.at += text?.length ?? 0;
    return text;
  }

  private skipBlanks(): void {
    while (BLANKS.includes(this.line[this.at])) this.at++;
  }

  private fail(expected: Phrase): undefined {
    const { line, at: index } = this;
    this.fault = { code: 'structure', index, expected, found: shownAt(line, index) };
    return undefined;
  }
}
