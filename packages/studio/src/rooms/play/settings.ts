import type { Kept } from '../../page/kept.ts';

export const mistakePolicies = ['off', 'conflicts', 'solution'] as const;

/** How the user likes to play. Kept from one visit to the next. */
export interface PlaySettings {
  /** Which mistakes are marked: none, what breaks a rule, or what differs from the solution. */
  readonly mistakes: (typeof mistakePolicies)[number];
  /** Whether a digit removes its notes from its row, column and box. */
  readonly cleansNotes: boolean;
  /** Whether a digit is chosen first, and then the cells for it. */
  readonly digitFirst: boolean;
  readonly showsClock: boolean;
  /** Whether the row, column and box of the selected cell are lit. */
  readonly lightsPeers: boolean;
  /** Whether the digits and notes that equal the selected digit are lit. */
  readonly lightsDigit: boolean;
}

export const usualSettings: PlaySettings = {
  mistakes: 'conflicts',
  cleansNotes: true,
  digitFirst: false,
  showsClock: true,
  lightsPeers: true,
  lightsDigit: true,
};

/** The settings that differ from the usual ones. Values that are not valid are left out. */
export const playSettingsKept: Kept<PlaySettings> = {
  key: 'nonet-play',
  parse: (text) => {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null) return undefined;
    const valid = Object.entries(saved).filter(([key, value]) =>
      key === 'mistakes'
        ? mistakePolicies.includes(value)
        : key in usualSettings && typeof value === 'boolean',
    );
    return { ...usualSettings, ...Object.fromEntries(valid) };
  },
  format: (settings) => JSON.stringify(settings),
};
