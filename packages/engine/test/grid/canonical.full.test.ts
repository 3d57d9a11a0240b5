import { expect, it } from 'vitest';
import { dataLines, describeWithData } from '../../../../test/shared-data.ts';
import { BulkCanonical } from '../../src/bulk/bulk-canonical.ts';

describeWithData('canonical forms of the puzzle sets', () => {
  it('are all different for the 49,158 puzzles with 17 givens', () => {
    const puzzles = dataLines('puzzles/17clue-49158.txt').map(({ puzzle }) => puzzle);
    const bytes = new TextEncoder().encode(puzzles.join(''));
    new BulkCanonical().run(bytes, bytes, new Float64Array(puzzles.length));
    const forms = new TextDecoder().decode(bytes).match(/.{81}/g);
    expect(forms).toHaveLength(49_158);
    expect(new Set(forms).size).toBe(49_158);
  });
});
