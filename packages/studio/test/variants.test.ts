import type { Constraint } from '@nonet/engine/constraint';
import { Random } from '@nonet/engine/generate';
import type { PlainPuzzle } from '@nonet/engine/notation';
import { describe, expect, it, vi } from 'vitest';
import { sized } from '../../../test/size.ts';
import { KINDS, randomConstraint } from '../../engine/test/constraint/random-constraints.ts';
import { cellNames } from '../src/board/cell-names.ts';
import { drawnCells } from '../src/board/drawn-cells.ts';
import { recentKept, saveRecent } from '../src/game/recent.ts';
import { loadRuleChecks } from '../src/game/rule-checks.ts';
import { brokenRules, gameOf, geometryOf, isFinished, withEntry } from '../src/game/state.ts';
import { fillingNotes, writing } from '../src/game/writing.ts';
import * as addresses from '../src/page/address.ts';
import { partsOf, valuesIn } from '../src/page/address.ts';
import { Store } from '../src/page/store.ts';
import { ruleLayers } from '../src/picture/rule-layers.ts';
import { keyOf, solvedGameIn } from '../src/picture/solved-games.ts';
import { withUndo } from '../src/puzzle/history.ts';
import { puzzleCodec, puzzleIn } from '../src/puzzle/puzzle-codec.ts';
import { withConstraints, withRegions } from '../src/puzzle/rules.ts';
import { isReplaced, isSamePuzzle, SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { notationOf } from '../src/rooms/make/hand/setting-requests.ts';
import { withCopying } from '../src/rooms/make/hand/slice.ts';
import { playedLayers } from '../src/rooms/play/played-layers.ts';
import { withLanes } from '../src/rooms/race/race.ts';
import { withRace } from '../src/rooms/race/slice.ts';
import { canSearch, searchRefusal } from '../src/search/searches.ts';
import { runOf, searchFor } from '../src/search/slice.ts';
import { strategyIds } from '../src/search/state.ts';
import { codecs, initialState, settled } from '../src/studio.ts';
import { pageWords } from '../src/words/words.ts';
import { readProgram } from '../src/workers/search/read-program.ts';
import { reading } from '../src/workers/search/read-text.ts';
import { texts } from '../src/workers/search/texts.ts';

const SOLUTION =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';
const EMPTY: PlainPuzzle = { boxRows: 3, boxColumns: 3, cells: '.'.repeat(81) };
/** The region of a cell in a grid whose first two boxes have exchanged two cells. */
const REGIONS = Array.from({ length: 81 }, (_, cell) => {
  const box = 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  if (cell === 2 || cell === 3) return 1 - box;
  return box;
});

const KILLER: PlainPuzzle = {
  ...EMPTY,
  constraints: [
    { kind: 'killer', cells: [0, 1], sum: 6 },
    { kind: 'thermo', cells: [9, 10, 11] },
    { kind: 'antiknight' },
  ],
};

function opened(puzzle: PlainPuzzle): State {
  const values = valuesIn(partsOf(puzzleCodec.write(holding(puzzle))));
  return settled(addresses.withValues(initialState, values, codecs));
}

function holding(puzzle: PlainPuzzle): State {
  return settled({
    ...initialState,
    puzzle: { ...initialState.puzzle, isOpened: true, root: puzzle, text: puzzle },
  });
}

function randomRules(seed: string): Constraint[] {
  const random = new Random(seed);
  const digits = Array.from(SOLUTION, Number);
  const variant = {
    rows: 9,
    columns: 9,
    least: 1,
    most: 9,
    regions: REGIONS,
    givens: digits,
    constraints: [],
  };
  const kinds = random.shuffle([...KINDS]).slice(0, 6);
  return kinds.flatMap((kind) => randomConstraint(kind, { variant, digits, random }));
}

function answer<T>(work: Iterator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe('a variant', () => {
  it('is in the address and in what the browser keeps', () => {
    for (let round = 0; round < sized(50, 200); round++) {
      const constraints = randomRules(`address ${round}`);
      const puzzle: PlainPuzzle = {
        ...EMPTY,
        ...(round % 2 === 0 && { boxRows: 0, boxColumns: 0, regions: REGIONS }),
        ...(constraints.length > 0 && { constraints }),
      };
      const state = opened(puzzle);
      expect(state.puzzle.root).toEqual(puzzle);
      const kept = recentKept.format([
        { puzzle, values: valuesIn(partsOf(puzzleCodec.write(state))), finished: undefined },
      ]);
      expect(recentKept.parse(kept)?.[0].puzzle).toEqual(puzzle);
    }
  });

  it.each([
    ['constraints', `puzzle=${EMPTY.cells}&constraints=1_magic`],
    ['constraints', `puzzle=${EMPTY.cells}&constraints=1_sets~0001.010203`],
    ['constraints', `puzzle=${EMPTY.cells}&constraints=1_killer~00010203040506070809`],
    ['regions', `puzzle=${EMPTY.cells}&regions=123`],
  ])('is never opened as a classic puzzle by a link whose %s cannot be read', (id, values) => {
    const linked = addresses.withLink(initialState, `#2&${values}`, codecs);
    expect(linked.puzzle.root).toBe(initialState.puzzle.root);
    expect(linked.page.brokenLink).toMatchObject({ isOpened: false });
    expect(linked.page.brokenLink?.faults.map((fault) => fault.id)).toContain(id);
    expect(puzzleIn(valuesIn(values.split('&')))).toBeUndefined();
  });

  it('is another puzzle than the classic one with its givens', () => {
    expect(isSamePuzzle(KILLER, EMPTY)).toBe(false);
    expect(isSamePuzzle(KILLER, structuredClone(KILLER))).toBe(true);
    expect(isReplaced(EMPTY, KILLER)).toBe(true);
    expect(keyOf({ puzzle: KILLER })).not.toBe(keyOf({ puzzle: EMPTY }));
    const game = { puzzle: KILLER, at: 0, zone: 0, time: 1, hints: 0, steps: 0, wrong: 0 };
    expect(solvedGameIn(structuredClone(game))?.puzzle).toEqual(KILLER);
  });

  it('is drawn if odd and even cells are its only rules', () => {
    const pencilmarks = Array.from(EMPTY.cells, (_, cell) => (cell === 0 ? 0b101010101 : 511));
    const drawn = { kind: 'constraints', constraints: [], pencilmarks };
    expect(ruleLayers({ ...EMPTY, pencilmarks })).toEqual([drawn]);
    expect(ruleLayers(EMPTY)).toEqual([]);
  });

  it('has odd and even cells as rules, and is kept although it is blank', () => {
    const cell = JSON.stringify(Array(9).fill(Array(9).fill({})));
    const text = `{"size":9,"grid":${cell},"odd":[{"cell":"R1C1"}],"even":[{"cell":"R9C9"}]}`;
    const read = answer(reading.read({ textId: 1, text }));
    const puzzle: PlainPuzzle = {
      ...EMPTY,
      constraints: [
        { kind: 'sets', cells: [0], sets: [[1], [3], [5], [7], [9]] },
        { kind: 'sets', cells: [80], sets: [[2], [4], [6], [8]] },
      ],
    };
    expect(read).toMatchObject({ ok: true, notation: 'json', program: 'f-puzzles', puzzle });
    const pencilmarks = Array.from(EMPTY.cells, () => 511)
      .with(0, 0b101010101)
      .with(80, 0b10101010);
    expect(opened({ ...EMPTY, pencilmarks }).puzzle.root).toEqual(puzzle);
    expect(opened({ ...EMPTY, pencilmarks: pencilmarks.with(1, 3) }).puzzle.root.constraints).toBe(
      undefined,
    );
    for (const notation of ['f-puzzles', 'sudokupad']) {
      const written = answer(texts.write({ puzzle, about: {}, notation }));
      const again = answer(reading.read({ textId: 1, text: written?.text ?? '' }));
      expect(again).toMatchObject({ ok: true, notation, puzzle });
    }
    const saved = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: saved });
    saveRecent(new Store(opened(puzzle), settled));
    vi.unstubAllGlobals();
    expect(saved.mock.calls.map(([key]) => key)).toEqual([recentKept.key]);
  });

  it('is copied in a notation that holds its rules, unless another one is chosen', () => {
    expect(notationOf(holding(EMPTY))).toBe('line');
    expect(notationOf(holding(KILLER))).toBe('json');
    expect(notationOf(withCopying(holding(KILLER), { as: 'sudokupad' }))).toBe('sudokupad');
  });

  it('gets and loses its rules in one step of undo', () => {
    const { puzzle } = initialState;
    const ruled = withConstraints(puzzle, KILLER.constraints!);
    expect(ruled.root).toEqual({ ...SAMPLE, constraints: KILLER.constraints });
    expect(withUndo(ruled).root).toBe(SAMPLE);
    expect(withConstraints(ruled, []).root).toEqual(SAMPLE);
    const jigsaw = withRegions(ruled, REGIONS);
    expect(jigsaw.root).toMatchObject({ regions: REGIONS, constraints: KILLER.constraints });
    expect(withRegions(jigsaw, undefined).root).toEqual(ruled.root);
  });

  it('is read and written by the notations that hold its rules', () => {
    for (const notation of ['f-puzzles', 'sudokupad', 'json']) {
      const written = answer(texts.write({ puzzle: KILLER, about: {}, notation }));
      const read = answer(reading.read({ textId: 1, text: written?.text ?? '' }));
      if (!read.ok || read.notation === undefined)
        throw new Error(`expected ${notation} to be read`);
      const { constraints = [], ...plain } = read.puzzle;
      expect(plain).toEqual(EMPTY);
      expect(new Set(constraints)).toEqual(new Set(KILLER.constraints));
    }
    for (const notation of ['line', 'rows', 'sdk', 'sudokuwiki']) {
      expect(
        answer(texts.write({ puzzle: KILLER, about: {}, notation })),
        notation,
      ).toBeUndefined();
    }
    const less: PlainPuzzle = { ...EMPTY, constraints: [{ kind: 'less', cells: [0, 1] }] };
    expect(answer(texts.write({ puzzle: less, about: {}, notation: 'f-puzzles' }))).toBeUndefined();
  });

  it('is searched only by the strategies that know its rules', () => {
    const { run } = initialState;
    const able = (puzzle: PlainPuzzle) => strategyIds.filter((id) => canSearch(id, puzzle, run));
    expect(able(KILLER)).toEqual(['constraint-search']);
    expect(searchFor(KILLER, runOf(initialState))).toBe('constraint-search');
    expect(searchRefusal('dlx', KILLER, run)).toBe('rules');
    const knight: PlainPuzzle = { ...EMPTY, constraints: [{ kind: 'antiknight' }] };
    const plain = ['scan', 'used-arrays', 'bitmask'];
    expect(able(knight)).toEqual(strategyIds.filter((id) => !plain.includes(id)));
    expect(able({ ...EMPTY, boxRows: 0, boxColumns: 0, regions: REGIONS })).toEqual(strategyIds);
  });
});

