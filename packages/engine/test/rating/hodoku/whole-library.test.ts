import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { findAll } from '../../../src/technique/finder.ts';
import { faultOf, type LibraryCase, readLibrary } from './library.ts';
import { finderFor } from './library-finders.ts';

describeWithData('the regression library of HoDoKu', () => {
  // HoDoKu 2.2.0 itself does not find three of these cases (0903-1), because it builds chains of
  // almost locked sets in one direction only.
  it('is passed', () => {
    const results = readLibrary().map((it) => ({ it, fault: faultIn(it) }));
    const faults = results.flatMap(({ fault }) => fault ?? []);
    expect(results.length).toBeGreaterThan(300);
    expect(faults, tableOf(results)).toEqual([]);
  });
});

function faultIn(it: LibraryCase): string | undefined {
  return faultOf(it, findAll(it.position, finderFor(it)));
}

interface Result {
  readonly it: LibraryCase;
  readonly fault: string | undefined;
}

/** The results by code. */
function tableOf(results: readonly Result[]): string {
  const codes = [...new Set(results.map(({ it }) => it.code))];
  const rows = codes.map((code) => {
    const cases = results.filter(({ it }) => it.code === code);
    const failed = cases.filter(({ fault }) => fault !== undefined).length;
    return [code, cases.length, cases.length - failed, failed];
  });
  return [['code', 'cases', 'passed', 'failed'], ...rows]
    .map((row) => row.map((field) => String(field).padEnd(8)).join(''))
    .join('\n');
}
