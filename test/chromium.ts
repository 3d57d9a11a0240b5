import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { describeWith } from './describe-with.ts';

/** Where Debian puts it. */
const CHROMIUM = '/usr/bin/chromium';

/** A suite that is skipped where there is no Chromium, and says so. */
export function describeInChromium(name: string, suite: () => void): void {
  describeWith({ name: 'chromium', present: existsSync(CHROMIUM) }, name, suite);
}

export function launch(): Promise<Browser> {
  // The feature: an isolated page that asks for its memory is answered at once.
  const args = ['--no-sandbox', '--enable-blink-features=ForceEagerMeasureMemory'];
  return chromium.launch({ executablePath: CHROMIUM, args });
}
