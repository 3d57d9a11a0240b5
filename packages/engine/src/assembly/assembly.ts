import { bytesOfBase64 } from './base64.ts';
import { webAssembly } from './web-assembly.ts';

/** A module of the folder assembly of this package. It is compiled when it is first needed. */
export class Assembly<Exports extends object> {
  private readonly base64: string;
  /** Null if WebAssembly lacks what the module needs. Undefined until it is needed. */
  private compiled: object | null | undefined;

  constructor(base64: string) {
    this.base64 = base64;
  }

  get isSupported(): boolean {
    return this.module !== null;
  }

  /**
   * Returns the exports of a new instance, which has its own memory.
   *
   * @throws Error if the environment does not support the module.
   */
  instance(): Exports {
    const { module } = this;
    if (!module || !webAssembly) throw new Error('expected WebAssembly with SIMD, found none');
    return new webAssembly.Instance(module).exports as Exports;
  }

  private get module(): object | null {
    if (this.compiled !== undefined) return this.compiled;
    try {
      this.compiled = webAssembly ? new webAssembly.Module(bytesOfBase64(this.base64)) : null;
    } catch {
      this.compiled = null;
    }
    return this.compiled;
  }
}
