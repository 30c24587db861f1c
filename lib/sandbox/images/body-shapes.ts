/** The outlines of body styles, as shares of a vehicle's length from the front and of its height from the ground. */
import type { BodyCode } from '@/lib/sandbox/catalogue/segments';

type Outline = readonly (readonly [along: number, up: number])[];

export interface BodyShape {
  /** The lower body's upper edge from front to rear, the greenhouse aside. */
  readonly lower: Outline;
  /** Foot of the windscreen, roof from front to rear, foot of the rear glass; null where there is no roof. */
  readonly upper: Outline | null;
  /** Share of the half width left at the roof: cars lean in more than vans. */
  readonly roofWidth: number;
  /** The side's windows end here, as a share of the length. */
  readonly glassUntil: number;
  /** A loading deck or box behind the cab. */
  readonly cargo: 'none' | 'bed' | 'box';
}

const car = { roofWidth: 0.78, glassUntil: 1, cargo: 'none' } as const;

export const bodyShapes: Readonly<Record<BodyCode, BodyShape>> = {
  H: {
    ...car,
    lower: [
      [0, 0.3],
      [0.01, 0.5],
      [0.06, 0.57],
      [0.27, 0.65],
      [0.95, 0.66],
      [1, 0.56],
      [1, 0.3],
    ],
    upper: [
      [0.25, 0.64],
      [0.43, 0.97],
      [0.58, 1],
      [0.84, 0.95],
      [0.96, 0.66],
    ],
  },
  E: {
    ...car,
    lower: [
      [0, 0.3],
      [0.01, 0.5],
      [0.06, 0.57],
      [0.27, 0.64],
      [0.97, 0.66],
      [1, 0.56],
      [1, 0.3],
    ],
    upper: [
      [0.25, 0.63],
      [0.42, 0.96],
      [0.58, 1],
      [0.91, 0.95],
      [0.98, 0.66],
    ],
  },
  S: {
    ...car,
    lower: [
      [0, 0.3],
      [0.01, 0.5],
      [0.06, 0.57],
      [0.28, 0.65],
      [0.84, 0.69],
      [0.98, 0.67],
      [1, 0.54],
      [1, 0.3],
    ],
    upper: [
      [0.26, 0.64],
      [0.43, 0.97],
      [0.56, 1],
      [0.7, 0.95],
      [0.86, 0.68],
    ],
  },
  C: {
    ...car,
    lower: [
      [0, 0.3],
      [0.01, 0.48],
      [0.07, 0.56],
      [0.31, 0.64],
      [0.93, 0.68],
      [0.99, 0.63],
      [1, 0.3],
    ],
    upper: [
      [0.29, 0.63],
      [0.46, 0.96],
      [0.57, 1],
      [0.7, 0.94],
      [0.93, 0.67],
    ],
  },
  K: {
    ...car,
    lower: [
      [0, 0.3],
      [0.01, 0.48],
      [0.07, 0.56],
      [0.31, 0.64],
      [0.9, 0.68],
      [0.98, 0.63],
      [1, 0.3],
    ],
    upper: null,
  },
  U: {
    ...car,
    roofWidth: 0.82,
    lower: [
      [0, 0.3],
      [0.01, 0.54],
      [0.04, 0.61],
      [0.25, 0.67],
      [0.97, 0.68],
      [1, 0.58],
      [1, 0.3],
    ],
    upper: [
      [0.24, 0.66],
      [0.38, 0.96],
      [0.55, 1],
      [0.88, 0.96],
      [0.97, 0.68],
    ],
  },
  M: {
    ...car,
    roofWidth: 0.82,
    lower: [
      [0, 0.28],
      [0.01, 0.46],
      [0.05, 0.53],
      [0.19, 0.6],
      [0.98, 0.62],
      [1, 0.54],
      [1, 0.28],
    ],
    upper: [
      [0.17, 0.59],
      [0.39, 0.96],
      [0.58, 1],
      [0.9, 0.96],
      [0.98, 0.62],
    ],
  },
  PV: {
    roofWidth: 0.93,
    glassUntil: 0.36,
    cargo: 'none' as const,
    lower: [
      [0, 0.2],
      [0.01, 0.4],
      [0.12, 0.52],
      [0.99, 0.53],
      [1, 0.2],
    ],
    upper: [
      [0.11, 0.51],
      [0.25, 0.92],
      [0.32, 1],
      [0.985, 1],
      [0.99, 0.53],
    ],
  },
  CC: {
    roofWidth: 0.93,
    glassUntil: 0.62,
    cargo: 'none' as const,
    lower: [
      [0, 0.2],
      [0.01, 0.4],
      [0.12, 0.52],
      [0.99, 0.53],
      [1, 0.2],
    ],
    upper: [
      [0.11, 0.51],
      [0.25, 0.92],
      [0.32, 1],
      [0.985, 1],
      [0.99, 0.53],
    ],
  },
  CH: {
    roofWidth: 0.9,
    glassUntil: 0.36,
    cargo: 'box' as const,
    lower: [
      [0, 0.2],
      [0.01, 0.4],
      [0.12, 0.52],
      [0.37, 0.53],
      [0.38, 0.26],
      [1, 0.26],
      [1, 0.2],
    ],
    upper: [
      [0.11, 0.51],
      [0.24, 0.93],
      [0.29, 1],
      [0.365, 1],
      [0.37, 0.53],
    ],
  },
  DC: {
    roofWidth: 0.82,
    glassUntil: 1,
    cargo: 'bed' as const,
    lower: [
      [0, 0.3],
      [0.01, 0.54],
      [0.05, 0.62],
      [0.26, 0.67],
      [0.99, 0.67],
      [1, 0.3],
    ],
    upper: [
      [0.24, 0.66],
      [0.36, 0.96],
      [0.44, 1],
      [0.6, 0.97],
      [0.65, 0.67],
    ],
  },
};
