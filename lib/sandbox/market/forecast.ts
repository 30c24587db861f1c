import { addMonths } from '@/lib/sandbox/time/calendar';
import { draw } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { electricIndex, marketIndex, normalIndex } from '@/lib/sandbox/market/market-index';
import {
  rawCleanValue,
  usedValue,
  valuesFromClean,
  type UsedValues,
  type ValuationSubject,
} from '@/lib/sandbox/market/values';

/** The months a forecast covers. */
export const forecastHorizon = 12;

/**
 * How much better than a normal year a snapshot's editors expect a sector to do, per month: within half a percent in
 * either direction. They are wrong by about as much, as a report card of old snapshots shows.
 */
export function editorsView({ sector }: CatalogueDerivative, snapshot: string): number {
  const market = (draw(`${snapshot} forecast`) - 0.5) * 0.006;
  return market + (draw(`${snapshot} ${sector} forecast`) - 0.5) * 0.004;
}

/** The expected change of values at constant age over some months. */
export function expectedIndex(derivative: CatalogueDerivative, snapshot: string, months: number): number {
  return normalIndex(snapshot, months) * (1 + editorsView(derivative, snapshot) * months);
}

/**
 * The value in some months as forecast at a snapshot, the first of a month, from that edition's own value: older by
 * those months, at the same mileage, in a market that follows a normal year and the editors' view. It does not use what
 * happened since. null: the book has no value now, or will have none then.
 */
export function forecastValue(
  { derivative, registered, mileage }: Omit<ValuationSubject, 'edition'>,
  snapshot: string,
  months: number,
): UsedValues | null {
  const now = usedValue({ derivative, registered, mileage, edition: snapshot });
  if (months === 0 || now === null) return now;
  const edition = addMonths(snapshot, months);
  // Only checks that the book will have a value; its market is the later one.
  if (usedValue({ derivative, registered, mileage, edition }) === null) return null;
  const electric = derivative.engine.powertrain === 'electric' ? electricIndex(snapshot) / electricIndex(edition) : 1;
  const expectedChange =
    (marketIndex(snapshot) / marketIndex(edition)) * electric * expectedIndex(derivative, snapshot, months);
  return valuesFromClean(rawCleanValue({ derivative, registered, mileage, edition }) * expectedChange);
}
