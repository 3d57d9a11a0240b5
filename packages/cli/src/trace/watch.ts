import type { Recording } from '@nonet/engine/search';
import { deadline, finish } from '@nonet/engine/work';
import { frame, type Scene, type Scroll } from './frame.ts';
import { type Layout, layoutOf } from './layout.ts';
import { paletteOf } from './palette.ts';
import { eventOf, type Player, press, type Track, tick } from './player.ts';
import { Screen } from './screen.ts';
import { Waveform } from './waveform.ts';

export interface WatchOptions {
  /** Events per second at the start. */
  readonly speed: number;
  /** The event to start at, in a pause. If undefined, plays from the beginning. */
  readonly at?: number | undefined;
}

/** Milliseconds per frame. */
const FRAME = 34;
/** How many milliseconds of each frame to spend on recording and sampling. */
const WORK = 20;

/**
 * Records a search and plays it on the terminal at the same time. Returns when a key to quit is pressed.
 * If there is no keyboard, returns at the end of the search.
 *
 * @returns 'interrupted' if Ctrl-C was pressed, otherwise 'quit'.
 */
export async function watch(
  recording: Recording,
  scene: Pick<Scene, 'givens' | 'strategy'>,
  options: WatchOptions,
): Promise<'quit' | 'interrupted'> {
  const screen = new Screen();
  try {
    return await play(recording, scene, options, screen);
  } finally {
    screen.close();
  }
}

async function play(
  recording: Recording,
  { givens, strategy }: Pick<Scene, 'givens' | 'strategy'>,
  options: WatchOptions,
  screen: Screen,
): Promise<'quit' | 'interrupted'> {
  const { hasKeys: keys, colorDepth } = screen;
  const scene: Scene = {
    givens,
    strategy,
    keys,
    palette: paletteOf(colorDepth),
    marks: colorDepth < 4,
  };
  const track = trackOf(recording);
  const { at = 0, speed } = options;
  let player: Player = { position: 0, speed, playing: true };
  let waitingFor: number | undefined = at;
  let scroll: Scroll = { ruler: 0, grid: 0 };
  let waveform: Waveform | undefined;
  let before = performance.now();

  for (;;) {
    for (const command of screen.takeCommands()) {
      if (command === 'quit') return 'quit';
      if (command === 'interrupt') return 'interrupted';
      waitingFor = undefined;
      player = press(player, command, track);
    }
    const layout = layoutOf(givens.geometry, screen.columns, screen.rows);
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

    const drawn = frame(
      scene,
      {
        moment: recording.at(eventOf(player)),
        player,
        events: recording.events,
        end: recording.end,
        bars: waveform?.bars,
      },
      layout,
      scroll,
    );
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

/** Goes on recording until the time is up. Once the recording has ended, samples the waveform. */
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
    backsAt: (event) => recording.at(event).counters.backs,
    longestAdvance: recording.at(0).blanks.length,
  };
}
