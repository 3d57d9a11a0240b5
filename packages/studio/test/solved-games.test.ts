import { type EntryKind, undone, withHelp } from '@nonet/engine/game';
import { Random } from '@nonet/engine/generate';
import { describe, expect, it } from 'vitest';
import { dailyOf, solvedGame } from '../src/game/solving.ts';
import {
  digitsOnBoard,
  type GameState,
  isFinished,
  newGame,
  withEntry,
} from '../src/game/state.ts';
import { trialDropped, trialKept, tryingOut } from '../src/game/trials.ts';
import { writing } from '../src/game/writing.ts';
import {
  dayAt,
  daysAfter,
  daysOf,
  isDay,
  type LocalMoment,
  monthsAfter,
  streaksOf,
} from '../src/picture/days.ts';
import { levels } from '../src/picture/making.ts';
import {
  parseRecord,
  recordText,
  type SolvedGame,
  solvedDays,
  solvedGameIn,
  standingOf,
  statisticsOf,
} from '../src/picture/solved-games.ts';

const SEOUL = 9 * 60;
const LOS_ANGELES = -8 * 60;

/** The moment at which a clock on the wall of a zone shows a date and an hour. */
function moment(date: string, hour: number, zone = SEOUL): LocalMoment {
  return { at: Date.parse(date) + (hour * 60 - zone) * 60_000, zone };
}

function game(changes: Partial<SolvedGame> = {}): SolvedGame {
  return {
    ...moment('2026-11-29', 20),
    puzzle: { boxRows: 3, boxColumns: 3, cells: '.'.repeat(81) },
    level: 'medium',
    seed: 'a',
    daily: undefined,
    time: 600_000,
    hints: 0,
    steps: 0,
    wrong: 0,
    ...changes,
  };
}

/** A grid of givens that is different for every number. */
function cells(number: number): string {
  return number.toString(9).padStart(81, '0').replaceAll('0', '.');
}

/** Games by chance, over about a year. */
function simulated(count: number, random: Random): SolvedGame[] {
  return Array.from({ length: count }, (_, i) => {
    const day = daysAfter('2026-01-01', random.below(330));
    const level = [...levels, undefined][random.below(6)];
    const isDaily = level !== undefined && random.below(3) === 0;
    return game({
      ...moment(day, 1 + random.below(22)),
      puzzle: { boxRows: 3, boxColumns: 3, cells: cells(i) },
      level,
      seed: isDaily ? `${day} ${level}` : `${i}`,
      daily: isDaily ? day : undefined,
      time: 60_000 + random.below(3_000_000),
      hints: random.below(2) * random.below(5),
      steps: random.below(5) === 0 ? 1 : 0,
      wrong: random.below(4),
    });
  });
}

describe('the statistics', () => {
  it('of 300 games equal a count by hand', () => {
    const games = simulated(300, new Random('statistics'));
    const now = moment('2026-11-27', 12);
    const found = statisticsOf(games, now);
    // The count: one game after the other, with nothing but counters.
    const rows = new Map<
      string,
      { games: number; alone: number; own: number; sum: number; best: number }
    >();
    let [all, alone] = [0, 0];
    const dates: string[] = [];
    for (const one of games) {
      const name = one.level ?? 'other';
      const row = rows.get(name) ?? { games: 0, alone: 0, own: 0, sum: 0, best: Infinity };
      const isOwn = one.hints === 0 && one.steps === 0;
      row.games += 1;
      // The time of a game in which the coach made a move is no time of the player.
      if (one.steps === 0) {
        row.own += 1;
        row.sum += one.time;
      }
      if (isOwn) row.alone += 1;
      if (isOwn && one.time < row.best) row.best = one.time;
      rows.set(name, row);
      all += 1;
      if (isOwn) alone += 1;
      const date = new Date(one.at + SEOUL * 60_000).toISOString().split('T')[0];
      if (!dates.includes(date)) dates.push(date);
    }
    let longest = 0;
    for (const date of dates) {
      let length = 1;
      while (dates.includes(daysAfter(date, length))) length++;
      longest = Math.max(longest, length);
    }
    let current = 0;
    const last = dates.includes('2026-11-27') ? '2026-11-27' : '2026-11-26';
    while (dates.includes(daysAfter(last, -current))) current++;

    expect(found).toMatchObject({ games: all, alone, longest, current });
    expect(found.levels.map(({ level }) => level)).toEqual([...levels, undefined]);
    for (const { average, level, ...counted } of found.levels) {
      const row = rows.get(level ?? 'other')!;
      expect(counted).toEqual({ games: row.games, alone: row.alone, best: row.best });
      expect(average).toBeCloseTo(row.sum / row.own, 6);
    }
  });

  it('of no games are none', () => {
    expect(statisticsOf([], moment('2026-11-29', 12))).toEqual({
      games: 0,
      alone: 0,
      best: undefined,
      average: undefined,
      current: 0,
      longest: 0,
      levels: [],
    });
  });

  it('compare a game with the others of its level, without hints', () => {
    const other = game({ puzzle: { boxRows: 3, boxColumns: 3, cells: cells(1) }, time: 500_000 });
    const helped = { ...other, puzzle: { ...other.puzzle, cells: cells(2) }, time: 1, hints: 1 };
    const easy = {
      ...helped,
      puzzle: { ...other.puzzle, cells: cells(3) },
      level: 'easy',
      hints: 0,
    };
    const others = [other, helped, easy as SolvedGame];
    const slower = game();
    expect(standingOf(slower, [...others, slower])).toEqual({
      best: 500_000,
      isBest: false,
      before: undefined,
    });
    expect(standingOf(game({ time: 400_000 }), others)).toMatchObject({ isBest: true });
    expect(standingOf(game({ time: 400_000, steps: 1 }), others)).toMatchObject({ isBest: false });
    // The puzzle was solved before.
    expect(standingOf(game({ time: 400_000 }), [...others, slower])).toEqual({
      best: 500_000,
      isBest: false,
      before: 600_000,
    });
  });
});

