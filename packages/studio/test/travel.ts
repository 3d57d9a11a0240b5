import { digitsOf, type Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Recording } from '@nonet/engine/search';
import type { Locator } from 'playwright-core';
import type { OpenedStudio } from './studio-page.ts';

/** What the page shows of a moment, as read from its elements. */
export interface Shown {
  readonly cells: string;
  /** Cell → the candidates that it shows. */
  readonly candidates: readonly string[];
  /** The filled entries of the list of blanks, as `r1c2 digit`. */
  readonly path: readonly string[];
  readonly blanks: number;
  readonly pointer: number;
  /**
   * The entries of the list that have a frame of the call stack, and the cell of the last frame.
   */
  readonly frames: readonly number[];
  readonly top: string;
  readonly current: readonly number[];
  readonly counters: Readonly<Record<string, number>>;
  /** The calls on the path of the search tree, as `r1c2 digit`. */
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
  /**
   * Whether to wait for two frames before each event, so that the previous event is drawn. Default:
   * false.
   */
  readonly waitsForFrames?: boolean;
  /** Whether to wait until the search tree shows each event too. Default: false. */
  readonly waitsForTree?: boolean;
}

/** Goes to one event after another. Everything runs inside the page, which is much faster. */
export async function travel(
  studio: OpenedStudio,
  events: readonly number[],
  { stepsBack = false, waitsForFrames = false, waitsForTree = false }: TravelOptions = {},
): Promise<Stop[]> {
  const { watch, words } = studio;
  const element = (locator: Locator) => locator.elementHandle().then((found) => found!);
  const parts = {
    field: await element(studio.eventField),
    slider: await element(studio.slider),
    counters: await element(studio.counters),
    grid: await element(studio.grid),
    ruler: await element(watch.ruler),
    program: await element(watch.program),
    depths: waitsForTree ? await element(watch.depths) : undefined,
    drawnTree: waitsForTree ? await element(watch.tree) : undefined,
  };
  const said = {
    event: words.counters.event,
    keys: Object.fromEntries(Object.entries(words.counters).map(([key, name]) => [name, key])),
    empty: `, ${words.grid.empty}`,
    here: words.grid.current(''),
    full: words.ruler.full,
    running: words.code.running,
    call: `, ${words.tree.kinds.call}`,
  };
  return studio.page.evaluate(
    async ({ parts, said, events, stepsBack, waitsForFrames, waitsForTree }) => {
      const { field, slider, grid, ruler, program, depths, drawnTree } = parts;
      const all = (within: Element | undefined, selector: string) =>
        Array.from(within?.querySelectorAll(selector) ?? []);
      const counters = () => {
        const values = all(parts.counters, 'dd');
        return all(parts.counters, 'dt').map((name, i) => ({
          name: name.textContent,
          at: values[i],
        }));
      };
      const numberIn = (one: Element) => Number.parseInt(one.textContent.replaceAll(',', ''), 10);
      const counter = counters().find(({ name }) => name === said.event)!.at;
      const treeEvent = () => {
        const names = all(depths, 'ol[aria-label]').map(({ ariaLabel }) => ariaLabel);
        return names.map((name) => Number(name?.replace(/\D/g, '')));
      };

      const showing = (event: number) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (numberIn(counter) !== event) return;
            if (waitsForTree && !treeEvent().includes(event)) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          observer.observe(counter, { subtree: true, childList: true, characterData: true });
          if (depths)
            observer.observe(depths, { subtree: true, childList: true, attributes: true });
          look();
        });
      const read = () => {
        const cells = all(grid, '[role="gridcell"]').map((cell) => {
          const name = cell.getAttribute('aria-label') ?? '';
          return { text: cell.textContent, isEmpty: name.includes(said.empty), name };
        });
        // Screen readers get the first part of an entry. The others are drawn: place, digit and
        // frame.
        const entries = all(ruler, 'li').map((entry) => {
          const [place, digit, frame] = all(entry, '[aria-hidden]').map((one) => one.textContent);
          const [name] = all(entry, ':not([aria-hidden])').map((one) => one.textContent);
          return { place, digit, frame, name, isCurrent: entry.ariaCurrent === 'step' };
        });
        const blanks = entries.filter(({ name }) => name !== said.full);
        const pointer = entries.findIndex(({ isCurrent }) => isCurrent);
        return {
          cells: cells.map(({ text, isEmpty }) => (isEmpty ? '.' : text)).join(''),
          candidates: cells.map(({ text, isEmpty }) => (isEmpty ? text.replaceAll(' ', '') : '')),
          path: blanks
            .filter(({ name }) => /: \S$/.test(name))
            .map(({ place, digit }) => `${place} ${digit}`),
          blanks: blanks.length,
          pointer,
          frames: entries.flatMap(({ frame }) => (frame ? [Number(frame)] : [])),
          top: entries[pointer].place,
          current: cells.flatMap(({ name }, at) => (name.includes(said.here) ? [at] : [])),
          counters: Object.fromEntries(
            counters().map(({ name, at }) => [said.keys[name], numberIn(at)]),
          ),
          tree: all(drawnTree, 'g > title').flatMap(({ textContent }) => {
            const [, cell, digit] = /^(\S+) = (\S),/.exec(textContent) ?? [];
            return textContent.endsWith(said.call) ? [`${cell} ${digit}`] : [];
          }),
          running: all(program, 'code')
            .filter((line) => line.textContent.includes(said.running))
            .map((line) => line.getAttribute('data-mark')),
        };
      };

      // Do not paint, because painting would take most of the time.
      if (!waitsForFrames) document.body.style.display = 'none';
      const stops = [];
      for (const event of events) {
        for (let frame = 0; waitsForFrames && frame < 2; frame++) {
          await new Promise(requestAnimationFrame);
        }
        const started = performance.now();
        (field as HTMLInputElement).value = String(event);
        field.dispatchEvent(new Event('change', { bubbles: true }));
        await showing(event);
        const milliseconds = performance.now() - started;
        const shown = read();
        if (stepsBack) {
          const key = { code: 'ArrowLeft', key: 'ArrowLeft', bubbles: true, cancelable: true };
          slider.dispatchEvent(new KeyboardEvent('keydown', key));
          await showing(event - 1);
        }
        stops.push({ milliseconds, shown, before: stepsBack ? read() : undefined });
      }
      document.body.style.display = '';
      return stops;
    },
    { parts, said, events, stepsBack, waitsForFrames, waitsForTree },
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
