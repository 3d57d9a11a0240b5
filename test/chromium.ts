import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { describeWith } from './describe-with.ts';

/** The paths on Debian. Without a window, Chromium needs two thirds of the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CHROMIUM = existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium';

/** Defines a suite that is skipped, with a note, if Chromium is missing. */
export function describeInChromium(name: string, suite: () => void): void {
  describeWith({ name: 'chromium', present: existsSync(CHROMIUM) }, name, suite);
}

export function launch(): Promise<Browser> {
  // ForceEagerMeasureMemory makes memory measurements return at once.
  const args = ['--no-sandbox', '--enable-blink-features=ForceEagerMeasureMemory'];
  return chromium.launch({ executablePath: CHROMIUM, args });
}
