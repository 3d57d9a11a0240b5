/**
 * A file that the command line serves to this page, such as `KEY.trace`. Undefined if there is none, or
 * if it is no longer served.
 */
export async function servedFile(name: string, signal?: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(`./${name}`, { ...(signal && { signal }), cache: 'no-store' });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
