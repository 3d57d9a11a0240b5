import { type Codec, choice, oneOf } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';
import { type HasTab, makeTabs, withTab } from './slice.ts';

/** Reads and writes which part of Make is open. Only links to Make contain it. */
export const makeCodec: Codec<HasTab> = {
  keys: { making: choice('part of Make: hand, measure or book', 'making', makeTabs) },
  write: (state) => {
    const { tab } = state.makeTab;
    return { making: isOpen(state, 'make') && tab !== 'hand' ? tab : undefined };
  },
  read: (state, values) => {
    const tab = oneOf(values, 'making', makeTabs) ?? 'hand';
    return values.get('room') === 'make' ? withTab(state, tab) : state;
  },
};
