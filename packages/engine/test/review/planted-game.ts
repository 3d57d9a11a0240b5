import type { PlayerPosition } from '../../src/explain/player-check.ts';
import type { RankedStep, StepTools } from '../../src/explain/step-search.ts';
import type { Random } from '../../src/generate/random.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { levelOf } from '../../src/review/difficulty.ts';
import { type Finding, LEAST_OVERLOOKED } from '../../src/review/finding.ts';
import { PathAhead } from '../../src/review/path-ahead.ts';
import {
  type Candidate,
  candidateOf,
  cellOf,
  digitIn,
  isSingle,
  type TechniqueId,
} from '../../src/technique/step.ts';
import type { TestPath } from '../explain/paths.ts';
import { harderStep } from './harder-step.ts';
import { SimulatedPlayer } from './simulated-player.ts';

/** An event that is planted in a game, and what of its finding is known. */
export type Planted = Partial<Finding> & Pick<Finding, 'kind' | 'move'>;

/** What the simulated player did that a review must tell. */
export interface PlantedGame {
  readonly player: SimulatedPlayer;
  readonly planted: readonly Planted[];
  /** Move → its technique. Only placements and eliminations that follow from the position. */
  readonly techniques: ReadonlyMap<number, TechniqueId>;
  readonly helped: ReadonlySet<number>;
}

/** Plays a puzzle with the easiest steps, with notes of all candidates, and plants events. */
export function plantedGame(path: TestPath, random: Random, tools: StepTools): PlantedGame {
  const planting = new Planting(path, random, tools);
  planting.play();
  return planting;
}

/** How long a step must stand open before it is overlooked, in seconds. */
function leastSeconds(technique: TechniqueId): number {
  return LEAST_OVERLOOKED[levelOf(technique)] / 1_000;
}

const NO_NOTES = new Int32Array(81);

class Planting implements PlantedGame {
  readonly player: SimulatedPlayer;
  readonly planted: Planted[] = [];
  readonly techniques = new Map<number, TechniqueId>();
  readonly helped = new Set<number>();
  private readonly path: TestPath;
  private readonly random: Random;
  private readonly tools: StepTools;
  private readonly ahead: PathAhead;
  /** Cell → the candidates that she has removed. */
  private removed = new Int32Array(81);

  constructor(path: TestPath, random: Random, tools: StepTools) {
    this.path = path;
    this.random = random;
    this.tools = tools;
    this.ahead = new PathAhead(tools);
    this.player = new SimulatedPlayer(path.givens);
  }

  play(): void {
    const events = [
      () => this.error(),
      () => this.slip(),
      () => this.wrongNote(),
      () => this.attempt(),
      () => this.wentBack(),
      () => this.overlook(),
      () => this.harder(),
      () => this.help(),
      () => this.pause(),
    ];
    this.player.wait(1);
    this.player.fillNotes();
    this.goOn();
    while (this.step()) {
      if (this.random.below(6) > 0) this.carryOut(this.step()!);
      else events[this.random.below(events.length)]();
    }
  }

