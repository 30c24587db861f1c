/** What a caller wants listed, and the models that have a match. */
import type { Catalogue, CatalogueDatabase, CatalogueDerivative, Model } from '@/lib/sandbox/catalogue/catalogue-model';
import { isCurrent, isOnRunOut } from '@/lib/sandbox/catalogue/life';

export interface ModelFilter {
  readonly today: string;
  readonly justCurrent: boolean;
  /** With `justCurrent`, also derivatives that are no longer made but still sold. */
  readonly includeRunOut: boolean;
  /** Body style codes; null for all. */
  readonly styles: ReadonlySet<number> | null;
}

/** No derivative is listed before it is introduced. */
export const matchesFilter = (
  derivative: CatalogueDerivative,
  { today, justCurrent, includeRunOut, styles }: ModelFilter,
): boolean =>
  derivative.introduced <= today &&
  (styles === null || styles.has(derivative.bodyStyleCode)) &&
  (!justCurrent || isCurrent(derivative, today) || (includeRunOut && isOnRunOut(derivative, today)));

const CACHED_FILTERS_MAX = 64;
const modelCaches = new WeakMap<Catalogue, Map<string, ReadonlySet<Model>>>();

/** One pass over all derivatives for a filter, cached: a list of manufacturers needs the whole catalogue. */
export function modelsMatching(
  catalogue: Catalogue,
  database: CatalogueDatabase,
  filter: ModelFilter,
): ReadonlySet<Model> {
  const { today, justCurrent, includeRunOut, styles } = filter;
  const key = [database, today, justCurrent, includeRunOut, styles && [...styles].sort((a, b) => a - b)].join();
  const modelsByFilter = modelCaches.get(catalogue) ?? new Map<string, ReadonlySet<Model>>();
  modelCaches.set(catalogue, modelsByFilter);
  const cached = modelsByFilter.get(key);
  if (cached) return cached;
  const models = new Set<Model>();
  for (const derivative of catalogue.derivatives(database)) {
    if (!models.has(derivative.model) && matchesFilter(derivative, filter)) models.add(derivative.model);
  }
  const oldest = modelsByFilter.size >= CACHED_FILTERS_MAX ? modelsByFilter.keys().next().value : undefined;
  if (oldest !== undefined) modelsByFilter.delete(oldest);
  modelsByFilter.set(key, models);
  return models;
}
