import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Need } from '../../../test/describe-with.ts';

/** A program that a suite needs. */
export function program(name: string): Need {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return { name, present: folders.some((folder) => existsSync(join(folder, name))) };
}
