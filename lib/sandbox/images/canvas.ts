/** A picture in memory: polygons filled with smooth edges. Colours are red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
/** In pixels from the left and the top. */
export type CanvasPoint = readonly [x: number, y: number];

/** Lines of samples in each line of pixels; across it coverage is computed exactly. */
const SAMPLES = 4;

export class Canvas {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
  }

  /** Where edges cross, even–odd. @param opacity 0 to 1 */
  fill(polygon: readonly CanvasPoint[], [red, green, blue]: Colour, opacity = 1): void {
    const ys = polygon.map(([, y]) => y);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.height - 1, Math.floor(Math.max(...ys)));
    const cover = new Float32Array(this.width + 1);
    for (let line = top; line <= bottom; line++) {
      cover.fill(0);
      for (let sample = 0; sample < SAMPLES; sample++) {
        const crossings = crossingsOf(polygon, line + (sample + 0.5) / SAMPLES);
        for (let i = 0; i + 1 < crossings.length; i += 2) this.#span(cover, crossings[i]!, crossings[i + 1]!);
      }
      const start = line * this.width * 3;
      for (let x = 0; x < this.width; x++) {
        const share = (cover[x]! / SAMPLES) * opacity;
        if (share <= 0) continue;
        const at = start + x * 3;
        this.pixels[at] = mixed(this.pixels[at]!, red, share);
        this.pixels[at + 1] = mixed(this.pixels[at + 1]!, green, share);
        this.pixels[at + 2] = mixed(this.pixels[at + 2]!, blue, share);
      }
    }
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour, opacity = 1): void {
    const [right, low] = [x + width, y + height];
    this.fill(
      [
        [x, y],
        [right, y],
        [right, low],
        [x, low],
      ],
      colour,
      opacity,
    );
  }

  #span(cover: Float32Array, from: number, to: number): void {
    const [left, right] = [Math.max(0, from), Math.min(this.width, to)];
    if (left >= right) return;
    const [first, last] = [Math.floor(left), Math.floor(right)];
    if (first === last) {
      cover[first]! += right - left;
      return;
    }
    cover[first]! += first + 1 - left;
    for (let x = first + 1; x < last; x++) cover[x]! += 1;
    cover[last]! += right - last;
  }
}

function crossingsOf(polygon: readonly CanvasPoint[], y: number): number[] {
  const found: number[] = [];
  let [fromX, fromY] = polygon.at(-1)!;
  for (const [x, nextY] of polygon) {
    if (fromY <= y !== nextY <= y) found.push(fromX + ((y - fromY) * (x - fromX)) / (nextY - fromY));
    [fromX, fromY] = [x, nextY];
  }
  return found.sort((a, b) => a - b);
}

const mixed = (below: number, above: number, share: number): number =>
  Math.round(below + (above - below) * Math.min(1, share));
