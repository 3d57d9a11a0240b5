import { type Language, languages } from '@nonet/engine/explain';
import { type Level, levels } from '@nonet/engine/rating';
import { noteMarks } from '../sheet/printed-grid.ts';
import { imprint } from './imprint-plan.ts';
import { type BookPlan, paperStocks, type SectionPlan, solutionsPerPageCounts } from './plan.ts';
import { FaultList, type PlanFault } from './plan-fault.ts';
import { defaultsTo, needed, objectOf, optional, type ValuesOf } from './plan-fields.ts';
import { readJson } from './plan-json.ts';
import { type Kind, kindOf, listOf, oneOf, stringUpTo, trueOrFalse } from './plan-values.ts';
import { section, sectionKeys, writtenSection } from './section-plan.ts';
import { trimIds } from './trim.ts';

export type PlanResult =
  | { readonly ok: true; readonly plan: BookPlan }
  | { readonly ok: false; readonly faults: readonly PlanFault[] };

const language: Kind<BookPlan['languages']> = kindOf('en, ko or a list of both', (value) => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const [first, ...others] = list.filter(isLanguage);
  const known = new Set([first, ...others]);
  return first && known.size === list.length ? [first, ...others] : undefined;
});

function isLanguage(value: unknown): value is Language {
  return languages.some((it) => it === value);
}

const primer: Kind<boolean | Level> = kindOf(
  `true, false, ${levels.slice(0, -1).join(', ')} or ${levels.at(-1)}`,
  (value) => (typeof value === 'boolean' ? value : levels.find((it) => it === value)),
);

const fields = {
  title: needed(stringUpTo(80)),
  subtitle: optional(stringUpTo(120)),
  author: optional(stringUpTo(60)),
  language: defaultsTo(['en'], language),
  trim: needed(oneOf(trimIds)),
  bleed: defaultsTo(false, trueOrFalse),
  paper: defaultsTo('white', oneOf(paperStocks)),
  seed: needed(stringUpTo(100)),
  sections: needed<readonly SectionPlan[]>(listOf('a list of 1 to 50 sections', section, 50)),
  marks: defaultsTo('none', oneOf(noteMarks)),
  howToPlay: defaultsTo(true, trueOrFalse),
  primer: defaultsTo(true, primer),
  imprint: optional(imprint),
  solutionsPerPage: optional(oneOf(solutionsPerPageCounts)),
};

/** A plan with the keys that it has in its text. */
type WrittenPlan = ValuesOf<typeof fields>;

const writtenPlan = objectOf(fields);

/** The keys of a plan, and then those of a section, in the order in which they are written. */
export const planKeys: readonly string[] = [...Object.keys(fields), ...sectionKeys];

/**
 * Reads the plan of a book, written as JSON without comments. Returns all faults in the order of
 * their positions. If the text is not JSON, returns only the first fault.
 */
export function readPlan(text: string): PlanResult {
  // Some editors begin a file with a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  const parsed = readJson(json);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const faults = new FaultList(json);
  const written = writtenPlan.read(parsed.root, faults);
  return written ? { ok: true, plan: planOf(written) } : { ok: false, faults: faults.sorted() };
}

function planOf({ bleed, howToPlay, language, primer, ...others }: WrittenPlan): BookPlan {
  return {
    ...others,
    languages: language,
    hasBleed: bleed,
    hasHowToPlay: howToPlay,
    hasPrimer: primer !== false,
    primerFrom: typeof primer === 'string' ? primer : 'easy',
  };
}

/** Writes a plan as JSON with all keys that have a value. `readPlan` returns the same plan. */
export function formatPlan(plan: BookPlan): string {
  const { author, imprint, languages, marks, paper, seed, sections, subtitle, title, trim } = plan;
  const written = {
    title,
    subtitle,
    author,
    language: languages.length > 1 ? languages : languages[0],
    trim,
    bleed: plan.hasBleed,
    paper,
    seed,
    sections: sections.map(writtenSection),
    marks,
    howToPlay: plan.hasHowToPlay,
    primer: plan.hasPrimer && plan.primerFrom !== 'easy' ? plan.primerFrom : plan.hasPrimer,
    imprint,
    solutionsPerPage: plan.solutionsPerPage,
  };
  return formatWrittenPlan(written);
}

/** Writes the keys and values of a plan as JSON, whether they are right or wrong. */
export function formatWrittenPlan(written: object): string {
  // A list of two numbers or texts is easier to read on one line.
  const json = JSON.stringify(written, null, 2);
  return `${json.replace(/\[\n +([^\n]+),\n +([^\n]+)\n +\]/g, '[$1, $2]')}\n`;
}
