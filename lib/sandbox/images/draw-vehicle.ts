/** Draws a vehicle from a viewpoint: its faces in the order of their distance, its wheels, the ground, and words. */
import type { BodyCode } from '@/lib/sandbox/catalogue/segments';
import { Canvas, type Colour, type CanvasPoint } from '@/lib/sandbox/images/canvas';
import { drawInterior } from '@/lib/sandbox/images/interior';
import { HEIGHT, widthOf, write } from '@/lib/sandbox/images/letters';
import { solidOf, type SolidFace, type SpacePoint, type VehicleSize } from '@/lib/sandbox/images/solid';

export interface DrawnVehicle {
  readonly body: BodyCode;
  readonly doors: number;
  readonly size: VehicleSize;
  readonly paint: Colour;
}

/** Rotation about the vertical axis and the angle of view downwards, in degrees; by the service's numbers. */
const views: Readonly<Record<number, { readonly turn: number; readonly down: number }>> = {
  1: { turn: 0, down: 2 },
  2: { turn: 90, down: 6 },
  3: { turn: 42, down: 13 },
  4: { turn: -90, down: 6 },
  5: { turn: -42, down: 13 },
};

export const INTERIOR = 6;

type Projection = (position: SpacePoint) => { readonly point: CanvasPoint; readonly depth: number };

export function drawVehicle(
  subject: DrawnVehicle,
  viewpoint: number,
  width: number,
  height: number,
  words: string,
): Canvas {
  const canvas = new Canvas(width, height);
  background(canvas);
  const view = views[viewpoint];
  if (view) drawOutside(canvas, subject, view);
  else drawInterior(canvas, subject.paint);
  caption(canvas, words);
  return canvas;
}

function background(canvas: Canvas): void {
  for (let y = 0; y < canvas.height; y++) {
    const shade = 240 - Math.round((30 * y) / canvas.height);
    canvas.pixels.fill(shade, y * canvas.width * 3, (y + 1) * canvas.width * 3);
  }
}

function drawOutside(
  canvas: Canvas,
  { body, doors, size, paint }: DrawnVehicle,
  view: { turn: number; down: number },
): void {
  const project = projection(canvas, size, view);
  shadow(canvas, size, project);
  const pieces: { depth: number; draw: () => void }[] = wheels(canvas, size, project);
  for (const face of solidOf(body, doors, size, paint)) {
    const depth = face.corners.reduce((sum, corner) => sum + project(corner).depth, 0) / face.corners.length;
    pieces.push({ depth, draw: () => drawFace(canvas, face, project) });
  }
  pieces.sort((a, b) => a.depth - b.depth);
  for (const { draw } of pieces) draw();
}

function projection(
  canvas: Canvas,
  { lengthMm, widthMm, heightMm }: VehicleSize,
  view: { turn: number; down: number },
): Projection {
  const [turnRadians, down] = [(view.turn * Math.PI) / 180, (view.down * Math.PI) / 180];
  const across = Math.abs(lengthMm * Math.cos(turnRadians)) + Math.abs(widthMm * Math.sin(turnRadians));
  const away = Math.abs(lengthMm * Math.sin(turnRadians)) + Math.abs(widthMm * Math.cos(turnRadians));
  const tall = heightMm * 1.25 * Math.cos(down) + away * Math.sin(down);
  const scale = Math.min((canvas.width * 0.84) / across, (canvas.height * 0.7) / tall);
  const middle = heightMm * 0.5;
  return ([x, y, z]) => {
    const near = x * Math.sin(turnRadians) + z * Math.cos(turnRadians);
    const right = x * Math.cos(turnRadians) - z * Math.sin(turnRadians);
    const up = (y - middle) * Math.cos(down) - near * Math.sin(down);
    return {
      point: [canvas.width / 2 + right * scale, canvas.height * 0.5 - up * scale],
      depth: near * Math.cos(down) + (y - middle) * Math.sin(down),
    };
  };
}

