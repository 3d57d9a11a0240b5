export { deadline, type Signal } from './signal.ts';
export { finish, type Work, workOf } from './work.ts';
