import { addDays, addMonths, firstOfMonth } from '@/lib/sandbox/time/calendar';
import { draw, pickWeighted } from '@/lib/sandbox/seeded-random';
import type { Catalogue, CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { classics } from '@/lib/sandbox/registry/classics';
import type { Classic } from '@/lib/sandbox/registry/classics';

/** Share of vans among registrations. */
const vanShare = 0.08;

/** What could be registered in a month, with running totals of the shares. */
interface MonthOfSales {
  readonly sold: readonly CatalogueDerivative[];
  readonly totals: Float64Array;
}

const months = new WeakMap<Catalogue, Map<string, MonthOfSales>>();

/** Derivatives sold new throughout the month, listed a fortnight before it; those no longer made sell slowly. */
function salesOf(catalogue: Catalogue, database: CatalogueDatabase, month: string): MonthOfSales {
  const salesByMonth = months.get(catalogue) ?? new Map<string, MonthOfSales>();
  months.set(catalogue, salesByMonth);
  const known = salesByMonth.get(`${database} ${month}`);
  if (known) return known;
  const listed = addDays(month, -14);
  const end = addMonths(month, 1);
  const sold = catalogue
    .derivatives(database)
    .filter(
      (derivative) => derivative.introduced <= listed && (derivative.runOut === null || derivative.runOut >= end),
    );
  const totals = new Float64Array(sold.length);
  let total = 0;
  for (const [i, derivative] of sold.entries()) {
    total += derivative.popularity * (derivative.discontinued !== null && derivative.discontinued < month ? 0.15 : 1);
    totals[i] = total;
  }
  const sales = { sold, totals };
  salesByMonth.set(`${database} ${month}`, sales);
  return sales;
}

/** The derivative of a plate, by popularity among those sold new that month; undefined before the catalogue begins. */
export function derivativeFor(catalogue: Catalogue, vrm: string, registered: string): CatalogueDerivative | undefined {
  const database = draw(`${vrm} van`) < vanShare ? 'LCV' : 'CAR';
  const { sold, totals } = salesOf(catalogue, database, firstOfMonth(registered));
  const wanted = draw(`${vrm} derivative`) * (totals.at(-1) ?? 0);
  let low = 0;
  let high = totals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return sold[low];
}

/** A vehicle older than the catalogue; there is always one, since some classic was sold in every year. */
export function classicFor(vrm: string, year: number): Classic | undefined {
  const sold = classics.filter((derivative) => derivative.from <= year && year <= derivative.to);
  const list = sold.length > 0 ? sold : classics.slice(-6);
  return pickWeighted(`${vrm} classic`, list, () => 1);
}

/** Share of plates whose derivative the register cannot distinguish from its siblings. */
const ambiguousShare = 0.35;

/** Up to three siblings of the same engine, gearbox and body in another trim, sold the same day. */
export function siblings(
  catalogue: Catalogue,
  derivative: CatalogueDerivative,
  registered: string,
): readonly CatalogueDerivative[] {
  return catalogue
    .derivativesOfModel(derivative.database, derivative.model.code)
    .filter(
      (other) =>
        other.refid !== derivative.refid &&
        other.engine === derivative.engine &&
        other.drivetrain === derivative.drivetrain &&
        other.doors === derivative.doors &&
        other.gearbox.transmission === derivative.gearbox.transmission &&
        other.trim.name !== derivative.trim.name &&
        other.introduced <= registered &&
        (other.runOut === null || registered <= other.runOut),
    )
    .sort((a, b) => b.popularity - a.popularity || a.refid - b.refid)
    .slice(0, 3);
}

export function alternativesFor(
  catalogue: Catalogue,
  vrm: string,
  derivative: CatalogueDerivative,
  registered: string,
): readonly CatalogueDerivative[] {
  return draw(`${vrm} ambiguous`) < ambiguousShare ? siblings(catalogue, derivative, registered) : [];
}
