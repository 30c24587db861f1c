/** A dealer's workbook is an archive, and what an archive says of its sizes need not be true. */
import { crc32, inflateRawSync } from 'node:zlib';

/** One file in an archive. */
interface ArchiveEntry {
  readonly name: Buffer;
  readonly content: Buffer;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [STORED, DEFLATED] = [0, 8];
const FILES_MAX = 2_000;
const UTF8_NAMES = 0x0800;

export class ArchiveTooLarge extends Error {}

/**
 * The same archive with its texts unpacked (APPNOTE 4.3): they are unpacked here, once, under a limit that no stated size
 * can talk away; whoever reads the result meets nothing but what stands in it. Pictures and all else are left out.
 *
 * @throws TooLarge; any other Error for what is no archive
 */
export function unpackedArchive(archive: Buffer, bytesMax: number): Buffer {
  const files: ArchiveEntry[] = [];
  let left = bytesMax;
  for (const { name, method, bytes } of entries(archive)) {
    if (!/\.(xml|rels)$/i.test(name.toString('latin1'))) continue;
    if (files.length === FILES_MAX || left <= 0) throw new ArchiveTooLarge();
    const content = method === STORED ? bytes : inflated(bytes, left);
    left -= content.length;
    if (left < 0) throw new ArchiveTooLarge();
    files.push({ name, content });
  }
  return stored(files);
}

function inflated(bytes: Buffer, max: number): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: max });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw new ArchiveTooLarge();
    throw error;
  }
}

/** By its directory at the end; reading beyond the bytes there are throws. */
function* entries(archive: Buffer): Generator<{ name: Buffer; method: number; bytes: Buffer }> {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('the directory is broken');
    const method = archive.readUInt16LE(at + 10);
    if (method !== STORED && method !== DEFLATED) throw new Error(`packed in an unknown way, ${method}`);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const header = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(header) !== LOCAL) throw new Error('the directory leads nowhere');
    const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    yield { name: archive.subarray(at + 46, at + 46 + nameLength), method, bytes: archive.subarray(from, from + size) };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function stored(files: readonly ArchiveEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of files) {
    // Version, flags, method, time, date, checksum, both sizes, length of the name, of what follows it: the same in both.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const localHeaderOffset = Buffer.alloc(14);
    localHeaderOffset.writeUInt32LE(at, 10);
    parts.push(uint32(LOCAL), common, name, content);
    directory.push(uint32(CENTRAL), Buffer.from([20, 0]), common, localHeaderOffset, name);
    at += 30 + name.length + content.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(all.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, all, uint32(END), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
