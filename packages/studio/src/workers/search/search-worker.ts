import { answerRequests } from '../answering.ts';
import { checking } from './check.ts';
import { frames } from './frames.ts';
import { jumping } from './jumps.ts';
import { programs } from './programs.ts';
import { reading } from './read-text.ts';
import { recordings } from './recordings.ts';
import type { SearchApi } from './search-api.ts';
import { solutions } from './solutions.ts';
import { tracing } from './tracing.ts';
import { trees } from './tree.ts';
import { trying } from './tried.ts';
import { writing } from './write-text.ts';

answerRequests<SearchApi>({
  ...reading,
  ...programs,
  ...writing,
  ...checking,
  ...solutions,
  ...recordings,
  ...tracing,
  ...trees,
  ...jumping,
  ...frames,
  ...trying,
});
