import { Random, randomGrid } from '@nonet/engine/generate';
import { geometry } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { describe, expect, it, vi } from 'vitest';
import { nonet } from './nonet.ts';

/** A puzzle with millions of solutions, which are hard to find. */
const OPEN = (() => {
  const random = new Random('hard250');
  const { digits, geometry: shape } = randomGrid(geometry(5, 5), random);
  for (const cell of random.shuffle([...digits.keys()]).slice(250)) digits[cell] = 0;
  return `${packedCells({ geometry: shape, digits })}\n`;
})();

describe('a 25×25 puzzle', () => {
  it('is given up after half a minute if its solutions cannot be counted', async () => {
    // The half minute passes in four seconds.
    const clock = performance.now.bind(performance);
    const start = clock();
    const now = vi.spyOn(performance, 'now');
    now.mockImplementation(() => start + 7.5 * (clock() - start));
    const ran = await nonet(['count'], OPEN);
    now.mockRestore();
    const message = 'not known after 30 s: at least N solutions (--timeout changes the limit)';
    const said = (text: string): string => text.replace(/at least [\d,]+/, 'at least N');
    expect(said(ran.stdout)).toBe(`# ${message}\n`);
    expect(said(ran.stderr)).toBe(`stdin:1: ${message}\n`);
    expect(ran.status).toBe(1);
  });

  it('has the limit of --timeout', async () => {
    const { stdout } = await nonet(['count', '--timeout', '0.5'], OPEN);
    expect(stdout).toBe('# gave up after 0.5 s\n');
  });
});
