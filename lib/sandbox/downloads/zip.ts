/** A ZIP archive of a few files, by fflate. */
import { zipSync, type Zippable } from 'fflate';

export interface ZipFile {
  readonly name: string;
  readonly content: Buffer;
  /** Day it was made; its time of day is midnight. */
  readonly date: string;
}

/** The same files give the same bytes, always. */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries: Zippable = {};
  for (const { name, content, date } of files) entries[name] = [content, { mtime: localMidnight(date) }];
  return Buffer.from(zipSync(entries));
}

/** An archive has no time zones: fflate writes local time. */
const localMidnight = (date: string): Date => new Date(`${date}T00:00:00`);
