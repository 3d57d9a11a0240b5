import { keepFile, keptFile } from './kept-files.ts';
import type { LanguageParts } from './messages.ts';
import type { LoadProgress, ProgramLanguage } from './program.ts';

/** Where the files of Python are beside the page, and their sizes in bytes. */
declare const PYODIDE: {
  readonly folder: string;
  readonly sizes: Readonly<Record<string, number>>;
};

/** A language that this page cannot run: the server does not have its files, or cannot be reached. */
export class MissingLanguage extends Error {
  readonly language: ProgramLanguage;
  readonly why: WhyMissing;

  constructor(language: ProgramLanguage, why: WhyMissing) {
    super(`${language} cannot be loaded`);
    this.language = language;
    this.why = why;
  }
}

/** Whether the server cannot be reached, or does not have the files of the language. */
export type WhyMissing = 'unreachable' | 'uninstalled';

export function whyMissing(error: unknown): WhyMissing {
  return error instanceof MissingLanguage ? error.why : 'unreachable';
}

/** Loads what each language needs, once. */
export class LanguageLoader {
  private readonly loads = new Map<ProgramLanguage, Promise<LanguageParts>>();
  private readonly snapshots = new Map<ProgramLanguage, Blob>();

  /** @throws MissingLanguage. The next call tries again. */
  async load(
    language: ProgramLanguage,
    onProgress: LoadProgress = () => {},
  ): Promise<LanguageParts> {
    const known = this.loads.get(language);
    const load = known ?? (language === 'python' ? python(onProgress) : javascript());
    this.loads.set(language, load);
    try {
      return { ...(await load), snapshot: this.snapshots.get(language) };
    } catch (error) {
      if (this.loads.get(language) === load) this.loads.delete(language);
      throw error;
    }
  }

  /** Keeps the memory of an interpreter that has started, for those that start later. */
  keepSnapshot(language: ProgramLanguage, snapshot: Blob): void {
    this.snapshots.set(language, snapshot);
  }
}

async function javascript(): Promise<LanguageParts> {
  const { default: script } = await import('./javascript/javascript-script.ts?script');
  return { scripts: [new Blob([script])] };
}

async function python(onProgress: LoadProgress): Promise<LanguageParts> {
  const { sizes } = PYODIDE;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const onBytes = (count: number): void => {
    loaded += count;
    onProgress(loaded, all);
  };
  const [{ default: script }, glue, wasm, library] = await Promise.all([
    import('./python/python-script.ts?script'),
    pyodideFile('pyodide.asm.js', onBytes),
    pyodideFile('pyodide.asm.wasm', onBytes),
    pyodideFile('python_stdlib.zip', onBytes),
  ]);
  return { scripts: [glue, new Blob(['\n', script])], wasm, library };
}

/** A file of Python, which the browser keeps when it was loaded. */
async function pyodideFile(name: string, onBytes: (count: number) => void): Promise<Blob> {
  const address = new URL(`${PYODIDE.folder}/${name}`, document.baseURI);
  const kept = await keptFile(address);
  if (kept?.size === PYODIDE.sizes[name]) {
    onBytes(kept.size);
    return kept;
  }
  const file = await loadedFile(address, onBytes).catch(() => {
    throw new MissingLanguage('python', 'unreachable');
  });
  // A server may answer a wrong address with a page.
  if (file?.size !== PYODIDE.sizes[name]) throw new MissingLanguage('python', 'uninstalled');
  void keepFile(address, file);
  return file;
}

/** Undefined if the server does not have the file. */
async function loadedFile(
  address: URL,
  onBytes: (count: number) => void,
): Promise<Blob | undefined> {
  const response = await fetch(address);
  if (!response.ok) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value);
    onBytes(read.value.length);
  }
  return new Blob(chunks);
}
