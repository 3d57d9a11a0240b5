import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from '@nonet/judge/driver/driver';

/**
 * Writes the main program of a driver to a folder, and returns its path. Returns undefined if the
 * driver has none.
 */
export function writeMain({ main }: Driver, path: string, folder: string): string | undefined {
  if (!main) return undefined;
  const to = join(folder, main.name);
  writeFileSync(to, main.text(path));
  return to;
}
