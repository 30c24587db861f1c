import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { zip } from './zip';

const files = [
  { name: 'CARS.csv', content: Buffer.from('REFID,Name\r\n1,"CITROËN ""Shine"""\r\n'.repeat(500)), date: '2026-06-01' },
  { name: 'leer–é.txt', content: Buffer.alloc(0), date: '2026-06-01' },
];

/** Reads from the end, as archive readers do: the directory names each file and its place (APPNOTE 4.3.12, 4.3.16). */
function unzip(archive: Buffer): { name: string; content: string; crc: number; date: number }[] {
  const end = archive.length - 22;
  assert.equal(archive.readUInt32LE(end), 0x06054b50);
  assert.equal(archive.readUInt32LE(end + 16) + archive.readUInt32LE(end + 12), end, 'the directory ends at its end');
  const found = [];
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i++) {
    assert.equal(archive.readUInt32LE(at), 0x02014b50);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const local = archive.readUInt32LE(at + 42);
    assert.equal(archive.readUInt32LE(local), 0x04034b50);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    assert.equal(content.length, archive.readUInt32LE(at + 24));
    found.push({
      name,
      content: content.toString('utf8'),
      crc: archive.readUInt32LE(at + 16),
      date: archive.readUInt16LE(at + 14),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

test('an archive holds its files, their days and their checksums', () => {
  const [cars, empty] = unzip(zip(files));
  assert.deepEqual([cars?.name, cars?.content], ['CARS.csv', files[0]!.content.toString('utf8')]);
  // 46 years after 1980, June, the 1st: 46 × 512 + 6 × 32 + 1.
  assert.equal(cars?.date, 23745);
  // The CRC-32 of nothing is 0.
  assert.deepEqual([empty?.name, empty?.content, empty?.crc], ['leer–é.txt', '', 0]);
});

test('the checksum is the standard one: CRC-32 of 123456789 is CBF43926', () => {
  const [only] = unzip(zip([{ name: 'a', content: Buffer.from('123456789'), date: '2026-06-01' }]));
  assert.equal(only?.crc, 0xcbf43926);
});

test('Python’s zipfile finds no fault with it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const path = join(folder, 'a.zip');
    writeFileSync(path, zip(files));
    const script = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist())';
    assert.equal(
      execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim(),
      "None ['CARS.csv', 'leer–é.txt']",
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') t.skip('python3 is not installed');
    else throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the same files give the same bytes', () => assert.deepEqual(zip(files), zip(files)));
