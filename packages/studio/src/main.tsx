import { render } from 'preact';
import { keepOffline } from './app/offline.ts';
import { Page } from './app/page.tsx';
import { Studio } from './app/studio.ts';
import './styles/index.css';
import { Client } from './worker/client.ts';

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
const language = navigator.language.startsWith('ko') ? 'ko' : 'en';
const studio = new Studio(new Client(worker), { language });
const root = document.getElementById('studio');
// Render in a separate task. Evaluating the script and rendering in one task would block the page too long.
if (root) setTimeout(() => render(<Page studio={studio} />, root));
keepOffline();
