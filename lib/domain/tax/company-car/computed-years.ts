/** Our own calculation of a company car, from the tables of law and the services' data. Marked as computed. */
import type { Day } from '@/lib/domain/time/calendar';
import type { CompanyCarFigures } from './company-car';
import {
  isElectricAlone,
  isEasedStandard,
  taxedCo2,
  taxedRangeKm,
  taxedRangeMiles,
} from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import { buildCo2, certificateOf, guideNedcCo2, refusedBecause } from './certified-co2';
import { fuelBenefit, type FuelBenefit } from './fuel-benefit';
import type { P11d, P11dYear } from './p11d';
import type { Because } from '@/lib/domain/provenance';
import {
  appropriatePercentage,
  chapterCo2,
  type Percentage,
  type TaxedCompanyCar,
} from '@/lib/domain/tax/appropriate-percentage';
import { carBenefit, dueOn, type Benefit } from '@/lib/domain/tax/car-benefit';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { FIRST_YEAR_RATES_FROM, WLTP_DUTY_FROM } from '@/lib/domain/tax/duty-table';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import type { VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { METHOD } from '@/lib/domain/tax/law-sources';
import { taxYear, type FiscalYear } from '@/lib/domain/tax/fiscal-years';

/** By the guide's name of the fuel. */
export const runsOnHydrogen = (fuelType: string | null): boolean => /hydrogen|fuel.?cell/i.test(fuelType ?? '');

/** The meaning in law of the guide's names of fuels; null if they leave it open. */
export function fuelMeaning(fuelType: string | null): VehicleDutyCar['fuel'] {
  const words = (fuelType ?? '').toLowerCase();
  if (runsOnHydrogen(fuelType)) return /petrol|diesel/.test(words) ? 'alternative' : 'electric';
  // A range extender burns fuel: an alternative-fuel car, whatever else its name says.
  if (/\brex\b|range.?exten/.test(words)) return 'alternative';
  if (/hybrid|plug.?in|lpg|cng|gas|bio|ethanol|\//.test(words)) return 'alternative';
  if (/electric/.test(words)) return 'electric';
  if (/diesel/.test(words)) return 'diesel';
  return /petrol|unleaded/.test(words) ? 'petrol' : null;
}

export interface TaxedFacts {
  readonly fuelType: string | null;
  readonly figures: EmissionFigures | null;
  readonly registered: Day;
  /** The guide's NEDC CO2, g/km: used where the certificate's figures have none. */
  readonly nedcCo2?: number | null;
  readonly capacityCc?: number | null;
}

/** The services' CO2 may be the WLTP one: a car taxed by NEDC needs a figure of that test, or has none. */
function co2Of(
  { fuelType, figures, nedcCo2 = null }: TaxedFacts,
  givenCo2: number | null,
  isByNedc: boolean,
): number | null {
  const co2 = isByNedc && givenCo2 !== 0 ? (figures?.co2Nedc ?? nedcCo2) : givenCo2;
  const isElectric = fuelMeaning(fuelType) === 'electric' || (figures !== null && isElectricAlone(figures));
  return co2 ?? (isElectric ? 0 : null);
}

/** @returns null if the CO2 that it is taxed on is unknown */
export function taxedCarOf(facts: TaxedFacts, co2GramsPerKm: number | null): TaxedCompanyCar | null {
  const { fuelType, figures, registered } = facts;
  const fuel = fuelMeaning(fuelType);
  const co2 = co2Of(facts, co2GramsPerKm, co2Test(registered) === 'NEDC');
  if (co2 === null) return null;
  const electricRangeMiles = figures ? taxedRangeMiles(figures) : null;
  // No tailpipe emissions, or a battery to drive on: not diesel alone, whatever else it runs on.
  const isDieselRuledOut = Math.floor(co2) === 0 || electricRangeMiles !== null;
  return {
    firstRegistered: registered,
    co2GramsPerKm: co2,
    electricRangeMiles,
    electricRangeKm: figures ? taxedRangeKm(figures) : null,
    runsOnDieselAlone: isDieselRuledOut ? false : fuel === null ? null : fuel === 'diesel',
    meetsRde2: figures?.meetsRde2 ?? null,
    isEasedStandard: figures ? isEasedStandard(figures) : false,
    runsOnHydrogen: runsOnHydrogen(fuelType),
  };
}

export function dutyCarOf(facts: TaxedFacts, givenCo2: number | null, listPricePence: number): VehicleDutyCar {
  const { fuelType, figures, registered } = facts;
  // Older cars have only their NEDC figure: the WLTP test came with Regulation (EU) 2017/1151.
  const isByNedc = registered >= FIRST_YEAR_RATES_FROM && registered < WLTP_DUTY_FROM;
  const co2GramsPerKm = co2Of(facts, givenCo2, isByNedc);
  return {
    firstRegistered: registered,
    co2GramsPerKm,
    capacityCc: facts.capacityCc ?? null,
    fuel: fuelMeaning(fuelType) ?? (co2GramsPerKm === 0 ? 'electric' : null),
    meetsRde2: figures?.meetsRde2 ?? null,
    listPricePence,
  };
}

/** What the services say of a configured car. */
export const taxedFactsOf = (car: CompanyCarFigures) => ({
  fuelType: car.p11d.value?.fuelType ?? null,
  figures: certificateOf(car),
  registered: car.build.date,
  nedcCo2: guideNedcCo2(car),
  capacityCc: car.p11d.value?.capacityCc ?? null,
});

/** A company car with the facts that benefit and vehicle tax need; null if the services do not give them. */
export function lawFacts(car: CompanyCarFigures) {
  const p11d = car.p11d.value;
  const facts = taxedFactsOf(car);
  const { figures } = facts;
  const prices = p11d && pricesOf(p11d, car.leftOut);
  const own = buildCo2(car);
  const serviceCo2 = refusedBecause(car) === null ? (p11d?.co2GramsPerKm ?? null) : null;
  const co2 = own ?? serviceCo2;
  return {
    prices,
    /** Whether the build's own CO2, or the guide's NEDC one, is used because the P11D service has another, or none. */
    isOwnCo2: own !== null,
    co2,
    taxed: p11d && taxedCarOf(facts, co2),
    // Vehicle tax changes to the later test some days before the benefit does.
    duty:
      p11d &&
      prices &&
      dutyCarOf(facts, (figures && taxedCo2(figures)) ?? serviceCo2, prices.listPence + prices.optionsPence),
  };
}

/** What the driver pays and gives up in one tax year, and its days without the car, as the law counts them. */
export interface DriverTerms {
  readonly contributionPence: number;
  readonly daysUnavailable: number;
  readonly privateUsePence: number;
  readonly forgonePence: number;
}

export const NO_TERMS: DriverTerms = { contributionPence: 0, daysUnavailable: 0, privateUsePence: 0, forgonePence: 0 };

/** A year of a car by our tables; `because` if a figure is missing. */
export type ComputedYear =
  | {
      readonly year: FiscalYear;
      readonly percentage: Percentage;
      readonly benefit: Benefit;
      readonly classOneA: { readonly percent: number; readonly pence: number; readonly isAssumed: boolean } | null;
      /** Null if no multiplier is known, or if there is no fuel to tax. */
      readonly fuelBenefit: FuelBenefit | null;
      /** Electricity for a car that can emit nothing is not fuel (ITEPA 2003 s.149(4)). */
      readonly isFuelTaxed: boolean;
    }
  | { readonly year: FiscalYear; readonly because: Because };

const NO_PRICE: Because = { reason: 'The P11D service gives no price for this car.', next: 'Try another date.' };

/**
 * @param carOrBecause the car, or why it cannot be taxed by its CO2
 * @param driver the driver's payments and salary given up in the year, and its days without the car; none by default
 * @param givenPercent the P11D service's percentage, used where the law's is not known here
 */
export function computeYear(
  carOrBecause: TaxedCompanyCar | Because,
  price: {
    readonly listPence: number;
    readonly optionsPence: number;
    readonly listPriceWords?: string | undefined;
  } | null,
  ending: number,
  driver: Partial<DriverTerms> = NO_TERMS,
  givenPercent: number | null = null,
): ComputedYear {
  const year = taxYear(ending);
  if (price === null) return { year, because: NO_PRICE };
  const car = 'reason' in carOrBecause ? null : carOrBecause;
  const found = 'reason' in carOrBecause ? { because: carOrBecause } : appropriatePercentage(carOrBecause, year);
  // Without its CO2 it is unknown whether the rule of salary given up exempts the car.
  const isGivenEnough = givenPercent !== null && (car !== null || (driver.forgonePence ?? 0) === 0);
  const percentage =
    'because' in found && isGivenEnough
      ? { percent: givenPercent, reasons: [`From the P11D service. ${found.because.reason}`], source: METHOD }
      : found;
  if ('because' in percentage) return { year, because: percentage.because };
  const benefit = carBenefit({
    year,
    percentage,
    listPricePence: price.listPence,
    listPriceWords: price.listPriceWords,
    accessoriesPence: price.optionsPence,
    ...driver,
    co2GramsPerKm: car && chapterCo2(car, year),
  });
  const rate = inForce(CLASS_1A_RATE, year.from);
  // Only electricity is exempt: the fuel of a fuel cell is not.
  const isFuelTaxed = car === null || Math.floor(car.co2GramsPerKm) > 0 || car.runsOnHydrogen === true;
  return {
    year,
    percentage,
    benefit,
    isFuelTaxed,
    classOneA: rate && {
      percent: rate.value,
      pence: dueOn(benefit.benefitPence, rate.value),
      isAssumed: rate.isAssumed,
    },
    fuelBenefit: isFuelTaxed ? fuelBenefit(year, percentage, driver.daysUnavailable ?? 0, rate?.value ?? null) : null,
  };
}

/**
 * The price of a P11D answer, split into the car and its options, including those the service does not accept; null if
 * the service gives none.
 */
export function pricesOf(
  { vehicle, p11d }: P11d,
  leftOut: readonly { readonly pence: number | null }[] = [],
): { listPence: number; optionsPence: number } | null {
  if (p11d.totalPence === null) return null;
  const listPence = vehicle.totalPence ?? p11d.totalPence;
  const added = leftOut.reduce((sum, { pence }) => sum + (pence ?? 0), 0);
  return { listPence, optionsPence: p11d.totalPence - listPence + added };
}

/**
 * Where the service's year and ours disagree, one sentence each; empty if they agree to the penny, or ours is unknown.
 */
export function differences(service: P11dYear, computed: ComputedYear): string[] {
  if ('because' in computed) return [];
  const found: string[] = [];
  if (service.percent !== null && service.percent !== computed.percentage.percent)
    found.push(
      `The service gives ${service.percent}%, the published table ${computed.percentage.percent}%, which is used here.`,
    );
  else if (service.benefitPence !== null && service.benefitPence !== computed.benefit.benefitPence)
    found.push(
      'Same BIK %, different taxable benefit: check the P11D value it is based on. The service’s is used here.',
    );
  return found;
}
