import { answerRequests } from '../answering.ts';
import { type ApiOf, immediate } from '../work.ts';
import { encodeGif, type GifFrames } from './gif.ts';

const handlers = { encode: (frames: GifFrames) => immediate(() => encodeGif(frames)) };

export type GifApi = ApiOf<typeof handlers>;

answerRequests<GifApi>(handlers);
