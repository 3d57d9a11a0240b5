import type { Constraint } from '@nonet/engine/constraint';
import { expect, it } from 'vitest';
import { toolName } from '../src/rooms/make/rules/tool-name.ts';
import { families, gestureOf, type Tool, toolsOf } from '../src/rooms/make/rules/tools.ts';
import { violations } from './axe.ts';
import { DRAWN } from './drawn-constraints.ts';
import { describeStudio, type OpenedStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';

const EMPTY = '0'.repeat(81);
const PROPER = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';

/** One kind of each family and each gesture. The last two contradict each other. */
const BY_MOUSE =
  'diagonal-up negative-xv killer quadruple odd xsum sum equal less slow-thermo'.split(' ');

/** The palette of a page, as a person uses it. */
class Palette {
  private readonly studio: OpenedStudio;

  constructor(studio: OpenedStudio) {
    this.studio = studio;
  }

  async open(width: number, height: number, language = 'en'): Promise<void> {
    const { studio } = this;
    await studio.open(`2&room=make&puzzle=${EMPTY}&language=${language}`, width, height);
    await studio.root.locator('summary').getByText(studio.words.rules.label).click();
    await studio.named('combobox', studio.words.copying.as).selectOption('json');
  }

  /** Chooses a tool, and types the number for its constraint. A switch is turned on. */
  async choose(tool: Tool, number: string): Promise<void> {
    const { studio } = this;
    const { rules } = studio.words;
    const family = families.find((each) => toolsOf(each).some(({ id }) => id === tool.id))!;
    await studio.button(rules.families[family]).click();
    const tools = studio.named('group', rules.families[family]);
    const name = toolName(tool, studio.language);
    if (gestureOf(tool) === 'switch') return studio.named('checkbox', name, tools).check();
    await studio.button(name, tools).click();
    if (number === '') return;
    const label = {
      quadruple: rules.numbers.values,
      killer: rules.numbers.sum,
      sum: rules.numbers.sum,
    };
    const field = label[tool.id as keyof typeof label] ?? rules.numbers.value;
    await studio.named('textbox', field).fill(number);
  }

  async add(): Promise<void> {
    await this.studio.button(this.studio.words.rules.add).click();
  }

  /** Adds the rule with Enter in the field of its number. */
  async addFromField(): Promise<void> {
    await this.studio.named('textbox', this.studio.words.rules.numbers.sum).press('Enter');
  }

  async middle(cell: number): Promise<{ readonly x: number; readonly y: number }> {
    const { height, width, x, y } = (await this.studio.root
      .getByRole('gridcell')
      .nth(cell)
      .boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Drags the mouse over the cells. */
  async drag(cells: readonly number[]): Promise<void> {
    const { mouse } = this.studio.page;
    for (const [i, cell] of cells.entries()) {
      const { x, y } = await this.middle(cell);
      await mouse.move(x, y, { steps: 3 });
      if (i === 0) await mouse.down();
    }
    await mouse.up();
  }

  /** Waits until the puzzle has these constraints in JSON, and no other ones. */
  async has(constraints: readonly object[]): Promise<void> {
    const text = this.studio.named('textbox', this.studio.words.copying.text);
    await expect
      .poll(async () => {
        const value = await text.inputValue();
        return value === '' ? undefined : (JSON.parse(value).constraints ?? []);
      })
      .toEqual(constraints);
  }
}

const tools = families.flatMap(toolsOf);
const toolsNamed = (ids: readonly string[]): Tool[] => tools.filter(({ id }) => ids.includes(id));
const drawnBy = (some: readonly Tool[]): object[] => some.map(({ id }) => DRAWN[id][2]);

describeStudio('constraints that are drawn', (studio) => {
  const palette = new Palette(studio);

  it('with the mouse, all ways to draw are saved, undone and redone, changed and removed', async () => {
    await palette.open(1280, 720);
    const some = toolsNamed(BY_MOUSE);
    for (const tool of some) {
      const [cells, number] = DRAWN[tool.id];
      await palette.choose(tool, number);
      if (gestureOf(tool) === 'cells') {
        for (const cell of cells) await palette.drag([cell]);
        if (tool.id === 'killer') await palette.addFromField();
        else await palette.add();
      } else if (cells.length > 0) await palette.drag(cells);
    }
    const all = drawnBy(some);
    await palette.has(all);
    expect(await violations(studio.page)).toEqual([]);
    for (const _ of all) await studio.page.keyboard.press('Control+z');
    await palette.has([]);
    for (const _ of all) await studio.page.keyboard.press('Control+y');
    await palette.has(all);
    const { core, list, numbers, redundant, refusals, remove } = studio.words.rules;
    await studio.root.getByText(core.rules).waitFor(PATIENCE);

    const rules = studio.named('region', list);
    const cage = rules.getByRole('listitem').nth(all.indexOf(DRAWN.killer[2]));
    const sum = cage.getByRole('textbox', { name: numbers.sum });
    await sum.fill('12');
    await cage.getByRole('button').first().dispatchEvent('click');
    await cage.and(rules.locator('[data-hidden]')).waitFor();
    expect(await sum.inputValue()).toBe('12');
    await sum.fill('x');
    await sum.press('Enter');
    await studio.status(refusals.number, cage).waitFor();
    await sum.fill('12');
    await sum.press('Enter');
    const changed = { ...DRAWN.killer[2], sum: 12 };
    await palette.has(all.map((one) => (one === DRAWN.killer[2] ? changed : one)));
    await cage.getByRole('button', { name: remove('') }).click();
    const left = all.filter((one) => one !== DRAWN.killer[2]);
    await palette.has(left);

    // A copy of such a puzzle begins as JSON.
    await studio.open(new URL(studio.page.url()).hash.slice(1), 1280, 720);
    await palette.has(left);
    const opened = async (content: object): Promise<void> => {
      const buffer = Buffer.from(JSON.stringify({ puzzle: EMPTY, ...content }));
      const file = { name: 'puzzle.json', mimeType: 'application/json', buffer };
      await studio.root.getByLabel(studio.words.make.open).setInputFiles(file);
    };
    await opened({ constraints: all });
    await palette.has(all);
    await opened({ puzzle: PROPER, constraints: [{ kind: 'killer', cells: [0, 1], sum: 5 }] });
    await studio.root.locator('summary').getByText(studio.words.rules.label).click();
    await studio.named('region', list).getByText(redundant).waitFor(PATIENCE);
  });

  it('with keys alone, lines, dots, cages, clues and single cells are drawn', async () => {
    await palette.open(1280, 720);
    const some = toolsNamed(['difference', 'killer', 'quadruple', 'odd', 'thermo', 'sandwich']);
    const { keyboard } = studio.page;
    for (const tool of some) {
      const [cells, number] = DRAWN[tool.id];
      await palette.choose(tool, number);
      await studio.root.locator('[role="gridcell"][tabindex="0"]').focus();
      for (const cell of cells) {
        await keyboard.press('Control+Home');
        for (let i = 0; i < Math.floor(cell / 9); i++) await keyboard.press('ArrowDown');
        for (let i = 0; i < cell % 9; i++) await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
      }
      if (['line', 'cells'].includes(gestureOf(tool))) await keyboard.press('Enter');
    }
    await palette.has(drawnBy(some));
    await keyboard.press('Escape');
    await keyboard.press('5');
    await palette.has(drawnBy(some));
  });

  it('painted regions become those of the puzzle when each has nine cells', async () => {
    await palette.open(1280, 720, 'ko');
    const { boxes, families: names, forms, region } = studio.words.rules;
    await studio.button(names.houses).click();
    await studio.button(forms.regions).click();
    await palette.drag([3]);
    await studio.button(region(2, 8, 9)).click();
    await palette.drag([2]);
    const text = studio.named('textbox', studio.words.copying.text);
    const regions = async (): Promise<string> => JSON.parse(await text.inputValue()).regions;
    await expect.poll(regions).toMatch(/^112122333/);
    expect(await violations(studio.page)).toEqual([]);
    await studio.button(boxes).click();
    await expect.poll(regions).toBeUndefined();
  });
});

describeStudio(
  'constraints that are drawn with a finger',
  (studio) => {
    const palette = new Palette(studio);

    it('are those of the mouse', async () => {
      await palette.open(390, 844);
      const session = await studio.page.context().newCDPSession(studio.page);
      const touch = async (type: string, cells: readonly number[]): Promise<void> => {
        const touchPoints = await Promise.all(cells.map((cell) => palette.middle(cell)));
        await session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
      };
      const some = toolsNamed(['ratio', 'killer', 'quadruple', 'even', 'arrow', 'sum']);
      for (const tool of some) {
        const [cells, number] = DRAWN[tool.id];
        await palette.choose(tool, number);
        await touch('touchStart', [cells[0]]);
        for (const cell of cells.slice(1)) await touch('touchMove', [cell]);
        await touch('touchEnd', []);
        if (gestureOf(tool) === 'cells') await palette.add();
      }
      await palette.has(drawnBy(some) as Constraint[]);
      expect(await violations(studio.page)).toEqual([]);
    });
  },
  { hasTouch: true },
);
