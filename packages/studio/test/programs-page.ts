import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';
import { PYODIDE_FOLDER, pyodideFiles } from '../program-scripts/pyodide-files.mjs';
import type { ProgramOutcome, ProgramRequest } from '../src/programs/program.ts';
import config from '../vite.config.ts';

const HERE = fileURLToPath(new URL('./programs', import.meta.url));

/** How a program went, with when what was printed arrived. */
export interface RunResult extends ProgramOutcome {
  readonly pieces: number;
}

declare const programs: import('../src/programs/programs.ts').Programs;

interface Options {
  /** Whether the server has the files of Python. Default: true. */
  readonly withPython?: boolean;
}

/** A page that has only the programs, without a room. */
export class ProgramsPage {
  private site: Site | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'nonet-programs-'));
  page!: Page;
  browser!: Browser;

  get url(): string {
    return this.site!.url;
  }

  async start({ withPython = true }: Options = {}): Promise<void> {
    await build({
      ...config,
      configFile: false,
      root: HERE,
      logLevel: 'error',
      build: { ...config.build, outDir: this.folder, emptyOutDir: true },
    });
    if (withPython) {
      mkdirSync(join(this.folder, PYODIDE_FOLDER));
      for (const [name, path] of pyodideFiles)
        cpSync(path, join(this.folder, PYODIDE_FOLDER, name));
    }
    this.site = await serve(this.folder);
    // Only the whole of Chromium gives the frame of a program a process of its own.
    this.browser = await browserWith({ measuresMemory: true });
    await this.open();
  }

  async open(): Promise<void> {
    this.page = await this.browser.newPage({ serviceWorkers: 'block' });
    await this.page.goto(this.url);
  }

  async end(): Promise<void> {
    await this.page.close();
    this.site?.close();
    rmSync(this.folder, { recursive: true });
  }

  run(request: Partial<ProgramRequest> & Pick<ProgramRequest, 'text'>): Promise<RunResult> {
    return this.page.evaluate(async (request) => {
      let pieces = 0;
      const { ended } = programs.run(request, () => pieces++);
      return { ...(await ended), pieces };
    }, requestOf(request));
  }
}

const LIMITS = { time: 10_000, memory: 256 << 20 };

/** A Python program without input, unless the request says otherwise. */
export function requestOf(
  request: Partial<ProgramRequest> & Pick<ProgramRequest, 'text'>,
): ProgramRequest {
  const language = request.language ?? 'python';
  const name = language === 'python' ? 'solver.py' : 'solver.js';
  return { language, name, input: '', limits: LIMITS, ...request };
}

export function describePrograms(
  name: string,
  suite: (programs: ProgramsPage) => void,
  options?: Options,
): void {
  describeInChromium(name, () => {
    const page = new ProgramsPage();
    beforeAll(() => page.start(options));
    afterAll(() => page.end());
    suite(page);
  });
}
