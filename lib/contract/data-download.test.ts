import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { readAnswer } from '@/lib/wire/operation';
import { packageBytes, packageChunks, streamPackage } from './data-download';
import { goldenExchanges } from './golden/exchanges';

test('the chunks of the recorded package, decoded one by one, join to a ZIP with its file', () => {
  const golden = goldenExchanges().find((exchange) => exchange.name === 'datadownload/Stream_Package.post');
  assert.ok(golden);
  const { File } = readAnswer(streamPackage, golden.response.body).value;
  assert.ok(File);
  const zip = Buffer.from(packageBytes(File));
  // Local file header (APPNOTE.TXT 4.3.7): signature, method at 8, sizes at 18, name's length at 26, name at 30.
  assert.equal(zip.readUInt32LE(0), 0x04034b50);
  const [method, size, nameLength] = [zip.readUInt16LE(8), zip.readUInt32LE(18), zip.readUInt16LE(26)];
  assert.equal(zip.subarray(30, 30 + nameLength).toString(), 'CARS.csv');
  const data = zip.subarray(30 + nameLength + zip.readUInt16LE(28)).subarray(0, size);
  const csv = (method === 0 ? data : inflateRawSync(data)).toString('utf8');
  assert.match(csv, /^REFID,Name,Clean\r\n50001,"CITROËN ""Shine"", 5dr",8925\r\n/);
});

test('chunks of any size join to the bytes they were cut from', () =>
  fc.assert(
    fc.property(fc.uint8Array(), fc.integer({ min: 1, max: 50 }), (bytes, chunkBytes) => {
      assert.deepEqual(new Uint8Array(packageBytes({ Chunk: packageChunks(bytes, chunkBytes) })), bytes);
    }),
  ));
