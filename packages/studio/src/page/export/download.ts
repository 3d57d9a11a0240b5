export function download(blob: Blob, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  // The browser does not report when it has read the blob. One minute is enough.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
