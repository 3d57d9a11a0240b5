import { computed, effect } from '@preact/signals';
import { linkInFile, linkToReview } from './game/game-file.ts';
import {
  finishedGame,
  recentKept,
  saveRecent,
  withFinishedGame,
  withRecent,
} from './game/recent.ts';
import { loadRuleChecks } from './game/rule-checks.ts';
import { gameOf, withGame } from './game/state.ts';
import { addressOf, type Codec, withLink, withValues } from './page/address.ts';
import { openingFragment, syncAddress } from './page/address-bar.ts';
import { keep, recall } from './page/kept.ts';
import { pageCodec } from './page/page-codec.ts';
import type { StartedRoom } from './page/room.ts';
import { roomKept, settingsKept, withSavedSettings } from './page/settings.ts';
import { initialSlices, settling } from './page/slice.ts';
import { initialPage, withPage, withRoom } from './page/state.ts';
import { Store } from './page/store.ts';
import { watchWorkers } from './page/workers.ts';
import { printing } from './printing/printing.ts';
import { aboutCodec } from './puzzle/about-codec.ts';
import { checking } from './puzzle/checking.ts';
import type { Controls } from './puzzle/controls.ts';
import { withPuzzle } from './puzzle/history.ts';
import { listenForPuzzles } from './puzzle/pasting.ts';
import { puzzleCodec } from './puzzle/puzzle-codec.ts';
import { reading } from './puzzle/reading.ts';
import { solutionSearch } from './puzzle/solution-search.ts';
import { initialPuzzle, isReplaced, withPuzzleState } from './puzzle/state.ts';
import {
  rooms,
  type State,
  slices,
  withPhotoOpened,
  withProgramOpened,
  withProgramWatched,
} from './rooms/all.ts';
import { momentCodec, programCodec, strategyCodec } from './search/codecs.ts';
import {
  isOpeningProgram,
  openLinkedProgram,
  openProgramAgain,
  readProgramAgain,
  rememberProgram,
} from './search/program-requests.ts';
import type { Language } from './words/words.ts';
import type { Clients, WorkerName } from './workers/clients.ts';

/** A puzzle that does not change for this many milliseconds is saved. */
const SETTLED = 2_000;

const roomCodecs = rooms.flatMap((room) => room.codecs);

/** How the address holds the state, in the order in which it is read. */
export const codecs: readonly Codec<State>[] = [
  pageCodec(rooms.map(({ id }) => id)),
  strategyCodec,
  puzzleCodec,
  aboutCodec,
  programCodec,
  ...roomCodecs,
  momentCodec,
];

/** Starts the slices again that belong to another puzzle. */
export const settled: (state: State) => State = settling(slices);

export const initialState: State = settled({
  page: { ...initialPage, room: rooms[0].id },
  puzzle: initialPuzzle,
  ...initialSlices(slices),
});

/** The state on a visit without a link: the room that was open last, and the latest puzzle. */
function returned(state: State): State {
  const last = recall(roomKept);
  const [latest] = recall(recentKept) ?? [];
  const room = rooms.find(({ id }) => id === last) ?? rooms[0];
  return withRoom(latest ? withRecent(state, latest) : state, room.id);
}

/** Keeps the open room for the next visit. A frame in another page is no visit. */
function keepRoom(store: Store<State>): void {
  const room = computed(() => store.state.value.page.room);
  effect(() => {
    if (window.top === window) keep(store, roomKept, room.value);
  });
}

/** Loads what checks the rules of a variant, when the first one is opened. */
function checkRules(store: Store<State>): void {
  const isVariant = computed(() => store.state.value.puzzle.root.constraints !== undefined);
  effect(() => {
    if (!isVariant.value) return;
    void loadRuleChecks().then(() => store.update((now) => withGame(now, (game) => ({ ...game }))));
  });
}

/** Keeps the puzzle for the next visit when it has settled, and when its game is over. */
function keepRecent(store: Store<State>): void {
  const puzzle = computed(() => store.state.value.puzzle);
  const game = computed(() => gameOf(store.state.value));
  const parts = [
    computed(() => puzzle.value.root),
    computed(() => puzzle.value.isOpened),
    computed(() => puzzle.value.about),
    computed(() => game.value.origin),
    computed(() => finishedGame(game.value)),
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  computed(() => parts.map(({ value }) => value)).subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => saveRecent(store), SETTLED);
  });
  addEventListener('pagehide', () => saveRecent(store));
}

/** The state when the page opens. There is nothing to undo yet. */
export function withLinkOpened(state: State, fragment: string): State {
  const [latest] = recall(recentKept) ?? [];
  const opened = withPuzzleState(first(state, fragment), { past: [] });
  return latest ? withFinishedGame(opened, latest) : opened;
}

function first(state: State, fragment: string): State {
  if (fragment.length <= 1) return returned(state);
  const linked = withLink(state, fragment, codecs);
  if (isOpeningProgram(linked)) return withLink(returned(state), fragment, codecs);
  const { brokenLink } = linked.page;
  return brokenLink?.isOpened === false ? withPage(returned(state), { brokenLink }) : linked;
}

/** Whether the user has gone to another room or another puzzle. Typing a digit stays here. */
function isElsewhere(before: State, now: State): boolean {
  return before.page.room !== now.page.room || isReplaced(before.puzzle.root, now.puzzle.root);
}

export interface Studio {
  readonly store: Store<State>;
  readonly controls: Controls<State>;
  /** The parts of each room that the page needs. */
  readonly started: ReadonlyMap<string, StartedRoom<State>>;
  /** Starts a worker again after it has failed. */
  readonly restart: (name: WorkerName) => void;
}

/**
 * Sets up the state, and everything that changes the state without the user: worker, clock and
 * address.
 */
export function startStudio(clients: Clients, language: Language): Studio {
  const page = withSavedSettings({ ...initialState.page, language }, recall(settingsKept));
  const store = new Store(withLinkOpened({ ...initialState, page }, openingFragment()), settled);
  const restart = watchWorkers(store, clients);
  const client = clients.search;

  const controls: Controls<State> = {
    update: store.update,
    updatePuzzle: (transition) => store.update((now) => ({ puzzle: transition(now.puzzle) })),
    addressOf: (change) => addressOf({ ...store.now, ...change }, codecs),
    reading: reading(store, client, {
      openPuzzle: withPuzzle,
      openProgram: withProgramOpened,
      openPhoto: withPhotoOpened,
      openLink: (state, fragment) => withLink(state, fragment, codecs),
      linkInFile,
      linkToReview,
    }),
    checking: checking(store, client),
    solutionSearch: solutionSearch(store, client),
    printing: printing(store, clients.press),
    openProgram: (program, room) =>
      void openProgramAgain(store, client, program, (now, read) =>
        withProgramOpened(withRoom(now, room), read),
      ),
  };
  const base = { store, clients, controls };
  const started = new Map(rooms.map((room) => [room.id, room.start(base)]));
  readProgramAgain(store, client);
  rememberProgram(store, client);
  openLinkedProgram(store, client, {
    openAlone: withProgramWatched,
    readRest: (state, values) =>
      withValues<State>(state, values, [strategyCodec, ...roomCodecs, momentCodec]),
  });
  listenForPuzzles(controls.reading);
  keepRoom(store);
  checkRules(store);
  syncAddress(store, codecs, { isOpening: isOpeningProgram, isElsewhere });
  keepRecent(store);
  return { store, controls, started, restart };
}
