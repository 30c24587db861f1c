/** For tests: a photo as a dealer adds one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const jpeg = readFileSync(join(import.meta.dirname, 'small-photo.jpg'));

/** A JPEG of 40 by 30 pixels, as a new file. */
export const smallPhoto = (): File => new File([jpeg], 'a.jpg');
