import type { ProgramRun } from '@nonet/judge/run/runner';
import { describe, expect, it } from 'vitest';
import { MOST_SLOWNESS, slownessOf } from '../src/rooms/code/judge/slowness.ts';

describe('how slow a language is here', () => {
  const measured = (run: Partial<ProgramRun>) =>
    slownessOf('python', () =>
      Promise.resolve({
        run: {
          killed: undefined,
          status: undefined,
          ending: undefined,
          output: '',
          messages: '',
          time: 0,
          wall: 0,
          memory: undefined,
          ...run,
        },
        isStopped: false,
      }),
    );

  it('is what its search prints', async () => {
    expect(await measured({ output: '410\n', status: 0 })).toBe(2);
    expect(await measured({ output: '1\n', status: 0 })).toBe(1);
    expect(await measured({ output: '1000000\n', status: 0 })).toBe(MOST_SLOWNESS);
  });

  it('is the most if the search ran too long, and unknown if something else ended it', async () => {
    expect(await measured({ killed: 'time' })).toBe(MOST_SLOWNESS);
    await expect(measured({ killed: 'memory' })).rejects.toThrow('expected a time');
  });
});
