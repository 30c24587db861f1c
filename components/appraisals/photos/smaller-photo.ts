/** A photo made smaller in the browser, before it is sent. */
import { PHOTO_SIDE_PIXELS } from '@/lib/domain/appraisals/photos';

const QUALITY = 0.85;

/**
 * A JPEG of at most 1,600 pixels a side, upright. It is redrawn, so the file's location and other metadata are dropped.
 * @returns null where this browser cannot read the file as a picture
 */
export async function smallerPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, PHOTO_SIDE_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
