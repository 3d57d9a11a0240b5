/** A reason not to release, in one sentence for whoever releases. */
export class Refusal extends Error {}
