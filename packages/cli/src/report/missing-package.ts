/** A package that only some commands need is not installed. The message says how to install it. */
export class MissingPackage extends Error {}
