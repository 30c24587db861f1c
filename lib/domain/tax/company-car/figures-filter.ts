/** A list of derivatives sorted by what each costs its driver, up to a maximum. Without schemas: pages load it. */
import type { DerivativeFigures } from './derivative-figures';

/** In the order they stand in. */
export const FIGURE_NAMES = ['p11d', 'co2', 'benefit', 'month'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export interface FiguresFilter {
  /** Null for the order of the guide. */
  readonly sort: { readonly by: FigureName; readonly descending: boolean } | null;
  readonly maxP11dPounds: number | null;
  /** A month's tax at 20%. */
  readonly maxMonthPounds: number | null;
}

export const ALL_FIGURES: FiguresFilter = { sort: null, maxP11dPounds: null, maxMonthPounds: null };

export const hasMaximum = ({ maxP11dPounds, maxMonthPounds }: FiguresFilter): boolean =>
  maxP11dPounds !== null || maxMonthPounds !== null;

const VALUE: Readonly<Record<FigureName, (figures: DerivativeFigures) => number | null>> = {
  p11d: ({ p11dPence }) => p11dPence,
  co2: ({ co2GramsPerKm }) => co2GramsPerKm,
  benefit: ({ benefitPercent }) => benefitPercent,
  month: ({ basicTaxPencePerMonth }) => basicTaxPencePerMonth,
};

/**
 * Unknown figures come last in either order, and are left out if there is a maximum. Equal figures stay in the guide's
 * order.
 */
export function filteredByFigures<D extends { readonly identifier: number }>(
  derivatives: readonly D[],
  figures: ReadonlyMap<number, DerivativeFigures>,
  { sort, maxP11dPounds, maxMonthPounds }: FiguresFilter,
): readonly D[] {
  const valueOf = (derivative: D, name: FigureName): number | null => {
    const known = figures.get(derivative.identifier);
    return known === undefined ? null : VALUE[name](known);
  };
  const isWithin = (derivative: D, name: FigureName, maxPounds: number | null): boolean => {
    const pence = maxPounds === null ? 0 : valueOf(derivative, name);
    return maxPounds === null || (pence !== null && pence <= maxPounds * 100);
  };
  const within = derivatives.filter(
    (derivative) => isWithin(derivative, 'p11d', maxP11dPounds) && isWithin(derivative, 'month', maxMonthPounds),
  );
  if (sort === null) return within;
  const unknown = sort.descending ? -Infinity : Infinity;
  const sign = sort.descending ? -1 : 1;
  return within
    .map((derivative) => ({ derivative, value: valueOf(derivative, sort.by) ?? unknown }))
    .sort((a, b) => (a.value === b.value ? 0 : (a.value - b.value) * sign))
    .map(({ derivative }) => derivative);
}
