import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const STEP_LOG = fileURLToPath(new URL('StepLog.java', import.meta.url));

/** Sudoku Explainer in a process of its own. It needs a Java compiler. */
export class Reference {
  /** @param sources The folder with the sources of Sudoku Explainer 1.2.1. */
  constructor(sources) {
    this.classes = mkdtempSync(join(tmpdir(), 'nonet-fuzz-'));
    const flags = ['-encoding', 'ISO-8859-1', '-nowarn', '-Xlint:none'];
    execFileSync('javac', [...flags, '-sourcepath', sources, '-d', this.classes, STEP_LOG], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const java = ['-Djava.awt.headless=true', '-XX:+UseSerialGC', '-cp', this.classes, 'StepLog'];
    this.process = spawn('java', java, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** Returns the log of a puzzle, and the CPU time in milliseconds. */
  async rate(puzzle) {
    this.process.stdin.write(`${puzzle}\n`);
    const log = [];
    for (;;) {
      const { done, value } = await this.lines.next();
      if (done) throw new Error(`Sudoku Explainer ended at ${puzzle}`);
      if (value.startsWith('t ')) return { log, milliseconds: Number(value.slice(2)) / 1e6 };
      log.push(value);
    }
  }

  end() {
    this.process.kill();
    rmSync(this.classes, { recursive: true });
  }
}
