import { digitsOf, type Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Recording } from '@nonet/engine/search';
import type { Page } from 'playwright-core';

/** What the page shows of a moment, as read from its elements. */
export interface Shown {
  readonly cells: string;
  /** Cell → the candidates that it shows. */
  readonly candidates: readonly string[];
  /** The filled entries of the list of blanks, as `r1c2 digit`. */
  readonly path: readonly string[];
  readonly blanks: number;
  readonly pointer: number;
  /** The entries of the list that have a frame of the call stack, and the cell of the last frame. */
  readonly frames: readonly number[];
  readonly top: string;
  readonly current: readonly number[];
  readonly counters: Readonly<Record<string, number>>;
  /** The calls on the path of the search tree, as `cell digit`. */
  readonly tree: readonly string[];
  /** The marks of the highlighted program lines. */
  readonly running: readonly (string | null)[];
}

export interface Stop {
  /** Milliseconds until the page shows the event. */
  readonly milliseconds: number;
  readonly shown: Shown;
  /** What the page shows after one step back. */
  readonly before: Shown | undefined;
}

interface TravelOptions {
  /** Whether to step back with the keyboard after each event. Default: false. */
  readonly stepsBack?: boolean;
  /** Whether to wait for two frames before each event, so that the previous event is drawn. Default: false. */
  readonly waitsForFrames?: boolean;
  /** Whether to wait until the search tree shows each event too. Default: false. */
  readonly waitsForTree?: boolean;
}

/** Goes to one event after another. Everything runs inside the page, which is much faster. */
export function travel(
  page: Page,
  events: readonly number[],
  { stepsBack = false, waitsForFrames = false, waitsForTree = false }: TravelOptions = {},
): Promise<Stop[]> {
  return page.evaluate(
    async ({ events, stepsBack, waitsForFrames, waitsForTree }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
      const all = (selector: string) => Array.from(document.querySelectorAll(selector));
      const input = find('.goto input') as HTMLInputElement;
      const counter = find('[data-counter="event"]');
      const numberIn = (element: Element) => Number(element.textContent?.replaceAll(',', ''));

      const showing = (event: number) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (numberIn(counter) !== event) return;
            if (waitsForTree && find('.tree')?.dataset.event !== String(event)) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          observer.observe(counter, { subtree: true, childList: true, characterData: true });
          if (waitsForTree) {
            observer.observe(find('.depths'), { subtree: true, childList: true, attributes: true });
          }
          look();
        });
      const read = () => ({
        cells: all('[role="gridcell"]')
          .map((cell) => (cell.querySelector('.candidates') ? '.' : cell.textContent || '.'))
          .join(''),
        candidates: all('[role="gridcell"]').map(
          (cell) => cell.querySelector('.candidates')?.textContent ?? '',
        ),
        path: all('.entry:is(.filled, .solved)').map((entry) =>
          ['.where', '.digit'].map((part) => entry.querySelector(part)?.textContent).join(' '),
        ),
        blanks: all('.entry:not(.goal)').length,
        pointer: all('.entry').findIndex((entry) => entry.hasAttribute('data-pointer')),
        frames: all('.frame').map(numberIn),
        top: find('[data-pointer] .where').textContent ?? '',
        current: all('[role="gridcell"]').flatMap((cell, i) =>
          cell.classList.contains('current') ? [i] : [],
        ),
        counters: Object.fromEntries(
          all('[data-counter]').map((one) => [one.getAttribute('data-counter'), numberIn(one)]),
        ),
        tree: all('.mark.call').map((mark) => {
          const { cell, digit } = (mark as SVGElement).dataset;
          return `${cell} ${digit}`;
        }),
        running: all('.program .running').map((line) => line.getAttribute('data-mark')),
      });

      // Do not paint, because painting would take most of the time.
      if (!waitsForFrames) document.body.style.display = 'none';
      const stops = [];
      for (const event of events) {
        for (let frame = 0; waitsForFrames && frame < 2; frame++) {
          await new Promise(requestAnimationFrame);
        }
        const started = performance.now();
        input.value = String(event);
        input.dispatchEvent(new Event('change', { bubbles: true }));
        await showing(event);
        const milliseconds = performance.now() - started;
        const shown = read();
        if (stepsBack) {
          const key = { code: 'ArrowLeft', key: 'ArrowLeft', bubbles: true, cancelable: true };
          find('[role="slider"]').dispatchEvent(new KeyboardEvent('keydown', key));
          await showing(event - 1);
        }
        stops.push({ milliseconds, shown, before: stepsBack ? read() : undefined });
      }
      document.body.style.display = '';
      return stops;
    },
    { events, stepsBack, waitsForFrames, waitsForTree },
  );
}

/** What the page must show of an event. Leaves out what depends on the kind of event. */
export function expectedAt(
  recording: Recording,
  event: number,
): Omit<Shown, 'current' | 'top' | 'tree' | 'running'> {
  const { grid, index, path, stack, counters, candidates, blanks } = recording.at(event);
  const { placements, backs, tries, nodes } = counters;
  const calls = path.flatMap(({ forced }, depth) => (forced ? [] : [depth]));
  if (calls.length !== stack.length)
    throw new Error('expected the calls of the path to be the stack');
  return {
    cells: Array.from(grid.digits, symbolOf).join(''),
    candidates: Array.from(grid.digits, (digit, cell) =>
      digit === 0 ? digitsOf(candidates.candidates[cell]).map(symbolOf).join('') : '',
    ),
    path: path.map(({ cell, digit }) => `${at(grid.geometry, cell)} ${symbolOf(digit)}`),
    blanks: blanks.length,
    pointer: index,
    frames: [...calls, index],
    counters: { event, depth: index, placements, backs, tries, nodes },
  };
}

/** The place of a cell, such as `r1c2`. */
export function at({ row, column }: Geometry, cell: number): string {
  return `r${row[cell] + 1}c${column[cell] + 1}`;
}
