/** For tests: a photo as a dealer adds one. */
import sharp from 'sharp';

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

/** A JPEG of 40 by 30 pixels, as a new file. */
export const smallPhoto = (): File => new File([jpeg], 'a.jpg');
