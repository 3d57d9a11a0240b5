/** The maximum length of what a link holds. Many programs cut off longer addresses. */
export const MOST_IN_LINK = 16_000;

/** Data for an address: packed by gzip, as base64 with `-` and `_`. */
export async function packedLink(data: Blob): Promise<string> {
  const packed = data.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The data in an address, still packed. Undefined if it is not base64. */
export function linkedBlob(link: string): Blob | undefined {
  try {
    const text = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
  } catch {
    return undefined;
  }
}
