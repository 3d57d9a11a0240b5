export { RequestSize, type SizeLimits } from './request-size.ts';
export { deadline, type Signal, type SignalOption } from './signal.ts';
export { finish, SlicedWork, type Slices, slicesOf, type Work, workOf } from './work.ts';
