/**
 * A dealer's workbook is a zip archive whose stated sizes need not be true. Its texts are unpacked here, once, under a
 * limit; see README.md, decision "A workbook is unpacked by us".
 */
import { inflateRawSync } from 'node:zlib';

const [LOCAL, CENTRAL] = [0x04034b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];
const FILES_MAX = 2_000;

export class ArchiveTooLarge extends Error {}

/**
 * The texts of an archive by their names (APPNOTE 4.3). Pictures and everything else are left out.
 * @throws ArchiveTooLarge; any other Error for what is not an archive
 */
export function unpackTexts(archive: Buffer, bytesMax: number): Record<string, Uint8Array> {
  const texts = new Map<string, Uint8Array>();
  let left = bytesMax;
  for (const { name, method, bytes } of entries(archive)) {
    if (!/\.(xml|rels)$/i.test(name)) continue;
    if (texts.size === FILES_MAX || left <= 0) throw new ArchiveTooLarge();
    const content = method === STORED ? bytes : inflated(bytes, left);
    left -= content.length;
    if (left < 0) throw new ArchiveTooLarge();
    texts.set(name, content);
  }
  return Object.fromEntries(texts);
}

function inflated(bytes: Buffer, max: number): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: max });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw new ArchiveTooLarge();
    throw error;
  }
}

interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly bytes: Buffer;
}

/** By the directory at the end of the archive; reading beyond its bytes throws. */
function* entries(archive: Buffer): Generator<ArchiveEntry> {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('The directory of the archive is broken');
    const method = archive.readUInt16LE(at + 10);
    if (method !== STORED && method !== DEFLATED) throw new Error(`Unknown compression method ${method}`);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const header = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(header) !== LOCAL) throw new Error('The directory of the archive points to no file');
    const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    yield {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      bytes: archive.subarray(from, from + size),
    };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}
