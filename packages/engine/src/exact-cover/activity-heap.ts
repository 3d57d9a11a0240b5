// Hot code: it runs once per option in a conflict.

/**
 * After each conflict, the weight of all earlier conflicts is multiplied by this factor, as in
 * MiniSat.
 */
const DECAY = 0.95;
/** If an activity exceeds this number, all activities are divided by it. */
const LARGEST = 1e100;

/**
 * Selects the option to choose next: the option that took part in the most conflicts. Recent
 * conflicts count more. The heuristic is VSIDS (Moskewicz et al. 2001), with the exponential
 * average of Eén and Sörensson (2003). The options are in a binary heap. The heap may also hold
 * options that are already decided.
 */
export class ActivityHeap {
  private readonly activity: Float64Array;
  private readonly heap: Int32Array;
  /** Option → its index in the heap, or −1 if it is not in the heap. */
  private readonly at: Int32Array;
  private size: number;
  private increment = 1;

  constructor(options: number) {
    this.activity = new Float64Array(options);
    this.heap = Int32Array.from(this.activity, (_, option) => option);
    this.at = this.heap.slice();
    this.size = options;
  }

  bump(option: number): void {
    const { activity } = this;
    activity[option] += this.increment;
    if (activity[option] > LARGEST) {
      for (let i = 0; i < activity.length; i++) activity[i] /= LARGEST;
      this.increment /= LARGEST;
    }
    if (this.at[option] >= 0) this.up(this.at[option]);
  }

  decay(): void {
    this.increment /= DECAY;
  }

  insert(option: number): void {
    if (this.at[option] >= 0) return;
    this.heap[this.size] = option;
    this.up(this.size++);
  }

  /** Removes and returns the most active option. The heap must not be empty. */
  pop(): number {
    const { heap, at } = this;
    const option = heap[0];
    at[option] = -1;
    heap[0] = heap[--this.size];
    if (this.size > 0) this.down();
    return option;
  }

  private up(index: number): void {
    const { heap, at, activity } = this;
    const option = heap[index];
    let hole = index;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (activity[heap[parent]] >= activity[option]) break;
      heap[hole] = heap[parent];
      at[heap[hole]] = hole;
      hole = parent;
    }
    heap[hole] = option;
    at[option] = hole;
  }

  private down(): void {
    const { heap, at, activity, size } = this;
    const option = heap[0];
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= size) break;
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) child++;
      if (activity[heap[child]] <= activity[option]) break;
      heap[hole] = heap[child];
      at[heap[hole]] = hole;
      hole = child;
    }
    heap[hole] = option;
    at[option] = hole;
  }
}
