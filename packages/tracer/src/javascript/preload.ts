// Starts the tracer before Node runs the program. `nonet watch` names this file in NODE_OPTIONS, so
// the program has the same arguments, stack and modules as without the tracer. This file undoes
// every change of the environment.

import { readFileSync, writeFileSync } from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { types } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { FunctionTexts, showSource } from './function-text.ts';
import { defineHidden } from './hidden-globals.ts';
import { hideCalls } from './hiding.ts';
import { hookLoading } from './hooks.ts';
import { OwnFiles } from './own-files.ts';
import { recognizeProxies } from './own-values.ts';
import { Record } from './record.ts';
import { RecordFile } from './record-file.ts';
import { settingsIn } from './settings.ts';
import { type Shared, share, sharedWithThread } from './threads.ts';
import { markers } from './tracer.ts';

const LEAST_NODE = [20, 19] as const;

function sharedByThreads(): Shared | undefined {
  if (!isMainThread) return sharedWithThread();
  const { NONET_WATCH: folder, NONET_WATCH_NODE_OPTIONS: options } = process.env;
  if (folder === undefined) return undefined;
  delete process.env.NONET_WATCH;
  delete process.env.NONET_WATCH_NODE_OPTIONS;
  if (options === undefined) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = options;
  return { folder, counter: new Int32Array(new SharedArrayBuffer(4)) };
}

function start({ folder, counter }: Shared): void {
  const settings = settingsIn(readFileSync(join(folder, 'settings'), 'utf8'));
  const files = new OwnFiles(settings.program);
  const record = new Record(new RecordFile(folder), settings.events);
  if (isMainThread) record.note('tracer', `node ${process.version}`);
  const texts = new FunctionTexts();
  recognizeProxies(types.isProxy);
  defineHidden(markers(settings, files.mainNames, record, texts));
  restoreColumns();
  showSource(texts);
  hideCalls(__filename);
  hookLoading({ program: settings.program, counter, folder }, __dirname);
  share({ folder, counter });
}

/** Makes Node keep the source maps, and show the source of an error that the program throws. */
function restoreColumns(): void {
  const { setSourceMapsSupport } = module as {
    setSourceMapsSupport?: (isEnabled: boolean) => void;
  };
  if (setSourceMapsSupport) setSourceMapsSupport(true);
  else process.setSourceMapsEnabled(true);
}

function isSupported(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
}

const shared = sharedByThreads();
if (shared && isSupported()) {
  try {
    start(shared);
  } catch (error) {
    // The program still runs, without the tracer.
    writeFileSync(join(shared.folder, 'failure'), String(error));
  }
  delete require.cache[__filename];
}
