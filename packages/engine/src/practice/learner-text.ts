import { isObject, shown } from '../grid/wrong-kind.ts';
import { isDay } from './calendar.ts';
import { boxes, type Learner, type LearnerEntry } from './learner.ts';
import { lessons } from './lesson.ts';

/** What is wrong with the text of a learner. */
export interface LearnerFault {
  /** The name of the damaged entry. Undefined if the text as a whole is damaged. */
  readonly entry: string | undefined;
  readonly expected: string;
  readonly found: string;
}

export interface LearnerRead {
  /** The entries that are not damaged. */
  readonly learner: Learner;
  readonly faults: readonly LearnerFault[];
}

const FORMAT = 'nonet-learner';
const VERSION = 1;

/** Writes what someone has learnt as JSON, one technique per line. `parseLearner` reads it. */
export function formatLearner({ entries }: Learner): string {
  const lines = entries.map(
    ({ technique, ...values }) => `    ${JSON.stringify(technique)}: ${JSON.stringify(values)}`,
  );
  const techniques = lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : '{}';
  return `{\n  "format": "${FORMAT}",\n  "version": ${VERSION},\n  "techniques": ${techniques}\n}\n`;
}

/** Reads the text of `formatLearner`. Damaged entries are left out and reported. */
export function parseLearner(text: string): LearnerRead {
  const read = jsonOf(text);
  const damaged = (expected: string, found: unknown): LearnerRead => ({
    learner: { entries: [] },
    faults: [{ entry: undefined, expected, found: shown(found) }],
  });
  if (!isObject(read)) return damaged('a JSON object', text);
  const { format, techniques, version } = read as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) return damaged(`the format "${FORMAT}"`, format);
  if (version !== VERSION) return damaged(`version ${VERSION}`, version);
  if (!isObject(techniques)) return damaged('an object "techniques"', techniques);
  const entries = new Map<string, LearnerEntry>();
  const faults: LearnerFault[] = [];
  for (const [entry, values] of Object.entries(techniques)) {
    const fault = faultIn(entry, values);
    if (fault) faults.push({ entry, ...fault });
    else entries.set(entry, { technique: entry, ...ordered(values as Values) } as LearnerEntry);
  }
  return { learner: { entries: lessons.flatMap((it) => entries.get(it.technique) ?? []) }, faults };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Values = Omit<LearnerEntry, 'technique'>;

const isCount = (it: unknown): boolean => Number.isSafeInteger(it) && (it as number) >= 0;

/** The values of an entry in the order in which they are written, with what each must be. */
const VALUES: readonly (readonly [keyof Values, string, (value: unknown) => boolean])[] = [
  ['seen', 'a count', isCount],
  ['helped', 'a count', isCount],
  ['alone', 'a count', isCount],
  ['wrong', 'a count', isCount],
  ['run', 'a count', isCount],
  ['box', `a box from 1 to ${boxes.length}`, (it) => boxes.some((box) => box === it)],
  ['last', 'a day such as 2026-11-27', isDay],
  ['due', 'a day such as 2026-11-27', isDay],
];

function faultIn(entry: string, values: unknown): Omit<LearnerFault, 'entry'> | undefined {
  if (!lessons.some(({ technique }) => technique === entry)) {
    return { expected: 'a technique that has a lesson', found: shown(entry) };
  }
  if (!isObject(values)) return { expected: 'an object', found: shown(values) };
  for (const [name, expected, isRight] of VALUES) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (!isRight(value)) return { expected: `${expected} as ${name}`, found: shown(value) };
  }
  return undefined;
}

/** Leaves out unknown values. */
function ordered(values: Values): Values {
  return Object.fromEntries(VALUES.map(([name]) => [name, values[name]])) as unknown as Values;
}
