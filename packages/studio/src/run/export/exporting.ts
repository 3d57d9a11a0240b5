import { shapeOf } from '@nonet/engine/notation';
import { animationOf } from '../../page/export/animation.ts';
import { download } from '../../page/export/download.ts';
import { coloursOfPage } from '../../page/export/page-colours.ts';
import { pngOf, rasterOf } from '../../page/export/raster.ts';
import type { Store } from '../../page/store.ts';
import { deadCellOf, type Picture } from '../../picture/picture.ts';
import type { Reasons } from '../../picture/reason.ts';
import type { DrawnMoment } from '../../picture/svg-moment.ts';
import { columnsOf, type DrawingHead, stripDrawing } from '../../picture/svg-strip.ts';
import type { Tree } from '../../picture/tree.ts';
import { planOf } from '../../picture/tree-plan.ts';
import type { Exports } from '../../search/controls.ts';
import { areComplete } from '../../search/reasons.ts';
import type { Recordings } from '../../search/recording-requests.ts';
import { programShown, searchName, storyAt } from '../../search/searches.ts';
import { withRun } from '../../search/slice.ts';
import { type Exporting, type HasRun, MOST_FRAMES, MOST_TRACED } from '../../search/state.ts';
import { withTree } from '../../search/tree-view.ts';
import { grouped } from '../../words/place.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { pageWords } from '../../words/words.ts';
import type { Clients } from '../../workers/clients.ts';
import { explained } from '../explained.ts';

/** PNG pixels per unit of the drawing. */
const SCALE = 2;

/** Milliseconds per marked moment in an animated GIF. */
const PER_MOMENT = 1_200;

/**
 * Saves a moment, a strip of moments or a trace as a file. `shown` takes a state, and removes from
 * it everything that the page hides.
 */
