/** How the user's function is called, if the source file has no main program. */
export interface Driver {
  /** Text to put in front of the first line of the source. It has no line end. */
  readonly before?: string;
  /** Text to append to the source. */
  readonly after?: string;
  /** A main program, in a file beside the source. */
  readonly main?: {
    readonly name: string;
    readonly text: (path: string) => string;
  };
}

/** Why there is no driver: the source has none of the functions that a driver calls. */
export interface NoFunction {
  readonly expected: string;
  readonly found: string;
}

/**
 * Returns the driver of a source, or undefined if the source is a whole program.
 *
 * @param language The id of the language.
 */
export type FindDriver = (language: string, text: string) => Driver | NoFunction | undefined;
