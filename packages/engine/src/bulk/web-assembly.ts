/**
 * What of WebAssembly the kernel needs, where it is there: the engine compiles without the types of
 * any one environment.
 */
interface WebAssemblyApi {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: object };
}

export const webAssembly: WebAssemblyApi | undefined = (
  globalThis as { WebAssembly?: WebAssemblyApi }
).WebAssembly;
