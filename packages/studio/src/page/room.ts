import { computed, effect } from '@preact/signals';
import type { JSX } from 'preact';
import type { Bilingual } from '../words/words.ts';
import type { Codec } from './address.ts';
import type { KeyRow } from './keys.ts';
import type { Slices } from './slice.ts';
import { type HasPage, isOpen } from './state.ts';
import type { Store } from './store.ts';

/** The groups of the rooms, in the order of the navigation. */
export const roomGroups = ['play', 'search', 'make'] as const;

/**
 * A way to look at the puzzle, such as Make, Watch or Race. Everything about a room is in its own
 * folder in `rooms/`. The rest of the page knows rooms only through this interface. `State` has only
 * the parts that the room needs.
 */
export interface Room<State, Base> {
  /** The room's id in the address. */
  readonly id: string;
  readonly name: Bilingual<string>;
  /** What one does here, in a few words. It follows the name of the page in its title. */
  readonly title: Bilingual<string>;
  /** What one does here, in one sentence. */
  readonly tagline: Bilingual<string>;
  /** Where the navigation has the room. A room without a group opens by the name of the page. */
  readonly group?: (typeof roomGroups)[number];
  /** The position of the room in its group. Lower numbers come first. */
  readonly place: number;
  /** Whether the room itself shows what was read from a pasted text. Otherwise, a notice shows this. */
  showsReading?(state: State): boolean;
  /** What becomes of a file that is dropped here. By default, it opens as a puzzle. */
  readonly dropText?: Bilingual<string>;
  /** The slices that the room needs. Other rooms may need them too. */
  readonly slices: Slices<State>;
  readonly codecs: readonly Codec<State>[];
  /** Starts the effects of the room, such as requests to the worker. */
  start(base: Base): StartedRoom<State>;
}

export interface StartedRoom<State> {
  readonly keys: readonly KeyRow[];
  /** Loads the view. It is called when the room first opens. */
  view(): Promise<(props: { state: State }) => JSX.Element>;
}

/** Loads something when it is first called. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Changes the state whenever a room opens and whenever it closes. */
export function onOpening<State extends HasPage>(
  { state, update }: Pick<Store<State>, 'state' | 'update'>,
  room: string,
  { opened, left }: Partial<Record<'opened' | 'left', (state: State) => Partial<State>>>,
): void {
  const isShown = computed(() => isOpen(state.value, room));
  let wasShown = false;
  effect(() => {
    const transition = isShown.value ? opened : wasShown ? left : undefined;
    wasShown = isShown.value;
    if (transition) update(transition);
  });
}
