import type { GifFrames } from '../picture/gif-frames.ts';
import { encodeGif } from './gif.ts';

addEventListener('message', ({ data }: MessageEvent<GifFrames>) => postMessage(encodeGif(data)));
