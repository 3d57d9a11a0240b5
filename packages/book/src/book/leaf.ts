/** A page before it has its place in the book. Its top left corner is that of the live area. */
export interface Leaf {
  readonly title: string;
  readonly markup: readonly string[];
  /** Whether its number is printed. Default true. */
  readonly hasNumber?: boolean;
}

/** The space that texts and pictures have on a leaf. The number of the page is below it. */
export interface LeafSize {
  readonly width: number;
  readonly height: number;
}
