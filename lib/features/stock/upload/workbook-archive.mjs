/**
 * A dealer's workbook is a zip archive whose stated sizes may be false. Its texts are unpacked here, once, under limits
 * of size and growth; see lib/features/README.md, decision "A workbook is unpacked by us".
 */
import { inflateRawSync } from 'node:zlib';

const [LOCAL, CENTRAL] = [0x04034b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];
const FILES_MAX = 2_000;
/** How many times its packed size a text may reach. Sheets of real lists reach 5 to 30 times. */
const GROWTH_MAX = 200;
/** Any text may grow to this size, as a blank sheet compresses well. */
const GROWTH_FREE_BYTES = 1024 * 1024;

export class ArchiveTooLarge extends Error {}

/**
 * The texts of an archive by their names (APPNOTE 4.3). Pictures and everything else are left out.
 * @throws ArchiveTooLarge; any other Error if it is not an archive
 * @param {Buffer} archive
 * @param {number} bytesMax
 * @returns {Record<string, Uint8Array>}
 */
export function unpackTexts(archive, bytesMax) {
  /** @type {Map<string, Uint8Array>} */
  const texts = new Map();
  let left = bytesMax;
  for (const { name, method, bytes } of entries(archive)) {
    if (!/\.(xml|rels)$/i.test(name)) continue;
    if (texts.size === FILES_MAX || left <= 0) throw new ArchiveTooLarge();
    const content =
      method === STORED ? bytes : inflated(bytes, Math.min(left, GROWTH_FREE_BYTES + bytes.length * GROWTH_MAX));
    left -= content.length;
    if (left < 0) throw new ArchiveTooLarge();
    texts.set(name, content);
  }
  return Object.fromEntries(texts);
}

/**
 * @param {Buffer} bytes
 * @param {number} max
 */
function inflated(bytes, max) {
  try {
    return inflateRawSync(bytes, { maxOutputLength: max });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw new ArchiveTooLarge();
    throw error;
  }
}

/**
 * Reads the directory at the end of the archive; reading past the end throws.
 *
 * @param {Buffer} archive
 * @returns {Generator<{ name: string, method: number, bytes: Buffer }, void>}
 */
function* entries(archive) {
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
