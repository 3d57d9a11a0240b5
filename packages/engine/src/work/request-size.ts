/** How many items a request to a worker may have. */
export interface SizeLimits {
  /** If a request takes fewer milliseconds than this, the next one is twice as large. */
  readonly least: number;
  /** If a request takes more milliseconds than this, the next one is half as large. */
  readonly most: number;
  /** The maximum size. */
  readonly size: number;
}

/**
 * The number of items in a request to a worker. It begins with 1, and changes until each request
 * takes between `least` and `most` milliseconds.
 */
export class RequestSize {
  items = 1;
  private readonly limits: SizeLimits;

  constructor(limits: SizeLimits) {
    this.limits = limits;
  }

  /** Adapts the size to the time that a request took. */
  adapt(milliseconds: number): void {
    const { least, most, size } = this.limits;
    if (milliseconds < least) this.items = Math.min(size, 2 * this.items);
    else if (milliseconds > most) this.items = Math.max(1, this.items >> 1);
  }
}
