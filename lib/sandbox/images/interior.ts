/** The inside of a car as a passenger sees it: windscreen, dashboard, wheel, screen and seats. */
import type { Canvas, Colour, CanvasPoint } from '@/lib/sandbox/images/canvas';

const trim: Colour = [58, 61, 66];
const light: Colour = [96, 100, 106];
const seat: Colour = [74, 70, 68];
const sky: Colour = [188, 206, 220];

/** @param paint of the bonnet behind the windscreen */
export function drawInterior(canvas: Canvas, paint: Colour): void {
  const { width, height } = canvas;
  const at = (x: number, y: number): CanvasPoint => [x * width, y * height];
  const shape = (colour: Colour, ...corners: [number, number][]): void =>
    canvas.fill(
      corners.map(([x, y]) => at(x, y)),
      colour,
    );
  const ring = (x: number, y: number, radius: number, colour: Colour): void => {
    const r = radius * Math.min(width, height);
    canvas.fill(
      Array.from({ length: 64 }, (_, i): CanvasPoint => {
        const angle = (i * Math.PI) / 32;
        return [x * width + r * Math.cos(angle), y * height + r * Math.sin(angle)];
      }),
      colour,
    );
  };
  shape(trim, [0, 0], [1, 0], [1, 1], [0, 1]);
  shape(sky, [0.14, 0.06], [0.86, 0.06], [0.95, 0.38], [0.05, 0.38]);
  shape(paint, [0.08, 0.38], [0.2, 0.31], [0.8, 0.31], [0.92, 0.38]);
  shape(trim, [0.44, 0.06], [0.56, 0.06], [0.55, 0.12], [0.45, 0.12]);
  shape(light, [0, 0.4], [0.1, 0.36], [0.9, 0.36], [1, 0.4], [1, 0.46], [0, 0.46]);
  shape([30, 32, 36], [0.4, 0.42], [0.6, 0.42], [0.6, 0.56], [0.4, 0.56]);
  shape([70, 118, 150], [0.41, 0.435], [0.59, 0.435], [0.59, 0.545], [0.41, 0.545]);
  for (const x of [0.06, 0.34, 0.63, 0.9])
    shape([36, 38, 42], [x, 0.48], [x + 0.05, 0.48], [x + 0.05, 0.52], [x, 0.52]);
  shape(light, [0.44, 0.6], [0.56, 0.6], [0.58, 1], [0.42, 1]);
  ring(0.5, 0.72, 0.035, [30, 32, 36]);
  for (const left of [0.06, 0.62]) {
    shape(seat, [left + 0.02, 0.7], [left + 0.3, 0.7], [left + 0.34, 1], [left - 0.02, 1]);
    shape([92, 87, 84], [left + 0.07, 0.74], [left + 0.25, 0.74], [left + 0.28, 1], [left + 0.04, 1]);
  }
  // On the right: a British car.
  ring(0.76, 0.56, 0.2, [24, 25, 27]);
  ring(0.76, 0.56, 0.165, trim);
  shape([24, 25, 27], [0.64, 0.54], [0.88, 0.54], [0.88, 0.58], [0.64, 0.58]);
  shape([24, 25, 27], [0.745, 0.56], [0.775, 0.56], [0.775, 0.74], [0.745, 0.74]);
  ring(0.76, 0.56, 0.055, [34, 36, 39]);
}
