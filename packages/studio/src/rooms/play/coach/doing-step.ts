import type { Change } from '@nonet/engine/game';
import { cellOf, digitIn } from '@nonet/engine/rating';
import { type GameState, geometryOf } from '../../../game/state.ts';
import { candidatesOnBoard, changing, writing } from '../../../game/writing.ts';
import type { CoachStep } from '../../../picture/coaching.ts';
import { SILENT, stepShown } from '../coach-state.ts';
import { withChanges } from '../playing.ts';
import { type HasPlay, playOf, withPlay } from '../slice.ts';
import { coachOf } from './asking.ts';

/** Carries out the step that the coach shows, as one entry, and closes the hint. */
export function withStepDone<S extends HasPlay>(state: S, moment: number): S {
  const step = stepShown(coachOf(state));
  const { settings } = playOf(state);
  if (!step) return state;
  const done = withChanges(state, 'step', (game) => changesOf(game, step, settings), moment);
  return withPlay(done, { coach: SILENT });
}

function changesOf(
  game: GameState,
  { eliminations, placement }: CoachStep,
  rules: { readonly cleansNotes: boolean },
): readonly Change[] {
  const shape = geometryOf(game);
  if (placement !== undefined) {
    const digit = digitIn(placement, shape);
    return writing(game, [cellOf(placement, shape)], { digit, mode: 'digit' }, rules);
  }
  const removed = new Map<number, number>();
  for (const candidate of eliminations) {
    const cell = cellOf(candidate, shape);
    removed.set(cell, (removed.get(cell) ?? 0) | (1 << (digitIn(candidate, shape) - 1)));
  }
  const candidates = candidatesOnBoard(game);
  return changing(game, [...removed.keys()], ({ centre, corner }, cell) => {
    const kept = ~(removed.get(cell) ?? 0);
    // Without centre notes the board could not show what is excluded.
    return { centre: (centre || candidates[cell]) & kept, corner: corner & kept };
  });
}

/** Makes the notes with which the step is seen. */
export function withNotesMade<S extends HasPlay>(state: S, moment: number): S {
  const step = stepShown(coachOf(state));
  if (!step) return state;
  const notes = new Map(step.notesToMake.map((note) => [note.cell, note]));
  return withChanges(
    state,
    'fill-notes',
    (game) =>
      changing(game, [...notes.keys()], (before, cell) => {
        const note = notes.get(cell);
        if (!note) return {};
        return { [note.kind]: note.kind === 'centre' ? note.digits : before.corner | note.digits };
      }),
    moment,
  );
}

/** The changes of the latest entry that a step asks for. */
export function carriesOut(
  changes: readonly Change[],
  { eliminations, placement }: CoachStep,
  game: GameState,
): boolean {
  const shape = geometryOf(game);
  return changes.some(({ cell, before, after }) => {
    if (placement !== undefined) {
      return cell === cellOf(placement, shape) && after.digit === digitIn(placement, shape);
    }
    const removed = (before.centre & ~after.centre) | (before.corner & ~after.corner);
    return eliminations.some(
      (it) => cellOf(it, shape) === cell && (removed & (1 << (digitIn(it, shape) - 1))) !== 0,
    );
  });
}
