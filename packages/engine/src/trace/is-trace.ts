// The page needs only this of a trace at first, so this file imports nothing.

const SPACE = 32;
const HASH = '#'.charCodeAt(0);

/** Whether a line is empty or a comment. */
export function isAside(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most lines begin with a printable ASCII character other than a space or `#`.
  if (first > SPACE && first !== HASH && first < 127) return false;
  return /^\s*(?:#|$)/.test(text);
}

const JSON_EVENT = /^\s*\{.*"kind"\s*:\s*"(?:placement|back)"/;
const JSON_HEAD = /^\s*\{.*"puzzle"\s*:/;

/**
 * Whether a text is meant to be a trace. It is enough to pass the beginning of the text with its
 * first events.
 */
export function isTrace(beginning: string): boolean {
  const lines = beginning.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const [first = '', second = ''] = lines.filter((line) => !isAside(line));
  if (/^\s*nonet-trace\b/.test(first) || JSON_EVENT.test(first)) return true;
  return JSON_HEAD.test(first) && JSON_EVENT.test(second);
}
