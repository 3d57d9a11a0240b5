import type { Page } from 'playwright-core';
import { en } from './all-words.ts';

/** What Make shows at a moment. The texts are English. */
export interface SeenAnswers {
  /** Milliseconds since the latest key. */
  readonly after: number;
  readonly cells: string;
  /** Whether the page says everything about the puzzle but its ratings, and whether it rates it. */
  readonly isKnown: boolean;
  readonly isRated: boolean;
  readonly verdict: string;
  /** Name of a fact about the puzzle → what the page says. */
  readonly facts: Readonly<Record<string, string>>;
  /** The cells marked as redundant. */
  readonly redundant: readonly number[];
  /** How the first two solutions differ. Empty if they are not shown. */
  readonly difference: string;
  /** Which givens make the puzzle unique: in words, and cell → its digits. */
  readonly proper: string;
  readonly properCells: Readonly<Record<number, string>>;
}

/** Records everything that Make says, from now on. */
export async function recordAnswers(page: Page): Promise<void> {
  await page.evaluate(
    ({ findings, verdict, redundantCell, properCell }) => {
      const seen: SeenAnswers[] = [];
      Object.assign(globalThis, { seen });
      let pressed = performance.now();
      addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
      const textOf = (selector: string): string =>
        document.querySelector(selector)?.textContent ?? '';
      const about = `section[aria-label="${findings.label}"]`;
      const look = (): SeenAnswers => {
        const labels = [...document.querySelectorAll('[role="gridcell"]')].map(
          (cell) => cell.getAttribute('aria-label') ?? '',
        );
        const facts = [...document.querySelectorAll(`${about} dt`)].map((name) => [
          name.textContent ?? '',
          name.nextElementSibling?.textContent ?? '',
        ]);
        const now = {
          after: performance.now() - pressed,
          cells: labels.map((label) => / given (\w)/.exec(label)?.[1] ?? '.').join(''),
          verdict: textOf(`[aria-label="${verdict.label}"] [role="status"]`),
          facts: Object.fromEntries(facts),
          redundant: [...labels.keys()].filter((cell) => labels[cell].endsWith(redundantCell)),
          difference: textOf(`${about} [aria-label="${findings.twoSolutions}"] [role="status"]`),
          proper: textOf(`${about} > :not([role="group"]) > [role="status"]`),
          properCells: Object.fromEntries(
            labels.flatMap((label, cell) => {
              const [, digits] = label.split(properCell);
              return digits ? [[cell, digits]] : [];
            }),
          ),
        };
        const isOpen =
          now.verdict === verdict.working ||
          now.facts[findings.redundant]?.startsWith(findings.unknown) ||
          (now.verdict.includes('solutions') && !now.difference) ||
          now.proper === findings.unknown;
        const isRated = !isOpen && !Object.values(now.facts).includes(findings.unknown);
        return { ...now, isKnown: !isOpen, isRated };
      };
      const record = (): void => {
        const now = look();
        const before = { ...seen.at(-1), after: now.after };
        if (JSON.stringify(before) !== JSON.stringify(now)) seen.push(now);
      };
      record();
      new MutationObserver(record).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    },
    {
      findings: {
        label: en.make.findings.label,
        redundant: en.make.findings.redundant,
        twoSolutions: en.make.findings.twoSolutions,
        unknown: en.make.findings.unknown,
      },
      verdict: { label: en.verdict.label, working: en.verdict.working },
      redundantCell: en.make.findings.redundantCell(''),
      properCell: en.make.findings.properCell(''),
    },
  );
}

type Recording = typeof globalThis & { readonly seen: readonly SeenAnswers[] };

/** Returns everything that was seen. */
export function seenAnswers(page: Page): Promise<readonly SeenAnswers[]> {
  return page.evaluate(() => (globalThis as Recording).seen);
}

/** Waits until Make says everything about a puzzle, and rates it if wished. Returns what it says. */
export async function answered(
  page: Page,
  cells: string,
  waitsFor: 'isKnown' | 'isRated' = 'isKnown',
): Promise<SeenAnswers> {
  const known = await page.waitForFunction(
    ({ cells, waitsFor }) => {
      const now = (globalThis as Recording).seen.at(-1);
      return now?.[waitsFor] && now.cells === cells ? now : undefined;
    },
    { cells, waitsFor },
    { timeout: 120_000 },
  );
  return known.jsonValue() as Promise<SeenAnswers>;
}
