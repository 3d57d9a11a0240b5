/** The library: all of @nonet/engine, so that `npm i nonet` serves programs as well as people. */
export * from '@nonet/engine';
