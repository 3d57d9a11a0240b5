/** A file or folder cannot be written. The message is a sentence for the user. */
export class WriteError extends Error {}

/** Calls `write`. If this fails, the error names the file or folder. */
export function writing<T>(target: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new WriteError(`${target}: ${writeReason(error as NodeJS.ErrnoException)}`);
  }
}

/** Says why a file cannot be written. */
export function writeReason({
  code,
  message,
}: Pick<NodeJS.ErrnoException, 'code'> & { readonly message?: string }): string {
  switch (code) {
    case 'ENOENT':
      return 'the folder of this file does not exist';
    case 'EISDIR':
      return 'expected a file, found a folder';
    case 'ENOSPC':
      return 'cannot be written: the disk is full';
    case 'EDQUOT':
      return 'cannot be written: the disk quota is used up';
    default:
      return `cannot be written: ${message}`;
  }
}
