import { describe, expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf } from '../../src/grid/candidate-grid.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { isSolution } from '../../src/grid/grid.ts';
import {
  digitsInOrder,
  mirror,
  quarterTurn,
  randomDigits,
  randomTransform,
  transformed,
  transformedCandidates,
} from '../../src/grid/transform.ts';
import { grid } from '../puzzles.ts';

const SIX = randomGrid(geometry(2, 3), new Random('six'));

describe('the symmetries', () => {
  it('turn a grid clockwise', () => {
    const turned = transformed(grid('12..3..........4'), quarterTurn(geometry(2, 2)));
    expect(turned.digits.join('')).toBe('0031000200004000');
  });

  it('exchange left and right', () => {
    const mirrored = transformed(grid('12..3..........4'), mirror(geometry(2, 2)));
    expect(mirrored.digits.join('')).toBe('0021000300004000');
  });

  it('give the grid back after four turns or two mirrors, also if boxes are not square', () => {
    let turned = SIX;
    for (let i = 0; i < 4; i++) {
      turned = transformed(turned, quarterTurn(turned.geometry));
      expect(isSolution(turned)).toBe(true);
    }
    expect(turned).toEqual(SIX);
    const mirrored = transformed(SIX, mirror(SIX.geometry));
    expect(isSolution(mirrored)).toBe(true);
    expect(transformed(mirrored, mirror(SIX.geometry))).toEqual(SIX);
  });

  it('number the digits in the order in which they appear, and keep those that do not', () => {
    const ordered = transformed(grid('4..2.4..........'), digitsInOrder(grid('4..2.4..........')));
    expect(ordered.digits.join('')).toBe('1002010000000000');
    const { digits } = digitsInOrder(SIX);
    expect(new Set(digits)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    const six = transformed(SIX, digitsInOrder(SIX)).digits;
    expect(six.slice(0, 6).join('')).toBe('123456');
  });

  it('rename digits, and move nothing', () => {
    const random = new Random('digits');
    const renamed = transformed(
      SIX,
      randomDigits(SIX.geometry, (n) => random.below(n)),
    );
    expect(isSolution(renamed)).toBe(true);
    expect(digitsInOrder(renamed).digits).not.toEqual(digitsInOrder(SIX).digits);
    expect(transformed(renamed, digitsInOrder(renamed))).toEqual(
      transformed(SIX, digitsInOrder(SIX)),
    );
  });

  it('move candidates as they move givens', () => {
    const random = new Random('candidates');
    for (const solved of [SIX, randomGrid(geometry(3, 3), random)]) {
      const candidates = candidateGridOf(
        solved.geometry,
        Array.from(solved.digits, (digit) => digitSet(digit)),
      );
      for (const change of [
        quarterTurn(solved.geometry),
        randomTransform(solved.geometry, (n) => random.below(n)),
      ]) {
        const moved = transformedCandidates(candidates, change);
        const { digits, geometry: shape } = transformed(solved, change);
        expect(moved.geometry).toBe(shape);
        expect([...moved.candidates]).toEqual(Array.from(digits, (digit) => digitSet(digit)));
      }
    }
  });
});
