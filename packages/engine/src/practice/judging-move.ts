import { gives, type Move, NamingMove } from '../explain/move-name.ts';
import type { PlayerStep } from '../explain/step-notes.ts';
import type { StepTools } from '../explain/step-search.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { digitsOf, hasDigit } from '../grid/digit-set.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';
import { slicesOf } from '../work/work.ts';
import type { Judgement, WrongReason } from './answer.ts';
import { type Drill, drillPuzzle } from './drill.ts';
import { lessons } from './lesson.ts';

/** A drill, its solution, and all steps of its technique. */
export interface JudgedDrill {
  readonly drill: Drill;
  readonly solution: ArrayLike<number>;
  readonly steps: readonly PlayerStep[];
  readonly tools: StepTools;
}

/** Judges a digit or removed candidates. Several steps may remove the candidates together. */
export function* judgingMove(judged: JudgedDrill, move: Move): Generator<undefined, Judgement> {
  const { drill, steps } = judged;
  const done = move.kind === 'placement' ? [move.candidate] : move.candidates;
  const [absent] = done.flatMap((it) => absence(drill, it) ?? []);
  if (absent) return { kind: 'wrong', reason: absent };
  const whole = steps.find((step) => gives(step, move));
  if (whole) return { kind: 'right', step: whole };
  if (move.kind === 'placement') {
    return { kind: 'wrong', reason: yield* wrongDigit(judged, move.candidate) };
  }
  const isGiven = (it: Candidate): boolean =>
    steps.some((step) => gives(step, { kind: 'elimination', candidates: [it] }));
  const [wrong] = move.candidates.filter((it) => !isGiven(it));
  if (wrong !== undefined) return { kind: 'wrong', reason: yield* wrongRemoval(judged, wrong) };
  const [first] = move.candidates;
  const step = steps.find((it) => gives(it, { kind: 'elimination', candidates: [first] }));
  if (!step) throw new RangeError('expected an answer with at least one candidate');
  return { kind: 'right', step };
}

function* wrongDigit(judged: JudgedDrill, candidate: Candidate): Generator<undefined, WrongReason> {
  const [cell, digit] = [cellOf(candidate), digitIn(candidate)];
  if (digit !== judged.solution[cell]) return { kind: 'not-certain', candidate };
  const other = digitsOf(candidatesIn(judged.drill, cell)).find((it) => it !== digit);
  const step = yield* easiest(judged, { kind: 'placement', candidate });
  if (step || other === undefined) return otherTechnique('placement', candidate, step);
  return { kind: 'not-alone', candidate, other: candidateOf(cell, other) };
}

function* wrongRemoval(
  judged: JudgedDrill,
  candidate: Candidate,
): Generator<undefined, WrongReason> {
  if (judged.solution[cellOf(candidate)] === digitIn(candidate)) {
    return { kind: 'not-excluded', candidate };
  }
  const step = yield* easiest(judged, { kind: 'elimination', candidates: [candidate] });
  return otherTechnique('elimination', candidate, step);
}

function otherTechnique(
  move: Move['kind'],
  candidate: Candidate,
  step: PlayerStep | undefined,
): WrongReason {
  return step ? { kind: 'other-technique', move, candidate, step } : { kind: 'no-step', candidate };
}

/** Why a candidate is not on the board. Undefined if it is. */
function absence(drill: Drill, candidate: Candidate): WrongReason | undefined {
  const { digits, geometry } = drill.filled;
  const [cell, digit] = [cellOf(candidate), digitIn(candidate)];
  if (digits[cell] !== 0) return { kind: 'filled', cell };
  const peer = geometry.peers[cell].find((it) => digits[it] === digit);
  if (peer !== undefined) return { kind: 'seen', candidate, peer };
  return hasDigit(candidatesIn(drill, cell), digit) ? undefined : { kind: 'not-noted', candidate };
}

function candidatesIn({ filled, notes }: Drill, cell: number): number {
  return notes ? notes[cell] : candidatesOf(filled).candidates[cell];
}

/** The easiest step of a lesson that gives a move. */
function* easiest(
  { drill, tools }: JudgedDrill,
  move: Move,
): Generator<undefined, PlayerStep | undefined> {
  const accepts: StepTools['accepts'] = (id) => lessons.some(({ technique }) => technique === id);
  const named = yield* slicesOf(new NamingMove(drillPuzzle(drill), move, { ...tools, accepts }));
  return named.step;
}
