import { options, render } from 'preact';
import { Client } from './page/client.ts';
import { keepOffline } from './page/offline.ts';
import { Page } from './page.tsx';
import './styles/index.css';
import { startStudio } from './studio.ts';

const begin = () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
const language = navigator.language.startsWith('ko') ? 'ko' : 'en';
const studio = startStudio(new Client(begin), language);
const root = document.getElementById('studio');
// Render in a separate task, so that loading the script and rendering do not add up to one long task.
// An event changes the player, then the picture, then the tree. The page is drawn once for all of them.
options.debounceRendering = requestAnimationFrame;
if (root) setTimeout(() => render(<Page studio={studio} />, root));
keepOffline();
