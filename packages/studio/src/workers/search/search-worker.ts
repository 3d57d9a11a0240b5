import { answerRequests } from '../answering.ts';
import type { ApiOf } from '../work.ts';
import { check } from './check.ts';
import { frames } from './frames.ts';
import { jumping } from './jumps.ts';
import { recordings } from './recordings.ts';
import { solutions } from './solutions.ts';
import type { texts } from './texts.ts';
import { trees } from './tree.ts';
import { trying } from './tried.ts';

type Texts = typeof texts;

/** Loads the notations when the first text comes. */
const inTexts =
  <Name extends keyof Texts>(name: Name) =>
  async (request: Parameters<Texts[Name]>[0]) => {
    const handle: (request: never) => unknown = (await import('./texts.ts')).texts[name];
    return handle(request as never) as ReturnType<Texts[Name]>;
  };

const handlers = {
  read: inTexts('read'),
  records: inTexts('records'),
  write: inTexts('write'),
  readProgram: inTexts('readProgram'),
  openTrace: inTexts('openTrace'),
  readTrace: inTexts('readTrace'),
  closeTrace: inTexts('closeTrace'),
  check,
  ...solutions,
  ...recordings,
  ...trees,
  ...jumping,
  ...frames,
  ...trying,
};

export type SearchApi = ApiOf<typeof handlers>;

answerRequests<SearchApi>(handlers);
