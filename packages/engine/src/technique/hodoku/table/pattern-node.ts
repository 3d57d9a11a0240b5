import type { PatternNode } from '../../pattern.ts';
import { cellsAt } from '../../places.ts';
import { FIRST_GROUP, GROUP_LINES, GROUP_PLACES, NODE_DIGITS } from './nodes.ts';

export function patternNodeOf(statement: number, groupPlaces: Uint8Array): PatternNode {
  const node = statement >> 1;
  const on = (statement & 1) === 1;
  if (node < FIRST_GROUP) return { cells: [Math.floor(node / 9)], digit: NODE_DIGITS[node], on };
  const group = node - FIRST_GROUP;
  const places = groupPlaces[node] << GROUP_PLACES[group];
  return { cells: cellsAt(GROUP_LINES[group], places), digit: NODE_DIGITS[node], on };
}
