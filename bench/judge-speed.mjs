import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// node bench/judge-speed.mjs
//   measures the machine on which it runs with the search by which the studio measures a browser. The
//   figures of the reference machine are in packages/studio/src/rooms/code/judge/slowness.ts.

const RUNS = 15;

for (const [command, file] of [
  ['python3', 'search.py'],
  [process.execPath, 'search.js'],
]) {
  const path = fileURLToPath(
    new URL(`../packages/studio/src/rooms/code/judge/calibration/${file}`, import.meta.url),
  );
  const times = Array.from({ length: RUNS }, () => Number(execFileSync(command, [path])));
  const version = execFileSync(command, ['--version'], { encoding: 'utf8' }).trim();
  const [fastest] = times.toSorted((a, b) => a - b);
  process.stdout.write(`${file}, ${version}: ${fastest.toFixed(0)} ms (fastest of ${RUNS})\n`);
}
