/** A vehicle as surfaces in space, from its body style and size. Millimetres: x forward, y up, z to the right. */
import type { BodyCode } from '@/lib/sandbox/catalogue/segments';
import { bodyShapes } from '@/lib/sandbox/images/body-shapes';
import type { Colour } from '@/lib/sandbox/images/canvas';

export type SpacePoint = readonly [x: number, y: number, z: number];

/** Its corners run anticlockwise, seen from its visible side. Whatever lies on it is drawn with it. */
export interface SolidFace {
  readonly corners: readonly SpacePoint[];
  readonly colour: Colour;
  readonly details: readonly { readonly corners: readonly SpacePoint[]; readonly colour: Colour }[];
}

export interface VehicleSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly wheelbaseMm: number;
}

const glass: Colour = [46, 60, 72];
const dark: Colour = [38, 40, 43];
const lamp: Colour = [238, 242, 246];
const tail: Colour = [176, 24, 30];
const frontPlate: Colour = [244, 244, 240];
const rearPlate: Colour = [246, 205, 70];

/** The point at a share of the way between two places. */
const between = (a: SpacePoint, b: SpacePoint, share: number): SpacePoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A part of a four-cornered face: shares from its first edge to its third, and from its fourth to its second. */
function part(
  [a, b, c, d]: readonly SpacePoint[],
  [u0, u1]: [number, number],
  [v0, v1]: [number, number],
): SpacePoint[] {
  const at = (u: number, v: number): SpacePoint => between(between(a!, b!, u), between(d!, c!, u), v);
  return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
}

const mirrored = (corners: readonly SpacePoint[]): SpacePoint[] =>
  corners.map(([x, y, z]): SpacePoint => [x, y, -z]).reverse();

export function solidOf(body: BodyCode, doors: number, size: VehicleSize, paint: Colour): SolidFace[] {
  const { lower, upper, roofWidth, glassUntil, cargo } = bodyShapes[body];
  const half = size.widthMm / 2;
  const x = (along: number): number => size.lengthMm * (0.5 - along);
  const y = (up: number): number => size.heightMm * up;
  const sill = y(0.15);
  const surfaces: SolidFace[] = [];
  const add = (corners: SpacePoint[], colour: Colour, details: SolidFace['details'] = []): void =>
    void surfaces.push({ corners, colour, details });
  const both = (corners: SpacePoint[], colour: Colour, details: SolidFace['details'] = []): void => {
    add(corners, colour, details);
    add(
      mirrored(corners),
      colour,
      details.map((detail) => ({ ...detail, corners: mirrored(detail.corners) })),
    );
  };

  // Lower body: its sides, then strips across, along its upper edge.
  const edge = lower.map(([along, up]): SpacePoint => [x(along), y(up), half]);
  const ends: [SpacePoint, SpacePoint] = [
    [x(1), sill, half],
    [x(0), sill, half],
  ];
  const side = [ends[1], ...edge, ends[0]];
  both(side, paint, sideDetails(doors, cargo, x, y, half));
  for (let i = 0; i + 1 < side.length; i++) {
    const [a, b] = [side[i]!, side[i + 1]!];
    const strip = [a, b, ...mirrored([a, b])];
    const inBed = cargo === 'bed' && i === side.length - 4;
    add(strip.toReversed(), paint, inBed ? bedFloor(x, y, half) : endDetails(strip, i, side.length));
  }
  if (cargo === 'box') addBox(surfaces, x, y, half);

  if (upper === null) openCar(add, x, y, half);
  else {
    const roof = upper.map(([along, up], i): SpacePoint => {
      const isFoot = i === 0 || i === upper.length - 1;
      return [x(along), y(up), half * (isFoot ? 0.97 : roofWidth)];
    });
    both(roof, paint, sideGlass(roof, x(glassUntil), doors));
    for (let i = 0; i + 1 < roof.length; i++) {
      const strip = [roof[i]!, roof[i + 1]!, ...mirrored([roof[i]!, roof[i + 1]!])];
      const isScreen = i === 0 || (i === roof.length - 2 && glassUntil === 1);
      add(
        strip.toReversed(),
        paint,
        isScreen ? [{ corners: part(strip, [0.08, 0.94], [0.07, 0.93]), colour: glass }] : [],
      );
    }
  }
  return surfaces;
}

type Along = (share: number) => number;

function sideDetails(doors: number, cargo: string, x: Along, y: Along, half: number): SolidFace['details'] {
  type Detail = SolidFace['details'][number];
  const line = (from: number, to: number, low: number, high: number, colour: Colour): Detail => ({
    corners: [
      [x(to), y(low), half],
      [x(from), y(low), half],
      [x(from), y(high), half],
      [x(to), y(high), half],
    ],
    colour,
  });
  const gaps = cargo === 'none' && doors >= 4 ? [0.3, 0.51, 0.72] : [0.3, cargo === 'none' ? 0.6 : 0.37];
  return [
    line(0, 1, 0.15, 0.2, dark),
    ...gaps.map((at) => line(at, at + 0.003, 0.22, 0.62, dark)),
    ...gaps.slice(1).map((at) => line(at - 0.05, at - 0.015, 0.555, 0.575, dark)),
  ];
}

