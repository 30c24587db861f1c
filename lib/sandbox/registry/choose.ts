import { addDays } from '@/lib/sandbox/calendar';
import { draw, pickWeighted } from '@/lib/sandbox/chance';
import type { Catalogue, Derivative } from '@/lib/sandbox/catalogue/model';
import { classics } from '@/lib/sandbox/registry/classics';
import type { Classic } from '@/lib/sandbox/registry/classics';

/** Share of vans among registrations. */
const vanShare = 0.08;

/** The derivative on a plate, by popularity among those sold new on the day; undefined before the catalogue begins. */
export function derivativeFor(catalogue: Catalogue, vrm: string, registered: string): Derivative | undefined {
  const database = draw(`${vrm} van`) < vanShare ? 'LCV' : 'CAR';
  // A car needs a fortnight from the price list to the road; what is no longer made sells slowly.
  const listed = addDays(registered, -14);
  return pickWeighted(`${vrm} derivative`, catalogue.onSale(database, registered), (one) => {
    if (one.introduced > listed) return 0;
    return one.discontinued !== null && one.discontinued < registered ? one.popularity * 0.15 : one.popularity;
  });
}

/** A vehicle older than the catalogue; always one, since some classic was sold in every year. */
export function classicFor(vrm: string, year: number): Classic | undefined {
  const sold = classics.filter((one) => one.from <= year && year <= one.to);
  const list = sold.length > 0 ? sold : classics.slice(-6);
  return pickWeighted(`${vrm} classic`, list, () => 1);
}

/** Share of plates whose derivative the register cannot tell from its siblings. */
const ambiguousShare = 0.35;

/** Up to three siblings of the same engine, gearbox and body in another trim, sold the same day. */
export function siblings(catalogue: Catalogue, derivative: Derivative, registered: string): readonly Derivative[] {
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
  derivative: Derivative,
  registered: string,
): readonly Derivative[] {
  return draw(`${vrm} ambiguous`) < ambiguousShare ? siblings(catalogue, derivative, registered) : [];
}
