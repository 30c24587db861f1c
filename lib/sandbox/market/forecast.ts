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

/** The months a forecast looks ahead. */
export const forecastHorizon = 12;

/**
 * How much a snapshot's editors expect a sector to do better than a normal year, a month: within half a percent either
 * way. They are wrong by about as much, which is what a report card of old snapshots has to show.
 */
export function editorsView({ sector }: CatalogueDerivative, snapshot: string): number {
  const market = (draw(`${snapshot} forecast`) - 0.5) * 0.006;
  return market + (draw(`${snapshot} ${sector} forecast`) - 0.5) * 0.004;
}

/** What is expected of values at constant age over some months. */
export function expectedIndex(derivative: CatalogueDerivative, snapshot: string, months: number): number {
  return normalIndex(snapshot, months) * (1 + editorsView(derivative, snapshot) * months);
}

/**
 * The value in some months as foreseen at a snapshot, the first of a month, from that edition's own: older by those
 * months, at the same mileage, in a market that goes its normal way but for the editors' view. What has happened since
 * is not known to it. null: the book has no value now, or will have none then.
 */
export function forecastValue(
  { derivative, registered, mileage }: Omit<ValuationSubject, 'edition'>,
  snapshot: string,
  months: number,
): UsedValues | null {
  const now = usedValue({ derivative, registered, mileage, edition: snapshot });
  if (months === 0 || now === null) return now;
  const edition = addMonths(snapshot, months);
  // Only to see whether it will be in the book; its market is the one that came about.
  if (usedValue({ derivative, registered, mileage, edition }) === null) return null;
  const electric = derivative.engine.powertrain === 'electric' ? electricIndex(snapshot) / electricIndex(edition) : 1;
  const expectedChange =
    (marketIndex(snapshot) / marketIndex(edition)) * electric * expectedIndex(derivative, snapshot, months);
  return valuesFromClean(rawCleanValue({ derivative, registered, mileage, edition }) * expectedChange);
}
