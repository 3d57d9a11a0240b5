/** The part of WebAssembly that the engine uses. The engine compiles without the DOM's types. */
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: object };
}

export const webAssembly: WebAssemblyApi | undefined = (
  globalThis as { WebAssembly?: WebAssemblyApi }
).WebAssembly;
