import { nextBack, previousBack, type Recording } from '@nonet/engine/search';
import { deadline, finish } from '@nonet/engine/work';
import { paletteOf } from '../report/palette.ts';
import { frame, type Scene, type Scroll } from './frame.ts';
import { type Layout, layoutOf } from './layout.ts';
import { eventOf, type Player, press, type Track, tick } from './player.ts';
import { Screen } from './screen.ts';
import { Waveform } from './waveform.ts';

interface WatchOptions {
  /** Events per second at the start. */
  readonly speed: number;
  /** The event to start at, paused. If undefined, plays from the beginning. */
  readonly at?: number | undefined;
}

/**
 * Events between two checkpoints of the recording. Each frame replays up to this many events. With
 * the engine's default of 65,536, a frame can take tens of milliseconds, which is too slow.
 */
export const CHECKPOINT_EVENTS = 8_192;

/** Milliseconds per frame. */
const FRAME = 34;
/** Milliseconds per frame spent on recording the search and sampling the waveform. */
const WORK = 20;

/**
 * Records a search and plays it on the terminal at the same time. Ends when the user quits or,
 * without a keyboard, when the playback ends.
 *
 * @returns 'interrupted' if Ctrl-C was pressed, otherwise 'quit'.
 */
export async function watch(
  recording: Recording,
  run: Pick<Scene, 'givens' | 'strategy' | 'trace'>,
  options: WatchOptions,
): Promise<'quit' | 'interrupted'> {
  const screen = new Screen();
  try {
    return await play(recording, run, options, screen);
  } finally {
    screen.close();
  }
}

async function play(
  recording: Recording,
  run: Pick<Scene, 'givens' | 'strategy' | 'trace'>,
  options: WatchOptions,
  screen: Screen,
): Promise<'quit' | 'interrupted'> {
  const { hasKeys: keys, colorDepth } = screen;
  const scene: Scene = { ...run, keys, palette: paletteOf(colorDepth), marks: colorDepth < 4 };
  const track = trackOf(recording);
  const source = run.trace?.source !== undefined;
  const { at = 0, speed } = options;
  let player: Player = { position: 0, speed, playing: true };
  let waitingFor: number | undefined = at;
  let scroll: Scroll = { ruler: 0, grid: 0, source: 0 };
  let waveform: Waveform | undefined;
  let before = performance.now();

  for (;;) {
    for (const command of screen.takeCommands()) {
      if (command === 'quit') return 'quit';
      if (command === 'interrupt') return 'interrupted';
      waitingFor = undefined;
      player = press(player, command, track);
    }
    const layout = layoutOf(run.givens.geometry, screen.columns, screen.rows, { source });
    const started = performance.now();
    waveform = work(recording, waveform, layout);

    if (waitingFor === undefined) {
      player = tick(player, started - before, track);
    } else if (recording.end || recording.events >= waitingFor) {
      const position = Math.min(waitingFor, recording.events);
      player = { ...player, position, playing: position === 0 || !keys };
      waitingFor = undefined;
    }
    before = started;

    const { end, events } = recording;
    const facts = { moment: recording.at(eventOf(player)), player, events, end };
    const drawn = frame(scene, { ...facts, bars: waveform?.bars }, layout, scroll);
    scroll = drawn.scroll;
    screen.draw(drawn.lines);

    const working = !waveform || waveform.bars.length < waveform.width;
    if (!keys && !player.playing && !working) return 'quit';
    const idle = !player.playing && !working;
    const left = FRAME - (performance.now() - started);
    await screen.wait(idle ? Number.POSITIVE_INFINITY : Math.max(1, left));
    if (idle) before = performance.now();
  }
}

/** Records the search until the time is up. Samples the waveform if the search has ended. */
function work(
  recording: Recording,
  waveform: Waveform | undefined,
  layout: Layout,
): Waveform | undefined {
  const signal = deadline(WORK, () => performance.now());
  if (!finish(recording, signal)) return undefined;
  const { width } = layout.waveform;
  if (waveform?.width !== width) waveform = new Waveform(recording, width);
  finish(waveform, signal);
  return waveform;
}

function trackOf(recording: Recording): Track {
  return {
    get events() {
      return recording.events;
    },
    get ended() {
      return recording.end !== undefined;
    },
    nextBack: (event) => nextBack(recording, event),
    previousBack: (event) => previousBack(recording, event),
  };
}
