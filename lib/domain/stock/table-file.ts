/** A dealer's table as a file. Without schemas: pages load it. */
import { formatCount } from '@/lib/format';

const MEGABYTE = 1024 * 1024;

/** Larger files are not read. */
export const TABLE_FILE_BYTES_MAX = 5 * MEGABYTE;

/** What a file of a table may be called, as a browser's field takes it. */
export const TABLE_FILE_NAMES = '.xlsx,.csv,.tsv,.txt';

/** `The file is larger than 5 MB.` */
export function tooLargeWords(bytesMax = TABLE_FILE_BYTES_MAX): string {
  const size = bytesMax < MEGABYTE ? `${formatCount(bytesMax)} bytes` : `${formatCount(bytesMax / MEGABYTE)} MB`;
  return `The file is larger than ${size}.`;
}
