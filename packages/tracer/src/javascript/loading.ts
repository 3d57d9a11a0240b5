import { readFileSync } from 'node:fs';
import * as module from 'node:module';
import { pathToFileURL } from 'node:url';
import { instrumented, type SiteCounter } from './instrument.ts';
import { OwnFiles, pathOf } from './own-files.ts';
import { Record } from './record.ts';
import { RecordFile } from './record-file.ts';

/** A module in the form that Node's load hooks return. */
export interface Loaded {
  format?: string | null | undefined;
  source?: string | ArrayBuffer | NodeJS.TypedArray | null | undefined;
  shortCircuit?: boolean | undefined;
}

/** What the hooks need to know. It can be sent to the thread of the hooks. */
export interface Loading {
  readonly program: string;
  readonly counter: SiteCounter;
  /** The folder with the record. */
  readonly folder: string;
}

/** Instruments the files of the program when they are loaded. */
export class Loader {
  private readonly files: OwnFiles;
  private readonly counter: SiteCounter;
  private readonly folder: string;

  constructor({ program, counter, folder }: Loading) {
    this.folder = folder;
    this.files = new OwnFiles(program);
    this.counter = counter;
  }

  /** Instruments a module if it belongs to the program. */
  load(url: string, loaded: Loaded): Loaded {
    try {
      return this.loadOwn(url, loaded);
    } catch (error) {
      this.fail(error);
      return loaded;
    }
  }

  private loadOwn(url: string, loaded: Loaded): Loaded {
    const path = pathOf(url);
    if (path === undefined || !this.files.has(path)) return loaded;
    const { format } = loaded;
    if (format && !/^(?:commonjs|module)(?:-typescript)?$|^typescript$/.test(format)) return loaded;
    const source = loaded.source ?? readFileSync(path);
    const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
    const plain = withoutTypes(text, format);
    if (plain === undefined) return loaded;
    // Node will try to remove the types again, which does no harm because none are left.
    return {
      ...loaded,
      source: this.instrument(path, plain, format?.replace(/-?typescript$/, '')),
    };
  }

  /** Whether a file belongs to the program. */
  owns(path: string): boolean {
    return this.files.has(path);
  }

  /**
   * Returns the text to run in place of the text of a file. If the file cannot be instrumented,
   * returns its text unchanged.
   */
  instrument(path: string, text: string, format: string | undefined): string {
    const file = {
      text,
      url: pathToFileURL(path).href,
      format: format === 'commonjs' || format === 'module' ? format : undefined,
      isMain: path === this.files.main,
    } as const;
    try {
      return instrumented(file, this.counter);
    } catch (error) {
      this.fail(error);
      return text;
    }
  }

  /** Notes that the tracer has failed. */
  private fail(error: unknown): void {
    try {
      new Record(new RecordFile(this.folder), 0).break(error);
    } catch {
      // The folder is gone, for example because Nonet has ended.
    }
  }
}

/**
 * Replaces the types in a text with spaces. Returns undefined if this version of Node cannot do it.
 */
function withoutTypes(text: string, format: string | null | undefined): string | undefined {
  if (!format?.endsWith('typescript')) return text;
  const { stripTypeScriptTypes } = module as { stripTypeScriptTypes?: (text: string) => string };
  const emitWarning = Object.getOwnPropertyDescriptor(process, 'emitWarning')!;
  try {
    // Node prints a warning if this function is used, but not if a program has types.
    process.emitWarning = () => {};
    return stripTypeScriptTypes?.(text);
  } catch {
    return undefined;
  } finally {
    Object.defineProperty(process, 'emitWarning', emitWarning);
  }
}
