import { render } from 'preact';
import { keepOffline } from './app/offline.ts';
import { Page } from './app/page.tsx';
import { startStudio } from './app/studio.ts';
import './styles/index.css';
import { Client } from './worker/client.ts';

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
const language = navigator.language.startsWith('ko') ? 'ko' : 'en';
const studio = startStudio(new Client(worker), { language });
const root = document.getElementById('studio');
// Render in a separate task, so that loading the script and rendering do not add up to one long task.
if (root) setTimeout(() => render(<Page studio={studio} />, root));
keepOffline();
