import { answerRequests } from '../answering.ts';
import type { ApiOf } from '../work.ts';
import { check } from './check.ts';
import type { frames } from './frames.ts';
import type { icicles } from './icicle.ts';
import type { jumping } from './jumps.ts';
import { moments } from './moment.ts';
import { recordings } from './recordings.ts';
import type { solutions } from './solutions.ts';
import type { texts } from './texts.ts';
import { trees } from './tree.ts';
import { trying } from './tried.ts';

type Handler = (request: never) => unknown;

/** A handler that is loaded when its first request comes. */
const loaded =
  <All extends Readonly<Record<Name, Handler>>, Name extends string>(
    load: () => Promise<All>,
    name: Name,
  ) =>
  async (request: Parameters<All[Name]>[0]) => {
    const handle: Handler = (await load())[name];
    return handle(request as never) as ReturnType<All[Name]>;
  };

/** The notations are loaded when the first text comes. */
const loadTexts = async (): Promise<typeof texts> => (await import('./texts.ts')).texts;

const loadFrames = async (): Promise<typeof frames> => (await import('./frames.ts')).frames;
const loadIcicles = async (): Promise<typeof icicles> => (await import('./icicle.ts')).icicles;
const loadJumping = async (): Promise<typeof jumping> => (await import('./jumps.ts')).jumping;
const loadSolutions = async (): Promise<typeof solutions> =>
  (await import('./solutions.ts')).solutions;

const handlers = {
  read: loaded(loadTexts, 'read'),
  records: loaded(loadTexts, 'records'),
  write: loaded(loadTexts, 'write'),
  readProgram: loaded(loadTexts, 'readProgram'),
  openTrace: loaded(loadTexts, 'openTrace'),
  readTrace: loaded(loadTexts, 'readTrace'),
  closeTrace: loaded(loadTexts, 'closeTrace'),
  explore: loaded(loadSolutions, 'explore'),
  solutions: loaded(loadSolutions, 'solutions'),
  stepOver: loaded(loadFrames, 'stepOver'),
  stepOut: loaded(loadFrames, 'stepOut'),
  icicle: loaded(loadIcicles, 'icicle'),
  nextDeadEnd: loaded(loadJumping, 'nextDeadEnd'),
  deepest: loaded(loadJumping, 'deepest'),
  longestRetreat: loaded(loadJumping, 'longestRetreat'),
  firstWrong: loaded(loadJumping, 'firstWrong'),
  solution: loaded(loadJumping, 'solution'),
  findings: loaded(loadJumping, 'findings'),
  check,
  ...recordings,
  ...moments,
  ...trees,
  ...trying,
};

export type SearchApi = ApiOf<typeof handlers>;

answerRequests<SearchApi>(handlers);
