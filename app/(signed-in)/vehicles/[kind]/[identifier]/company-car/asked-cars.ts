import { companyCarAddress, otherCar, type CarAddress, type keptFields } from '@/components/tax/car-address';
import type { Compared } from '@/components/tax/compared-cars';
import { listBuilds } from '@/lib/api/builds';
import { readWholeLife, readWholeLifeTerms } from '@/lib/api/costs';
import { findTaxBand, readCompanyCar } from '@/lib/api/tax';
import { Fault } from '@/lib/fault';
import { runListBuilds } from '@/lib/features/builds';
import { runReadWholeLife, runReadWholeLifeTerms } from '@/lib/features/costs';
import { runReadCompanyCar } from '@/lib/features/tax';
import { runFindTaxBand } from '@/lib/features/tax-band';
import { answered } from '@/lib/server';
import { orFault } from '../or-fault';

interface Named {
  readonly kind: 'car';
  readonly identifier: number;
  readonly date: string;
  readonly build?: string;
}

export const wholeLifeOf = (of: Named, { term, miles }: CarAddress, head: Headers) =>
  orFault(() => answered(readWholeLife, runReadWholeLife, { ...of, term, miles }, head));

export const termsOf = (of: Named, { term, miles }: CarAddress, head: Headers) =>
  orFault(() => answered(readWholeLifeTerms, runReadWholeLifeTerms, { ...of, term, miles }, head));

export const findingOf = (of: Named, head: Headers) => orFault(() => answered(findTaxBand, runFindTaxBand, of, head));

/** Builds of cars to pick from; none where they cannot be read, for an identifier can be typed all the same. */
export async function savedCars(head: Headers) {
  const builds = await orFault(() => answered(listBuilds, runListBuilds, { limit: 25 }, head));
  return builds instanceof Fault ? [] : builds.items.filter(({ kind }) => kind === 'car');
}

/**
 * The other cars of a comparison, on the same day, term and mileage; one that cannot be read says why.
 * @param kept what their own pages are asked with besides
 */
export async function othersOf(
  date: string,
  asked: CarAddress,
  head: Headers,
  kept: ReturnType<typeof keptFields>,
): Promise<{ cars: Compared[]; refused: { asked: string; why: string }[] }> {
  const all = await Promise.all(
    asked.others.map(async (text) => {
      const named = otherCar(text);
      if (named === null) return { asked: text, why: 'an identifier is a whole number, such as 50247.' };
      const { identifier, build } = named;
      const of: Named = { kind: 'car', identifier, date, ...(build ? { build } : {}) };
      const [car, life] = await Promise.all([
        orFault(() => answered(readCompanyCar, runReadCompanyCar, of, head)),
        wholeLifeOf(of, asked, head),
      ]);
      if (car instanceof Fault) return { asked: text, why: `${car.message} ${car.fix}` };
      const legislation = life instanceof Fault ? null : life.legislation.value;
      return { asked: text, car, legislation, href: companyCarAddress({ ...of, kept }) };
    }),
  );
  return {
    cars: all.flatMap((each) => ('car' in each && each.car ? [each] : [])),
    refused: all.flatMap((each) => ('why' in each && each.why !== undefined ? [each] : [])),
  };
}
