import { RECORD_HEAD, recordedIn } from '@nonet/tracer/recorded';
import { describe, expect, it } from 'vitest';

const SAMPLE = '1 0 0 0 0 0 0 2 0 0 3 0 4 0 0 0';

/** A record of one event. */
function recordOf(box: string, puzzle: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(RECORD_HEAD + 8);
  bytes.set(new TextEncoder().encode(`tracer python\nbox ${box}\npuzzle ${puzzle}\n`));
  bytes[RECORD_HEAD] = 1;
  return bytes;
}

describe('the record that a program has written itself', () => {
  it('has a grid if it is one', () => {
    const { givens } = recordedIn(recordOf('2 2', SAMPLE));
    expect(givens?.geometry.size).toBe(4);
    expect(givens?.digits.join(' ')).toBe(SAMPLE);
  });

  it.each([
    ['1000 1000', SAMPLE],
    ['-2 -2', SAMPLE],
    ['1 4', SAMPLE],
    ['2.5 2', SAMPLE],
    ['x', SAMPLE],
    ['2 2', '1 2 3'],
    ['2 2', `${SAMPLE} 0`],
    ['2 2', SAMPLE.replace('4', '5')],
    ['2 2', SAMPLE.replace('4', '-1')],
    ['2 2', SAMPLE.replace('4', '0.5')],
    ['2 2', SAMPLE.replace('4', 'x')],
  ])('has no grid with boxes of %s and the cells %s', (box, puzzle) => {
    expect(recordedIn(recordOf(box, puzzle)).givens).toBeUndefined();
  });
});
