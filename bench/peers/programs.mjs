import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const NONET = fileURLToPath(new URL('../../packages/cli/bin/nonet.js', import.meta.url));
const { NONET_PEER_TDOKU, NONET_PEER_TDOKU_BUILD } = process.env;

/**
 * Returns the programs that are installed on this machine. A program reads one puzzle per line. For
 * each puzzle, it prints a line that ends with the solution.
 *
 * NONET_PEER_TDOKU is the path of `solve`, an example program of tdoku. The program's argument is
 * the number of solutions to find. NONET_PEER_TDOKU_BUILD says how tdoku was built, for the caption
 * of the table.
 */
export function programs() {
  const found = [
    {
      label: 'Nonet, `nonet solve`',
      command: [process.execPath, NONET, 'solve', '--threads', '1'],
    },
  ];
  if (NONET_PEER_TDOKU) {
    const note = NONET_PEER_TDOKU_BUILD && `Build of tdoku: ${NONET_PEER_TDOKU_BUILD}.`;
    found.push({ label: 'tdoku', command: [NONET_PEER_TDOKU, '1'], note });
  }
  const qqwing = spawnSync('qqwing', ['--version'], { encoding: 'utf8' });
  if (qqwing.status === 0) {
    const [version] = qqwing.stdout.match(/[\d.]+/);
    found.push({ label: `QQWing ${version}`, command: ['qqwing', '--solve', '--one-line'] });
  }
  return found;
}
