import { describe, expect, it } from 'vitest';
import { median, secondsPerItem, type Timed } from '../src/bench/stopwatch.ts';
import { figure, markdown } from '../src/bench/table.ts';

/** Returns work that takes `seconds[i]` per run in call i, and the last value in later calls. */
function fake(items: number, seconds: readonly number[], log: number[] = []): Timed {
  let calls = 0;
  return {
    items,
    seconds: (runs) => {
      log.push(runs);
      return runs * seconds[Math.min(calls++, seconds.length - 1)];
    },
  };
}

describe('secondsPerItem', () => {
  it('returns the median of the rounds, per item', async () => {
    const works = [fake(10, [1, 5, 1, 9, 2, 3]), fake(4, [2])];
    expect(await secondsPerItem(works)).toEqual([0.3, 0.5]);
  });

  it('repeats short work until it fills a round', async () => {
    const log: number[] = [];
    await secondsPerItem([fake(1, [0.02], log)], { rounds: 2 });
    expect(log).toEqual([1, 2, 4, 4, 4]);
  });

  it('skips work that has finished its rounds', async () => {
    const log: number[] = [];
    await secondsPerItem([{ ...fake(1, [1], log), rounds: 1 }, fake(1, [1])]);
    expect(log).toEqual([1, 1]);
  });
});

describe('tables', () => {
  it('use the upper of two middle values as the median', () => {
    expect(median([4, 1, 3, 2])).toBe(3);
  });

  it.each([
    [0.15551, '0.156'],
    [12.34, '12.3'],
    [1_234_567, '1,230,000'],
  ])('write %d as %s', (value, text) => {
    expect(figure(value)).toBe(text);
  });

  it('align the first column left and the others right', () => {
    const rows = [['easy', 0.5]];
    expect(markdown(['set', 'µs'], rows)).toBe('| set | µs |\n| --- | --: |\n| easy | 0.5 |');
    expect(markdown(['set', 'µs'], rows, { padded: true })).toBe(
      '| set  |  µs |\n| ---- | --: |\n| easy | 0.5 |',
    );
  });
});
