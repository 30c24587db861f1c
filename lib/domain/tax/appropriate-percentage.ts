/** The percentage of a car's price that is its benefit in a tax year (ITEPA 2003 ss.139–142). */
import type { Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import { inForce, noneFor, type LawSource } from './dated-law-values';
import {
  CO2_TAXED_FROM,
  DIESEL_SUPPLEMENT,
  EDGES_FROM_51,
  NEDC_PERCENTAGES,
  PLUG_IN_EASEMENT,
  RANGE_EDGES,
  WLTP_PERCENTAGES,
  WLTP_TAXED_FROM,
  type BenefitPercentages,
} from './benefit-percentages';
import type { FiscalYear } from './fiscal-years';

/** The facts of a car that the law needs. */
export interface TaxedCompanyCar {
  readonly firstRegistered: Day;
  /** From the certificate; a fraction is dropped. */
  readonly co2GramsPerKm: number;
  /** Equivalent all-electric range; null where it is not known, which matters for 1–50 g/km alone. */
  readonly electricRangeMiles: number | null;
  /** null where it is not known. */
  readonly runsOnDieselAlone: boolean | null;
  /** Real driving emissions step 2; null where it is not known, which matters for diesel alone. */
  readonly meetsRde2: boolean | null;
  /** Approved under Euro 6e-bis or later; matters for plug-in hybrids above 50 g/km alone. */
  readonly isTestedLaterThan6e: boolean;
}

export interface Percentage {
  readonly percent: number;
  /** The reasons, one sentence each. */
  readonly reasons: readonly string[];
  readonly source: LawSource;
}

const because = (reason: string, next: string): { because: Because } => ({ because: { reason, next } });

/** What to do where a fact of the vehicle itself is missing. */
export const CHECK_CERTIFICATE = 'Check the certificate of conformity.';

/** The percentage for a year, or why there is none. */
export function appropriatePercentage(car: TaxedCompanyCar, year: FiscalYear): Percentage | { because: Because } {
  if (car.firstRegistered < CO2_TAXED_FROM)
    return because('Cars registered before 1998 are taxed by engine size.', 'Calculate it by HMRC 480, section 12.');
  const table = car.firstRegistered >= WLTP_TAXED_FROM ? WLTP_PERCENTAGES : NEDC_PERCENTAGES;
  const row = inForce(table, year.from);
  if (row === null) return { because: noneFor(table, year) };
  const base = basePercentage(car, row.value);
  if ('because' in base) return base;
  const supplement = dieselSupplement(car, year);
  if (typeof supplement !== 'number') return supplement;
  const percent = Math.min(row.value.maximum, base.percent + supplement);
  const reasons = [
    ...base.reasons,
    ...(supplement > 0 ? [`Diesel that does not meet RDE2: ${supplement} points more.`] : []),
    ...(percent < base.percent + supplement ? [`Maximum in ${year.name}: ${row.value.maximum}%.`] : []),
  ];
  return { percent, reasons, source: row.source };
}

function basePercentage(
  car: TaxedCompanyCar,
  table: BenefitPercentages,
): { percent: number; reasons: string[] } | { because: Because } {
  const stated = Math.floor(car.co2GramsPerKm);
  const co2 = isEased(car, stated) ? PLUG_IN_EASEMENT.deemedCo2 : stated;
  const { name: paper } = PLUG_IN_EASEMENT.source;
  const eased = co2 === stated ? [] : [`Plug-in easement (${paper}): ${stated} g/km is taken as ${co2} g/km.`];
  if (co2 === 0) return { percent: table.zeroEmission, reasons: ['0 g/km.'] };
  if (co2 <= 50) {
    if (car.electricRangeMiles === null) {
      return because(`At ${co2} g/km the BIK % depends on the electric range, which is not known.`, CHECK_CERTIFICATE);
    }
    const miles = Math.floor(car.electricRangeMiles);
    const rowAt = RANGE_EDGES.findIndex((least) => miles >= least);
    return {
      percent: table.byRange[rowAt] ?? table.maximum,
      reasons: [...eased, `${co2} g/km with ${miles} electric miles: the band from ${RANGE_EDGES[rowAt]} miles.`],
    };
  }
  if (co2 < 75) {
    const rowAt = EDGES_FROM_51.findLastIndex((least) => co2 >= least);
    return {
      percent: table.from51[rowAt] ?? table.maximum,
      reasons: [`${co2} g/km: the band from ${EDGES_FROM_51[rowAt]} g/km.`],
    };
  }
  const edge = Math.floor(co2 / 5) * 5;
  const percent = Math.min(table.maximum, table.at75 + (edge - 75) / 5);
  return { percent, reasons: [`${co2} g/km: the band from ${edge} g/km.`] };
}

const isEased = (car: TaxedCompanyCar, co2: number): boolean =>
  co2 > 50 &&
  (car.electricRangeMiles ?? 0) >= 1 &&
  car.isTestedLaterThan6e &&
  car.firstRegistered >= PLUG_IN_EASEMENT.from &&
  car.firstRegistered <= PLUG_IN_EASEMENT.to;

function dieselSupplement(
  { runsOnDieselAlone, meetsRde2 }: TaxedCompanyCar,
  year: FiscalYear,
): number | { because: Because } {
  if (runsOnDieselAlone === false || meetsRde2 === true) return 0;
  if (runsOnDieselAlone === null) {
    return because(
      'The fuel type is not known: a diesel that does not meet RDE2 is taxed 4 points higher.',
      CHECK_CERTIFICATE,
    );
  }
  if (meetsRde2 === null) {
    return because('Whether this diesel meets RDE2 is not known. It changes the BIK % by 4 points.', CHECK_CERTIFICATE);
  }
  const row = inForce(DIESEL_SUPPLEMENT, year.from);
  return row?.value ?? because(`No diesel supplement is known for ${year.name}.`, 'Calculate it by HMRC EIM24855.');
}
