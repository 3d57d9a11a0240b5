import { options, render } from 'preact';
import { Page } from './page.tsx';
import { isMomentAwaited } from './rooms/watch/slice.ts';
import { startStudio } from './studio.ts';
import { newClients } from './workers/clients.ts';
import './styles/index.css';

const language = navigator.language.startsWith('ko') ? 'ko' : 'en';
const studio = startStudio(newClients(), language);
const root = document.getElementById('studio');
/** Milliseconds for which a change of the player waits for the moment. */
const PATIENCE = 30;

let waiting: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const drawWaiting = (): void => {
  clearTimeout(timer);
  waiting?.();
  waiting = undefined;
};
// Each event changes the player and then the moment. While a search plays, both are drawn together,
// once per frame. Otherwise they are drawn as soon as the moment is there, so that a key shows its
// effect in the same frame. Everything else is drawn at once.
options.debounceRendering = (draw) => {
  if (studio.store.now.run.player.playing) requestAnimationFrame(draw);
  else if (isMomentAwaited(studio.store.now)) {
    waiting = draw;
    clearTimeout(timer);
    timer = setTimeout(drawWaiting, PATIENCE);
  } else queueMicrotask(draw);
};
studio.store.state.subscribe((now) => {
  if (waiting && !isMomentAwaited(now)) queueMicrotask(drawWaiting);
});
// Render in a separate task, so that loading the script and rendering do not add up to one long
// task.
if (root) setTimeout(() => render(<Page studio={studio} />, root));
keepOffline();

/** Registers the service worker. With it, the page works without a network. */
function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      // Browsers refuse service workers in insecure contexts, file: URLs and sandboxed frames.
    }
  });
}
