/** A generator of random numbers that gives the same ones for the same seed. */
export class Random {
  constructor(seed) {
    this.state = seed | 0;
  }

  /** At least 0, less than 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least, most) {
    return least + (most - least) * this.next();
  }

  /** From 0 to `count` − 1. */
  below(count) {
    return Math.floor(this.next() * count);
  }

  chance(share) {
    return this.next() < share;
  }

  normal() {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  pick(list) {
    return list[this.below(list.length)];
  }
}
