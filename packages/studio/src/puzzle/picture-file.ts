/** How the files of pictures begin: PNG, JPEG, GIF, WebP, HEIC and AVIF, one character per byte. */
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif1|msf1|avi))/s;
const LONGEST = 12;

/** Whether a file holds a picture, a PDF, or something else, which is read as text. */
export async function fileKind(file: Blob): Promise<'picture' | 'pdf' | 'text'> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  if (PICTURE.test(start)) return 'picture';
  return start.startsWith('%PDF-') ? 'pdf' : 'text';
}
