/** A petrol company car of £35,000 and 129 g/km, registered in June 2026, in the services' terms: 31% in 2026-27. */
import { CONFIGURED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { legislationSchema } from '@/lib/domain/tax/legislation';

const price = { basicPence: null, vatPence: null, deliveryPence: null, totalPence: 3_500_000 };
/** HMRC 480 appendix 2: 31% and 31%, of £35,000 £10,850; £2,170 at 20% and £4,340 at 40%. */
const year = (ending: number) => ({
  ending,
  pricePence: 3_500_000,
  limitPence: null,
  percent: 31,
  benefitPence: 1_085_000,
  basicTaxPence: 217_000,
  higherTaxPence: 434_000,
});

export const COMPANY_CAR: CompanyCarFigures = {
  build: { ...CONFIGURED_BUILD, modelYear: '26.50', totalPence: 3_500_000 },
  p11d: {
    value: {
      co2GramsPerKm: 129,
      euroClass: 6,
      capacityCc: 1_498,
      fuelType: 'Petrol Unleaded',
      vehicle: price,
      p11d: price,
      years: [year(2027), year(2028)],
    },
  },
  leftOut: [],
  emissions: { value: null, because: { reason: '', next: '' } },
  nedcCo2: null,
};

/** The legislation service without an answer to anything. */
export const SILENT = legislationSchema.parse(
  Object.fromEntries(Object.keys(legislationSchema.shape).map((name) => [name, null])),
);
