/** The facts of a configured company car that sentences about its tax depend on. */
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import type { TaxCase } from '@/lib/domain/tax/tax-sentences';
import type { CompanyCarFigures } from './company-car';
import { lawFacts, runsOnHydrogen } from './computed-years';
import type { DatedTerms } from './dated-terms';

export const carTaxCase = (car: CompanyCarFigures, year: FiscalYear, terms: DatedTerms): TaxCase => ({
  kind: 'car',
  isDoubleCab: false,
  ordered: null,
  fuel: lawFacts(car).duty?.fuel ?? null,
  runsOnHydrogen: runsOnHydrogen(car.p11d.value?.fuelType ?? null),
  registered: car.build.date,
  year,
  terms,
});
