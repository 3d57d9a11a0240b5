import { answerRequests } from '../answering.ts';
import { checking } from './check.ts';
import { frames } from './frames.ts';
import { jumping } from './jumps.ts';
import { recordings } from './recordings.ts';
import type { SearchApi } from './search-api.ts';
import { solutions } from './solutions.ts';
import { trees } from './tree.ts';
import { trying } from './tried.ts';

/** Loads the notations when the first text comes. */
const texts = async () => (await import('./texts.ts')).texts;

answerRequests<SearchApi>({
  read: async (request) => (await texts()).read(request),
  records: async (request) => (await texts()).records(request),
  write: async (request) => (await texts()).write(request),
  readProgram: async (request) => (await texts()).readProgram(request),
  openTrace: async (request) => (await texts()).openTrace(request),
  readTrace: async (request) => (await texts()).readTrace(request),
  closeTrace: async (request) => (await texts()).closeTrace(request),
  ...checking,
  ...solutions,
  ...recordings,
  ...trees,
  ...jumping,
  ...frames,
  ...trying,
});
