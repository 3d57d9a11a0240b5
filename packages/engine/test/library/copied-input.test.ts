import { isDeepStrictEqual } from 'node:util';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { geometry } from '../../src/grid/geometry.ts';
import { type Copy, ENTRIES } from './copied-calls.ts';

// A grid that was copied has another geometry than the grids of the engine, and JSON makes plain
// objects of its typed arrays. The answers are the same.

const { port1, port2 } = new MessageChannel();

/** As a worker gets it: both ends of the channel are in this thread, so that no call has to wait. */
function posted<T>(value: T): T {
  port1.postMessage(value);
  return receiveMessageOnPort(port2)?.message as T;
}

/** Typed arrays cannot be frozen. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const COPIES: Readonly<Record<string, Copy>> = {
  'posted to a worker': posted,
  frozen: (value) => frozen(structuredClone(value)),
  'read from JSON': (value) =>
    value instanceof Set ? value : (JSON.parse(JSON.stringify(value)) as typeof value),
};

/** The geometries in an answer that are not those of the engine. */
function foreign(answer: unknown, seen: Set<unknown> = new Set()): unknown[] {
  if (typeof answer !== 'object' || answer === null || ArrayBuffer.isView(answer)) return [];
  if (seen.has(answer)) return [];
  seen.add(answer);
  if ('boxRows' in answer && 'boxColumns' in answer && 'peers' in answer) {
    return answer === geometry(Number(answer.boxRows), Number(answer.boxColumns)) ? [] : [answer];
  }
  return Object.values(answer).flatMap((part) => foreign(part, seen));
}

const CALLS = Object.entries(ENTRIES).flatMap(([entry, { calls }]) =>
  Object.entries(calls).map(([name, call]) => ({ name: `${name} of ${entry}`, call })),
);

describe('input that was copied', () => {
  it('is tested in every entry and every function', () => {
    const paths = Object.keys(packageJson.exports).filter((path) => !path.endsWith('.json'));
    expect(Object.keys(ENTRIES).toSorted()).toEqual(paths.toSorted());
    for (const [entry, { calls, exports, others }] of Object.entries(ENTRIES)) {
      const tested = [...Object.keys(calls), ...others.split(' ').filter(Boolean)];
      const functions = Object.keys(exports).filter((name) => typeof exports[name] === 'function');
      expect([entry, ...tested.toSorted()]).toEqual([entry, ...functions.toSorted()]);
    }
  });

  it.each(CALLS)('gives the same answer: $name', ({ call }) => {
    const expected = call((value) => value);
    for (const [kind, copy] of Object.entries(COPIES)) {
      const answer = call(copy);
      // `toEqual` takes ten times as long, but says what differs.
      if (!isDeepStrictEqual(answer, expected)) {
        expect({ kind, answer }).toEqual({ kind, answer: expected });
      }
      expect({ kind, foreign: foreign(answer) }).toEqual({ kind, foreign: [] });
    }
  });
});
