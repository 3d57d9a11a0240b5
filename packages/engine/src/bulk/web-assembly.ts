/**
 * The part of WebAssembly that the kernel uses, if the environment has it. It is declared here
 * because the engine compiles without the types of any environment.
 */
interface WebAssemblyApi {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: object };
}

export const webAssembly: WebAssemblyApi | undefined = (
  globalThis as { WebAssembly?: WebAssemblyApi }
).WebAssembly;
