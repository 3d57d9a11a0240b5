import { formatWrittenPlan, planKeys } from '@nonet/book';

/** The keys of a plan, or of a section, with their values as they are written: right or wrong. */
export type Written = Readonly<Record<string, unknown>>;

/** The keys of a text. Undefined if it is not a JSON object. */
export function writtenIn(text: string): Written | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isWritten(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a plan. It reads as it is written. */
export function planText(written: Written): string {
  return formatWrittenPlan(written);
}

/** A value as a field shows it. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Sets keys, or removes those that become undefined or an empty text. */
export function withKeys(written: Written, change: Written): Written {
  const entries = Object.entries({ ...written, ...change }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const place = (key: string): number =>
    planKeys.includes(key) ? planKeys.indexOf(key) : planKeys.length;
  return Object.fromEntries(entries.sort(([a], [b]) => place(a) - place(b)));
}

/** The object that is written under a key. Empty if there is none. */
export function objectIn(written: Written, key: string): Written {
  const value = written[key];
  return isWritten(value) ? value : {};
}

export function sectionsIn({ sections }: Written): readonly Written[] {
  return Array.isArray(sections) ? sections.map((one) => (isWritten(one) ? one : {})) : [];
}

export function withSection(written: Written, at: number, change: Written): Written {
  const sections = sectionsIn(written).map((one, i) => (i === at ? withKeys(one, change) : one));
  return withKeys(written, { sections });
}

/** A new section, like the last one. */
export function withNewSection(written: Written): Written {
  const sections = sectionsIn(written);
  const { title: _title, ...last } = sections.at(-1) ?? { level: 'easy', count: 24, perPage: 2 };
  return withKeys(written, { sections: [...sections, last] });
}

export function withoutSection(written: Written, at: number): Written {
  return withKeys(written, { sections: sectionsIn(written).filter((_, i) => i !== at) });
}

/** Moves a section up (−1) or down (1). */
export function withMovedSection(written: Written, at: number, by: -1 | 1): Written {
  const sections = [...sectionsIn(written)];
  if (at + by < 0 || at + by >= sections.length) return written;
  [sections[at], sections[at + by]] = [sections[at + by], sections[at]];
  return withKeys(written, { sections });
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
