import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /**
   * Whether axe looks at the contrast of each text, which takes half of its time. contrast.test.ts computes it
   * for all colours of the studio. Default: false.
   */
  readonly contrast?: boolean;
  /** Whether the contrast must be at least 7:1. Default: false. */
  readonly enhanced?: boolean;
}

/** The accessibility violations that axe finds on the current page. */
export async function violations(
  page: Page,
  { enhanced = false, contrast = enhanced }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([contrast, enhanced]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        rules: {
          'color-contrast': { enabled: contrast },
          'color-contrast-enhanced': { enabled: enhanced },
        },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [contrast, enhanced] as const,
  );
}
