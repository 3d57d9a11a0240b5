import { integer, reserveIntegers, setInteger } from './memory';

// An exact cover problem. Options and items are numbered from 0. The first `primary` items have to be
// covered, the others may be.

export let options: i32 = 0;
export let items: i32 = 0;
export let primary: i32 = 0;

/** Option o has the items ITEM_OF[FIRST_ITEM[o]] to ITEM_OF[FIRST_ITEM[o + 1] − 1]. */
export let FIRST_ITEM: usize = 0;
export let ITEM_OF: usize = 0;
/** Item i has the options OPTION_OF[FIRST_OPTION[i]] to OPTION_OF[FIRST_OPTION[i + 1] − 1]. */
export let FIRST_OPTION: usize = 0;
export let OPTION_OF: usize = 0;

/**
 * Reserves the arrays of a problem. `entries` is the number of items in all its options together.
 * Returns FIRST_ITEM, which the caller fills, as well as ITEM_OF behind it.
 */
export function reserveProblem(ofOptions: i32, ofItems: i32, ofPrimary: i32, entries: i32): usize {
  options = ofOptions;
  items = ofItems;
  primary = ofPrimary;
  FIRST_ITEM = reserveIntegers(options + 1 + entries);
  ITEM_OF = FIRST_ITEM + ((<usize>(options + 1)) << 2);
  FIRST_OPTION = reserveIntegers(items + 2);
  OPTION_OF = reserveIntegers(entries);
  return FIRST_ITEM;
}

/** Lists the options of each item, in order. */
export function listOptions(): void {
  const entries = integer(FIRST_ITEM, options);
  // Two places further on, so that FIRST_OPTION is right when each item has been filled.
  for (let i = 0; i < entries; i++) {
    const at = integer(ITEM_OF, i) + 2;
    if (at <= items) setInteger(FIRST_OPTION, at, integer(FIRST_OPTION, at) + 1);
  }
  for (let item = 2; item <= items; item++) {
    setInteger(FIRST_OPTION, item, integer(FIRST_OPTION, item) + integer(FIRST_OPTION, item - 1));
  }
  for (let option = 0; option < options; option++) {
    const past = integer(FIRST_ITEM, option + 1);
    for (let i = integer(FIRST_ITEM, option); i < past; i++) {
      const at = integer(ITEM_OF, i) + 1;
      const index = integer(FIRST_OPTION, at);
      setInteger(OPTION_OF, index, option);
      setInteger(FIRST_OPTION, at, index + 1);
    }
  }
}
