import { type RangeName, rangeText, rangeWishes } from '@nonet/engine/generate';
import { getNodeValue, type Node } from 'jsonc-parser';
import { nearestName } from './nearest-name.ts';
import type { FaultList } from './plan-fault.ts';

/** A kind of value in a plan, such as the whole numbers from 1 to 12. */
export interface Kind<T> {
  /** Completes the sentence "expected …". */
  readonly what: string;
  /** Returns undefined if it added a fault. */
  readonly read: (node: Node, faults: FaultList) => T | undefined;
}

/** @param accept Returns undefined if the value is not of the kind. */
export function kindOf<T>(what: string, accept: (value: unknown) => T | undefined): Kind<T> {
  return {
    what,
    read(node, faults) {
      const accepted = accept(getNodeValue(node));
      if (accepted === undefined) faults.addWrong(node, what);
      return accepted;
    },
  };
}

export const trueOrFalse: Kind<boolean> = kindOf('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

export function stringUpTo(most: number): Kind<string> {
  return kindOf(`a string of 1 to ${most} characters`, (value) => {
    if (typeof value !== 'string') return undefined;
    // The fonts have no parts of Hangul syllables.
    const text = value.normalize('NFC');
    const { length } = Array.from(text);
    return length >= 1 && length <= most ? text : undefined;
  });
}

export function wholeNumber(least: number, most: number): Kind<number> {
  const what = `a whole number from ${least} to ${most.toLocaleString('en-US')}`;
  return kindOf(what, (value) => {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    return isWhole && value >= least && value <= most ? value : undefined;
  });
}

/** One of a few values. All of them are in the message. */
export function oneOf<T extends string | number>(values: readonly T[]): Kind<T> {
  const what = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return kindOf(what, (value) => values.find((it) => it === value));
}

/** One of many names. The message suggests one. */
export function nameFrom<T extends string>(what: string, names: readonly T[]): Kind<T> {
  return {
    what,
    read(node, faults) {
      const name: unknown = getNodeValue(node);
      const found = names.find((it) => it === name);
      if (found !== undefined) return found;
      const nearest = typeof name === 'string' ? nearestName(name, names) : undefined;
      faults.addWrong(node, what, nearest);
      return undefined;
    },
  };
}

/** A number, or a range of numbers as a list of two. */
export function rangeOf(name: RangeName, one: string): Kind<readonly [from: number, to: number]> {
  const { example, number, what } = rangeWishes[name];
  const such = rangeText(name, example, ', ');
  return kindOf(`${what} ${one}, or a range such as [${such}]`, (value) => {
    const ends: readonly unknown[] = Array.isArray(value) ? value : [value, value];
    const numbers = ends
      .filter((it) => typeof it === 'number')
      .filter((it) => number.test(`${it}`));
    if (ends.length !== 2 || numbers.length !== 2) return undefined;
    // JSON has -0, which is not equal to 0 in every comparison.
    return [numbers[0] + 0, numbers[1] + 0];
  });
}

export function listOf<T>(what: string, kind: Kind<T>, most: number): Kind<readonly T[]> {
  return {
    what,
    read(node, faults) {
      const { children = [], type } = node;
      const isList = type === 'array' && children.length >= 1 && children.length <= most;
      if (!isList) faults.addWrong(node, what);
      if (type !== 'array') return undefined;
      const items = children
        .slice(0, most)
        .map((child) => kind.read(child, faults))
        .filter((item) => item !== undefined);
      return isList && items.length === children.length ? items : undefined;
    },
  };
}
