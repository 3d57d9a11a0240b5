import { type Constraint, constraintFamilies } from '@nonet/engine/constraint';
import { CLASSIC, geometry, mirror, quarterTurn } from '@nonet/engine/grid';
import {
  formatPuzzles,
  notationById,
  parsePuzzles,
  plainPuzzle,
  puzzleOf,
} from '@nonet/engine/notation';
import { describe, expect, it } from 'vitest';
import type { BoardPointer } from '../src/board/board-pointer.ts';
import { partsOf, valuesIn } from '../src/page/address.ts';
import { withRoom } from '../src/page/state.ts';
import { withPuzzle, withRedo, withUndo } from '../src/puzzle/history.ts';
import { linkedPuzzle, puzzleIn } from '../src/puzzle/puzzle-codec.ts';
import { withPuzzleState } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { withDrawing, withDrawn, withEnter, withPointer } from '../src/rooms/make/hand/drafting.ts';
import {
  imageOf,
  numberText,
  switchedOn,
  toolFor,
  withMore,
  withNumber,
  without,
} from '../src/rooms/make/rules/constraint-list.ts';
import { drawnConstraints } from '../src/rooms/make/rules/drawn-constraints.ts';
import { seenFromOutside, withCell } from '../src/rooms/make/rules/path.ts';
import { areWhole, regionSizes } from '../src/rooms/make/rules/regions.ts';
import {
  families,
  gestureOf,
  isOptional,
  type Tool,
  toolNamed,
  toolsOf,
} from '../src/rooms/make/rules/tools.ts';
import { initialState } from '../src/studio.ts';
import { DRAWN } from './drawn-constraints.ts';

const tools = families.flatMap(toolsOf);

/** What is drawn along these cells. */
function drawn(id: string, cells: readonly number[], number = '', shape = CLASSIC) {
  const tool = toolNamed(id)!;
  const path = cells.reduce<readonly number[]>(
    (way, cell) => withCell(way, cell, gestureOf(tool), shape),
    [],
  );
  return drawnConstraints(tool, path, number, shape);
}

describe('the tools of the palette', () => {
  it('set every kind of the engine but tables', () => {
    const kinds = new Set(tools.map(({ kind }) => kind));
    const all = new Set(Object.values(constraintFamilies).flat());
    expect([...all].filter((kind) => !kinds.has(kind))).toEqual(['pair', 'automaton']);
    expect(tools.map(({ id }) => id).toSorted()).toEqual(Object.keys(DRAWN).toSorted());
  });

  it.each(tools)('$id draws its constraint, which belongs to it', ({ id }: Tool) => {
    const [cells, number, constraint] = DRAWN[id];
    expect(drawn(id, cells, number)).toEqual({ constraints: [constraint] });
    expect(toolFor(constraint as Constraint)?.id).toBe(id);
  });

  it('only a cage needs no number', () => {
    expect(tools.filter((tool) => gestureOf(tool) === 'cells' && isOptional(tool))).toHaveLength(2);
  });

  it.each([
    ['thermo', [0], '', 'few'],
    ['renban', [0, 8, 17], '', 'many'],
    ['killer', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], '', 'many'],
    ['killer', [], '', 'few'],
    ['killer', [0], 'x', 'number'],
    ['difference', [0, 2], '', 'neighbours'],
    ['difference', [0, 1], '-1', 'number'],
    ['quadruple', [0, 1], '', 'corner'],
    ['quadruple', [0, 10], '0', 'number'],
    ['sandwich', [0], '', 'direction'],
    ['sandwich', [0, 10], '', 'direction'],
    ['sandwich', [0, 11], '', 'direction'],
    ['sum', [0, 1], '', 'diagonal'],
    ['equal', [0, 1], '', 'regions'],
  ])('%s along %j with "%s" is refused: %s', (id, cells, number, refusal) => {
    expect(drawn(id, cells, number)).toEqual({ refusal });
  });

  it('entropic lines need a number of digits that is a multiple of 3', () => {
    expect(drawn('entropic', [0, 2], '', geometry(2, 2))).toEqual({ refusal: 'size' });
  });
});

