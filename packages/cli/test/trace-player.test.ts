import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { nextBack, previousBack, Recording, strategyById } from '@nonet/engine/search';
import { describe, expect, test } from 'vitest';
import { commandOf, keyLine } from '../src/trace/keys.ts';
import { type Player, press, type Track, tick } from '../src/trace/player.ts';

const BAEKJOON_2239 =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';

const bitmask = strategyById('bitmask')!;
const recording = new Recording(
  { givens: gridOf(CLASSIC, Array.from(BAEKJOON_2239, Number)) },
  bitmask,
);
while (!recording.end) recording.advance();

const whole: Track = {
  events: recording.events,
  ended: true,
  nextBack: (event) => nextBack(recording, event),
  previousBack: (event) => previousBack(recording, event),
};
const underWay: Track = { ...whole, events: 100, ended: false };

const at = (position: number, playing = false): Player => ({ position, speed: 10, playing });
const isBack = (event: number): boolean => recording.at(event).last?.kind === 'back';

describe('the clock', () => {
  test('adds up fractions of events', () => {
    let player = at(0, true);
    for (let i = 0; i < 30; i++) player = tick(player, 33, whole);
    expect(player.position).toBeCloseTo(9.9);
  });

  test('stops while paused', () => {
    const player = at(7);
    expect(tick(player, 1_000, whole)).toBe(player);
  });

  test('stops at the end', () => {
    expect(tick(at(320, true), 60_000, whole)).toMatchObject({ position: 323, playing: false });
  });

  test('waits for a recording in progress', () => {
    expect(tick(at(99, true), 60_000, underWay)).toMatchObject({ position: 100, playing: true });
  });

  test('shows the whole run at once at unlimited speed', () => {
    const player = { ...at(0, true), speed: Number.POSITIVE_INFINITY };
    expect(tick(player, 1, whole).position).toBe(323);
    expect(tick(player, 0, whole).position).toBe(0);
  });
});

describe('a key', () => {
  test('steps within the run and pauses', () => {
    expect(press(at(5.7, true), 'forward', whole)).toEqual(at(6));
    expect(press(at(5.7, true), 'back', whole)).toEqual(at(4));
    expect(press(at(0), 'back', whole).position).toBe(0);
    expect(press(at(323), 'forward', whole).position).toBe(323);
  });

  test('jumps by a hundredth of the run, and to its ends', () => {
    expect(press(at(50, true), 'page-forward', whole)).toEqual(at(53, true));
    expect(press(at(50), 'page-back', whole).position).toBe(47);
    expect(press(at(50), 'end', whole).position).toBe(323);
    expect(press(at(50), 'end', underWay).position).toBe(100);
    expect(press(at(50), 'start', whole).position).toBe(0);
  });

  test('finds the next and the previous back from any event', () => {
    for (let event = 0; event <= 323; event += 7) {
      let next = event + 1;
      while (next < 323 && !isBack(next)) next++;
      expect(press(at(event), 'next-back', whole).position).toBe(Math.min(next, 323));
      let previous = event - 1;
      while (previous > 0 && !isBack(previous)) previous--;
      expect(press(at(event), 'previous-back', whole).position).toBe(Math.max(previous, 0));
    }
  });

  test('changes the speed in steps from any speed', () => {
    expect(press(at(0), 'faster', whole).speed).toBe(30);
    expect(press(at(0), 'slower', whole).speed).toBe(5);
    expect(press({ ...at(0), speed: 77 }, 'faster', whole).speed).toBe(100);
    expect(press({ ...at(0), speed: 1 }, 'slower', whole).speed).toBe(1);
    expect(press({ ...at(0), speed: 10_000_000 }, 'faster', whole).speed).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test('plays, pauses, and restarts after the end', () => {
    expect(press(at(9), 'toggle', whole)).toEqual(at(9, true));
    expect(press(at(9, true), 'toggle', whole)).toEqual(at(9));
    expect(press(at(323), 'toggle', whole)).toEqual(at(0, true));
    expect(press(at(40), 'restart', whole)).toEqual(at(0, true));
  });
});

test('each key has only one meaning', () => {
  expect(commandOf({ name: 'space', sequence: ' ' })).toBe('toggle');
  expect(commandOf({ name: 'left', shift: true })).toBe('previous-back');
  expect(commandOf({ name: 'right' })).toBe('forward');
  expect(commandOf({ sequence: '.' })).toBe('next-back');
  expect(commandOf({ name: 'g', sequence: 'G', shift: true })).toBe('end');
  expect(commandOf({ name: 'c', ctrl: true })).toBe('interrupt');
  expect(commandOf({ name: 'escape', sequence: '\x1b' })).toBe('quit');
  expect(commandOf({ name: 'x', sequence: 'x' })).toBeUndefined();
});

test('the line of keys fits any width and shows how to quit', () => {
  for (const width of [10, 20, 39, 79, 200]) {
    expect(keyLine(width).length).toBeLessThanOrEqual(width);
    expect(keyLine(width)).toMatch(/q quit$/);
  }
});
