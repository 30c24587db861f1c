/** Company cars over what decides whose figures their page shows: the services' or ours. */
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { NO_DATED_TERMS, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import { ALWAYS_AVAILABLE } from '@/lib/domain/tax/days-unavailable';
import { COMPANY_CAR } from '../company-car.fixture';

const { value: PETROL } = COMPANY_CAR.p11d;
const HEATED = { code: 20, name: 'Heated seats', pence: 32_500 };

const emissionsOf = (combined: number): CompanyCarFigures['emissions'] => {
  const build = configuredEmissions({ co2: { ...NO_PHASES, combined } });
  return { value: { auditId: '', build, plain: build } };
};

/** The day, and the guide's NEDC CO2, which counts before April 2020. */
const REGISTERED = [
  ['2026-06-01', null],
  ['2019-06-01', null],
  ['2019-06-01', 121],
] as const;
const FUELS = ['Petrol Unleaded', 'Diesel'];
/** Of the P11D service; 31 is that of the tables for 129 g/km of petrol. */
const PERCENTS = [31, 30, null];
/** On the certificate: none, the service's, one of the same band, one of another. */
const OWN_CO2 = [null, 129, 128, 145];
const LEFT_OUT = [[], [HEATED], [{ ...HEATED, pence: null }]];
const PROBLEMS = [[], ['Trailer assist must be fitted with Multifunction wheel (rule RA 905).']];
const TERMS: readonly DatedTerms[] = [
  NO_DATED_TERMS,
  { ...NO_DATED_TERMS, contributionPence: 100_000 },
  { ...NO_DATED_TERMS, forgonePence: 600_000 },
  { ...NO_DATED_TERMS, availability: { ...ALWAYS_AVAILABLE, from: '2027-08-01' } },
];

export interface CompanyCarCase {
  readonly words: string;
  readonly car: CompanyCarFigures;
  readonly terms: DatedTerms;
}

function carOf(
  registered: string,
  nedcCo2: number | null,
  fuelType: string,
  percent: number | null,
): CompanyCarFigures {
  if (PETROL === null) throw new Error('the fixture has no P11D');
  const ending = Number(registered.slice(0, 4)) + 1;
  const years = PETROL.years.map((year, index) => ({
    ...year,
    ending: ending + index,
    percent,
    benefitPence: percent === null ? null : 35_000 * percent,
    basicTaxPence: null,
    higherTaxPence: null,
  }));
  return {
    ...COMPANY_CAR,
    build: { ...COMPANY_CAR.build, date: registered },
    p11d: { value: { ...PETROL, fuelType, years } },
    nedcCo2: nedcCo2 === null ? null : { value: nedcCo2 },
  };
}

/** Every combination. */
export const COMPANY_CAR_CASES: readonly CompanyCarCase[] = REGISTERED.flatMap(([registered, nedcCo2]) =>
  FUELS.flatMap((fuelType) => PERCENTS.map((percent) => ({ registered, nedcCo2, fuelType, percent }))),
).flatMap(({ registered, nedcCo2, fuelType, percent }) =>
  OWN_CO2.flatMap((co2) =>
    LEFT_OUT.flatMap((leftOut) =>
      PROBLEMS.flatMap((problems) =>
        TERMS.map((terms) => {
          const plain = carOf(registered, nedcCo2, fuelType, percent);
          return {
            words: JSON.stringify({ registered, nedcCo2, fuelType, percent, co2, leftOut, problems, terms }),
            terms,
            car: {
              ...plain,
              leftOut,
              // oxlint-disable-next-line code/plain-words -- the name stands in the public API
              build: { ...plain.build, troubles: problems },
              ...(co2 !== null && { emissions: emissionsOf(co2) }),
            },
          };
        }),
      ),
    ),
  ),
);
