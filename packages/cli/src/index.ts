/** Exports all of @nonet/engine. Programs can then depend on `nonet` alone. */
export * from '@nonet/engine';
