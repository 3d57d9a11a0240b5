/** The localStorage key of the trace of the user's program. The value is base64. */
const KEY = 'nonet-program';

/** A larger trace is not saved. Browsers allow about five million characters in all. */
const MOST_BYTES = 1_000_000;
/** This many bytes are converted to characters at once. */
const PIECE = 8_192;

/** Whether the trace is small enough to be saved for the next visit. */
export function canSave(file: Blob): boolean {
  return file.size <= MOST_BYTES;
}

/**
 * Saves a trace in place of the previous one. If the trace is too large, removes the previous one
 * and saves nothing.
 */
export async function saveProgram(file: Blob): Promise<void> {
  try {
    localStorage.removeItem(KEY);
    if (!canSave(file)) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = '';
    for (let from = 0; from < bytes.length; from += PIECE) {
      text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
    }
    localStorage.setItem(KEY, btoa(text));
  } catch {
    // The browser refuses localStorage, or the file no longer exists.
  }
}

export function savedProgram(): Blob | undefined {
  try {
    const saved = localStorage.getItem(KEY);
    if (saved === null) return undefined;
    return new Blob([Uint8Array.from(atob(saved), (character) => character.charCodeAt(0))]);
  } catch {
    return undefined;
  }
}
