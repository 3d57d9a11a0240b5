import { branchesEn } from './branches.ts';
import { copyingEn } from './copying.ts';
import { explorerEn } from './explorer.ts';
import { guideEn } from './guide.ts';
import { jumpsEn } from './jumps.ts';
import { grouped, type HousePlace, type Place } from './place.ts';
import { predictEn } from './predict.ts';
import { raceEn } from './race.ts';
import { settingsEn } from './settings.ts';
import { shareEn } from './share.ts';
import { treeEn } from './tree.ts';
import { whyNotEn } from './why-not.ts';

const plural = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
const cell = ({ row, column }: Place): string => `row ${row}, column ${column}`;
const house = ({ kind, number }: HousePlace): string => `${kind} ${number}`;

/** English is the pattern: what it has, every language has, with the same arguments. */
export const en = {
  title: 'Nonet: watch a Sudoku search',
  tagline: 'Any moment of a search, on one slider.',
  preferences: settingsEn,
  rooms: { label: 'Rooms', enter: 'Enter', watch: 'Watch', race: 'Race' },
  settings: {
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  strategy: 'Strategy',
  allStrategies: 'All strategies',
  strategies: {
    scan: {
      name: 'Scan',
      summary: 'Row order; every try looks through row, column and box again.',
    },
    'used-arrays': {
      name: 'Used-arrays',
      summary: 'Row order; three tables tell which digits are used.',
    },
    bitmask: {
      name: 'Bit masks',
      summary: 'Row order; one integer a row, column and box, a bit a digit.',
    },
    'bitmask-mrv': {
      name: 'Fewest candidates',
      summary:
        'Smallest domain first (MRV) with forward checking: a cell without a candidate ends the way at once.',
    },
    propagation: {
      name: 'Propagation',
      summary: 'Naked and hidden singles are filled first; it guesses only where they end.',
    },
    dlx: {
      name: 'Dancing links',
      summary: 'Sudoku as an exact cover; dancing links are cut and mended again.',
    },
    learning: {
      name: 'Learning',
      summary: 'Every dead end becomes a clause not to meet it again.',
    },
  },

  grid: {
    label: (size: number) => `Sudoku grid, ${size} by ${size}`,
    cell: ({ row, column, box }: Place, content: string) =>
      `Row ${row}, column ${column}, box ${box}, ${content}`,
    given: (digit: string) => `given ${digit}`,
    placed: (digit: string) => `placed ${digit}`,
    empty: 'empty',
    candidates: (digits: string) => `empty, candidates ${digits}`,
    current: (content: string) => `${content}, the search is here`,
    corner: (digits: string) => `empty, corner ${digits}`,
    noDigit: 'empty, no digit fits',
    conflict: (content: string) => `${content}, twice in a house`,
    showCandidates: 'Candidates',
  },

  ruler: {
    label: 'List of blanks and call stack',
    title: 'List of blanks',
    stack: 'Call stack',
    entry: (place: Place, digit: string) => `${cell(place)}: ${digit}`,
    blank: (place: Place) => `${cell(place)}: blank`,
    depth: (depth: number, blanks: number) => `depth ${depth} of ${blanks}`,
    full: 'full',
  },

  story: {
    start: (blanks: number) => `${plural(blanks, 'blank')} to fill.`,
    place: (digit: string, place: Place) => `Place ${digit} at ${cell(place)}.`,
    force: (digit: string, place: Place) => `Place ${digit} at ${cell(place)}: it is forced.`,
    noDigit: (place: Place, back: Place) =>
      `Dead end: no digit fits ${cell(place)}. Back to ${cell(back)}.`,
    noPlace: (at: HousePlace, digit: string, back: Place) =>
      `Dead end: no place for ${digit} in ${house(at)}. Back to ${cell(back)}.`,
    deadEnd: (back: Place) => `Dead end. Back to ${cell(back)}.`,
    take: (digit: string, place: Place, to: string) =>
      `Take ${digit} out of ${cell(place)}; ${to} is next.`,
    retreat: (digit: string, place: Place, to: Place) =>
      `Take ${digit} out of ${cell(place)}; nothing else fits, so back to ${cell(to)}.`,
    takeLast: (digit: string, place: Place) => `Take ${digit} out of ${cell(place)}.`,
    solution: (events: number) => `Solution after ${plural(events, 'event')}.`,
    exhausted: (solutions: number) =>
      solutions === 0
        ? 'Everything is tried: no solution.'
        : `${plural(solutions, 'solution')} in all.`,
    stopped: (events: number) => `Stopped here, after ${plural(events, 'event')}.`,
  },

  race: raceEn,
  share: shareEn,

  counters: {
    label: 'Counters',
    event: 'event',
    of: (total: string) => `of ${total}`,
    depth: 'depth',
    placements: 'placements',
    backs: 'backs',
    tries: 'tries',
    nodes: 'nodes',
  },

  transport: {
    label: 'Transport',
    play: 'Play',
    pause: 'Pause',
    first: 'First event',
    previousBack: 'Previous way back',
    back: 'One event back',
    forward: 'One event forward',
    nextBack: 'Next way back',
    last: 'Last event',
    speed: 'Speed',
    perSecond: (events: number) => `${grouped(events)}/s`,
    atOnce: 'All at once',
    position: 'Event',
    positionText: (event: number, events: number) =>
      `event ${grouped(event)} of ${grouped(events)}`,
    recording: (events: number) => `Recording: ${plural(events, 'event')} so far`,
    stop: 'Stop recording',
    goTo: 'Go to event',
    noPicture: 'The search is being read.',
    keys: 'Space plays, ← → step, Shift with them jumps to a way back, + − change the speed.',
  },

  guide: guideEn,
  jumps: jumpsEn,
  predict: predictEn,
  whyNot: whyNotEn,
  branches: branchesEn,

  code: {
    label: 'Code',
    show: 'Show code',
    hide: 'Hide code',
    languages: 'Language of the code',
    pseudo: 'Pseudo-code',
    running: 'running now',
  },

  enter: {
    label: 'Enter a puzzle',
    text: 'Paste, type or drop a puzzle here: any notation',
    open: 'Open a file',
    clear: 'Clear the grid',
    sample: 'The sample',
    watch: 'Watch its search',
    keys: 'In the grid, type digits; 0, Space or Backspace makes a blank, Shift with a digit notes it in the corners.',
    digits: 'A digit for the cell',
    blank: 'Blank',
    advance: 'Go on to the next cell after a digit',
    found: (notation: string) => `Read as: ${notation}.`,
    broken: (line: number, column: number) => `Line ${line}, column ${column}`,
    expected: 'expected',
    instead: 'found',
    unreadable: 'The file cannot be read.',
    phrase: (english: string) => english,
  },
  explorer: explorerEn,
  copying: copyingEn,
  notations: {
    line: 'one line',
    rows: 'rows, as Baekjoon 2239',
    spaced: 'spaced rows, as Baekjoon 2580',
    lists: 'lists of numbers, as in code',
    euler: 'Project Euler 96',
    block: 'a drawn grid',
    sdm: 'an SDM file',
    sdk: 'an SDK file',
    sdx: 'an SDX file',
    ss: 'a Simple Sudoku file',
    pencilmarks: 'a candidate grid',
    sukaku: 'a Sukaku line',
    hodoku: 'a HoDoKu line',
    opensudoku: 'an OpenSudoku file',
    csv: 'CSV',
    json: 'JSON',
    'f-puzzles': 'an f-puzzles link',
    sudokupad: 'a SudokuPad link',
    sudokuwiki: 'a SudokuWiki link',
    'sudoku-exchange': 'a SudokuExchange link',
    'sudoku-coach': 'a sudoku.coach link',
  },

  tree: treeEn,

  verdict: {
    label: 'Verdict',
    working: 'Not known yet: counting solutions.',
    cancel: 'Cancel',
    conflict: (cells: readonly Place[]) =>
      `Conflict: a digit is twice in a house (${cells.map(({ row, column }) => `r${row}c${column}`).join(', ')}).`,
    none: 'No solution.',
    unique: 'Exactly one solution.',
    minimal: 'Exactly one solution, and no given to spare.',
    several: (solutions: number) => `${plural(solutions, 'solution')}.`,
    more: (cap: number) => `More than ${plural(cap, 'solution')}.`,
    severalUncounted: 'More than one solution.',
    solved: 'Solved.',
    unknown: 'Not known: the count was cancelled.',
  },
};

/** Every text a person reads, by key. */
export type Words = typeof en;
