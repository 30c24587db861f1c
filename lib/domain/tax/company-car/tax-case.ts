/** The facts of a company car or van that sentences about its tax depend on. */
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import type { ProvidedVehicle, TaxCase } from '@/lib/domain/tax/tax-sentences';
import type { Day } from '@/lib/domain/time/calendar';
import type { CompanyCarFigures } from './company-car';
import { fuelMeaning, lawFacts, runsOnHydrogen } from './computed-years';
import { firstVanYear } from './company-van';
import type { DatedTerms } from './dated-terms';
import type { DriverYear } from './driver-years';

/** @param shown the figures of that year; null if there are none */
export const carTaxCase = (
  car: CompanyCarFigures,
  year: FiscalYear,
  terms: DatedTerms,
  shown: DriverYear['shown'],
): TaxCase => ({
  kind: 'car',
  isDoubleCab: false,
  ordered: null,
  fuel: lawFacts(car).duty?.fuel ?? null,
  runsOnHydrogen: runsOnHydrogen(car.p11d.value?.fuelType ?? null),
  registered: car.build.date,
  year,
  terms,
  hasFigures: shown !== null,
});

/** A van in the first year of its figures. @param van with its fuel by the guide's name; null where it gives none */
export const vanTaxCase = (
  van: Pick<ProvidedVehicle, 'isDoubleCab' | 'ordered' | 'registered' | 'terms'> & { readonly fuel: string | null },
  today: Day,
): ProvidedVehicle => ({
  ...van,
  kind: 'van',
  fuel: fuelMeaning(van.fuel),
  runsOnHydrogen: runsOnHydrogen(van.fuel),
  year: firstVanYear(van.registered, van.terms, today),
});