export function exporting<S extends HasRun>(
  store: Store<S>,
  clients: Clients,
  recording: Recordings,
  shown: (state: S) => S,
): Exports {
  const client = clients.search;
  let currentTrace = 0;
  const report = (value: Exporting): void =>
    store.update((now) => withRun(now, { exporting: value }));
  const save = async (
    file: string,
    make: (state: S) => Promise<Blob | undefined>,
  ): Promise<void> => {
    report({ kind: 'drawing' });
    try {
      const blob = await make(store.now);
      if (!blob) return;
      download(blob, file);
      report({ kind: 'saved', file });
    } catch {
      report({ kind: 'failed' });
    }
  };
  /**
   * The trees at these events, in order. They are requested one by one, because each tree reuses
   * parts of the previous one.
   */
  const treesAt = async ({ run }: HasRun, events: readonly number[]): Promise<Tree[]> => {
    const recordingId = recording.shownId.peek();
    const { unfolded } = run.tree;
    const trees: Tree[] = [];
    for (const event of run.exportsTree ? events : []) {
      trees.push(await client.ask('tree', { recordingId, event, unfolded }));
    }
    return trees;
  };
  /** The reasons at a dead end. Undefined at any other moment. */
  const reasonsAt = async ({ run }: HasRun, picture: Picture): Promise<Reasons | undefined> => {
    const cell = deadCellOf(picture);
    if (cell === undefined) return undefined;
    const { event } = picture;
    const recordingId = recording.shownId.peek();
    const reasons = await client.ask('reasons', { recordingId, event, cell });
    return areComplete(reasons, run) ? reasons : undefined;
  };
  const momentsAt = async (state: HasRun, events: readonly number[]): Promise<DrawnMoment[]> => {
    const [pictures, trees] = await Promise.all([
      recording.picturesAt(events),
      treesAt(state, events),
    ]);
    const reasons = await Promise.all(pictures.map((picture) => reasonsAt(state, picture)));
    return pictures.map((picture, i) => drawn(state, picture, trees[i], reasons[i]));
  };
  return {
    moment: (form) =>
      save(`nonet-${store.now.run.picture?.event ?? 0}.${form}`, async (whole) => {
        const events = whole.run.picture ? [whole.run.picture.event] : [];
        const [tree] = await treesAt(whole, events);
        const state = shown(withRun(whole, { tree: withTree(whole.run.tree, { tree }) }));
        const { picture } = state.run;
        const reasons = picture && (await reasonsAt(state, picture));
        const moments = picture ? [drawn(state, picture, state.run.tree.tree, reasons)] : [];
        const drawing = stripDrawing(moments, headOf(state, moments));
        return form === 'svg' ? svgBlob(drawing.svg) : pngOf(await rasterOf([drawing], 1, SCALE));
      }),

    range: async ({ events, speed }, form) => {
      const state = store.now;
      const { recorded } = state.run;
      const from = state.run.picture?.event ?? 0;
      const until = Math.min(recorded.events + 1, from + Math.min(events, MOST_FRAMES));
      const at = Array.from({ length: until - from }, (_, i) => from + i);
      const moments = await momentsAt(state, at);
      const head = headOf(state, moments);
      const drawings = moments.map((moment) => stripDrawing([moment], head));
      if (form === 'gif') return animationOf(clients, drawings, 1_000 / speed);
      return pngOf(await rasterOf(drawings, columnsOf(drawings.length), SCALE));
    },

    strip: (form) =>
      save(`nonet-strip.${form}`, async (state) => {
        const { bookmarks, recorded } = state.run;
        const events = bookmarks.filter((event) => event <= recorded.events);
        const moments = await momentsAt(state, events);
        const head = headOf(state, moments);
        if (form === 'svg') return svgBlob(stripDrawing(moments, head).svg);
        const drawings = moments.map((moment) => stripDrawing([moment], head));
        if (form === 'gif') return animationOf(clients, drawings, PER_MOMENT);
        return pngOf(await rasterOf(drawings, columnsOf(drawings.length), SCALE));
      }),

    // Reads the trace in pieces, so the page and the worker hold at most one piece as text.
    traceLines: () => {
      const trace = store.newId();
      currentTrace = trace;
      return save('nonet-trace.jsonl', async ({ puzzle: { text }, run }) => {
        const { strategy, findsAll } = run;
        const programId = programShown(run)?.id;
        const search = { puzzle: text, strategy, programId, findsAll };
        await client.ask('openTrace', { trace, ...search, events: MOST_TRACED });
        const pieces: Blob[] = [];
        for (let bytes = 0; ; ) {
          const piece = await client.ask('readTrace', trace);
          if (currentTrace !== trace) {
            void client.ask('closeTrace', trace);
            return undefined;
          }
          if (piece === undefined) return new Blob(pieces, { type: 'application/x-ndjson' });
          pieces.push(new Blob([piece]));
          bytes += piece.length;
          report({ kind: 'writing', bytes });
        }
      });
    },

    cancel: () => {
      currentTrace = 0;
      report({ kind: 'nothing' });
    },
  };
}

function svgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

function drawn(
  state: HasRun,
  picture: Picture,
  tree: Tree | undefined,
  reasons: Reasons | undefined,
): DrawnMoment {
  const { showsCandidates } = state.run;
  const { text } = state.puzzle;
  const words = pageWords[state.page.language];
  const shape = shapeOf(text);
  return {
    puzzle: text,
    picture,
    showsCandidates,
    caption: `${words.counters.event} ${grouped(picture.event)}`,
    sentence: sentenceOf(storyAt(state, picture), shape, words),
    reasons: reasons && explained(text, reasons, words).sentence,
    tree: tree && { plan: planOf(tree, shape.size), short: words.tree.short },
  };
}

function headOf(state: HasRun, moments: readonly DrawnMoment[]): DrawingHead {
  const { strategy, recorded } = state.run;
  const { language } = state.page;
  const words = pageWords[language];
  const name = searchName(strategy, words, state.run);
  const [first] = moments;
  const title =
    first && moments.length === 1
      ? words.share.title(name, first.picture.event, recorded.events)
      : words.share.stripTitle(name, moments.length);
  const treeRows = Math.max(0, ...moments.map(({ tree }) => tree?.plan.rows ?? 0));
  const hasReasons = moments.some(({ reasons }) => reasons !== undefined);
  return { title: `Nonet: ${title}`, language, colours: coloursOfPage(), treeRows, hasReasons };
}
