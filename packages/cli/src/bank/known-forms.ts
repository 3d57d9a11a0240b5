import { statSync } from 'node:fs';
import { type Ends, readForms } from '../making/read-grids.ts';
import { isServer, withBank } from './bank-package.ts';

/**
 * Returns the canonical forms of all puzzles of a file, or of a bank: a folder, or `postgres://…`. If
 * they cannot be read, reports the error and returns undefined.
 */
export async function knownForms(place: string, ends: Ends): Promise<Set<string> | undefined> {
  if (!isBank(place)) return readForms(place, ends);
  const forms = new Set<string>();
  const failed = await withBank(place, async (bank) => {
    for await (const some of bank.forms()) for (const form of some) forms.add(form);
  });
  if (failed === undefined) return forms;
  ends.report.error(new Error(failed));
  return undefined;
}

function isBank(place: string): boolean {
  return isServer(place) || statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}
