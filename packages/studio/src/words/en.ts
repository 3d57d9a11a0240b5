import type { ReadingFault } from '../picture/reading-fault.ts';
import { explorerEn } from './explorer.ts';
import { jumpsEn } from './jumps.ts';
import { ownProgramEn } from './own-program.ts';
import {
  boxOf,
  englishHouse,
  englishPlace,
  grouped,
  type HousePlace,
  type Place,
  plural,
  shortPlace,
} from './place.ts';
import { reasonsEn } from './reasons.ts';
import { settingsEn } from './settings.ts';
import { shareEn } from './share.ts';
import { trackEn } from './track.ts';
import { treeEn } from './tree.ts';
import { whyNotEn } from './why-not.ts';

/**
 * The English words. The other languages have the same keys, and functions with the same
 * parameters.
 */
export const en = {
  title: (does: string) => `Nonet: ${does}`,
  close: 'Close',
  cancel: 'Cancel',
  preferences: settingsEn,
  rooms: 'Screens',
  groups: { play: 'Play', search: 'Search', make: 'Make' },
  settings: {
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  panels: {
    label: 'Panels',
    grid: 'Grid',
    tree: 'Tree',
    counters: 'Counters',
    code: 'Code',
    strategy: 'Strategy',
  },
  strategy: 'Strategy',
  allStrategies: 'All strategies',
  /** Why a strategy cannot search a puzzle. */
  unavailable: {
    pencilmarks: 'Not available for a puzzle with pencilmarks: only givens are supported.',
    rules: 'Does not know the rules of this variant, but Constraints does.',
  },
  findsAll: 'Go on after the first solution',
  strategies: {
    scan: {
      name: 'Scan',
      summary: 'Fills the blanks row by row; every try scans the row, column and box again.',
    },
    'used-arrays': {
      name: 'Used arrays',
      summary: 'Fills the blanks row by row; three arrays record which digits are used.',
    },
    bitmask: {
      name: 'Bitmask',
      summary:
        'Fills the blanks row by row; each row, column and box has an integer with a bit per digit.',
    },
    'bitmask-mrv': {
      name: 'Fewest candidates',
      summary:
        'Fills the cell with the fewest candidates first (MRV), with forward checking: the search goes back as soon as a cell has no candidate.',
    },
    propagation: {
      name: 'Propagation',
      summary: 'Fills naked and hidden singles first; guesses only when there are none left.',
    },
    dlx: {
      name: 'Dancing links',
      summary: 'Sudoku as an exact cover problem, searched with Knuth’s dancing links.',
    },
    learning: {
      name: 'Clause learning',
      summary: 'Learns a clause from every dead end, to avoid similar dead ends.',
    },
    'constraint-search': {
      name: 'Constraints',
      summary: 'Lets all rules rule digits out, then tries the cell whose rules have failed most.',
    },
  },

  failures: {
    search: 'The search stopped working.',
    coach: 'The coach stopped working.',
    maker: 'The puzzle maker stopped working.',
    gif: 'The animation maker stopped working.',
    judge: 'The judge stopped working.',
    press: 'Printing stopped working.',
    scan: 'The scanner stopped working.',
    room: 'This page could not be loaded.',
    tryAgain: 'Try again',
  },

  grid: {
    label: (size: number) => `Sudoku grid, ${size} by ${size}`,
    cell: (place: Place, content: string) =>
      `Row ${place.row}, column ${place.column}, ${englishHouse(boxOf(place))}, ${content}`,
    given: (digit: string) => `given ${digit}`,
    placed: (digit: string) => `placed ${digit}`,
    empty: 'empty',
    candidates: (digits: string) => `candidates ${digits}`,
    crossed: (digits: string) => `crossed out ${digits}`,
    current: (content: string) => `${content}, the search is here`,
    corner: (digits: string) => `corner ${digits}`,
    centre: (digits: string) => `center ${digits}`,
    colours: (numbers: string) => `color ${numbers}`,
    trial: (digit: string) => `${digit}, on trial`,
    noDigit: 'empty, no digit fits',
    wrong: (content: string) => `${content}, wrong`,
    conflict: (content: string) => `${content}, repeated in its row, column or box`,
    broken: (content: string, rules: string) => `${content}, breaks a rule (${rules})`,
    showCandidates: 'Candidates',
  },

  ruler: {
    label: 'List of blanks and call stack',
    title: 'List of blanks',
    scrolls: 'List of blanks, scrolls sideways',
    stack: 'Call stack',
    entry: (place: Place, digit: string) => `${englishPlace(place)}: ${digit}`,
    blank: (place: Place) => `${englishPlace(place)}: blank`,
    dead: (place: Place) => `${englishPlace(place)}: no digit fits`,
    full: 'full',
    wrong: 'full, but not a solution',
  },

  story: {
    label: 'Narration',
    start: (blanks: number) => `${plural(blanks, 'blank')} to fill.`,
    place: (digit: string, place: Place) => `Place ${digit} in ${englishPlace(place)}.`,
    force: (digit: string, place: Place) =>
      `Place ${digit} in ${englishPlace(place)}: it is forced.`,
    noDigit: (place: Place, back: Place) =>
      `Dead end: no digit fits in ${englishPlace(place)}. Back to ${englishPlace(back)}.`,
    noPlace: (at: HousePlace, digit: string, back: Place) =>
      `Dead end: no place for ${digit} in ${englishHouse(at)}. Back to ${englishPlace(back)}.`,
    deadEnd: (back: Place) => `Dead end. Back to ${englishPlace(back)}.`,
    remove: (digit: string, place: Place, to: string) =>
      `Remove ${digit} from ${englishPlace(place)}; try ${to} next.`,
    overwrite: (digit: string, place: Place, to: string) =>
      `Your program writes ${to} over ${digit} in ${englishPlace(place)}. The cell is not made blank first.`,
    retreat: (digit: string, place: Place, to: Place) =>
      `Remove ${digit} from ${englishPlace(place)}; nothing else fits, so back to ${englishPlace(to)}.`,
    removeLast: (digit: string, place: Place) => `Remove ${digit} from ${englishPlace(place)}.`,
    solution: (events: number) => `Solution after ${plural(events, 'event')}.`,
    exhausted: (solutions: number) =>
      solutions === 0
        ? 'Everything has been tried: no solution.'
        : `${plural(solutions, 'solution')} in total.`,
    stopped: (events: number) => `Stopped after ${plural(events, 'event')}.`,
  },

  share: shareEn,
  linkDamaged: 'This link is damaged or cut off.',
  linkRest: 'Everything else in the link is open.',
  linkNotOpened: 'The page shows what was open before.',

  counters: {
    label: 'Search statistics',
    event: 'event',
    of: (total: string) => `of ${total}`,
    depth: 'depth',
    placements: 'placements',
    backs: 'backtracks',
    tries: 'tries',
    nodes: 'nodes',
  },

  transport: {
    label: 'Playback',
    play: 'Play',
    pause: 'Pause',
    first: 'First event',
    previousBack: 'Previous backtrack',
    back: 'One event back',
    forward: 'One event forward',
    nextBack: 'Next backtrack',
    stepOver: 'Step over: to the end of this subtree',
    stepOut: 'Step out: to the return of this call',
    last: 'Last event',
    speed: 'Speed',
    perSecond: (events: number) => `${grouped(events)}/s`,
    fastest: 'Maximum',
    fitting: '20 s total',
    position: 'Event',
    positionText: (event: number, events: number) =>
      `event ${grouped(event)} of ${grouped(events)}`,
    recording: (events: number) => `Recording: ${plural(events, 'event')} so far`,
    stop: 'Stop recording',
    stopped: (events: number) => `Stopped after ${plural(events, 'event')}`,
    resume: 'Continue recording',
    goTo: 'Go to event',
    noPicture: 'Loading the search.',
    noSearch: 'Nothing to search: the givens contradict each other.',
  },

  history: { undo: 'Undo', redo: 'Redo' },
  jumps: jumpsEn,
  track: trackEn,
  reasons: reasonsEn,
  whyNot: whyNotEn,

  code: {
    label: 'Code',
    show: 'Show code',
    hide: 'Hide code',
    languages: 'Programming language',
    pseudo: 'Pseudocode',
    running: 'running now',
    edit: 'Edit and run',
  },

  readings: {
    found: (notation: string) => `Read as: ${notation}.`,
    of: (notation: string, program: string) => `${notation} of ${program}`,
    skipped: (lines: number, first: number) =>
      lines === 1
        ? `Skipped line ${first}: not a puzzle.`
        : `Skipped ${lines} lines that are not puzzles, from line ${first} on.`,
    link: 'a link to this page',
    unreadable: 'The file cannot be read.',
    pdf: 'This is a PDF file. Copy the digits as text, take a photo of the page, or type them into the grid.',
    drop: 'Drop a file: its puzzle opens.',
    sentence: ({ en }: ReadingFault) => en,
  },
  explorer: explorerEn,
  notations: {
    line: 'one line',
    rows: 'rows, as in Baekjoon 2239',
    spaced: 'spaced rows, as in Baekjoon 2580',
    lists: 'lists of numbers, as in code',
    table: 'a table, as in a spreadsheet',
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
    ipuz: 'ipuz',
    'f-puzzles': 'an f-puzzles link',
    sudokupad: 'a SudokuPad link',
    sudokuwiki: 'a SudokuWiki link',
    'sudoku-exchange': 'a SudokuExchange link',
    'sudoku-coach': 'a sudoku.coach link',
    solo: 'a game id of Solo',
    ksudoku: 'a KSudoku file',
    hsol: 'a HoDoKu file',
    iss: 'a puzzle of Interactive Sudoku Solver',
  },

  ownProgram: ownProgramEn,
  tree: treeEn,

  verdict: {
    label: 'Verdict',
    working: 'Counting solutions …',
    failed: 'The solutions could not be counted.',
    before: (verdict: string) => `Previous puzzle: ${verdict}`,
    conflict: (cells: readonly Place[]) =>
      `Conflict: a row, column or box has the same digit twice (${cells.map(shortPlace).join(', ')}).`,
    none: 'No solution.',
    proper: 'Exactly one solution.',
    minimal: 'Exactly one solution, and every given is needed.',
    several: (solutions: number) => `${plural(solutions, 'solution')}.`,
    more: (cap: number) => `More than ${plural(cap, 'solution')}.`,
    full: 'Solved.',
    stopped: 'Unknown: the count was cancelled.',
  },
};

export type Words = typeof en;
