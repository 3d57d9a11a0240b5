import { CLASSIC, parseCell } from '@nonet/engine/grid';
import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Findings, Landmark } from '../src/picture/landmark.ts';
import { rooms } from '../src/rooms/all.ts';
import { placeOf } from '../src/words/place.ts';
import { type Language, languageNames, type Words } from '../src/words/words.ts';
import { type AllWords, allWordsOf } from './all-words.ts';

/** A timeout for steps that take seconds, or minutes on a busy machine. */
export const PATIENCE = { timeout: 600_000 };

type TransportButton = keyof Words['transport'] &
  (
    | 'first'
    | 'previousBack'
    | 'back'
    | 'play'
    | 'pause'
    | 'forward'
    | 'nextBack'
    | 'stepOver'
    | 'stepOut'
    | 'last'
  );

/** The parts of the studio on a page, found as a person finds them: by role and name. */
export class StudioParts {
  protected opened: Page | Frame | undefined;
  /** The language of the page. */
  language: Language;

  constructor(root?: Page | Frame, language: Language = 'en') {
    this.opened = root;
    this.language = language;
  }

  get words(): AllWords {
    return allWordsOf(this.language);
  }

  get root(): Page | Frame {
    if (!this.opened) throw new Error('open the page first');
    return this.opened;
  }

  /** The element with this role and exactly this name. */
  named(role: Parameters<Page['getByRole']>[0], name: string, within?: Locator): Locator {
    return (within ?? this.root).getByRole(role, { name, exact: true });
  }

  button(name: string, within?: Locator): Locator {
    return this.named('button', name, within);
  }

