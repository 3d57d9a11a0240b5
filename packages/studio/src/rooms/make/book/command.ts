import type { ExcludedFile } from './slice.ts';

/** The command that makes the book of a plan that is saved as `plan.json`. */
export function bookCommand(excluded: readonly ExcludedFile[], isForPress: boolean): string {
  const files = excluded.map(({ name }) => `--exclude ${quoted(name)} `).join('');
  return `nonet book plan.json ${files}${isForPress ? '--press ' : ''}-o interior.pdf`;
}

/** A name as a shell takes it. */
function quoted(name: string): string {
  const safe = name.startsWith('-') ? `./${name}` : name;
  return /^[\w.,:@%+/-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}