describe('days in a row', () => {
  const noon = (...dates: string[]) => dates.map((date) => moment(date, 12));

  it('end today or yesterday, and a day counts once', () => {
    const days = noon('2026-11-27', '2026-11-28', '2026-11-28', '2026-11-29');
    const current = (date: string) => streaksOf(days, moment(date, 23)).current;
    expect([current('2026-11-29'), current('2026-11-30'), current('2026-12-01')]).toEqual([
      3, 3, 0,
    ]);
    expect(streaksOf(days, moment('2027-01-01', 0))).toEqual({ current: 0, longest: 3 });
    const broken = noon('2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29');
    expect(streaksOf(broken, moment('2026-11-29', 13))).toEqual({ current: 2, longest: 2 });
  });

  it('go on over the changes of a month, a year, and of summer time', () => {
    const days = noon('2026-12-30', '2026-12-31', '2027-01-01');
    expect(streaksOf(days, moment('2027-01-01', 13)).current).toBe(3);
    const berlin = [
      moment('2026-10-24', 23.9, 120),
      moment('2026-10-25', 23.9, 60),
      moment('2026-10-26', 0.1, 60),
    ];
    expect(streaksOf(berlin, moment('2026-10-26', 1, 60)).current).toBe(3);
  });

  it('do not break on a flight to the east, and do not count a date twice on one to the west', () => {
    // From Los Angeles, late on the 27th, over the date line: there is no game on the 28th in Seoul.
    const east = [
      moment('2026-11-26', 12, LOS_ANGELES),
      moment('2026-11-27', 22, LOS_ANGELES),
      moment('2026-11-29', 6, SEOUL),
    ];
    expect(dayAt(east[2])).toBe('2026-11-29');
    expect(streaksOf(east, moment('2026-11-29', 7, SEOUL))).toEqual({ current: 3, longest: 3 });
    // Before the game in Seoul, the row of days still stands.
    expect(streaksOf(east.slice(0, 2), moment('2026-11-29', 6, SEOUL)).current).toBe(2);
    // Who stays in Seoul and leaves out the 28th has broken it.
    const home = [moment('2026-11-27', 22), moment('2026-11-29', 6)];
    expect(streaksOf(home, moment('2026-11-29', 7)).current).toBe(1);
    // From Seoul on the 29th back to the 28th, and to the 29th once more.
    const west = [
      moment('2026-11-28', 12, SEOUL),
      moment('2026-11-29', 9, SEOUL),
      moment('2026-11-28', 20, LOS_ANGELES),
      moment('2026-11-29', 20, LOS_ANGELES),
    ];
    expect(streaksOf(west.slice(0, 3), moment('2026-11-28', 21, LOS_ANGELES)).current).toBe(2);
    expect(streaksOf(west, moment('2026-11-29', 21, LOS_ANGELES))).toEqual({
      current: 2,
      longest: 2,
    });
  });

  it('are not lost by a clock that was wrong for a while', () => {
    const days = noon('2026-11-27', '2026-11-28', '2026-11-29');
    for (const wrong of ['2031-05-05', '1999-01-01', '2026-12-24']) {
      const all = [...days, moment(wrong, 12)];
      expect(streaksOf(all, moment('2026-11-29', 13)), wrong).toEqual({ current: 3, longest: 3 });
    }
  });
});

