/** A picture as PNG (W3C, third edition): eight bits a channel, no alpha, each line filtered by its left neighbour. */
import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from '@/lib/sandbox/images/canvas';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR = 2;
const FILTER_SUB = 1;

export function png({ width, height, pixels }: Canvas): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = TRUECOLOUR;
  const stride = width * 3;
  const lines = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1);
    const from = y * stride;
    lines[to] = FILTER_SUB;
    // Modulo 256, as Buffer stores it.
    for (let i = 0; i < stride; i++) lines[to + 1 + i] = pixels[from + i]! - (i < 3 ? 0 : pixels[from + i - 3]!);
  }
  const data = deflateSync(lines, { level: 6 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Length, type, data, and the checksum of the last two. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
