import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The original program of a scale. It runs in processes of its own, and needs a Java compiler. */
export class Reference {
  /**
   * @param scale EXPLAINER or HODOKU.
   * @param sources The folder with the sources of the program.
   */
  constructor(scale, sources) {
    this.scale = scale;
    this.sources = sources;
    this.folder = mkdtempSync(join(tmpdir(), 'nonet-fuzz-'));
    this.classes = join(this.folder, 'classes');
    mkdirSync(this.classes);
    const file = fileURLToPath(new URL(`${scale.stepLog}.java`, import.meta.url));
    const options = [...scale.compilerOptions, '-nowarn', '-Xlint:none'];
    execFileSync('javac', [...options, '-sourcepath', sources, '-d', this.classes, file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.shared = this.start();
  }

  /** Returns the log of a puzzle, and the CPU time in milliseconds. */
  rate(puzzle) {
    return this.ask(this.shared, puzzle);
  }

  /** Returns the log of a puzzle from a process that has not rated another puzzle. */
  async freshLog(puzzle) {
    const fresh = this.start();
    const { log } = await this.ask(fresh, puzzle);
    fresh.process.kill();
    return log;
  }

  end() {
    this.shared.process.kill();
    rmSync(this.folder, { recursive: true });
  }

  /** HoDoKu keeps its options in the folder of temporary files, so the program gets an empty one. */
  start() {
    const options = [
      '-Djava.awt.headless=true',
      `-Djava.io.tmpdir=${mkdtempSync(join(this.folder, 'files-'))}`,
      '-XX:+UseSerialGC',
      '-cp',
      [this.classes, this.sources].join(delimiter),
    ];
    const process = spawn('java', [...options, this.scale.stepLog], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return { process, lines: createInterface({ input: process.stdout })[Symbol.asyncIterator]() };
  }

  async ask({ process, lines }, puzzle) {
    process.stdin.write(`${puzzle}\n`);
    const log = [];
    for (;;) {
      const { done, value } = await lines.next();
      if (done) throw new Error(`${this.scale.program} ended at ${puzzle}`);
      if (value.startsWith('t ')) return { log, milliseconds: Number(value.slice(2)) / 1e6 };
      log.push(this.scale.comparable(value));
    }
  }
}
