/** From a photo to a plate, on this device. Loaded when a photo is chosen. */
import { plateInLetters } from '@/lib/domain/plates/read-letters';
import { readLetters } from './plate-reader';
import { platePictures } from './plate-pictures';

export type PlatePhotoReading =
  | { readonly state: 'read'; readonly display: string }
  /** No plate in it. */
  | { readonly state: 'none' }
  /** The file is not a picture that this browser can read. */
  | { readonly state: 'no_picture' };

/** @throws when the library cannot be loaded */
export async function readPlateFrom(photo: Blob): Promise<PlatePhotoReading> {
  const pictures = await platePictures(photo);
  if (pictures === null) return { state: 'no_picture' };
  for (const picture of pictures) {
    const reading = plateInLetters(await readLetters(picture));
    if (reading) return { state: 'read', display: reading.display };
  }
  return { state: 'none' };
}
