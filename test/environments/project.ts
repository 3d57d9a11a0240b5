import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in a folder. Returns what it prints, or throws with it. */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, ...env },
    timeout: 120_000,
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}\n${stderr}`);
}

/** Path in the folder → text of the file. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Installs the packed files of @nonet/engine and nonet into a new project. */
export function installNonet(folder: string): void {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const packed = JSON.parse(run('npm', [...pack, '-w', '@nonet/engine', '-w', 'nonet'], ROOT));
  const files = Object.values<{ filename: string }>(packed).map(({ filename }) => `./${filename}`);
  writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }' });
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], folder);
}
