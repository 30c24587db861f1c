import {
  companyCarAddress,
  otherCar,
  type CarAddress,
  type preservedFields,
} from '@/components/tax/company-car-address';
import type { ComparedCar } from '@/components/tax/compared-cars-rows';
import { listBuilds } from '@/lib/api/endpoints/builds';
import { readWholeLife, readWholeLifeTerms } from '@/lib/api/endpoints/costs';
import { findTaxBand, readCompanyCar, readP11dData } from '@/lib/api/endpoints/tax';
import { Fault } from '@/lib/fault';
import { runListBuilds } from '@/lib/features/builds/builds';
import { runReadWholeLife, runReadWholeLifeTerms } from '@/lib/features/costs/costs';
import { runReadCompanyCar } from '@/lib/features/tax/company-car';
import { runReadP11dData } from '@/lib/features/tax/p11d-data';
import { runFindTaxBand } from '@/lib/features/tax/tax-band';
import { answerOrFault } from '../../../../answer-or-fault';

/** A car as configured on a day. */
export interface CarReference {
  readonly kind: 'car';
  readonly identifier: number;
  readonly date: string;
  readonly build?: string;
}

export const wholeLifeOf = (car: CarReference, { term, miles }: CarAddress, head: Headers) =>
  answerOrFault(readWholeLife, runReadWholeLife, { ...car, term, miles }, head);

export const termsOf = (car: CarReference, { term, miles }: CarAddress, head: Headers) =>
  answerOrFault(readWholeLifeTerms, runReadWholeLifeTerms, { ...car, term, miles }, head);

export const findingOf = (car: CarReference, head: Headers) => answerOrFault(findTaxBand, runFindTaxBand, car, head);

/** Data for the three tax years of the P11D valuation; null if that has none. */
export async function p11dDataOf({ kind, identifier }: CarReference, ending: number | undefined, head: Headers) {
  if (ending === undefined) return null;
  return answerOrFault(readP11dData, runReadP11dData, { kind, identifier, ending }, head);
}

/** Car builds to choose from; empty if they cannot be read, as a guide ID can be entered instead. */
export async function savedCars(head: Headers) {
  const builds = await answerOrFault(listBuilds, runListBuilds, { limit: 25 }, head);
  return builds instanceof Fault ? [] : builds.items.filter(({ kind }) => kind === 'car');
}

/**
 * The other cars of a comparison, on the same day, term and mileage; a car that cannot be read has the reason.
 * @param preserved further fields for the addresses of their pages
 */
export async function readOtherCars(
  date: string,
  address: CarAddress,
  head: Headers,
  preserved: ReturnType<typeof preservedFields>,
): Promise<{ cars: ComparedCar[]; refused: { reference: string; why: string }[] }> {
  const all = await Promise.all(
    address.others.map(async (text) => {
      const named = otherCar(text);
      if (named === null) return { reference: text, why: 'a guide ID is a whole number, such as 50247.' };
      const { identifier, build } = named;
      const reference: CarReference = { kind: 'car', identifier, date, ...(build ? { build } : {}) };
      const [car, life] = await Promise.all([
        answerOrFault(readCompanyCar, runReadCompanyCar, reference, head),
        wholeLifeOf(reference, address, head),
      ]);
      if (car instanceof Fault) return { reference: text, why: `${car.message} ${car.fix}` };
      const legislation = life instanceof Fault ? null : life.legislation.value;
      return { reference: text, car, legislation, href: companyCarAddress({ ...reference, preserved }) };
    }),
  );
  return {
    cars: all.flatMap((result) => ('car' in result && result.car ? [result] : [])),
    refused: all.flatMap((result) => ('why' in result && result.why !== undefined ? [result] : [])),
  };
}
