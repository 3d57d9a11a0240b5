import type { Random } from '@nonet/engine/generate';

/**
 * Chooses one of several options (the arms of a bandit) at random. The more often an option has
 * succeeded, the more likely it is to be chosen.
 */
export class Bandit<Arm> {
  private readonly random: Random;
  private readonly wins = new Map<Arm, number>();
  private readonly tries = new Map<Arm, number>();

  constructor(random: Random) {
    this.random = random;
  }

  choose(arms: readonly Arm[]): Arm {
    const weights = arms.map((arm) => this.weight(arm));
    let left = (this.random.next() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight);
    for (let i = 0; i < arms.length - 1; i++) {
      left -= weights[i];
      if (left < 0) return arms[i];
    }
    return arms.at(-1)!;
  }

  learn(arm: Arm, hasWon: boolean): void {
    this.tries.set(arm, (this.tries.get(arm) ?? 0) + 1);
    if (hasWon) this.wins.set(arm, (this.wins.get(arm) ?? 0) + 1);
  }

  /** Laplace's estimate of the share of tries that succeed. For a new arm it is one half. */
  private weight(arm: Arm): number {
    return ((this.wins.get(arm) ?? 0) + 1) / ((this.tries.get(arm) ?? 0) + 2);
  }
}
