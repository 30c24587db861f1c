/** The parts of a photo that may be a plate, as a reader of letters likes them: black on white, letters of one height. */
import { plateBoxes, type PictureBox } from '@/lib/domain/plates/plate-in-picture';

/** Enough for finding the plate; its letters are read from the photo itself. */
const SEARCHED_WIDTH = 480;
const PLATE_HEIGHT = 110;
const BORDER = 20;
/** Used if no plate is found: the middle of the photo, where people point the camera. */
const MIDDLE = { width: 0.9, height: 0.3 };

/** @returns the likeliest first; null where this browser cannot read the file as a picture */
export async function platePictures(photo: Blob): Promise<HTMLCanvasElement[] | null> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  try {
    const scale = Math.min(1, SEARCHED_WIDTH / picture.width);
    const small = drawn(picture, wholeOf(picture), picture.width * scale, picture.height * scale, 0);
    const found = plateBoxes(pixelsOf(small)).map((box) => scaled(box, 1 / scale));
    return [...found, middleOf(picture)].map((box) =>
      blackOnWhite(drawn(picture, box, (box.width / box.height) * PLATE_HEIGHT, PLATE_HEIGHT, BORDER)),
    );
  } finally {
    picture.close();
  }
}

const wholeOf = ({ width, height }: ImageBitmap): PictureBox => ({ left: 0, top: 0, width, height });

const middleOf = ({ width, height }: ImageBitmap): PictureBox => ({
  left: ((1 - MIDDLE.width) / 2) * width,
  top: ((1 - MIDDLE.height) / 2) * height,
  width: MIDDLE.width * width,
  height: MIDDLE.height * height,
});

const scaled = ({ left, top, width, height }: PictureBox, by: number): PictureBox => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
});

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures.');
  return context;
}

/** A part of the picture in another size, with a white border. */
function drawn(picture: ImageBitmap, from: PictureBox, width: number, height: number, border: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width)) + 2 * border;
  canvas.height = Math.max(1, Math.round(height)) + 2 * border;
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [toWidth, toHeight] = [canvas.width - 2 * border, canvas.height - 2 * border];
  context.drawImage(picture, from.left, from.top, from.width, from.height, border, border, toWidth, toHeight);
  return canvas;
}

const pixelsOf = (canvas: HTMLCanvasElement) => contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** Dark is black, the rest white; the band of a country, which is blue, is white too. */
function blackOnWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const pixels = pixelsOf(canvas);
  const { data } = pixels;
  const light = (at: number) => {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    return blue > red + 40 && blue > green + 20 ? 255 : Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  };
  const counts = Array.from({ length: 256 }, () => 0);
  for (let at = 0; at < data.length; at += 4) counts[light(at)] = (counts[light(at)] ?? 0) + 1;
  const dark = darkestOfLight(counts);
  for (let at = 0; at < data.length; at += 4) data.fill(light(at) <= dark ? 0 : 255, at, at + 3);
  contextOf(canvas).putImageData(pixels, 0, 0);
  return canvas;
}

/** Otsu's threshold: the greys on either side of it differ most. https://doi.org/10.1109/TSMC.1979.4310076 */
function darkestOfLight(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weighted = counts.reduce((sum, count, grey) => sum + count * grey, 0);
  let [best, threshold, below, belowWeighted] = [-1, 127, 0, 0];
  for (const [grey, count] of counts.entries()) {
    below += count;
    belowWeighted += count * grey;
    if (below === 0 || below === total) continue;
    const gap = belowWeighted / below - (weighted - belowWeighted) / (total - below);
    const between = below * (total - below) * gap * gap;
    if (between > best) [best, threshold] = [between, grey];
  }
  return threshold;
}
