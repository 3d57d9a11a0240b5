import { isObject, keptObject } from '../../page/kept.ts';
import type { Repertoire } from '../../picture/coaching.ts';

export const mistakePolicies = ['off', 'conflicts', 'solution'] as const;
export const noteLooks = ['places', 'corners'] as const;
export const hands = ['right', 'left'] as const;
export const sizes = ['small', 'usual', 'large'] as const;

/** How the user likes to play. Kept from one visit to the next. */
export interface PlaySettings {
  /** Which mistakes are marked: none, what breaks a rule, or what differs from the solution. */
  readonly mistakes: (typeof mistakePolicies)[number];
  /** Whether each note has the place of its digit, or notes are in the corners and the centre. */
  readonly notes: (typeof noteLooks)[number];
  /** Whether a digit removes its notes from its row, column and box. */
  readonly cleansNotes: boolean;
  /** Whether a digit is chosen first, and then the cells for it. */
  readonly digitFirst: boolean;
  readonly showsClock: boolean;
  /** Whether the row, column and box of the selected cell are lit. */
  readonly lightsPeers: boolean;
  /** Whether the digits and notes that equal the selected digit are lit. */
  readonly lightsDigit: boolean;
  /** Whether a digit that is lit everywhere also lights the cells that it can still have. */
  readonly lightsPlaces: boolean;
  readonly namesMoves: boolean;
  /** The hand that presses the keys: they lie on its side of the grid. */
  readonly hand: (typeof hands)[number];
  readonly gridSize: (typeof sizes)[number];
  readonly keySize: (typeof sizes)[number];
  readonly repertoire: Repertoire;
}

export const usualSettings: PlaySettings = {
  mistakes: 'conflicts',
  notes: 'places',
  cleansNotes: true,
  digitFirst: false,
  showsClock: true,
  lightsPeers: true,
  lightsDigit: true,
  lightsPlaces: false,
  namesMoves: false,
  hand: 'right',
  gridSize: 'usual',
  keySize: 'usual',
  repertoire: { hardest: undefined, avoidsUniqueness: false },
};

/** The values of the settings that are chosen from a list. */
const choices = new Map<string, readonly unknown[]>([
  ['mistakes', mistakePolicies],
  ['notes', noteLooks],
  ['hand', hands],
  ['gridSize', sizes],
  ['keySize', sizes],
]);

/** The settings that differ from the usual ones. Values that are not valid are left out. */
export const playSettingsKept = keptObject<PlaySettings>('nonet-play', (saved) => {
  const valid = Object.entries(saved).filter(([key, value]) => {
    if (choices.has(key)) return choices.get(key)?.includes(value);
    if (key === 'repertoire') return isRepertoire(value);
    return key in usualSettings && typeof value === 'boolean';
  });
  return { ...usualSettings, ...Object.fromEntries(valid) };
});

function isRepertoire(value: unknown): value is Repertoire {
  if (!isObject(value) || typeof value.avoidsUniqueness !== 'boolean') return false;
  return value.hardest === undefined || typeof value.hardest === 'string';
}
