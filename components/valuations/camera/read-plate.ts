/** From a photo to a plate, on this device. Loaded when a photo is chosen. */
import { plateInLetters } from '@/lib/domain/plates/read-letters';
import { readLetters } from './plate-reader';
import { platePictures } from './plate-pictures';

export interface PlatePhotoReading {
  /** The plate as it is written; null: none was read. */
  readonly display: string | null;
  /** What was read, or what to do instead. */
  readonly words: string;
}

/** @throws when the library cannot be loaded */
export async function readPlateFrom(photo: Blob): Promise<PlatePhotoReading> {
  const pictures = await platePictures(photo);
  if (pictures === null)
    return { display: null, words: 'This file is not a photo that this browser can read. Type the plate.' };
  for (const picture of pictures) {
    const reading = plateInLetters(await readLetters(picture));
    if (reading)
      return {
        display: reading.display,
        words: `Read from the photo: ${reading.display}. Check it against the plate.`,
      };
  }
  return { display: null, words: 'No plate was read. Type it, or take the photo closer and straight on.' };
}
