import { bytesOfBase64 } from './base64.ts';
import { webAssembly } from './web-assembly.ts';

/** Some answers need WebAssembly with SIMD, which Node has since 16, and every browser since 2023. */
export class MissingWebAssembly extends Error {
  constructor() {
    super('expected WebAssembly with SIMD, found none');
  }
}

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
   * @throws MissingWebAssembly if the environment does not support the module.
   */
  instance(): Exports {
    const { module } = this;
    if (!module || !webAssembly) throw new MissingWebAssembly();
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
