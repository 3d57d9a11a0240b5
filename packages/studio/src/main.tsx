import { options, render } from 'preact';
import { Page } from './page.tsx';
import { startStudio } from './studio.ts';
import { newClients } from './workers/clients.ts';
import './styles/index.css';

const language = navigator.language.startsWith('ko') ? 'ko' : 'en';
const studio = startStudio(newClients(), language);
const root = document.getElementById('studio');
// Render in a separate task, so that loading the script and rendering do not add up to one long
// task. Each event changes the player, then the picture, then the tree. While a search plays, these
// changes are drawn together, once per frame. Otherwise each change is drawn at once, so that a key
// shows its effect in the same frame.
options.debounceRendering = (draw) => {
  if (studio.store.now.run.player.playing) requestAnimationFrame(draw);
  else queueMicrotask(draw);
};
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
