/** The library: all of @nonet/engine, so that programs can depend on `nonet` alone. */
export * from '@nonet/engine';
