import { answerRequests } from '../answering.ts';
import { immediate } from '../work.ts';
import { encodeGif } from './gif.ts';
import type { GifApi } from './gif-api.ts';

answerRequests<GifApi>({ encode: (frames) => immediate(() => encodeGif(frames)) });