  /** The easiest step. Undefined if the puzzle is solved. */
  private step(): RankedStep['step'] | undefined {
    this.ahead.moveTo(this.position());
    const steps = this.ahead.step(0);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value?.step;
    }
  }

  /** Carries out the easiest step, so that it does not stand open during the next event. */
  private goOn(): void {
    const step = this.step();
    if (step) this.carryOut(step);
  }

  private position(): PlayerPosition {
    const { givens, solution } = this.path;
    const right = this.player.digits.map((it, cell) => (it === solution.digits[cell] ? it : 0));
    const filled = gridOf(CLASSIC, right);
    const candidates = candidatesOf(filled).candidates.map((set, cell) =>
      right[cell] === 0 ? set & ~this.removed[cell] : set,
    );
    const notes = { centre: NO_NOTES, corner: NO_NOTES };
    const unfinished = [] as const;
    return {
      kind: 'position',
      givens,
      filled,
      notes,
      unfinished,
      candidates,
      solution,
      isProper: true,
    };
  }

  /** Carries out a step within two seconds. Returns the number of the move. */
  private carryOut(step: RankedStep['step']): number {
    this.player.wait(1 + this.random.below(2));
    const move = this.player.next;
    this.techniques.set(move, step.technique);
    if (step.placement !== undefined) return this.player.place(step.placement);
    for (const it of step.eliminations) this.removed[cellOf(it)] |= 1 << (digitIn(it) - 1);
    return this.player.toggle(step.eliminations);
  }

  /** A wrong digit in a blank cell that the next steps do not touch. Undefined if there is none. */
  private wrongDigit(apart: readonly number[] = []): Candidate | undefined {
    const step = this.step();
    const used = [step?.placement ?? [], ...(step?.eliminations ?? [])]
      .flat()
      .map((it) => cellOf(it));
    const { candidates, filled, solution } = this.position();
    const all = [...filled.digits.keys()]
      .filter((cell) => this.player.digits[cell] === 0 && ![...used, ...apart].includes(cell))
      .flatMap((cell) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((it) => it !== solution.digits[cell] && candidates[cell] & (1 << (it - 1)))
          .map((it) => candidateOf(cell, it)),
      );
    return all.length === 0 ? undefined : all[this.random.below(all.length)];
  }

  /** Writes a wrong digit, goes on, and then removes it or writes the right one. */
  private error(): void {
    const wrong = this.wrongDigit();
    if (wrong === undefined) return;
    const move = this.placeWrong(wrong);
    const cell = cellOf(wrong);
    for (let left = 1 + this.random.below(5); left > 0; left--) {
      const step = this.step();
      if (!step || step.eliminations.some((it) => cellOf(it) === cell)) break;
      const isCorrected = step.placement !== undefined && cellOf(step.placement) === cell;
      const next = this.carryOut(step);
      if (isCorrected) {
        this.planted.push({ kind: 'error', move, candidates: [wrong], until: next });
        return;
      }
    }
    this.player.wait(1);
    const until = this.player.clear(cell);
    this.planted.push({ kind: 'error', move, candidates: [wrong], until });
    this.goOn();
  }

  /** Writes a wrong digit, and takes it back at once. */
  private slip(): void {
    const wrong = this.wrongDigit();
    if (wrong === undefined) return;
    const before = this.player.game.journal.now;
    const move = this.placeWrong(wrong);
    this.player.goTo(before);
    this.planted.push({ kind: 'error', move, candidates: [wrong], until: move + 1 });
    this.goOn();
  }

  private wrongNote(): void {
    const { candidates, filled, solution } = this.position();
    const used = (this.step()?.eliminations ?? []).map((it) => cellOf(it));
    const cells = [...filled.digits.keys()].filter(
      (cell) =>
        filled.digits[cell] === 0 &&
        !used.includes(cell) &&
        (candidates[cell] & (candidates[cell] - 1)) !== 0,
    );
    if (cells.length === 0) return;
    const cell = cells[this.random.below(cells.length)];
    const note = candidateOf(cell, solution.digits[cell]);
    this.player.wait(1);
    const move = this.player.toggle([note]);
    const step = this.step()!;
    const isTouched =
      step.placement !== undefined && CLASSIC.peers[cell].includes(cellOf(step.placement));
    if (
      !isTouched &&
      step.placement !== note &&
      !step.eliminations.some((it) => cellOf(it) === cell)
    ) {
      this.carryOut(step);
    }
    this.player.wait(1);
    const until = this.player.toggle([note]);
    this.planted.push({ kind: 'error', move, mistake: 'note', candidates: [note], until });
    this.goOn();
  }

  /** Writes wrong digits, and goes back to before the first one: in a trial, or without one. */
  private attempt(): void {
    const isTrial = this.random.below(2) === 0;
    const before = this.player.game.journal.now;
    const first = this.wrongDigit();
    if (first === undefined) return;
    const tried = [first];
    const move = this.placeWrong(first);
    for (let left = 2 + this.random.below(5); left > 0; left--) {
      const next = this.wrongDigit(tried.map((it) => cellOf(it)));
      if (next === undefined) break;
      tried.push(next);
      this.placeWrong(next);
    }
    if (isTrial) this.player.drop(before);
    else this.player.goTo(before);
    const until = this.player.next;
    const errors = tried.map(
      (it, i): Planted => ({ kind: 'error', move: move + i, candidates: [it], until }),
    );
    const guess: Planted = { kind: 'guess', move, candidate: first, isRight: false, until };
    this.planted.push(...(isTrial ? [guess] : errors));
    if (tried.length >= 5)
      this.planted.push({ kind: 'went-back', move: until, count: tried.length });
    this.goOn();
  }

  private wentBack(): void {
    const count = 5 + this.random.below(4);
    const before = this.player.game.journal.now;
    const removed = this.removed.slice();
    for (let left = count; left > 0; left--) {
      const step = this.step();
      if (!step) break;
      this.carryOut(step);
    }
    const undone = this.player.game.journal.now - before;
    this.player.goTo(before);
    this.removed = removed;
    if (undone >= 5)
      this.planted.push({ kind: 'went-back', move: this.player.next, count: undone });
    this.goOn();
  }

  /** Leaves the easiest step open for longer than a finding needs, while a wrong digit stands. */
  private overlook(): void {
    const step = this.step()!;
    const wrong = this.wrongDigit();
    if (wrong === undefined) return;
    const move = this.placeWrong(wrong);
    this.player.wait(leastSeconds(step.technique) + this.random.below(200));
    const until = this.player.clear(cellOf(wrong));
    const to = this.carryOut(step);
    this.planted.push({ kind: 'error', move, candidates: [wrong], until });
    this.planted.push({ kind: 'overlooked', move, technique: step.technique, during: move, to });
  }

  /** Leaves the easiest step open for as long, and carries out a harder one meanwhile. */
  private harder(): void {
    const easiest = this.step()!;
    const found = harderStep(this.position(), easiest, this.tools);
    if (!found) return;
    const { reason, step } = found;
    const move = this.player.next;
    const half = leastSeconds(easiest.technique) / 2;
    this.player.wait(half);
    this.carryOut(step);
    this.techniques.set(move, reason);
    this.player.wait(half);
    const to = this.carryOut(easiest);
    this.planted.push({ kind: 'overlooked', move, technique: easiest.technique, during: move, to });
  }

  private pause(): void {
    this.player.wait(100);
    this.goOn();
  }

  private help(): void {
    const step = this.step()!;
    this.player.take({ technique: step.technique, rung: 3 });
    if (!isSingle(step.technique)) this.player.take({ technique: step.technique, rung: 4 });
    this.helped.add(this.carryOut(step));
  }

  private placeWrong(wrong: Candidate): number {
    this.player.wait(1);
    return this.player.placeUncleaned(wrong);
  }
}
