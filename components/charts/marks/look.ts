/** How a series differs from its neighbours: by colour, and also by line style, texture and shape of its mark. */
export interface Look {
  readonly stroke: string;
  readonly fill: string;
  readonly width: number;
  /** A `stroke-dasharray`; without one the line is solid. */
  readonly dash: string | undefined;
  readonly texture: Texture;
  readonly shape: MarkShape;
}

export type Texture = 'plain' | 'rising' | 'dots' | 'falling' | 'level' | 'crossed';
export type MarkShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'bar' | 'cross';

// Whole class names: the style sheet contains only those found in the sources.
const INK = {
  retail: ['stroke-retail', 'fill-retail'],
  clean: ['stroke-clean', 'fill-clean'],
  average: ['stroke-average', 'fill-average'],
  below: ['stroke-below', 'fill-below'],
  '1': ['stroke-chart-1', 'fill-chart-1'],
  '2': ['stroke-chart-2', 'fill-chart-2'],
  '3': ['stroke-chart-3', 'fill-chart-3'],
  '4': ['stroke-chart-4', 'fill-chart-4'],
  '5': ['stroke-chart-5', 'fill-chart-5'],
  '6': ['stroke-chart-6', 'fill-chart-6'],
  danger: ['stroke-danger', 'fill-danger'],
} as const;

/** The guide's four bands, everywhere the same (their lines: components/ui/data/band.tsx). */
export const BAND_LOOK = {
  retail: look('retail', undefined, 'plain', 'circle', 3.5),
  clean: look('clean', undefined, 'rising', 'circle'),
  average: look('average', '6 3', 'dots', 'square'),
  below: look('below', '2 3', 'falling', 'diamond'),
} as const;

/** For any other series, in this order. */
export const LOOKS: readonly Look[] = [
  look('1', undefined, 'plain', 'circle'),
  look('2', '7 3', 'rising', 'square'),
  look('3', '2 3', 'dots', 'diamond'),
  look('4', '8 3 2 3', 'falling', 'triangle'),
  look('5', '12 4', 'level', 'bar'),
  look('6', '4 2 1 2 1 2', 'crossed', 'cross'),
];

/** For a count beyond its limit. */
export const OVER_LIMIT_LOOK = look('danger', undefined, 'crossed', 'cross');

export function lookOf(index: number): Look {
  return LOOKS[index % LOOKS.length] ?? BAND_LOOK.clean;
}

function look(ink: keyof typeof INK, dash: string | undefined, texture: Texture, shape: MarkShape, width = 2.5): Look {
  const [stroke, fill] = INK[ink];
  return { stroke, fill, width, dash, texture, shape };
}