/** Lamps, grille and plates of the strips at the two ends. */
function endDetails(strip: readonly SpacePoint[], index: number, count: number): SolidFace['details'] {
  const on = (u: [number, number], v: [number, number], colour: Colour) => ({ corners: part(strip, u, v), colour });
  if (index === 0) return [on([0.1, 0.9], [0.22, 0.78], dark)];
  if (index === 1) {
    return [
      on([0.1, 0.6], [0.3, 0.7], dark),
      on([0.4, 0.9], [0.04, 0.24], lamp),
      on([0.4, 0.9], [0.76, 0.96], lamp),
      on([0.05, 0.45], [0.37, 0.63], frontPlate),
    ];
  }
  if (index !== count - 3) return [];
  return [
    on([0.1, 0.5], [0.03, 0.2], tail),
    on([0.1, 0.5], [0.8, 0.97], tail),
    on([0.35, 0.75], [0.37, 0.63], rearPlate),
  ];
}

function sideGlass(roof: readonly SpacePoint[], untilX: number, doors: number): SolidFace['details'] {
  const [foot, ...rest] = roof;
  const rear = rest.at(-1)!;
  // Each corner a little nearer to the middle of the greenhouse.
  const middle = between(between(foot!, rear, 0.5), between(rest[0]!, rest.at(-2)!, 0.5), 0.5);
  const inset = [foot!, ...rest].map((position): SpacePoint => {
    const [x, y, z] = between(middle, position, 0.84);
    return [Math.max(x, untilX), y, z];
  });
  const pillars = doors >= 4 || untilX > rear[0] ? [0.52] : [0.66];
  const low = inset.at(-1)!;
  const high = inset.at(-2)!;
  const bars = pillars.map((share) => {
    const [bottom, top] = [between(inset[0]!, low, share), between(inset[1]!, high, share - 0.08)];
    const shiftedForward = (position: SpacePoint, by: number): SpacePoint => [
      position[0] + by,
      position[1],
      position[2],
    ];
    return {
      corners: [
        shiftedForward(bottom, -25),
        shiftedForward(bottom, 25),
        shiftedForward(top, 25),
        shiftedForward(top, -25),
      ],
      colour: dark,
    };
  });
  return [{ corners: inset.toReversed(), colour: glass }, ...bars];
}

const bedFloor = (x: Along, y: Along, half: number): SolidFace['details'] => {
  const [front, rear, wide] = [x(0.66), x(0.985), half * 0.85];
  return [
    {
      corners: [
        [front, y(0.67), wide],
        [rear, y(0.67), wide],
        [rear, y(0.67), -wide],
        [front, y(0.67), -wide],
      ],
      colour: dark,
    },
  ];
};

/** The usual box body of a chassis cab, in white. */
function addBox(surfaces: SolidFace[], x: Along, y: Along, half: number): void {
  const white: Colour = [232, 234, 236];
  const [front, rear, low, high] = [x(0.39), x(1), y(0.27), y(1.22)];
  const side: SpacePoint[] = [
    [rear, low, half],
    [front, low, half],
    [front, high, half],
    [rear, high, half],
  ];
  const across = (a: SpacePoint, b: SpacePoint): SpacePoint[] => [a, b, ...mirrored([a, b])].reverse();
  surfaces.push(
    { corners: side, colour: white, details: [] },
    { corners: mirrored(side), colour: white, details: [] },
    { corners: across([front, low, half], [front, high, half]), colour: white, details: [] },
    { corners: across([front, high, half], [rear, high, half]), colour: white, details: [] },
    { corners: across([rear, high, half], [rear, low, half]), colour: white, details: [] },
  );
}

/** A windscreen and the cabin of a car with its hood down. */
function openCar(
  add: (corners: SpacePoint[], colour: Colour, on?: SolidFace['details']) => void,
  x: Along,
  y: Along,
  half: number,
) {
  const foot: SpacePoint = [x(0.31), y(0.645), half * 0.9];
  const top: SpacePoint = [x(0.44), y(0.97), half * 0.74];
  const screen = [foot, top, ...mirrored([foot, top])];
  add(screen, dark, [{ corners: part(screen, [0.08, 0.94], [0.05, 0.95]), colour: glass }]);
  add([...screen].reverse(), dark, [
    { corners: part([...screen].reverse(), [0.06, 0.92], [0.05, 0.95]), colour: glass },
  ]);
  for (const side of [-0.45, 0.45]) {
    const z = half * side;
    const seat = (along: number): SpacePoint[] => [
      [x(along), y(0.66), z + 200],
      [x(along + 0.03), y(0.86), z + 160],
      [x(along + 0.03), y(0.86), z - 160],
      [x(along), y(0.66), z - 200],
    ];
    add(seat(0.6), dark);
    add(seat(0.6).reverse(), dark);
  }
}
