import { describe, expect, it } from 'vitest';
import { nearestName } from '../../src/book/nearest-name.ts';

const KEYS = ['title', 'box', 'score', 'symmetry', 'count', 'perPage'];

describe('nearestName', () => {
  it.each([
    ['perpage', 'perPage'],
    ['per_page', 'perPage'],
    ['Per-Page', 'perPage'],
    ['pages', undefined],
    ['titel', 'title'],
    ['tilte', 'title'],
    ['boxx', 'box'],
    ['bx', 'box'],
    ['cores', undefined],
    ['symetry', 'symmetry'],
    ['simetry', 'symmetry'],
    ['color', undefined],
    ['size', undefined],
    ['', undefined],
  ])('finds for "%s" %s', (name, expected) => {
    expect(nearestName(name, KEYS)).toBe(expected);
  });
});
