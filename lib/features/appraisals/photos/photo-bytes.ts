/** Re-encodes an uploaded photo: its bytes, not its name, decide what it is, and only the pixels are stored. */
import sharp from 'sharp';
import { PHOTO_STORED_BYTES_MAX, PHOTO_SIDE_PIXELS } from '@/lib/domain/appraisals/photos';
import { Fault } from '@/lib/fault';

export interface CheckedPhoto {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** More than an ordinary phone photo has; decoding one takes about 100 MB. */
const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 10;
/** Best first; a detailed picture is stored at a lower quality, so that it stays small. */
const QUALITIES = [80, 60, 40];

/** One picture at a time needs neither a cache nor a second thread. */
sharp.cache(false);
sharp.concurrency(1);

const KINDS = [
  { format: 'jpeg', begins: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    format: 'png',
    begins: (bytes: Buffer) =>
      bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    format: 'webp',
    begins: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
] as const;

/**
 * @returns a JPEG of at most 1,600 pixels a side, upright, without location or any other data
 * @throws Fault invalid_input at `file`, with a sentence on what is wrong
 */
export async function checkedPhoto(bytes: Buffer): Promise<CheckedPhoto> {
  const kind = KINDS.find(({ begins }) => begins(bytes));
  if (!kind) throw refused('This file is not a photo.', 'Choose a JPEG, PNG or WebP photo.');
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (size?.format !== kind.format) throw unreadable();
  if ((size.width ?? 0) * (size.height ?? 0) > PIXELS_MAX)
    throw refused('This photo has more than 25 million pixels.', 'Choose a smaller one.');
  for (const quality of QUALITIES) {
    const { data, info } = await pictureOf(bytes, quality);
    if (data.length <= PHOTO_STORED_BYTES_MAX) return { jpeg: data, width: info.width, height: info.height };
  }
  throw refused('This photo cannot be made small enough.', 'Choose a smaller one.');
}

/** Without `keepMetadata`, none of the file's metadata is written. */
const pictureOf = (bytes: Buffer, quality: number) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: PHOTO_SIDE_PIXELS, height: PHOTO_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });

const unreadable = () =>
  refused('This photo cannot be read: the file is damaged or incomplete.', 'Take or choose it again.');

const refused = (message: string, fix: string): Fault => new Fault('invalid_input', { message, fix, field: 'file' });
