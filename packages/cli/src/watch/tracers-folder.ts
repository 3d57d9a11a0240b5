import { fileURLToPath } from 'node:url';

/** The folder with the tracers, relative to the bundled command in dist/bin. */
export const TRACERS: string = fileURLToPath(new URL('../watch/', import.meta.url));
