/** The names that a program in Node has, too, and that reach nothing. All others are removed. */
const KEPT = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date
  Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  SuppressedError globalThis JSON Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array
  Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array Uint8ClampedArray Float16Array
  Float32Array Float64Array DataView Map BigInt Set Iterator WeakMap WeakSet Proxy Reflect
  FinalizationRegistry WeakRef DisposableStack AsyncDisposableStack Temporal SharedArrayBuffer decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape unescape eval isFinite isNaN console URL
  URLSearchParams TextEncoder TextDecoder DOMException EventTarget Event AbortController AbortSignal
  WebAssembly atob btoa queueMicrotask structuredClone setTimeout setInterval clearTimeout clearInterval
  performance crypto constructor addEventListener removeEventListener dispatchEvent`.split(/\s+/),
);

/**
 * Removes from the global object whatever a program does not need. The policy of the frame refuses the
 * network, and a frame without an origin has nothing to store: this is the second lock on the same door.
 *
 * @param needed More names that stay.
 */
export function sealGlobals(needed: readonly string[] = []): void {
  const kept = new Set([...KEPT, ...needed]);
  let holder: object | null = globalThis;
  while (holder && holder !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!kept.has(name)) Reflect.deleteProperty(holder, name);
    }
    holder = Object.getPrototypeOf(holder) as object | null;
  }
  for (const name of ['createObjectURL', 'revokeObjectURL'] as const) {
    Reflect.deleteProperty(URL, name);
  }
}
