const PAGE = 1 << 16;
/** The interpreter asks for more than it needs, then twice for less, before it gives up. */
const TRIES = 3;

type Grow = (this: WebAssembly.Memory, pages: number) => number;

/** The memory of the interpreter cannot grow beyond a limit. */
export class MemoryLimit {
  /** In bytes. */
  most: number = Number.POSITIVE_INFINITY;
  /** Called when the program needs more. */
  onExcess: () => void = () => {};
  private refused = 0;

  constructor() {
    const { prototype } = WebAssembly.Memory;
    const grow = Reflect.get(prototype, 'grow') as Grow;
    const isRefused = (memory: WebAssembly.Memory, pages: number): boolean =>
      memory.buffer.byteLength + pages * PAGE > this.most;
    const refuse = (): void => {
      if (++this.refused === TRIES) this.onExcess();
    };
    const grown = (): void => {
      this.refused = 0;
    };
    prototype.grow = function (pages) {
      if (isRefused(this, pages)) {
        refuse();
        throw new RangeError('the memory is at its limit');
      }
      grown();
      return grow.call(this, pages);
    };
  }
}
