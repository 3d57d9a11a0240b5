import { patternCells } from '../../src/draw/pattern-cells.ts';
import type { PlayerStep } from '../../src/explain/step-notes.ts';
import type { Random } from '../../src/generate/random.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import type { DrillAnswer } from '../../src/practice/answer.ts';
import type { Drill } from '../../src/practice/drill.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../../src/technique/step.ts';

/** Cell → the candidates that are on the board. A filled cell has none. */
export function candidatesOn({ filled, notes }: Drill): number[] {
  const open = notes ?? candidatesOf(filled).candidates;
  return Array.from(filled.digits, (digit, cell) => (digit === 0 ? open[cell] : 0));
}

function allCandidates(drill: Drill): Candidate[] {
  return candidatesOn(drill).flatMap((set, cell) =>
    digitsOf(set).map((digit) => candidateOf(cell, digit)),
  );
}

/** What a step takes from the board. A digit is also taken from the peers of its cell. */
export function removedBy({ eliminations, placement }: PlayerStep): (it: Candidate) => boolean {
  if (placement === undefined) return (it) => eliminations.includes(it);
  const [at, placed] = [cellOf(placement), digitIn(placement)];
  return (it) =>
    cellOf(it) === at
      ? digitIn(it) !== placed
      : digitIn(it) === placed && CLASSIC.peers[at].includes(cellOf(it));
}

function drawn<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}

/** Five right answers: digits, parts of what steps remove, and patterns. */
export function rightAnswers(steps: readonly PlayerStep[], random: Random): DrillAnswer[] {
  return Array.from({ length: 5 }, (_, i): DrillAnswer => {
    const step = drawn(steps, random);
    const { eliminations, placement } = step;
    if (i % 2 === 1) return { kind: 'pattern', cells: random.shuffle([...patternCells(step)]) };
    if (placement !== undefined) return { kind: 'placement', candidate: placement };
    const some = random.shuffle([...eliminations]).slice(0, 1 + random.below(eliminations.length));
    return { kind: 'elimination', candidates: some };
  });
}

/** Five wrong answers. The last one is right for another technique, or for none. */
export function wrongAnswers(
  drill: Drill,
  { random, solution, steps }: WrongAnswersFrom,
): DrillAnswer[] {
  const all = allCandidates(drill);
  const isTrue = (it: Candidate): boolean => solution[cellOf(it)] === digitIn(it);
  const right = all.filter(isTrue);
  const wrong = all.filter((it) => !isTrue(it));
  const filled = [...drill.filled.digits.keys()].filter((cell) => drill.filled.digits[cell] !== 0);
  const blankPeers = (cell: number): number[] =>
    [...CLASSIC.peers[cell]].filter((it) => drill.filled.digits[it] === 0);
  const at = drawn(
    filled.filter((cell) => blankPeers(cell).length > 0),
    random,
  );
  const peer = drawn(blankPeers(at), random);
  const removers = steps.map(removedBy);
  const other = wrong.filter((it) => !removers.some((removes) => removes(it)));
  const [step] = steps;
  return [
    { kind: 'elimination', candidates: [drawn(right, random)] },
    { kind: 'placement', candidate: drawn(wrong, random) },
    { kind: 'elimination', candidates: [candidateOf(peer, drill.filled.digits[at])] },
    cellsThatAreNone(steps, random),
    other.length > 0
      ? { kind: 'elimination', candidates: [drawn(other, random)] }
      : { kind: 'elimination', candidates: [...step.eliminations, drawn(right, random)] },
  ];
}

export interface WrongAnswersFrom {
  readonly steps: readonly PlayerStep[];
  readonly solution: ArrayLike<number>;
  readonly random: Random;
}

/** Cells that are a part of a pattern, more than one, or random. */
function cellsThatAreNone(steps: readonly PlayerStep[], random: Random): DrillAnswer {
  const patterns = steps.map((step) => [...patternCells(step)]);
  const pattern = drawn(patterns, random);
  const cell = drawn(
    [...CLASSIC.row.keys()].filter((it) => !pattern.includes(it)),
    random,
  );
  const kind = random.below(3);
  const cells =
    kind === 0 && pattern.length > 1
      ? pattern.slice(1)
      : kind === 1
        ? [...pattern, cell]
        : [...pattern.slice(1), cell];
  const ascending = cells.toSorted((a, b) => a - b).join();
  if (patterns.some((it) => it.join() === ascending)) return cellsThatAreNone(steps, random);
  return { kind: 'pattern', cells };
}
