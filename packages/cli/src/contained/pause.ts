/** Blocks the thread. If Nonet is about to exit, it cannot wait in any other way. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
