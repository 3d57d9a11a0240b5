import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { findAll } from '../../../src/technique/finder.ts';
import { faultOf, type LibraryCase, readLibrary } from './library.ts';
import { searchOf } from './library-finders.ts';

/** The chains of the library that HoDoKu 2.2.0 does not find either: code, digits and first row. */
const NOT_FOUND: readonly string[] = [
  ':0903-1:4:..68.51..',
  ':0903-1:56:....9.2..',
  ':0903-1:7:..7..5..4',
];

describeWithData('the regression library of HoDoKu', () => {
  it('is passed, but for what HoDoKu does not find either', () => {
    const results = readLibrary().map((it) => ({ it, fault: faultIn(it) }));
    const failed = results.filter(({ fault }) => fault !== undefined).map(({ it }) => it.line);
    const isKnown = (line: string) => NOT_FOUND.some((start) => line.startsWith(start));
    const faults = results.flatMap(({ fault, it }) => (isKnown(it.line) ? [] : (fault ?? [])));
    expect(results.length).toBeGreaterThan(700);
    expect(faults, tableOf(results)).toEqual([]);
    expect(failed.filter(isKnown)).toHaveLength(NOT_FOUND.length);
  });
});

function faultIn(it: LibraryCase): string | undefined {
  const search = searchOf(it);
  if (!search) return `no finder: ${it.line}`;
  return faultOf(it, findAll(it.position, search.finder), search.digitsOf);
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
