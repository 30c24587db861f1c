import { STRETCHED_WIDTH } from '@/components/charts/frame/stretched';
import type { ValueAxis } from '@/components/charts/axis/value-axis';

/** Where a dot is: as a share of the width, and in pixels from the top. */
export interface DotPlace {
  readonly along: number;
  readonly down: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Zero-length strokes whose round ends are the dots. Dots in the same place are drawn once. */
export const pointsPath = (places: readonly DotPlace[]): string =>
  [...new Set(places.map(({ along, down }) => `M${tenth(along * STRETCHED_WIDTH)} ${tenth(down)}h0`))].join('');

/** The line of equal figures, where both axes cover it; empty if they have no value in common. */
export function equalPath(x: ValueAxis, y: ValueAxis, height: number): string {
  const from = Math.max(x.domain[0], y.domain[0]);
  const to = Math.min(x.domain[1], y.domain[1]);
  if (from >= to) return '';
  const at = (value: number) => `${tenth(x.share(value) * STRETCHED_WIDTH)} ${tenth(height * (1 - y.share(value)))}`;
  return `M${at(from)}L${at(to)}`;
}

/** Which dot is nearest to a place. @param across the width of the plot, in pixels */
export function nearestDot(
  along: readonly number[],
  down: readonly number[],
  { x, y, across }: { readonly x: number; readonly y: number; readonly across: number },
): number {
  let [best, least] = [0, Infinity];
  for (let index = 0; index < along.length; index += 1) {
    const distance = ((along[index] ?? 0) * across - x) ** 2 + ((down[index] ?? 0) - y) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
