/** A ZIP archive of a few files (APPNOTE.TXT 6.3): deflated, UTF-8 names, one disk, no ZIP64. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly content: Buffer;
  /** Day it was made; its time of day is midnight. */
  readonly date: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 2.0: deflate. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** The same files give the same bytes, always. */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, date } of files) {
    const packed = deflateRawSync(content);
    const bytes = Buffer.from(name, 'utf8');
    // What the local header and the directory say alike (4.3.7, 4.3.12), from "version needed" to "extra length".
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(dosDate(date), 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    const entry = Buffer.concat([uint32(LOCAL), common, bytes, packed]);
    // Comment, disk, attributes (none of them), then where the entry stands.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(uint32(CENTRAL), uint16(VERSION), common, rest, bytes);
    entries.push(entry);
    offset += entry.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, central, uint32(END), end]);
}

/** Years since 1980 in seven bits, month in four, day in five (4.4.6). */
const dosDate = (date: string): number =>
  ((Number(date.slice(0, 4)) - 1980) << 9) | (Number(date.slice(5, 7)) << 5) | Number(date.slice(8, 10));

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
