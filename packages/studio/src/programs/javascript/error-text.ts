import { inspect } from 'node-inspect-extracted';

/** A line of a stack: the file, the line and the column, of `at f (solver.js:3:9)` or `f@solver.js:3:9`. */
const PLACE = /(?:^|[\s(@/])([^\s(@/:]+):(\d+):(\d+)\)?$/;

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Words an error that ended the program, as Node does: the line of the program, a mark under it, and the
 * stack without the frames of what runs the program.
 *
 * @param texts The files of the program, by name.
 * @param found Where the error is, if its stack does not say so.
 */
export function errorText(
  error: unknown,
  texts: ReadonlyMap<string, string>,
  found?: Place & { readonly name: string },
): string {
  const isError = error instanceof Error;
  const stack = isError ? ownStack(error, texts) : [];
  const place = found ?? stack.map((line) => placeIn(line, texts)).find((one) => one !== undefined);
  const head = isError ? headOf(error) : `Uncaught ${inspect(error)}`;
  const source = place === undefined ? '' : sourceText(place, texts.get(place.name) ?? '');
  return `${source}${[head, ...stack].join('\n')}\n`;
}

function headOf(error: Error): string {
  const { name, message } = error;
  return message === '' ? name : `${name}: ${message}`;
}

function ownStack(error: Error, texts: ReadonlyMap<string, string>): string[] {
  const lines = String(error.stack ?? '').split('\n');
  return lines
    .filter((line) => placeIn(line, texts) !== undefined)
    .map((line) => line.replace('at Object.eval (', 'at Object.<anonymous> ('));
}

function placeIn(
  line: string,
  texts: ReadonlyMap<string, string>,
): (Place & { readonly name: string }) | undefined {
  const match = PLACE.exec(line);
  if (!match || !texts.has(match[1])) return undefined;
  return { name: match[1], line: Number(match[2]), column: Number(match[3]) };
}

function sourceText(
  { name, line, column }: Place & { readonly name: string },
  text: string,
): string {
  const source = text.split('\n')[line - 1] ?? '';
  // What runs the program writes before the first line.
  const mark = column <= source.length + 1 ? `${' '.repeat(column - 1)}^\n` : '';
  return `${name}:${line}\n${source}\n${mark}\n`;
}
