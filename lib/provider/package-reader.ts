/** Reads the answer that contains a package as it arrives, and passes its bytes on immediately. */
import { streamLatestPackage, streamPackage } from '@/lib/contract/data-download';
import type { OperationAnswer } from '@/lib/contract/operations';
import { readShape } from '@/lib/wire/document';
import { elementNameOf, fieldOf, Unreadable } from '@/lib/wire/shape';
import { resultIn } from '@/lib/wire/soap';
import { xmlReader } from '@/lib/wire/xml';

export type PackageOperation = typeof streamPackage | typeof streamLatestPackage;

/** Whether `download` accepts the operation. */
export const isStreamed = ({ name }: { readonly name: string }): boolean =>
  [streamPackage, streamLatestPackage].some((streamed) => streamed.name === name);

/** What is known of a package by the time its first bytes come. */
export interface OpenedPackage {
  name: string;
}

/** A chunk is some tens of kilobytes of base64; megabytes are not a chunk. */
const CHUNK_CHARACTERS_MAX = 8 * 1024 * 1024;

/** Reads the answer as declared, except its chunks, which are emitted through `decoded` as they close. */
export function packageReader(operation: PackageOperation, decoded: Buffer[], openedPackage: OpenedPackage) {
  const { shape } = operation.result;
  const file = fieldOf(shape.fields.File);
  const fields = shape.fields.File.shape.fields;
  const names = {
    file: elementNameOf(file, 'File'),
    chunk: elementNameOf(fieldOf(fields.Chunk), 'Chunk'),
    name: elementNameOf(fieldOf(fields.Name), 'Name'),
  };
  const reader = xmlReader(({ name, text }, around) => {
    if (around.at(-1)?.name !== names.file) return false;
    if (name === names.name) openedPackage.name = text.trim();
    if (name !== names.chunk) return false;
    decoded.push(bytesOfChunk(text));
    return true;
  }, CHUNK_CHARACTERS_MAX);
  return {
    write: (piece: string) => reader.write(piece),
    close: (): OperationAnswer<PackageOperation> => readShape(shape, resultIn(reader.close(), operation.name), []),
  };
}

/** @throws Unreadable: `Buffer.from` would silently drop anything that is not base64 */
function bytesOfChunk(text: string): Buffer {
  const packed = text.replace(/\s+/g, '');
  if (packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(packed)) {
    throw new Unreadable('a chunk is not base64');
  }
  return Buffer.from(packed, 'base64');
}

/** No path, no control character, nothing special to a header or a shell. */
export function fileNameOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_').replace(/^[._]+/, '');
  return plain === '' ? 'package.zip' : plain.slice(0, 120);
}
