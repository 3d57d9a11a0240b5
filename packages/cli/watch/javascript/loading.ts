import { readFileSync } from 'node:fs';
import * as module from 'node:module';
import { pathToFileURL } from 'node:url';
import { instrumented, type SiteCounter } from './instrument.ts';
import { OwnFiles, pathOf } from './own-files.ts';

/** A module as the load hooks of Node have it. */
export interface Loaded {
  format?: string | null | undefined;
  source?: string | ArrayBuffer | NodeJS.TypedArray | null | undefined;
  shortCircuit?: boolean | undefined;
}

/** What the hooks need to know. It can be sent to the thread of the hooks. */
export interface Loading {
  readonly program: string;
  readonly counter: SiteCounter;
}

/** Instruments the files of the program when they are loaded. */
export class Loader {
  private readonly files: OwnFiles;
  private readonly counter: SiteCounter;

  constructor({ program, counter }: Loading) {
    this.files = new OwnFiles(program);
    this.counter = counter;
  }

  /** Instruments a module if it belongs to the program. */
  load(url: string, loaded: Loaded): Loaded {
    const path = pathOf(url);
    if (path === undefined || !this.files.has(path)) return loaded;
    const { format } = loaded;
    if (format && !/^(?:commonjs|module)(?:-typescript)?$|^typescript$/.test(format)) return loaded;
    const source = loaded.source ?? readFileSync(path);
    const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
    const plain = withoutTypes(text, format);
    if (plain === undefined) return loaded;
    // Node looks for types again, and finds none.
    return {
      ...loaded,
      source: this.instrument(path, plain, format?.replace(/-?typescript$/, '')),
    };
  }

  /** Whether a file belongs to the program. */
  owns(path: string): boolean {
    return this.files.has(path);
  }

  /** Returns the text that runs in place of a file. It is the text itself if anything is wrong. */
  instrument(path: string, text: string, format: string | undefined): string {
    const file = {
      text,
      url: pathToFileURL(path).href,
      format: format === 'commonjs' || format === 'module' ? format : undefined,
      isMain: path === this.files.main,
    } as const;
    try {
      return instrumented(file, this.counter);
    } catch {
      return text;
    }
  }
}

/** Returns a text with blanks in place of its types, or undefined if this Node cannot do it. */
function withoutTypes(text: string, format: string | null | undefined): string | undefined {
  if (!format?.endsWith('typescript')) return text;
  const { stripTypeScriptTypes } = module as { stripTypeScriptTypes?: (text: string) => string };
  const emitWarning = Object.getOwnPropertyDescriptor(process, 'emitWarning')!;
  try {
    // Node warns of this function, but not of types in programs.
    process.emitWarning = () => {};
    return stripTypeScriptTypes?.(text);
  } catch {
    return undefined;
  } finally {
    Object.defineProperty(process, 'emitWarning', emitWarning);
  }
}
