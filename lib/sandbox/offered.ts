/** What a caller wants listed, and the models that have any of it. */
import type { Catalogue, Database, Derivative, Model } from '@/lib/sandbox/catalogue/model';
import { isCurrent, isOnRunOut } from '@/lib/sandbox/catalogue/life';

export interface Wanted {
  readonly today: string;
  readonly justCurrent: boolean;
  /** With `justCurrent`, also what is no longer made but still sold. */
  readonly includeRunOut: boolean;
  /** Body style codes; null for all. */
  readonly styles: ReadonlySet<number> | null;
}

/** Nothing is listed before it is introduced. */
export const isWanted = (derivative: Derivative, { today, justCurrent, includeRunOut, styles }: Wanted): boolean =>
  derivative.introduced <= today &&
  (styles === null || styles.has(derivative.bodyStyleCode)) &&
  (!justCurrent || isCurrent(derivative, today) || (includeRunOut && isOnRunOut(derivative, today)));

const KEPT = 64;
const kept = new WeakMap<Catalogue, Map<string, ReadonlySet<Model>>>();

/** One pass over all derivatives for a question, remembered: a list of manufacturers needs the whole catalogue. */
export function wantedModels(catalogue: Catalogue, database: Database, wanted: Wanted): ReadonlySet<Model> {
  const { today, justCurrent, includeRunOut, styles } = wanted;
  const key = [database, today, justCurrent, includeRunOut, styles && [...styles].sort()].join();
  const answers = kept.get(catalogue) ?? new Map<string, ReadonlySet<Model>>();
  kept.set(catalogue, answers);
  const known = answers.get(key);
  if (known) return known;
  const models = new Set<Model>();
  for (const derivative of catalogue.derivatives(database)) {
    if (!models.has(derivative.model) && isWanted(derivative, wanted)) models.add(derivative.model);
  }
  const oldest = answers.size >= KEPT ? answers.keys().next().value : undefined;
  if (oldest !== undefined) answers.delete(oldest);
  answers.set(key, models);
  return models;
}
