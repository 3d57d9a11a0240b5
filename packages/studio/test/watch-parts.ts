import type { Locator } from 'playwright-core';
import type { CodeTab } from '../src/search/state.ts';
import type { StudioParts } from './studio-parts.ts';

type Panel = 'grid' | 'tree' | 'counters' | 'code' | 'strategy';

const CODE = { python: 'Python', cpp: 'C++', typescript: 'TypeScript' };

/** The parts of Watch around the grid and the playback controls. */
export function watchParts(studio: StudioParts) {
  return {
    /** The sentence that says what happens: once drawn, and once for screen readers. */
    get narration(): Locator {
      return studio.named('group', studio.words.story.label);
    },
    /** Drawn over the grid at a dead end. A sentence says the same in words. */
    get drawnReasons(): Locator {
      return studio.grid.locator('svg');
    },
    /** The reason of each digit at a dead end, beside the grid. */
    get reasonsList(): Locator {
      return studio.named('list', studio.words.whyNot.reasons);
    },
    /** The sentence that says why no digit is left for a cell. */
    get reasons(): Locator {
      const [before] = studio.words.reasons.all({ row: 0, column: 0, box: 0 }, '\n').split('\n');
      const start = new RegExp(before.replace('0', '\\d+').replace('0', '\\d+'));
      return studio.root.getByRole('status').filter({ hasText: start });
    },
    get drawnSentence(): Locator {
      return this.narration.locator('[aria-hidden="true"]');
    },
    get spokenSentence(): Locator {
      return this.narration.getByRole('status');
    },
    get tour(): Locator {
      return studio.named('region', studio.words.guide.label);
    },
    get prediction(): Locator {
      return studio.named('region', studio.words.predict.label);
    },
    get whyNot(): Locator {
      return studio.named('region', studio.words.whyNot.label);
    },
    /** The original search and the forked runs. */
    get runs(): Locator {
      return studio.named('navigation', studio.words.branches.label);
    },
    get strategy(): Locator {
      return studio.named('combobox', studio.words.strategy);
    },
    get candidates(): Locator {
      return studio.named('checkbox', studio.words.grid.showCandidates);
    },
    get predictSwitch(): Locator {
      return studio.named('checkbox', studio.words.predict.switch);
    },

    /** The list of blanks, the call stack and the tree, which scroll together. */
    get depths(): Locator {
      return studio.named('region', studio.words.tree.label);
    },
    get ruler(): Locator {
      return studio.named('list', studio.words.ruler.label);
    },
    /** The entry of the list of blanks at which the search is. */
    get pointer(): Locator {
      return this.ruler.getByRole('listitem').and(studio.root.locator('[aria-current="step"]'));
    },
    /** The drawn tree. Its marks are SVG groups, each with a title. */
    get tree(): Locator {
      return studio.named('img', studio.words.tree.title);
    },
    /** The tree at an event, as a list for screen readers. */
    treeAt(event: number): Locator {
      return studio.named('list', studio.words.tree.list(event));
    },
    treeView(view: 'tree' | 'icicle' | 'list'): Locator {
      const { tree } = studio.words;
      return studio.button(tree.views[view], studio.named('group', tree.view));
    },
    get icicle(): Locator {
      return studio.named('img', studio.words.tree.views.icicle);
    },
    get treeList(): Locator {
      return studio.root.getByRole('treegrid');
    },

    codeTab(tab: CodeTab): Locator {
      const { code } = studio.words;
      const name = tab === 'pseudo' ? code.pseudo : CODE[tab];
      return studio.button(name, studio.named('group', code.languages));
    },
    get program(): Locator {
      return studio.named('group', studio.words.code.label);
    },
    get runningLines(): Locator {
      return this.program.getByRole('code').filter({ hasText: studio.words.code.running });
    },
    /** What the highlighted program lines do, such as `place`. */
    running(): Promise<(string | null)[]> {
      return this.runningLines.evaluateAll((all) =>
        all.map((line) => line.getAttribute('data-mark')),
      );
    },

    /** On a small screen, the button that shows a panel. */
    panelTab(panel: Panel): Locator {
      const { panels } = studio.words;
      return studio.button(panels[panel], studio.named('navigation', panels.label));
    },
  };
}
