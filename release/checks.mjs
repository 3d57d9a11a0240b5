import { output } from './command.mjs';

/** Checks a staged package, and returns what npm would publish of it. */
export async function check(staged) {
  await output('npx', ['publint', '--strict', staged]);
  await output('npx', ['attw', '--pack', staged, '--profile', 'esm-only']);
  return dryRun(staged);
}

/** Needs neither a login nor the registry. */
async function dryRun(staged) {
  const flags = ['--dry-run', '--json', '--offline', '--access', 'public'];
  const [published] = Object.values(
    JSON.parse(await output('npm', ['publish', ...flags], { cwd: staged })),
  );
  const { name, version, size, unpackedSize, files } = published;
  return { name, version, size, unpackedSize, files: files.map(({ path }) => path) };
}

/** A table in plain text, with the numbers at the right. */
export function table(packages) {
  const kilobytes = (bytes) => String(Math.ceil(bytes / 1000));
  const rows = packages.map(({ name, version, files, size, unpackedSize }) => [
    name,
    version,
    String(files.length),
    kilobytes(size),
    kilobytes(unpackedSize),
  ]);
  const all = [['package', 'version', 'files', 'packed kB', 'unpacked kB'], ...rows];
  const widths = all[0].map((_, i) => Math.max(...all.map((row) => row[i].length)));
  const padded = (text, i) => (i < 2 ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  return all.map((row) => `${row.map(padded).join('  ')}\n`).join('');
}
