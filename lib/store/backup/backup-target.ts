/** The file that a backup is written to: what stands in the way, in a sentence. */
import { existsSync, statSync } from 'node:fs';
import { Fault } from '@/lib/fault';

/** @throws Fault if a folder or a device has this name: the finished backup would take its place */
export function requireReplaceable(file: string): void {
  if (!existsSync(file) || statSync(file).isFile()) return;
  throw new Fault('invalid_input', { message: `${file} is not a file.`, fix: 'Name a file for the backup.' });
}

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NO_PLACE = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EIO']);

/** The Fault for an error of the file system; null for any other error. */
export function targetFault(error: unknown, file: string): Fault | null {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NO_SPACE.has(code))
    return new Fault('unexpected', {
      message: `There is no space left for ${file}; no backup was made.`,
      fix: 'Free some, or name a file elsewhere: npm run backup -- file',
    });
  if (code === 'EEXIST' && error instanceof Error && 'syscall' in error && error.syscall === 'open')
    return new Fault('conflict', {
      message: `${file}.part is there: another backup is being written, or one was ended while it was.`,
      fix: 'Wait until it is gone, or delete it.',
    });
  if (NO_PLACE.has(code))
    return new Fault('unexpected', {
      message: `${file} cannot be written (${code}); no backup was made.`,
      fix: 'Name a file in a folder that this user may write to: npm run backup -- file',
    });
  return null;
}
