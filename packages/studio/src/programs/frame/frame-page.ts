import script from './frame-script.ts?script';

/**
 * What the frame and its workers may do: run text as code. They load nothing and connect to nothing. The
 * scripts of `blob:` are their own: a program's modules.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The document of the frame in which programs run. */
export const framePage = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<script>${script.replaceAll('</', String.raw`<\/`)}</script>`;
