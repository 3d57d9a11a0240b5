import { type Options, type Program, parse } from 'acorn';
import { insertedTexts } from './function-text.ts';
import { insertedInto } from './insertions.ts';
import { Marks } from './marks.ts';
import { mappingsOf, type TokenStart } from './source-map.ts';

/** A file of the program. */
interface SourceFile {
  readonly text: string;
  /** The address that stack traces show. */
  readonly url: string;
  /** Undefined if the text itself shows the format. */
  readonly format: 'commonjs' | 'module' | undefined;
  /** Whether the line numbers of events refer to this file. */
  readonly isMain: boolean;
}

/** The next number of a site. All files of a program, in all threads, share the numbers. */
export type SiteCounter = Int32Array;

/** Sites beyond this number are not watched. */
export const MOST_SITES: number = 1 << 16;

/**
 * Inserts calls of the tracer into a file, without changing its lines. A source map restores the
 * columns. If the text cannot be parsed, returns it unchanged. Node then says what is wrong.
 */
export function instrumented(
  { text, url, format, isMain }: SourceFile,
  counter: SiteCounter,
): string {
  const tokens: TokenStart[] = [];
  const program = parsed(text, format, tokens);
  if (!program) return text;
  const first = Atomics.load(counter, 0);
  const { insertions, sites } = new Marks(program, first);
  if (sites.length === 0 || first + sites.length > MOST_SITES) return text;
  // Another thread has taken the numbers.
  if (Atomics.compareExchange(counter, 0, first, first + sites.length) !== first) {
    return instrumented({ text, url, format, isMain }, counter);
  }
  const lines = sites.map(({ line }) => (isMain ? line : 0));
  const names = sites.map(({ names }) => names);
  const file = [first, lines, names, insertedTexts(insertions.inOrder(), first)];
  const head = JSON.stringify(file).slice(1, -1);
  insertions.after(beginningOf(program), 0, `;nonet$file(${head});`);
  const list = insertions.inOrder();
  const map = {
    version: 3,
    sources: [url],
    sourcesContent: [text],
    names: [],
    mappings: mappingsOf(tokens, list),
  };
  const data = base64(JSON.stringify(map));
  return `${insertedInto(text, list)}\n//# sourceMappingURL=data:application/json;base64,${data}`;
}

function base64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

/**
 * Parses a file. Returns undefined if it is not JavaScript.
 *
 * @param tokens Gets the tokens of the file.
 */
export function parsed(
  text: string,
  format: SourceFile['format'],
  tokens: TokenStart[],
): Program | undefined {
  const options: Options = {
    ecmaVersion: 'latest',
    locations: true,
    allowHashBang: true,
    onToken: ({ start, loc }) => {
      if (loc) tokens.push({ offset: start, line: loc.start.line - 1, column: loc.start.column });
    },
  };
  const asScript = {
    ...options,
    sourceType: 'script',
    allowReturnOutsideFunction: true,
  } as const;
  const kinds = [
    ...(format === 'module' ? [] : [asScript]),
    ...(format === 'commonjs' ? [] : [{ ...options, sourceType: 'module' } as const]),
  ];
  for (const kind of kinds) {
    try {
      tokens.length = 0;
      return parse(text, kind);
    } catch {
      // The text may be a module instead of a script, or may not be JavaScript at all.
    }
  }
  return undefined;
}

/** Returns the offset of the first statement after directives such as 'use strict'. */
function beginningOf({ body }: Program): number {
  const directives = body.filter((node) => 'directive' in node && node.directive);
  return directives.at(-1)?.end ?? body[0]?.start ?? 0;
}
