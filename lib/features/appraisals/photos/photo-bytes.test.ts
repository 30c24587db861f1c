/** Photos as the worst sender would send them: a small picture is stored, or a sentence explains the refusal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PHOTO_STORED_BYTES_MAX, PHOTO_SIDE_PIXELS } from '@/lib/domain/appraisals/photos';
import { Fault } from '@/lib/fault';
import { checkedPhoto } from './photo-bytes';

const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** A chunk of a PNG, with its CRC-32 (ISO 3309). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of one colour that states its own size, with only this many rows of data. */
function png(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8); // grey, 8 bits
  const data = deflateSync(Buffer.alloc((width + 1) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The position of Big Ben and a maker's name, as a phone writes them. */
const withPlace = () =>
  scene(400, 300)
    .withExif({
      IFD0: { Make: 'Telephone', ImageDescription: 'AB21CDE' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 28/1' },
    })
    .jpeg()
    .toBuffer();

const refusal = async (bytes: Buffer): Promise<Fault> => {
  const error = await checkedPhoto(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Fault, String(error));
  return error;
};

test('a photo is a JPEG of at most 1,600 pixels a side, whichever of the three kinds it was', async () => {
  const photos = [
    await scene(4_000, 3_000).jpeg().toBuffer(),
    await scene(3_000, 4_000).png().toBuffer(),
    await scene(4_000, 3_000).webp().toBuffer(),
  ];
  for (const bytes of photos) {
    const { jpeg, width, height } = await checkedPhoto(bytes);
    const read = await sharp(jpeg).metadata();
    assert.deepEqual([read.format, read.width, read.height], ['jpeg', width, height]);
    assert.deepEqual(
      [width, height].toSorted((a, b) => a - b),
      [1_200, PHOTO_SIDE_PIXELS],
    );
  }
});

test('a small photo is not made larger, and one taken upright stays upright', async () => {
  const lying = await scene(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height } = await checkedPhoto(lying);
  assert.deepEqual([width, height], [300, 400]);
});

test('location, maker and description are gone', async () => {
  const sent = await withPlace();
  assert.ok(sent.includes('AB21CDE') && sent.includes('Telephone'), 'they are in what is sent');
  assert.ok((await sharp(sent).metadata()).exif);
  const { jpeg } = await checkedPhoto(sent);
  const read = await sharp(jpeg).metadata();
  assert.deepEqual(
    [read.exif, read.xmp, read.iptc, read.icc, read.comments],
    [undefined, undefined, undefined, undefined, undefined],
  );
  for (const text of ['AB21CDE', 'Telephone', 'Exif', 'GPS']) assert.ok(!Buffer.from(jpeg).includes(text), text);
});

test('a page, a script or an archive appended to a photo is dropped', async () => {
  const polyglot = Buffer.concat([
    await scene(200, 100).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
  ]);
  const { jpeg } = await checkedPhoto(polyglot);
  assert.ok(!Buffer.from(jpeg).includes('script') && !Buffer.from(jpeg).includes('PK\u0003\u0004'));
});

test('a drawing, a page, a document and an animation are refused by their bytes, whatever their name', async () => {
  const files = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<html></html>',
    '%PDF-1.7',
    'GIF89a',
    '',
  ];
  for (const text of files) {
    const { code, message, field } = await refusal(Buffer.from(text));
    assert.deepEqual([code, message, field], ['invalid_input', 'This file is not a photo.', 'file'], text);
  }
});

test('a drawing that begins with a photo’s first bytes is refused', async () => {
  const { message } = await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]));
  assert.match(message, /damaged or incomplete/);
});

test('a file of 60 kB that claims 3,600 million pixels, or has 26 million, is refused for its size', async () => {
  for (const bomb of [png(60_000, 60_000, 1), png(5_100, 5_100, 5_100)]) {
    assert.ok(bomb.length < 60_000);
    assert.match((await refusal(bomb)).message, /more than 25 million pixels/);
  }
});

test('a photo that was cut short is refused', async () => {
  const whole = await scene(1_000, 1_000).png().toBuffer();
  assert.match((await refusal(whole.subarray(0, whole.length / 2))).message, /damaged or incomplete/);
  assert.match((await refusal(png(1_000, 1_000, 10))).message, /damaged or incomplete/);
});

test('noise, which no format makes small, is stored within the limit', async () => {
  const noise = Buffer.alloc(1_600 * 1_600 * 3);
  let state = 1;
  for (let index = 0; index < noise.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[index] = state >>> 24;
  }
  const sent = await sharp(noise, { raw: { width: 1_600, height: 1_600, channels: 3 } })
    .png()
    .toBuffer();
  const { jpeg } = await checkedPhoto(sent);
  assert.ok(jpeg.length > 100_000 && jpeg.length <= PHOTO_STORED_BYTES_MAX, String(jpeg.length));
});