describe('every kind is drawn', () => {
  const empty = { boxRows: 3, boxColumns: 3, cells: '.'.repeat(81) };
  const chosen = (tool: Tool): State => {
    const state = withDrawing(withPuzzle(withRoom(initialState, 'make'), empty), {
      tool: tool.id,
      numbers: { [tool.id]: DRAWN[tool.id][1] },
    });
    return gestureOf(tool) === 'switch' ? withDrawn(state, tool) : state;
  };
  const pointed = (state: State, kind: BoardPointer['kind'], cell: number, isPrecise: boolean) =>
    withPointer(state, {
      kind,
      cell,
      digit: undefined,
      isPrecise,
      shift: false,
      control: false,
      isDouble: false,
    });
  /** Drags over the cells. A finger rests on the first one for a while. */
  const dragged = (tool: Tool, isFinger: boolean): State => {
    const cells = DRAWN[tool.id][0];
    const way = cells.reduce((state, cell, i) => {
      const next = pointed(state, i === 0 ? 'down' : 'enter', cell, !isFinger);
      return isFinger && i === 0 ? pointed(next, 'long', cell, false) : next;
    }, chosen(tool));
    const released = cells.length > 0 ? pointed(way, 'up', cells.at(-1)!, !isFinger) : way;
    return gestureOf(tool) === 'cells' ? withDrawn(released, tool) : released;
  };
  const ways: Readonly<Record<string, (tool: Tool) => State>> = {
    mouse: (tool) => dragged(tool, false),
    finger: (tool) => dragged(tool, true),
    keys: (tool) => {
      const entered = DRAWN[tool.id][0].reduce(
        (state, cell) => withEnter(withPuzzleState(state, { cell })),
        chosen(tool),
      );
      const isBorder = gestureOf(tool) === 'outside' && DRAWN[tool.id][0].length === 1;
      const isTwice = isBorder || ['line', 'cells'].includes(gestureOf(tool));
      return isTwice ? withEnter(entered) : entered;
    },
  };
  const each = Object.keys(ways).flatMap((way) => tools.map((tool) => [way, tool.id] as const));

  it.each(each)('by %s: %s, undone, redone, and read back from a link and a file', (way, id) => {
    const { puzzle } = ways[way](toolNamed(id)!);
    const asked = { ...empty, constraints: [DRAWN[id][2]] };
    expect(puzzle.root).toEqual(asked);
    const undone = withUndo(puzzle);
    expect(undone.root).toEqual(empty);
    const redone = withRedo(undone);
    expect(redone.root).toEqual(asked);
    expect(puzzleIn(valuesIn(partsOf({ ...linkedPuzzle(redone.root) })))).toEqual(asked);
    const record = { ...puzzleOf(redone.root), line: 1 };
    const saved = formatPuzzles([record], notationById('json')!);
    expect(JSON.parse(saved).constraints).toEqual(asked.constraints);
    const [read] = parsePuzzles(saved, { variants: true });
    expect(read.ok && plainPuzzle(read.record)).toEqual(asked);
  });
});

describe('the way of the pointer', () => {
  it('goes on over skipped cells, and back over its own', () => {
    const line = [0, 12, 3].reduce<readonly number[]>(
      (way, cell) => withCell(way, cell, 'line', CLASSIC),
      [],
    );
    expect(line).toEqual([0, 10, 11, 12, 3]);
    expect(withCell(line, 11, 'line', CLASSIC)).toEqual([0, 10, 11]);
  });

  it('shows where a clue outside the grid looks', () => {
    expect(seenFromOutside([80, 79], CLASSIC)?.[0]).toBe(80);
    expect(seenFromOutside([44], CLASSIC)?.slice(0, 2)).toEqual([44, 43]);
    expect(seenFromOutside([40], CLASSIC)).toBeUndefined();
    expect(seenFromOutside([40, 32], CLASSIC)?.[0]).toBe(72);
  });
});

describe('the list of constraints', () => {
  const dot: Constraint = { kind: 'difference', cells: [0, 1], value: 1 };
  const cage: Constraint = { kind: 'killer', cells: [0, 1, 9], sum: 15 };

  it('has one constraint of a kind in a place', () => {
    const other: Constraint = { kind: 'difference', cells: [1, 0], value: 2 };
    expect(withMore([dot, cage], [other])).toEqual([cage, other]);
    expect(without([dot, cage], dot)).toEqual([cage]);
  });

  it('takes another number, or none', () => {
    expect(numberText(cage)).toBe('15');
    expect(withNumber([dot, cage], cage, '12', CLASSIC)).toEqual([dot, { ...cage, sum: 12 }]);
    expect(withNumber([cage], cage, ' ', CLASSIC)).toEqual([{ kind: 'killer', cells: [0, 1, 9] }]);
    expect(withNumber([dot], dot, '', CLASSIC)).toBe('number');
    expect(numberText({ kind: 'thermo', cells: [0, 1] })).toBeUndefined();
  });

  it('knows which switches are on', () => {
    const up: Constraint = { kind: 'diagonal', down: false };
    expect(switchedOn([up], toolNamed('diagonal-up')!)).toBe(up);
    expect(switchedOn([up], toolNamed('diagonal-down')!)).toBeUndefined();
  });

  it('turns and mirrors a constraint', () => {
    expect(imageOf({ kind: 'thermo', cells: [0, 1] }, mirror(CLASSIC), CLASSIC)).toEqual({
      kind: 'thermo',
      cells: [8, 7],
    });
    expect(
      imageOf({ kind: 'arrow', bulb: [0], shaft: [1, 2] }, quarterTurn(CLASSIC), CLASSIC),
    ).toEqual({
      kind: 'arrow',
      bulb: [8],
      shaft: [17, 26],
    });
    const up: Constraint = { kind: 'diagonal', down: false };
    expect(imageOf(up, mirror(CLASSIC), CLASSIC)).toEqual({ kind: 'diagonal', down: true });
  });
});

it('regions are whole if each has a cell for each digit', () => {
  const shape = geometry(2, 2);
  expect(areWhole([...shape.box], shape)).toBe(true);
  const torn = [...shape.box].with(0, 1);
  expect(regionSizes(torn, shape)).toEqual([3, 5, 4, 4]);
  expect(areWhole(torn, shape)).toBe(false);
});
