import { CLASSIC } from '@nonet/engine/grid';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { latest } from '../../../page/requests.ts';
import { isOpen } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import { settingScales } from '../../../picture/setting.ts';
import { hasRules } from '../../../puzzle/has-rules.ts';
import { withChange } from '../../../puzzle/history.ts';
import { isSamePuzzle } from '../../../puzzle/state.ts';
import type { MakerClient, SearchClient } from '../../../workers/clients.ts';
import type { NotationId } from '../notations.ts';
import {
  answersOf,
  type Change,
  type HasMake,
  makeOf,
  withAnswers,
  withCopying,
  withMake,
} from './slice.ts';

/** Asks the worker for what a setter wants to know, and for the changes of the puzzle. */
export function requestSetting(store: Store<HasMake>, maker: MakerClient): void {
  for (const scale of settingScales) {
    latest(store, maker, {
      request: (state) => {
        const { check, text: puzzle } = state.puzzle;
        const isWanted = isOpen(state, 'make') && check.kind === 'proper' && hasScales(puzzle);
        return isWanted ? { puzzle, scale } : undefined;
      },
      ask: (request, { signal }) => maker.ask('rate', request, { signal }),
      use: (rating) => {
        if (!rating) return;
        store.update((now) =>
          withAnswers(now, { ratings: { ...answersOf(now).ratings, [scale]: rating } }),
        );
      },
    });
  }
  latest(store, maker, {
    request: (state) => {
      const isWanted = isOpen(state, 'make') && makeOf(state).marksProper;
      return isWanted && canBecomeProper(state) ? { puzzle: state.puzzle.text } : undefined;
    },
    ask: ({ puzzle }, { signal }) => maker.ask('proper-givens', puzzle, { signal }),
    use: (properGivens) => store.update((now) => withAnswers(now, { properGivens })),
  });
  latest(store, maker, {
    request: (state) => {
      const { check, text: puzzle } = state.puzzle;
      const isWanted = isOpen(state, 'make') && check.kind === 'proper' && puzzle.constraints;
      return isWanted ? { puzzle } : undefined;
    },
    ask: ({ puzzle }, { signal }) => maker.ask('redundant-rules', puzzle, { signal }),
    use: (redundantRules) => store.update((now) => withAnswers(now, { redundantRules })),
  });
  latest(store, maker, {
    request: (state) => {
      const { check, text: puzzle } = state.puzzle;
      const isWanted = isOpen(state, 'make') && check.kind === 'none' && hasRules(puzzle);
      return isWanted ? { puzzle } : undefined;
    },
    ask: ({ puzzle }, { signal }) => maker.ask('core', puzzle, { signal }),
    use: (core) => store.update((now) => withAnswers(now, { core })),
  });
  latest(store, maker, {
    request: (state) => {
      const { change, symmetry } = makeOf(state);
      return change && { ...change, symmetry, puzzle: state.puzzle.text };
    },
    ask: ({ kind, ...setting }, { signal }) => maker.ask(kind, setting, { signal }),
    use: (made, { puzzle }) =>
      store.update((now) => {
        const next = withMake(now, { change: undefined });
        if (!made || isSamePuzzle(made, puzzle)) return next;
        return { ...next, puzzle: withChange(now.puzzle, { root: made, notes: now.puzzle.notes }) };
      }),
  });
}

/** Whether the scales rate puzzles of this kind. */
export function hasScales(puzzle: PlainPuzzle): boolean {
  return shapeOf(puzzle) === CLASSIC && !puzzle.pencilmarks && !hasRules(puzzle);
}

/** Whether redundant givens can be removed, or givens added until the puzzle is proper. */
export function canChange({ puzzle: { check, text } }: HasMake, kind: Change['kind']): boolean {
  if (text.pencilmarks) return false;
  if (kind === 'complete') return check.kind === 'several';
  return check.kind === 'proper' && check.redundant?.length !== 0;
}

/** Whether the page can find the givens of which one makes the puzzle proper. */
export function canBecomeProper(state: HasMake): boolean {
  return canChange(state, 'complete') && !state.puzzle.text.constraints;
}

/** The notation of the copy. Until one is chosen, it is one that holds the rules of the puzzle. */
export function notationOf({ make, puzzle }: HasMake): NotationId {
  return make.copying.as ?? (hasRules(puzzle.text) ? 'json' : 'line');
}

export function requestCopies(store: Store<HasMake>, client: SearchClient): void {
  latest(store, client, {
    request: (state) => {
      const { about, text: puzzle } = state.puzzle;
      const notation = notationOf(state);
      return isOpen(state, 'make') ? { puzzle, about, notation } : undefined;
    },
    ask: (request, { signal }) => client.ask('write', request, { signal }),
    use: (written) => {
      const { text, lost = [] } = written ?? {};
      const outcome = text === undefined ? 'impossible' : 'none';
      store.update((now) => withCopying(now, { text, lost, outcome }));
    },
  });
}
