// A program and its tracer, in a thread. The tracer is loaded where Node's global names are gone, as in
// a page. The program has them, because here it is about the tracer.

import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const { name, text, input, settings, tracer } = workerData;
const { process } = globalThis;
const require = createRequire(import.meta.url);

const ofNode = ['Buffer', 'global', 'process', 'setImmediate', 'SharedArrayBuffer'];
const kept = ofNode.map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]);
for (const key of ofNode) delete globalThis[key];
const { JavaScriptWatch, formOf } = await import(tracer);
const watch = new JavaScriptWatch({ settings, onRecord: (piece) => parentPort.postMessage(piece) });
const instrumented = watch.instrument(name, text);
for (const [key, descriptor] of kept) Object.defineProperty(globalThis, key, descriptor);

const { readFileSync } = fs;
fs.readFileSync = (path, options) =>
  path === 0 || path === '/dev/stdin' ? input : readFileSync(path, options);
syncBuiltinESMExports();
Object.defineProperty(process, 'stdin', { value: Readable.from([input]) });
process.on('exit', () => watch.end());

// A page has no files, so a text has a name.
const sourceUrl = `\n//# sourceURL=${name}`;
if (formOf(name, text).format === 'module') {
  await import(`data:text/javascript,${encodeURIComponent(instrumented + sourceUrl)}`);
} else {
  const program = `(function (require, module, exports) { ${instrumented}\n})${sourceUrl}`;
  new Script(program).runInThisContext()(require, { exports: {} }, {});
}
