/**
 * Where a British number plate may be in a picture: an area of its yellow or white with a plate's proportions. Pure and
 * browser-safe; other code reads the letters.
 */

/** Four bytes per pixel, red, green, blue and alpha, as in a canvas. */
export interface PixelField {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A plate is 520 × 111 mm; seen from the side it is shorter, and shadow may cut its height. */
const ASPECT_MIN = 2.2;
const ASPECT_MAX = 8;
/** As a share of the picture: in a smaller plate, letters have too few pixels. */
const AREA_MIN = 0.004;
/** How much of its box a plate's background fills, without letters and band. */
const FILLED = { least: 0.35, most: 0.97 };
const BOXES_MAX = 3;

/** The likeliest positions of a plate, largest first. */
export function plateBoxes(picture: PixelField): PictureBox[] {
  const light = meanLight(picture);
  const fields = [isYellow, (red: number, green: number, blue: number) => isWhite(red, green, blue, light)];
  return fields
    .flatMap((isGround) => fieldsOf(picture, isGround))
    .filter(({ box, pixels }) => {
      const [aspect, area] = [box.width / box.height, box.width * box.height];
      const filled = pixels / area;
      return (
        aspect >= ASPECT_MIN &&
        aspect <= ASPECT_MAX &&
        area >= AREA_MIN * picture.width * picture.height &&
        filled >= FILLED.least &&
        filled <= FILLED.most
      );
    })
    .toSorted((a, b) => b.pixels - a.pixels)
    .slice(0, BOXES_MAX)
    .map(({ box }) => box);
}

type IsGround = (red: number, green: number, blue: number) => boolean;

const isYellow: IsGround = (red, green, blue) =>
  red > 90 && green > 70 && blue < 0.65 * Math.min(red, green) && red < 1.6 * green && green < 1.25 * red;

/** Grey enough, and lighter than the picture overall. */
function isWhite(red: number, green: number, blue: number, light: number): boolean {
  const most = Math.max(red, green, blue);
  return most > Math.max(110, 1.15 * light) && most - Math.min(red, green, blue) < 0.22 * most;
}

function meanLight({ data, width, height }: PixelField): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  return sum / (width * height);
}

interface GroundField {
  readonly box: PictureBox;
  readonly pixels: number;
}

/** The areas of adjacent pixels of one background colour. */
function fieldsOf({ data, width, height }: PixelField, isGround: IsGround): GroundField[] {
  const waits = new Uint8Array(width * height);
  for (let at = 0; at < waits.length; at++)
    waits[at] = isGround(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0) ? 1 : 0;
  const fields: GroundField[] = [];
  const open: number[] = [];
  for (let start = 0; start < waits.length; start++) {
    if (waits[start] !== 1) continue;
    let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0];
    waits[start] = 0;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      pixels++;
      const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of beside) {
        if (waits[next] !== 1) continue;
        waits[next] = 0;
        open.push(next);
      }
    }
    fields.push({ box: { left, top, width: right - left + 1, height: bottom - top + 1 }, pixels });
  }
  return fields;
}
