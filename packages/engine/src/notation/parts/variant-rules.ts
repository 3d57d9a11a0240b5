import type { Constraint } from '../../constraint/constraint.ts';
import { constraintsFault } from '../../constraint/fault.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import type { Fault } from './fault.ts';
import type { JsonNode } from './json-text.ts';
import { geometryOfRegions } from './region-grid.ts';
import { symbolOf } from './symbol.ts';

// The rules of a variant in the JSON of Nonet: `"regions": "111122…"` and
// `"constraints": [{"kind": "killer", "cells": [0, 1], "sum": 9}]`.

/** Whether a value lists constraints: objects with a kind. */
export function listsConstraints(node: JsonNode | undefined): node is JsonNode & {
  readonly kind: 'array';
} {
  if (node?.kind !== 'array' || node.items.length === 0) return false;
  return node.items.every((item) => item.kind === 'object' && item.members.has('kind'));
}

/** Reads the constraints of a grid of this shape. */
export function readConstraints(
  node: JsonNode,
  { cells, size }: Geometry,
): readonly Constraint[] | Fault {
  const constraints = plainValue(node);
  const fault = constraintsFault(constraints, { cells, least: 1, most: size });
  if (!fault) return constraints as readonly Constraint[];
  const { expected, found, place } = fault;
  return {
    code: 'structure',
    index: nodeAt(node, place).from,
    expected: { id: 'in-constraint', place, expectation: expected },
    found: FOUND[found] ?? verbatim(found),
  };
}

/** What is no text of JSON. */
const FOUND: Readonly<Record<string, Phrase>> = {
  'an array': { id: 'array' },
  'an object': { id: 'object' },
  undefined: { id: 'none' },
};

/** The geometry of regions of any form. Undefined if they are boxes, or no regions of `size` cells. */
export function layoutOfRegions(names: readonly unknown[]): Geometry | undefined {
  const geometry = geometryOfRegions(names);
  return geometry?.layout && geometry;
}

/** Cell → the symbol of its region, from 1 on. */
export function regionText({ box }: Geometry): string {
  return Array.from(box, (region) => symbolOf(region + 1)).join('');
}

function plainValue(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainValue);
  if (node.kind !== 'object') return node.value;
  return Object.fromEntries(Array.from(node.members, ([key, value]) => [key, plainValue(value)]));
}

/** The value at a place such as `constraints[3].cells[1]`, or the innermost value around it. */
function nodeAt(node: JsonNode, place: string): JsonNode {
  let at = node;
  for (const [, index, key] of place.matchAll(/\[(\d+)\]|\.(\w+)/g)) {
    const next =
      at.kind === 'array' ? at.items[Number(index)] : at.kind === 'object' && at.members.get(key);
    if (!next) break;
    at = next;
  }
  return at;
}