  /** The status message that is exactly this text. */
  status(text: string, within?: Locator): Locator {
    const exact = new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}$`);
    return (within ?? this.root).getByRole('status').filter({ hasText: exact });
  }

  // Every room

  private get navigation(): Locator {
    return this.named('navigation', this.words.rooms.label);
  }

  /** The button that opens a group of rooms. */
  group(group: keyof Words['groups']): Locator {
    return this.button(this.words.groups[group], this.navigation);
  }

  /** The button that opens a room while its group is open. On a narrow page, it is in a menu. */
  room(room: string): Locator {
    return this.button(this.words.rooms[room], this.navigation);
  }

  /** Opens a room as a person does: first its group, which opens the room of it that was open last. */
  async openRoom(room: string): Promise<void> {
    const group = rooms.find(({ id }) => id === room)?.group;
    if (!group) {
      await this.named('link', 'Nonet').click();
    } else {
      const button = this.group(group);
      if ((await button.getAttribute('aria-current')) === null) await button.click();
      await button.and(this.root.locator('[aria-current]')).waitFor();
      if (rooms.filter((one) => one.group === group).length > 1) {
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
        await this.room(room).click();
      }
    }
    await this.inRoom(room);
  }

  /** Waits until the page shows this room. */
  inRoom(room: string): Promise<void> {
    return this.root.locator(`main[data-room="${room}"]`).waitFor();
  }

  async speak(language: Language): Promise<void> {
    await this.button(languageNames[language]).click();
    this.language = language;
    await this.group('make').waitFor();
  }

  /** The switch of the theme. Its name says which theme is on. */
  get themeSwitch(): Locator {
    return this.root.getByRole('button', { name: `${this.words.settings.theme}:` });
  }

  /** The red, green and blue of the page's background. */
  paper(): Promise<number[]> {
    return this.root.locator(':root').evaluate((html) => {
      const parts = getComputedStyle(html).backgroundColor.match(/[\d.]+/g) ?? [];
      return parts.map((part) => Math.round(Number(part) * 255));
    });
  }

  /** The open dialog. */
  get dialog(): Locator {
    return this.root.getByRole('dialog');
  }

  /** Opens the dialog with this name, such as Settings. */
  async openDialog(name: string): Promise<Locator> {
    await this.button(name).click();
    const dialog = this.named('dialog', name);
    await dialog.waitFor();
    return dialog;
  }

  /** What is wrong with the page or with the link. */
  get notice(): Locator {
    return this.root.getByRole('alert');
  }

  get verdict(): Locator {
    return this.named('group', this.words.verdict.label);
  }

  /** Waits until the page says what it knows about the puzzle. Play shows its board at once. */
  judged(): Promise<void> {
    const status = this.verdict.getByRole('status');
    const judged = status.filter({ hasNotText: this.words.verdict.working });
    return judged
      .or(
        this.root.locator(
          ':is(.play, .review, .practice) [role="grid"], .scan[data-part], .editor, .lessons, .measure, .stage.book, .level-choice, .month',
        ),
      )
      .first()
      .waitFor();
  }

  // The grid

  get grid(): Locator {
    return this.root.getByRole('grid');
  }

  /** A cell of a 9×9 grid, such as `r1c2`. */
  cell(name: string): Locator {
    const cell = parseCell(CLASSIC, name);
    if (cell === undefined) throw new Error(`expected a cell of the grid, got ${name}`);
    const place = this.words.grid.cell(placeOf(CLASSIC, cell), '');
    return this.grid.getByRole('gridcell', { name: place });
  }

  /** The cell that takes the focus. */
  get chosenCell(): Locator {
    return this.grid.getByRole('gridcell', { selected: true });
  }

  /** The digits in the grid, with `.` for a blank. */
  async cells(): Promise<string> {
    const texts = await this.grid.getByRole('gridcell').allTextContents();
    return texts.map((text) => text.trim() || '.').join('');
  }

  /** What the cells are called, such as `Row 1, column 2, box 1, given 5`. */
  cellNames(): Promise<string[]> {
    const cells = this.grid.getByRole('gridcell');
    return cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** The numbers of the cells whose names contain a text. */
  async cellsCalled(text: string): Promise<number[]> {
    return (await this.cellNames()).flatMap((name, at) => (name.includes(text) ? [at] : []));
  }

  // Playback

  get playback(): Locator {
    return this.named('group', this.words.transport.label);
  }

  transport(button: TransportButton): Locator {
    return this.button(this.words.transport[button], this.playback);
  }

  get speed(): Locator {
    return this.named('combobox', this.words.transport.speed);
  }

  /** The field for the number of an event. */
  get eventField(): Locator {
    return this.named('textbox', this.words.transport.goTo);
  }

  /** The waveform in Watch. */
  get slider(): Locator {
    return this.named('slider', this.words.transport.position);
  }

  /** The events of the flags on the slider. They are drawn, and have no role. */
  flags(): Promise<number[]> {
    const flags = this.slider.locator('[data-event]');
    return flags.evaluateAll((all) => all.map((flag) => Number(flag.getAttribute('data-event'))));
  }

  /**
   * A landmark on the waveform. It is drawn, and has no role: the slider's value says the same in
   * words.
   */
  finding(landmark: keyof Findings): Locator {
    return this.slider.locator(`[data-finding="${landmark}"]`);
  }

  /**
   * What the page shows of the event under the pointer, or of the slider's event while the slider
   * has the focus.
   */
  get readout(): Locator {
    const [before] = this.words.track.position(0).split('0');
    return this.slider.getByText(new RegExp(`^${before}`));
  }

  get counters(): Locator {
    return this.root.getByLabel(this.words.counters.label, { exact: true });
  }

  /** The event that the counters show. */
  async shown(): Promise<number> {
    return (await figures(this.counters))[this.words.counters.event];
  }

  /** Waits until the counter and the slider show this event. */
  async at(event: number): Promise<void> {
    const shown = async () => [
      await this.shown(),
      Number(await this.slider.getAttribute('aria-valuenow')),
    ];
    await expect.poll(shown).toEqual([event, event]);
  }

  async goTo(event: number): Promise<void> {
    await this.eventField.fill(String(event));
    await this.eventField.press('Enter');
    await this.at(event);
  }

  /** Waits until the whole search is recorded and its waveform is drawn. */
  async recorded(): Promise<void> {
    const drawn = this.slider.locator('path[d^="M"]').first();
    await drawn.waitFor({ state: 'attached', ...PATIENCE });
    await this.button(this.words.transport.stop).waitFor({ state: 'hidden', ...PATIENCE });
  }

  get jumpMenu(): Locator {
    return this.named('group', this.words.jumps.label);
  }

  async jumpTo(landmark: Landmark): Promise<void> {
    await this.button(this.words.jumps.label).click();
    await this.button(this.words.jumps.to[landmark], this.jumpMenu).click();
  }

  /** What the page says at a landmark to which the user has jumped. */
  get landmark(): Locator {
    return this.playback.getByRole('status');
  }
}

/**
 * The numbers of a list of terms and values, such as the counters. `323` in `87 of 323` is left
 * out.
 */
function figures(list: Locator): Promise<Record<string, number>> {
  return list.evaluate((element) => {
    const texts = (tag: string) =>
      Array.from(element.querySelectorAll(`${tag}:not([aria-hidden])`), (one) => one.textContent);
    const values = texts('dd').map((text) => Number.parseInt(text.replaceAll(',', ''), 10));
    return Object.fromEntries(texts('dt').map((term, i) => [term, values[i]]));
  });
}
