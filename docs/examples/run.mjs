import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './blocks.mjs';

const TERMINAL = fileURLToPath(new URL('terminal.py', import.meta.url));
const NONET = `#!/bin/sh\nexec "${process.execPath}" "${ROOT}packages/cli/bin/nonet.js" "$@"\n`;
const NPX = '#!/bin/sh\n[ "$1" = nonet ] || exit 127\nexec "$@"\n';

/** The languages of the blocks that can be run. */
export const LANGUAGES = ['console', 'js'];

/** Returns the lines of a file that a block shows. @throws Error if the file does not have them. */
export function excerpt({ body, file }) {
  if (readFileSync(ROOT + file, 'utf8').includes(body)) return body;
  throw new Error(`${file} does not have these lines:\n${body}`);
}

/**
 * Runs a block in a new folder, which has the project's `examples`, and `files`: name → path.
 * Returns the body that the block should have: its commands or code with the current output.
 *
 * @throws Error if a program writes to stderr.
 */
export async function runBlock(block, files = {}) {
  const { language, body, terminal, file } = block;
  if (file) return excerpt(block);
  const folder = mkdtempSync(join(tmpdir(), 'nonet-example-'));
  try {
    const links = { examples: `${ROOT}examples`, node_modules: `${ROOT}node_modules`, ...files };
    for (const [name, path] of Object.entries(links)) symlinkSync(path, join(folder, name));
    if (language === 'js') return await runProgram(body, folder);
    addCommands(folder);
    return await runCommands(body, folder, terminal);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Adds a folder `bin` in which `nonet` and `npx nonet` are the built command. */
function addCommands(folder) {
  mkdirSync(join(folder, 'bin'));
  for (const [name, script] of Object.entries({ nonet: NONET, npx: NPX })) {
    const path = join(folder, 'bin', name);
    writeFileSync(path, script);
    chmodSync(path, 0o755);
  }
}

/** Runs the lines that begin with `$ `. Both stdout and stderr are output, as in a terminal. */
async function runCommands(body, folder, terminal) {
  let result = '';
  for (const [, command] of body.matchAll(/^\$ (.*)$/gm)) {
    const output = terminal
      ? screenOf((await start('python3', [TERMINAL, command], folder)).stdout)
      : (await start('bash', ['-c', `exec 2>&1\n${command}`], folder)).stdout;
    result += `$ ${command}\n${output}${output === '' || output.endsWith('\n') ? '' : '\n'}`;
  }
  return result;
}

/** Returns the last frame in the output of a terminal. */
function screenOf(output) {
  const end = output.lastIndexOf('\x1b[?2026l');
  const frame = output.slice(output.lastIndexOf('\x1b[H', end), end);
  const lines = stripVTControlCharacters(frame).split('\r\n');
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Runs a program. Comments that begin a line are the output of the code before them. */
async function runProgram(body, folder) {
  const parts = body.split(/^(?:\/\/.*\n)+/m);
  const program = parts.join("process.stdout.write('\\0');\n");
  const args = ['--input-type=module', '-e', program];
  const { stdout, stderr } = await start(process.execPath, args, folder);
  if (stderr !== '') throw new Error(stderr);
  const outputs = stdout.split('\0');
  const comment = (output) => output.replace(/^(?=.)/gm, '// ').replace(/^(?=\n)/gm, '//');
  return parts.map((code, i) => code + comment(outputs[i] ?? '')).join('');
}

/** The time limit in milliseconds. */
const LONGEST = 120_000;

/**
 * Runs a program. Starts it again once if it takes too long, because Node 20 can hang at exit
 * (nodejs/node#54918).
 */
function start(command, args, folder, isAgain = false) {
  const { NODE_EXTRA_CA_CERTS: _, ...inherited } = process.env;
  const path = `${join(folder, 'bin')}:${process.env.PATH}`;
  const env = { ...inherited, PATH: path, NO_COLOR: '1', TERM: 'xterm' };
  return new Promise((resolve) => {
    const options = { cwd: folder, env, maxBuffer: 1 << 26, timeout: LONGEST };
    execFile(command, args, options, (error, stdout, stderr) => {
      const isHung = error?.killed === true && !isAgain;
      resolve(isHung ? start(command, args, folder, true) : { stdout, stderr });
    }).stdin.end();
  });
}
