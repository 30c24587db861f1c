/** For tests: workbooks whose contents and sizes a test chooses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { readTable, type ReadLimits } from './read-table';
import { unpackTexts } from './workbook-archive.mjs';

/** One car below a heading: Reg AB21CDE, Mileage 20000. */
export const workbook = readFileSync(join(import.meta.dirname, 'one-car.xlsx'));

/** The workbook repacked, each file as `change` returns it, with the size `stated` instead of the true one. */
export function packed(change: (name: string, content: Buffer) => Buffer, stated?: number): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let written = 0;
  for (const [path, unpacked] of Object.entries(unpackTexts(workbook, 1_000_000))) {
    const name = Buffer.from(path);
    const content = change(path, Buffer.from(unpacked));
    const bytes = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(bytes.length, 14);
    head.writeUInt32LE(stated ?? content.length, 18);
    head.writeUInt16LE(name.length, 22);
    const localHeaderOffset = Buffer.alloc(14);
    localHeaderOffset.writeUInt32LE(written, 10);
    files.push(Buffer.from('PK\u0003\u0004', 'latin1'), head, name, bytes);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, localHeaderOffset, name);
    written += 30 + name.length + bytes.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length / 4, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(written, 16);
  return Buffer.concat([...files, all, end]);
}

/** The workbook with its sheet changed. */
export const inSheet = (change: (text: string) => string) =>
  packed((name, content) => (name.endsWith('sheet1.xml') ? Buffer.from(change(content.toString())) : content));

/** The rows of the first sheet that holds anything. */
export const readRows = async (bytes: Uint8Array, limits?: ReadLimits): Promise<TableRow[]> =>
  (await readTable(bytes, () => true, limits)).rows;