describe('the calendar', () => {
  it('has the days of each month under their weekdays', () => {
    expect(daysOf('2026-11')).toMatchObject({ weekday: 0 });
    expect(daysOf('2026-11').days).toHaveLength(30);
    expect(daysOf('2028-02').days.at(-1)).toBe('2028-02-29');
    expect([monthsAfter('2026-11', 2), monthsAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(['2026-02-29', '2026-11-31', '2026-1-1', 7].map(isDay)).toEqual(Array(4).fill(false));
  });

  it('marks a puzzle of the day on its day, whenever and wherever it was solved', () => {
    const late = game({ ...moment('2026-12-24', 9, LOS_ANGELES), daily: '2026-11-01' });
    const days = solvedDays([late, game({ level: 'hard', daily: '2026-11-01' }), game()]);
    expect([...days.keys()]).toEqual(['2026-11-01']);
    expect([...days.get('2026-11-01')!.keys()]).toEqual(['medium', 'hard']);
  });
});

describe('what is kept of a game', () => {
  const SOLUTION =
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const write = (game: GameState, cell: number, digit: number, kind: EntryKind = 'digit') =>
    withEntry(
      game,
      { kind, changes: writing(game, [cell], { digit, mode: 'digit' }, { cleansNotes: true }) },
      0,
    );
  const right = (cell: number): number => Number(SOLUTION[cell]);
  const wrong = (cell: number): number => (right(cell) % 9) + 1;
  const puzzle = { boxRows: 3, boxColumns: 3, cells: `....${SOLUTION.slice(4)}` };

  it('is the help that was told, however much of it, and every wrong digit that was no trial', () => {
    let game = newGame(puzzle);
    // A wrong digit that is taken back, and one that is written over.
    game = undone(write(game, 0, wrong(0)));
    game = write(write(game, 0, wrong(0)), 0, right(0));
    // In a trial that is dropped, nothing is wrong.
    game = trialDropped(write(write(tryingOut(game), 1, wrong(1)), 2, wrong(2)));
    expect(digitsOnBoard(game).slice(1, 4)).toEqual([0, 0, 0]);
    // In one that is kept, it is.
    game = undone(trialKept(write(tryingOut(game), 1, wrong(1))));
    const told = { at: 0, technique: 'naked-single' };
    for (const rung of [1, 2, 4] as const) game = withHelp(game, { ...told, rung });
    game = write(write(game, 1, right(1)), 2, right(2), 'step');
    game = withHelp(game, { at: 0, technique: 'mistake', rung: 1 });
    game = write(game, 3, right(3));
    expect(isFinished(game)).toBe(true);
    const clock = { played: 61_234.5, since: undefined };
    const origin = { level: 'hard', seed: '2026-11-29 hard', day: '2026-11-29' } as const;
    const date = new Date('2026-11-29T12:00:00Z');
    expect(solvedGame({ ...game, clock, origin }, date)).toEqual({
      puzzle,
      level: 'hard',
      seed: '2026-11-29 hard',
      daily: '2026-11-29',
      at: date.getTime(),
      zone: -date.getTimezoneOffset(),
      time: 61_235,
      hints: 2,
      steps: 1,
      wrong: 3,
    });
  });

  it('is no puzzle of the day if a link only says so', () => {
    const day = '2026-11-29';
    expect(dailyOf({ level: 'hard', seed: `${day} hard`, day })).toBe(day);
    expect(dailyOf({ level: 'hard', seed: `${day} easy`, day })).toBeUndefined();
    expect(dailyOf({ level: undefined, seed: day, day })).toBeUndefined();
  });
});

describe('the file of a record', () => {
  it('gives 1,000 games back, in less than 400 bytes each', () => {
    const games = simulated(1_000, new Random('file'));
    const text = recordText(games);
    expect(parseRecord(text)).toEqual({ games, damaged: 0 });
    expect(text.length / games.length).toBeLessThan(400);
  });

  it.each([
    ['no time', { time: undefined }],
    ['a negative time', { time: -1 }],
    ['half a hint', { hints: 0.5 }],
    ['a level of no game', { level: 'brutal' }],
    ['a day that does not exist', { daily: '2026-02-30' }],
    ['a date beyond the calendar', { at: 1e15 }],
    ['a zone of no clock', { zone: 2_000 }],
    ['cells that are no grid', { puzzle: { boxRows: 3, boxColumns: 3, cells: '...' } }],
    ['no puzzle', { puzzle: null }],
  ])('leaves out an entry with %s, and says so', (_, damage) => {
    const damaged = { ...game(), ...damage };
    expect(solvedGameIn(structuredClone(damaged))).toBeUndefined();
    const text = recordText([game(), damaged as SolvedGame]);
    expect(parseRecord(text)).toEqual({ games: [game()], damaged: 1 });
  });

  it.each(['', '{', '[]', '{"format":"nonet-game"}', '{"format":"nonet-record","games":{}}'])(
    'is not %j',
    (text) => expect(parseRecord(text)).toBeUndefined(),
  );
});
