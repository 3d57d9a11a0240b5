import type { AnyNode } from 'acorn';
import { FunctionTexts, showSource } from '../javascript/function-text.ts';
import { instrumented, parsed } from '../javascript/instrument.ts';
import { childrenOf } from '../javascript/nodes.ts';
import { recognizeProxies } from '../javascript/own-values.ts';
import { Record } from '../javascript/record.ts';
import { settingsIn } from '../javascript/settings.ts';
import { markers } from '../javascript/tracer.ts';
import { rememberProxies } from './proxies.ts';
import { RecordBytes } from './record-bytes.ts';
import type { Watch } from './watch.ts';

/**
 * The tracer of a JavaScript program in a worker, which runs one program. It is there for all files of
 * the program.
 */
export class JavaScriptWatch {
  private readonly bytes: RecordBytes;
  private readonly main: string;
  private readonly counter = new Int32Array(1);

  /** Begins. The files of the program call the tracer by names of the global object. */
  constructor({ settings: text, onRecord }: Watch) {
    const settings = settingsIn(text);
    const { events, program } = settings;
    this.main = program;
    this.bytes = new RecordBytes(events, onRecord);
    const record = new Record(this.bytes, events);
    record.note('tracer', 'javascript');
    recognizeProxies(rememberProxies());
    const texts = new FunctionTexts();
    const functions = markers(settings, new Set([program]), record, texts);
    for (const [name, value] of Object.entries(functions)) {
      // Not enumerable, so that a program that lists its global variables does not find it.
      Object.defineProperty(globalThis, `nonet$${name}`, { value });
    }
    showSource(texts);
  }

  /**
   * Returns the text to run in place of the text of a file. It has the same lines. A text that cannot
   * be parsed is returned unchanged.
   *
   * @param name The name that stack traces show for the file.
   */
  instrument(name: string, text: string): string {
    const isMain = name === this.main;
    return instrumented({ text, url: name, format: formatIn(name), isMain }, this.counter);
  }

  /** Hands out the rest of the record, when the program has ended. */
  end(): void {
    this.bytes.flush();
  }
}

/** An import of a name that is known before the file runs: the text of its name, with the quotes. */
export interface Import {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

/** How a file is run, and what it imports. */
export interface Form {
  readonly format: 'commonjs' | 'module';
  /** In the order of the text. */
  readonly imports: readonly Import[];
}

/** Returns the form of a file. Returns undefined if it is not JavaScript. */
export function formOf(name: string, text: string): Form | undefined {
  const program = parsed(text, formatIn(name), []);
  if (!program) return undefined;
  const imports = importsIn(program).sort((a, b) => a.start - b.start);
  return { format: program.sourceType === 'module' ? 'module' : 'commonjs', imports };
}

/** Returns the format that the name of a file demands. */
function formatIn(name: string): Form['format'] | undefined {
  if (name.endsWith('.mjs')) return 'module';
  return name.endsWith('.cjs') ? 'commonjs' : undefined;
}

function importsIn(node: AnyNode): Import[] {
  const inside = childrenOf(node).flatMap(importsIn);
  const source = 'source' in node ? node.source : undefined;
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return inside;
  return [{ specifier: source.value, start: source.start, end: source.end }, ...inside];
}
