/**
 * Copies a text. Returns whether the browser allowed it. Outside a secure context the browser has
 * no `navigator.clipboard`. Then the text is copied from `field`, which must show it.
 */
export async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
