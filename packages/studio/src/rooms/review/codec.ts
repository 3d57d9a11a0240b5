import type { Codec } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';
import { type HasReview, reviewStateOf, withReview } from './slice.ts';

/** Reads and writes the move before which the board is shown. Only links to Review contain it. */
export const reviewCodec: Codec<HasReview> = {
  keys: {
    move: {
      meaning: 'move of the game before which the board is shown, counted from 1',
      fault: (text) => (/^[1-9]\d{0,5}$/.test(text) ? undefined : { id: 'move', text }),
    },
  },
  write: (state) => {
    const { at } = reviewStateOf(state);
    return { move: isOpen(state, 'review') && at !== undefined ? String(at + 1) : undefined };
  },
  read: (state, values) => {
    const move = Number(values.get('move') ?? Number.NaN);
    return move >= 1 ? withReview(state, { at: move - 1 }) : state;
  },
};
