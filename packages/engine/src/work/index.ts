export { RequestSize, type SizeLimits } from './request-size.ts';
export { deadline, type Signal } from './signal.ts';
export { finish, slicesOf, type Work, workOf } from './work.ts';
