import { encodeGif, type GifFrames } from './gif.ts';

addEventListener('message', ({ data }: MessageEvent<GifFrames>) => postMessage(encodeGif(data)));
