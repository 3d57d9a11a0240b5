import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { describeWith } from './describe-with.ts';

/** The paths on Debian. Without a window, Chromium needs two thirds of the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

export interface ChromiumOptions {
  /** Whether the suite measures memory, which only the whole of Chromium can. Default: false. */
  readonly measuresMemory?: boolean;
  /** Whether scroll bars take up space, as on most desktops. Default: false. */
  readonly showsScrollBars?: boolean;
  /** Whether pages are touched, as on a phone. Default: false. */
  readonly hasTouch?: boolean;
  /**
   * The film that the camera shows, which only the whole of Chromium can: JPEG pictures, one after another,
   * in a file .mjpeg. Default: no camera.
   */
  readonly film?: string;
}

function pathFor({ film, measuresMemory = false }: ChromiumOptions): string {
  return measuresMemory || film || !existsSync(HEADLESS) ? WHOLE : HEADLESS;
}

/** Defines a suite that is skipped, with a note, if Chromium is missing. */
export function describeInChromium(
  name: string,
  suite: () => void,
  options: ChromiumOptions = {},
): void {
  describeWith({ name: 'chromium', present: existsSync(pathFor(options)) }, name, suite);
}

/** The files of a worker share its browsers, which end with the worker: a start takes as long as a test. */
const started = new Map<string, Promise<Browser>>();

/** Returns a browser that is not to be closed. Close its pages, or their contexts. */
export function browserWith(options: ChromiumOptions = {}): Promise<Browser> {
  const key = JSON.stringify([pathFor(options), options.showsScrollBars ?? false, options.film]);
  const known = started.get(key) ?? launch(options);
  started.set(key, known);
  return known;
}

function launch(options: ChromiumOptions): Promise<Browser> {
  // ForceEagerMeasureMemory makes memory measurements return at once.
  const args = ['--no-sandbox', '--enable-blink-features=ForceEagerMeasureMemory'];
  if (options.film) {
    args.push('--use-fake-device-for-media-stream');
    args.push(`--use-file-for-fake-video-capture=${options.film}`);
  }
  const ignoreDefaultArgs = options.showsScrollBars ? ['--hide-scrollbars'] : [];
  return chromium.launch({ executablePath: pathFor(options), args, ignoreDefaultArgs });
}
