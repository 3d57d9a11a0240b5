import type { Theme } from '@nonet/engine/draw';

/** Black and grays. No gray is so light that a printer loses it. */
export const printTheme: Theme = {
  paper: '#ffffff',
  ink: '#000000',
  quiet: '#4d4d4d',
  hair: '#666666',
  placed: '#000000',
  solution: '#000000',
  current: '#cccccc',
  edge: '#000000',
  'on-current': '#000000',
  dead: '#000000',
  house: '#4d4d4d',
  link: '#000000',
  removed: '#000000',
  conclusion: '#000000',
  fin: '#000000',
  'group-1': '#cccccc',
  'group-1-edge': '#000000',
  'group-2': '#e6e6e6',
  'group-2-edge': '#000000',
  'group-3': '#b3b3b3',
  'group-3-edge': '#000000',
  'group-4': '#d9d9d9',
  'group-4-edge': '#000000',
  rule: '#333333',
  white: '#ffffff',
  black: '#000000',
  tint: '#e0e0e0',
  diagonal: '#999999',
  thermo: '#cccccc',
  whisper: '#999999',
  renban: '#d9d9d9',
  palindrome: '#8c8c8c',
  entropic: '#bfbfbf',
  modular: '#999999',
  sumline: '#8c8c8c',
  equal: '#808080',
};

/** The least size of a text, and the least width of a line, that printers accept. */
export const LEAST_TEXT = 7;
export const LEAST_LINE = 0.75;
