import type { ComponentType } from 'preact';
import type { Bilingual } from '../words/words.ts';
import type { Codec } from './address.ts';
import type { KeyRow } from './keys.ts';
import { type HasPage, type RoomStates, type Slice, withPage } from './state.ts';

/**
 * A way to look at the puzzle, such as Enter, Watch or Race. Everything about a room is in its own
 * folder in `rooms/`. The rest of the page knows rooms only through this interface.
 */
export interface Room<State, Base> {
  readonly slice: Slice<unknown>;
  readonly name: Bilingual<string>;
  /** The position of the room in the navigation. Lower numbers come first. */
  readonly place: number;
  /**
   * Whether the room itself shows what was read from a pasted text. In other rooms, a notice shows
   * this.
   */
  readonly showsReading?: boolean;
  /** What becomes of a file that is dropped here. By default, it opens as a puzzle. */
  readonly dropText?: Bilingual<string>;
  readonly codecs: readonly Codec<State>[];
  /** Starts the effects of the room, such as requests to the worker. */
  start(base: Base): StartedRoom<State>;
}

export interface StartedRoom<State> {
  readonly keys: readonly KeyRow[];
  /** Loads the view. It is called when the room first opens. */
  view(): Promise<ComponentType<{ state: State }>>;
}

export function initialRooms(slices: readonly Slice<unknown>[]): RoomStates {
  return Object.fromEntries(slices.map((slice) => [slice.id, { slice, own: slice.initial }]));
}

/** Returns the state of a room. */
export function inSlice<Own>({ rooms }: Pick<HasPage, 'rooms'>, { id, initial }: Slice<Own>): Own {
  return (rooms[id]?.own ?? initial) as Own;
}

export function withSlice<S extends Pick<HasPage, 'rooms'>, Own>(
  state: S,
  slice: Slice<Own>,
  change: Partial<Own>,
): S {
  const own = { ...inSlice(state, slice), ...change };
  const entry = { slice: state.rooms[slice.id]?.slice ?? slice, own };
  return { ...state, rooms: { ...state.rooms, [slice.id]: entry } };
}

/** Returns the states of all rooms after a change of puzzle. */
export function roomsOnPuzzle(rooms: RoomStates): RoomStates {
  return Object.fromEntries(
    Object.entries(rooms).map(([id, { slice, own }]) => [id, { slice, own: slice.onPuzzle(own) }]),
  );
}

export function isOpen(
  { page }: Pick<HasPage, 'page'>,
  { id }: Pick<Slice<unknown>, 'id'>,
): boolean {
  return page.room === id;
}

/** Opens a room. Both the room that closes and the room that opens may change the state. */
export function inRoom<S extends HasPage>(state: S, id: string): S {
  const to = state.rooms[id]?.slice;
  if (!to || id === state.page.room) return state;
  const left = state.rooms[state.page.room]?.slice.onLeave?.(state) ?? state;
  const opened = withPage(left, { room: id });
  return (to.onOpen?.(opened) ?? opened) as S;
}
