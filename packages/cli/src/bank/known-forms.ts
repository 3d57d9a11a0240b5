import { statSync } from 'node:fs';
import { readForms } from '../making/read-grids.ts';
import type { Ends } from '../report/report.ts';
import { isServer, withBank } from './bank-package.ts';

/**
 * Returns the canonical forms of all puzzles of a file, or of a bank: a folder, or `postgres://…`. If
 * they cannot be read, reports the error and returns undefined.
 */
export async function knownForms(place: string, ends: Ends): Promise<Set<string> | undefined> {
  if (!isBank(place)) return readForms(place, ends);
  const forms = new Set<string>();
  const isRead = await withBank(place, ends.report, async (bank) => {
    for await (const some of bank.forms()) for (const form of some) forms.add(form);
  });
  return isRead ? forms : undefined;
}

function isBank(place: string): boolean {
  return isServer(place) || statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}
