import { describe, expect, it } from 'vitest';
import { onlyFull, sized } from '../../../../test/size.ts';
import type { GridState } from '../../src/draw/grid-state.ts';
import { type Layer, layersOf } from '../../src/draw/layer.ts';
import { stepLayers } from '../../src/draw/step-layers.ts';
import { argument } from '../../src/explain/argument.ts';
import type { ExplainedStep } from '../../src/explain/explained-steps.ts';
import { HintSearch } from '../../src/explain/hint-search.ts';
import { languages } from '../../src/explain/language.ts';
import { type Move, NamingMove } from '../../src/explain/move-name.ts';
import { notesToMake } from '../../src/explain/notes-to-make.ts';
import type { PlayerPuzzle } from '../../src/explain/player-puzzle.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { Random } from '../../src/generate/random.ts';
import { formatCell } from '../../src/grid/coordinate.ts';
import { countDigits, hasDigit } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { assumesOneSolution, techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import { candidateOf, cellOf, digitIn, type TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { gameOf, playerPuzzle } from './games.ts';
import { pathsOf, type TestPath } from './paths.ts';

const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };

/** How hard a technique is: the index of its row in the table of HoDoKu. */
function rankOf(technique: TechniqueId): number {
  return techniqueRows.findIndex(({ techniques }) => techniques.includes(technique));
}

/** What a player has who notes all candidates, before a step. */
function noted({ givens: puzzle }: TestPath, { before }: ExplainedStep): PlayerPuzzle {
  const centre = Int32Array.from(before.candidates, (set, cell) =>
    before.values[cell] === 0 ? set : 0,
  );
  return {
    givens: puzzle,
    filled: { geometry: CLASSIC, digits: before.values },
    notes: { centre },
  };
}

/** The kind of single that is seen first in a grid. */
function firstSeen({ candidates, values }: GridState): string | undefined {
  const places = CLASSIC.houses.map((cells) =>
    Array.from(
      { length: 9 },
      (_, i) => [...cells].filter((cell) => hasDigit(candidates[cell], i + 1)).length,
    ),
  );
  if (CLASSIC.houses.some((cells) => [...cells].filter((cell) => !values[cell]).length === 1)) {
    return 'full-house';
  }
  if (places.slice(18).some((counts) => counts.includes(1))) return 'hidden-single in a box';
  if (places.some((counts) => counts.includes(1))) return 'hidden-single';
  return [...candidates].some((set) => countDigits(set) === 1) ? 'naked-single' : undefined;
}

describe('a hint', () => {
  it('is the single that people see first', () => {
    const seen = new Set<string>();
    for (const path of pathsOf('singles', sized(3, 5))) {
      for (const step of path.steps) {
        const single = firstSeen(step.before);
        if (!single) continue;
        seen.add(single);
        const found = finish(new HintSearch(noted(path, step), tools));
        if (found.kind !== 'step') throw new Error(`expected a step, got ${found.kind}`);
        const { pattern, technique } = found.step;
        const isInBox = technique === 'hidden-single' && pattern.houses[0] >= 18;
        expect(isInBox ? 'hidden-single in a box' : technique).toBe(single);
      }
    }
    expect([...seen].sort()).toEqual([
      'full-house',
      'hidden-single',
      'hidden-single in a box',
      'naked-single',
    ]);
  });
});

describe('the argument for a step', () => {
  it('is its explanation sentence by sentence, and ends with its whole picture', () => {
    for (const { step, language } of stepsOf('argument', sized(5, 12))) {
      const all = argument(step, language);
      // A chain is shown whole first.
      const stages = 'chains' in step.pattern ? all.slice(1) : all;
      if (stages !== all) expect(all[0].layers).toEqual(all.at(-1)?.layers);
      if (stages !== all) expect(all[0].text).toContain(all.at(-1)?.text);
      const told = isSingle(step) ? stages.toSpliced(-2, 1) : stages;
      const sentences = told
        .map(({ text }) => text)
        .filter((it, i, all) => it !== all[i - 1] || told[i].said !== '');
      expect(sentences.join(' ')).toBe(explainStep(step, language));
      const drawn = stepLayers(step, step.before).flatMap(({ layers }) => layers);
      expect(stages.at(-1)?.layers).toEqual(drawn);
      const size = (layers: readonly Layer[] = []) =>
        layersOf(layers, 'marks').reduce((sum, it) => sum + it.candidates.length, 0);
      const grows = stages.every(({ layers }, i) => size(layers) >= size(stages[i - 1]?.layers));
      expect(grows).toBe(true);
    }
  });

  it('says each link of a chain when it is drawn', () => {
    let told = 0;
    for (const { step, language } of stepsOf('links', sized(15, 25))) {
      if (step.pattern.kind !== 'chains') continue;
      for (const { layers, said, text } of argument(step, language)) {
        const isLink = said !== '' || /, then .*,$|이?면 .*,$/.test(text);
        if (!isLink) continue;
        // The latest node is the candidate that the stage names, at the end of the latest link.
        const { to } = layersOf(layers, 'links').at(-1)!.links[0];
        const names = to.map((it) => formatCell(CLASSIC, cellOf(it)));
        expect(
          names.every((name) => text.includes(name)),
          `${text} ${names.join()}`,
        ).toBe(true);
        expect(text).toContain(String(digitIn(to[0])));
        told++;
      }
    }
    expect(told).toBeGreaterThan(sized(15, 150));
  });

  it('shows the digits that leave a single alone', () => {
    for (const { step, language } of stepsOf('singles', sized(5, 12))) {
      if (!isSingle(step)) continue;
      const { layers, text } = argument(step, language).at(-2)!;
      const { values, candidates } = step.before;
      const cells = layersOf(layers, 'cells').flatMap((it) =>
        it.look === 'group-2' ? it.cells : [],
      );
      const goal = step.placement!;
      const others =
        step.technique === 'naked-single'
          ? Array.from({ length: 9 }, (_, i) => ({ cell: cellOf(goal), digit: i + 1 }))
          : [...CLASSIC.houses[step.pattern.houses[0]]].map((cell) => ({
              cell,
              digit: digitIn(goal),
            }));
      for (const { cell, digit } of others) {
        if (values[cell] !== 0 || candidateOf(cell, digit) === goal) continue;
        const seen = cells.some((it) => values[it] === digit && CLASSIC.peers[it].includes(cell));
        const isRemoved = text.includes(
          step.technique === 'naked-single' ? `${digit}` : formatCell(CLASSIC, cell),
        );
        expect(seen || (isRemoved && (candidates[cell] & (1 << (digit - 1))) === 0), text).toBe(
          true,
        );
      }
      for (const cell of cells) expect(text).toContain(formatCell(CLASSIC, cell));
    }
  });
});

const isSingle = ({ technique }: ExplainedStep) => /^(naked|hidden)-single$/.test(technique);

/** The steps of some paths, with both languages. */
function* stepsOf(seed: string, count: number) {
  for (const { steps } of pathsOf(seed, count)) {
    for (const step of steps) for (const language of languages) yield { step, language };
  }
}

describe('a search with techniques switched off', () => {
  it('gives the easiest step of the others', () => {
    const [limit] = [rankOf('x-wing')];
    let beyond = 0;
    for (const path of pathsOf('off', sized(8, 12))) {
      for (const step of path.steps.filter(({ technique }) => rankOf(technique) > limit)) {
        const puzzle = noted(path, step);
        const accepts = (id: string) => techniqueRows.findIndex((row) => row.id === id) <= limit;
        const easy = finish(new HintSearch(puzzle, { ...tools, accepts }));
        // The coach says so, and takes the easiest step of the others.
        if (easy.kind !== 'step') throw new Error(`expected a step, got ${easy.kind}`);
        expect(easy.isBeyond).toBe(true);
        expect(easy.step.technique).toBe(step.technique);
        beyond++;
        const plain = finish(
          new HintSearch(puzzle, { ...tools, accepts: (id) => !assumesOneSolution(id) }),
        );
        if (plain.kind !== 'step') throw new Error(`expected a step, got ${plain.kind}`);
        expect(assumesOneSolution(plain.step.technique)).toBe(false);
        expect(rankOf(plain.step.technique)).toBeGreaterThanOrEqual(rankOf(step.technique));
      }
    }
    expect(beyond).toBeGreaterThan(0);
  });
});

describe('the notes with which a step is seen', () => {
  it('are all candidates of a cell, or all places of a digit in a box, and then the step needs none', () => {
    const random = new Random('notes to make');
    let made = 0;
    for (const path of pathsOf('notes', 30)) {
      const game = gameOf(path, random);
      const result = finish(new HintSearch(playerPuzzle(game), tools));
      if (result.kind !== 'step' || result.step.notes.needs.length === 0) continue;
      for (const { cell, digits, kind } of notesToMake(result.step)) {
        expect(digits & (1 << (game.solution[cell] - 1)) || kind === 'corner').toBeTruthy();
        if (kind === 'centre') game.centre[cell] = digits;
        else game.corner[cell] |= digits;
      }
      const after = finish(new HintSearch(playerPuzzle(game), tools));
      if (after.kind !== 'step') throw new Error(`expected a step, got ${after.kind}`);
      expect(after.step.technique).toBe(result.step.technique);
      expect(after.step.notes.needs).toEqual([]);
      made++;
    }
    expect(made).toBeGreaterThan(0);
  });
});

describe('the name of a move', () => {
  it('is the easiest technique that gives it, in a step that is true', () => {
    const random = new Random('moves');
    let [named, total] = [0, 0];
    for (const path of pathsOf('moves', sized(6, 8))) {
      for (const step of path.steps.filter(() => random.below(8) === 0)) {
        const { eliminations, placement, technique } = step;
        if (technique === 'brute-force') continue;
        const move: Move =
          placement === undefined
            ? { kind: 'elimination', candidates: eliminations }
            : { kind: 'placement', candidate: placement };
        const { step: found } = finish(new NamingMove(noted(path, step), move, tools));
        total++;
        if (!found) continue;
        if (rankOf(found.technique) <= rankOf(technique)) named++;
        const { digits } = path.solution;
        for (const it of found.eliminations) expect(digits[cellOf(it)]).not.toBe(digitIn(it));
        if (found.placement !== undefined) {
          expect(digits[cellOf(found.placement)]).toBe(digitIn(found.placement));
        }
      }
    }
    expect(total).toBeGreaterThan(20);
    expect(named / total).toBeGreaterThanOrEqual(290 / 300);
  });

  onlyFull(it)('is unknown for a guess', () => {
    const [path] = pathsOf('guess', 1);
    const first = path.steps[0];
    const singles = new Set(path.steps.slice(0, 30).flatMap(({ placement }) => placement ?? []));
    const late = path.steps
      .toReversed()
      .find((it) => it.placement !== undefined && !singles.has(it.placement));
    const move: Move = { kind: 'placement', candidate: late!.placement! };
    const { step } = finish(new NamingMove(noted(path, first), move, tools));
    if (step) expect(rankOf(step.technique)).toBeGreaterThan(rankOf('hidden-single'));
    const wrong: Move = { kind: 'elimination', candidates: [late!.placement!] };
    expect(finish(new NamingMove(noted(path, first), wrong, tools)).step).toBeUndefined();
  });
});
