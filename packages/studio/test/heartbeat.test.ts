import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from '../src/programs/frame/heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a frame that waits is alive if it answers', async () => {
  const heartbeat: Heartbeat = new Heartbeat(
    () => heartbeat.heard(),
    () => {},
  );
  expect(await heartbeat.answers()).toBe(true);
});

it('a frame that has died while it waited is noticed after a second, not after four', async () => {
  const answer = new Heartbeat(
    () => {},
    () => {},
  ).answers();
  vi.advanceTimersByTime(1_000);
  expect(await answer).toBe(false);
});
