import { getSystemErrorMap } from 'node:util';

/** A file or folder cannot be written. The message is a sentence for the user. */
export class WriteError extends Error {}

/** @param target The file or folder, as the user names it. */
export function writeError(target: string, error: unknown): WriteError {
  if (error instanceof WriteError) return error;
  return new WriteError(`${target}: ${writeReason(error as NodeJS.ErrnoException)}`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the folder of this file does not exist',
  ENOTDIR: 'the folder of this file is not a folder',
  EISDIR: 'expected a file, found a folder',
  EEXIST: 'expected a folder, found a file',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk quota is used up',
  EFBIG: 'cannot be written: the file would be larger than allowed (ulimit -f shows the limit)',
  EROFS: 'cannot be written: this disk is read-only',
  EACCES: 'cannot be written: no permission to write there',
  EPERM: 'cannot be written: no permission to write there',
  ENAMETOOLONG: 'cannot be written: the name is too long',
  ELOOP: 'cannot be written: the links to it lead in a circle',
};

type SystemError = Pick<NodeJS.ErrnoException, 'code' | 'errno'> & { readonly message: string };

/** Says why a file cannot be written, without the name that the file has while it is written. */
export function writeReason({ code = '', errno = 0, message }: SystemError): string {
  const [, text = message] = getSystemErrorMap().get(errno) ?? [];
  return REASONS[code] ?? `cannot be written: ${text}`;
}
