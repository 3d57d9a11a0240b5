import type { Client } from '../../page/client.ts';
import type { Store } from '../../page/store.ts';
import type { Picture } from '../../picture/picture.ts';
import { shapeOf } from '../../picture/puzzle-text.ts';
import { storyOf } from '../../picture/story.ts';
import type { DrawnMoment } from '../../picture/svg-moment.ts';
import { columnsOf, type DrawingHead, stripDrawing } from '../../picture/svg-strip.ts';
import { grouped } from '../../words/place.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { wordsOf } from '../../words/words.ts';
import type { RunControls } from '../controls.ts';
import type { RecordingRequests } from '../recording-requests.ts';
import { type State, withRun } from '../state.ts';
import { animationOf } from './animation.ts';
import { coloursOfPage } from './page-colours.ts';
import { pngOf, rasterOf } from './raster.ts';
import { type Exporting, MOST_FRAMES, MOST_TRACED } from './state.ts';

/** PNG pixels per unit of the drawing. */
const SCALE = 2;

/** Milliseconds per marked moment in an animated GIF. */
const PER_MOMENT = 1_200;

/** Saves a moment, a strip of moments or a trace as a file. `shown` hides what the page hides. */
export function exporting(
  store: Store<State>,
  client: Client,
  recording: RecordingRequests,
  shown: (state: State) => State,
): RunControls['exporting'] {
  let currentTrace = 0;
  const report = (value: Exporting): void =>
    store.update((now) => withRun(now, { exporting: value }));
  const save = async (
    file: string,
    make: (state: State) => Promise<Blob | undefined>,
  ): Promise<void> => {
    report({ kind: 'drawing' });
    try {
      const blob = await make(shown(store.now));
      if (!blob) return;
      download(blob, file);
      report({ kind: 'saved', file });
    } catch {
      report({ kind: 'failed' });
    }
  };
  return {
    moment: (form) =>
      save(`nonet-${store.now.run.picture?.event ?? 0}.${form}`, async (state) => {
        const { picture } = state.run;
        const moments = picture ? [drawn(state, picture)] : [];
        const drawing = stripDrawing(moments, headOf(state, moments));
        return form === 'svg' ? svgBlob(drawing.svg) : pngOf(await rasterOf([drawing], 1, SCALE));
      }),

    range: async ({ events, speed }, form) => {
      const state = shown(store.now);
      const { recorded } = state.run;
      const from = state.run.picture?.event ?? 0;
      const until = Math.min(recorded.events + 1, from + Math.min(events, MOST_FRAMES));
      const at = Array.from({ length: until - from }, (_, i) => from + i);
      const moments = (await recording.picturesAt(at)).map((picture) => drawn(state, picture));
      const head = headOf(state, moments);
      const drawings = moments.map((moment) => stripDrawing([moment], head));
      if (form === 'gif') return animationOf(drawings, 1_000 / speed);
      return pngOf(await rasterOf(drawings, columnsOf(drawings.length), SCALE));
    },

    strip: (form) =>
      save(`nonet-strip.${form}`, async (state) => {
        const { bookmarks, recorded } = state.run;
        const events = bookmarks.filter((event) => event <= recorded.events);
        const pictures = await recording.picturesAt(events);
        const moments = pictures.map((picture) => drawn(state, picture));
        const head = headOf(state, moments);
        if (form === 'svg') return svgBlob(stripDrawing(moments, head).svg);
        const drawings = moments.map((moment) => stripDrawing([moment], head));
        if (form === 'gif') return animationOf(drawings, PER_MOMENT);
        return pngOf(await rasterOf(drawings, columnsOf(drawings.length), SCALE));
      }),

    // Reads the trace in pieces, so the page and the worker hold at most one piece as text.
    traceLines: () => {
      const trace = store.newId();
      currentTrace = trace;
      return save('nonet-trace.jsonl', async ({ puzzle: { text }, run: { strategy } }) => {
        await client.ask('openTrace', { trace, puzzle: text, strategy, events: MOST_TRACED });
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

function drawn(state: State, picture: Picture): DrawnMoment {
  const { recorded, showsCandidates } = state.run;
  const { text } = state.puzzle;
  const words = wordsOf(state.page.language);
  const story = storyOf(picture, picture.event === recorded.events ? recorded.end : undefined);
  return {
    puzzle: text,
    picture,
    showsCandidates,
    caption: `${words.counters.event} ${grouped(picture.event)}`,
    sentence: sentenceOf(story, shapeOf(text), words),
  };
}

function headOf(state: State, moments: readonly DrawnMoment[]): DrawingHead {
  const { strategy, recorded } = state.run;
  const { language } = state.page;
  const words = wordsOf(language);
  const { name } = words.strategies[strategy];
  const [first] = moments;
  const title =
    first && moments.length === 1
      ? words.share.title(name, first.picture.event, recorded.events)
      : words.share.stripTitle(name, moments.length);
  return { title: `Nonet: ${title}`, language, colours: coloursOfPage() };
}

function download(blob: Blob, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  // No event reports when the browser has read the blob. One minute is enough.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