/** The corners of a face turned to the eye run anticlockwise: a negative area, because a picture's y points down. */
function area(points: readonly CanvasPoint[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function drawFace(canvas: Canvas, { corners, colour, details }: SolidFace, project: Projection): void {
  const points = corners.map((corner) => project(corner).point);
  if (area(points) >= 0) return;
  const light = lightOn(corners);
  canvas.fill(points, shaded(colour, light));
  for (const detail of details)
    canvas.fill(
      detail.corners.map((corner) => project(corner).point),
      shaded(detail.colour, light),
    );
}

/** From above, slightly from the front and the right: 0.6 to 1.1. */
function lightOn([a, b, c]: readonly SpacePoint[]): number {
  const [u, v] = [minus(b!, a!), minus(c!, b!)];
  const normal: SpacePoint = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...normal) || 1;
  return 0.85 + (0.25 * (normal[0] * 0.3 + normal[1] * 0.85 + normal[2] * 0.25)) / length;
}

const minus = (a: SpacePoint, b: SpacePoint): SpacePoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const shaded = ([red, green, blue]: Colour, light: number): Colour => [
  Math.min(255, red * light),
  Math.min(255, green * light),
  Math.min(255, blue * light),
];

const circle = (x: number, y: number, z: number, radius: number): SpacePoint[] =>
  Array.from({ length: 36 }, (_, i): SpacePoint => {
    const angle = (i * Math.PI) / 18;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });

const rim: Colour = [178, 183, 189];
const tyre: Colour = [28, 29, 31];
const shade: Colour = [120, 125, 131];

/** Tyres with their treads, and rims on the side of the eye. */
function wheels(canvas: Canvas, { wheelbaseMm, widthMm, heightMm }: VehicleSize, project: Projection) {
  const radius = Math.max(290, heightMm * 0.215);
  const projected = (positions: readonly SpacePoint[]): CanvasPoint[] =>
    positions.map((position) => project(position).point);
  return [wheelbaseMm / 2, -wheelbaseMm / 2].flatMap((x) =>
    [1, -1].map((side) => {
      const [outer, inner] = [side * (widthMm / 2 + 8), side * (widthMm / 2 - 210)];
      const isTowardsEye = project([x, radius, outer]).depth - project([x, radius, inner]).depth > 1;
      const disc = (share: number, colour: Colour): void =>
        canvas.fill(projected(circle(x, radius, outer, radius * share)), colour);
      const draw = (): void => {
        if (isTowardsEye) disc(1.12, [20, 21, 23]);
        canvas.fill(hull(projected([...circle(x, radius, outer, radius), ...circle(x, radius, inner, radius)])), tyre);
        if (!isTowardsEye) return;
        disc(0.66, rim);
        disc(0.56, shade);
        for (let i = 0; i < 5; i++) canvas.fill(projected(spoke(x, radius, outer, radius * 0.6, i / 5)), rim);
        disc(0.14, rim);
      };
      // A wheel on the viewer's side is in front of that side; the others are behind everything.
      return { depth: isTowardsEye ? Infinity : -Infinity, draw };
    }),
  );
}

/** A narrow bar from the middle of a wheel to its rim. @param turn share of a whole turn */
function spoke(x: number, y: number, z: number, length: number, turn: number): SpacePoint[] {
  const angle = turn * 2 * Math.PI + Math.PI / 2;
  const [cos, sin] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const corner = (far: number, aside: number): SpacePoint => [
    x + cos * far - sin * aside,
    y + sin * far + cos * aside,
    z,
  ];
  return [corner(0, -0.12), corner(1, -0.12), corner(1, 0.12), corner(0, 0.12)];
}

/** The points a string around all of them would touch (Andrew's monotone chain). */
function hull(points: readonly CanvasPoint[]): CanvasPoint[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (along: readonly CanvasPoint[]): CanvasPoint[] => {
    const chain: CanvasPoint[] = [];
    for (const point of along) {
      while (chain.length >= 2 && area([chain.at(-2)!, chain.at(-1)!, point]) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function shadow(canvas: Canvas, { lengthMm, widthMm }: VehicleSize, project: Projection): void {
  for (const scale of [1.06, 1.02, 0.98]) {
    const edge = Array.from({ length: 48 }, (_, i): SpacePoint => {
      const angle = (i * Math.PI) / 24;
      // A superellipse: rounder than a rectangle, fuller than an ellipse.
      const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.6;
      return [(round(Math.cos(angle)) * lengthMm * scale) / 2, 0, (round(Math.sin(angle)) * widthMm * scale) / 2];
    });
    canvas.fill(
      edge.map((position) => project(position).point),
      [60, 64, 70],
      0.25,
    );
  }
}

/** The vehicle's name, at the foot; above it the requested words, as large as they fit. */
function caption(canvas: Canvas, words: string): void {
  const small = Math.max(1, Math.floor(canvas.width / 480));
  const note = 'SANDBOX DRAWING, NOT A PHOTOGRAPH';
  if (widthOf(note) * small < canvas.width) {
    write(canvas, note, small * 6, canvas.height - small * (HEIGHT + 5), small, [120, 126, 133]);
  }
  if (words === '') return;
  const dot = Math.max(1, Math.min(Math.floor(canvas.width / 240), Math.floor((canvas.width * 0.94) / widthOf(words))));
  write(canvas, words, canvas.width * 0.03, canvas.height * 0.04, dot, [52, 58, 64]);
}
