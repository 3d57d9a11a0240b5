import { PhotoError } from './photo-error.ts';

/** The most pixels of a picture: cameras of phones make 12 to 50 million. */
const MOST_PIXELS = 50_000_000;

/**
 * Checks the size in the header of a picture, before memory is taken for its pixels.
 *
 * @throws PhotoError if there are no pixels, or too many
 */
export function verifySize(width: number, height: number): void {
  if (width > 0 && height > 0 && width * height <= MOST_PIXELS) return;
  throw new PhotoError(
    `1 to ${MOST_PIXELS / 1_000_000} million pixels`,
    `${width} × ${height} pixels`,
  );
}