it('is raced by the strategies that know its rules, unless others were chosen', () => {
  const lanesOn = (puzzle: PlainPuzzle, state = initialState) =>
    settled({ ...state, puzzle: { ...state.puzzle, root: puzzle, text: puzzle } }).race.lanes;
  const knight: PlainPuzzle = { ...EMPTY, constraints: [{ kind: 'antiknight' }] };
  expect(lanesOn(KILLER)).toEqual(['constraint-search', 'scan']);
  expect(lanesOn(knight)).toEqual(['bitmask-mrv', 'propagation', 'constraint-search']);
  expect(lanesOn(EMPTY, holding(KILLER))).toEqual(lanesOn(EMPTY));
  const chosen = withRace(initialState, (race) => withLanes(race, ['dlx', 'scan']));
  expect(lanesOn(knight, chosen)).toEqual(['dlx', 'scan']);
  expect(lanesOn(KILLER, chosen)).toEqual(lanesOn(KILLER));
});

describe('a game of a variant', () => {
  const write = (state: State, cell: number, digit: number, mode: 'digit' | 'centre'): State => {
    const game = gameOf(state);
    const changes = writing(game, [cell], { digit, mode }, { cleansNotes: true });
    return settled({ ...state, game: withEntry(game, { kind: mode, changes }, 0) });
  };

  it('knows what cells see, what is broken and when it is over', async () => {
    await loadRuleChecks();
    const state = opened(KILLER);
    expect([...geometryOf(gameOf(state)).peers[0]]).toContain(11);
    const noted = write(write(state, 11, 4, 'centre'), 1, 4, 'centre');
    const placed = write(noted, 0, 4, 'digit');
    expect([11, 1].map((cell) => gameOf(placed).cells[cell].centre)).toEqual([0, 0]);
    expect(brokenRules(gameOf(placed))).toEqual([]);
    const broken = write(placed, 1, 3, 'digit');
    expect(brokenRules(gameOf(broken)).map(({ cells }) => cells)).toEqual([[0, 1]]);
    const { grid } = pageWords.en;
    const drawn = drawnCells(geometryOf(gameOf(broken)), playedLayers(broken));
    const names = cellNames(geometryOf(gameOf(broken)), drawn, pageWords.en);
    expect(names[1]).toContain(grid.broken('3', 'Killer cage, sum 6: r1c1, r1c2'));
    expect(names[2]).not.toContain('rule');
    const start = gameOf(opened(KILLER));
    const filled = withEntry(start, { kind: 'fill-notes', changes: fillingNotes(start) }, 0);
    expect([0, 1, 9, 11].map((cell) => filled.cells[cell].centre)).toEqual([
      0b11011, 0b11011, 0b1111111, 0b111111100,
    ]);
    const full = (puzzle: PlainPuzzle): boolean => isFinished(gameOf(opened(puzzle)));
    expect(full({ ...EMPTY, cells: SOLUTION })).toBe(true);
    expect(full({ ...KILLER, cells: SOLUTION })).toBe(false);
    expect(
      full({ ...EMPTY, cells: SOLUTION, constraints: [{ kind: 'killer', cells: [0, 1], sum: 5 }] }),
    ).toBe(true);
  });
});

it('reads the trace of a variant with its regions and rules', async () => {
  const constraints = [{ kind: 'diagonal', down: true }];
  const lines = [
    'nonet-trace 1',
    'regions 1112133243324442',
    'puzzle ................',
    `constraints ${JSON.stringify(constraints)}`,
    '+ 1 1 2',
  ];
  const reader = readProgram({ programId: 1, file: new Blob([lines.join('\n')]) });
  let step = await reader.next();
  while (!step.done) step = await reader.next();
  const regions = [0, 0, 0, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 1];
  expect(step.value).toMatchObject({
    kind: 'program',
    program: { puzzle: { boxRows: 0, constraints, regions }, events: 1 },
  });
});
