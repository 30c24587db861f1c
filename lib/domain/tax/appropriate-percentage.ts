/** The percentage of a car's price that is its benefit in a tax year (ITEPA 2003 ss.139–142). */
import type { Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import { formatCount, formatDate } from '@/lib/format';
import { inForce, noneFor, type LawSource } from './dated-law-values';
import {
  CO2_TAXED_FROM,
  DIESEL_SUPPLEMENT,
  EDGES_FROM_51,
  ENGINE_SIZES_WITHOUT_CO2,
  NEDC_PERCENTAGES,
  PLUG_IN_EASEMENT,
  RANGE_EDGES,
  WITHOUT_CO2_PERCENTAGES,
  WLTP_PERCENTAGES,
  WLTP_TAXED_FROM,
  type BenefitPercentages,
} from './benefit-percentages';
import type { FiscalYear } from './fiscal-years';

/** The facts about a car that the law needs. */
export interface TaxedCompanyCar {
  readonly firstRegistered: Day;
  /** From the certificate; a fraction is dropped. */
  readonly co2GramsPerKm: number;
  /** Equivalent all-electric range; null if unknown, which matters only for 1–50 g/km before 2028-29. */
  readonly electricRangeMiles: number | null;
  /** The same in kilometres, if the certificate's figure is known: the miles are derived from it. */
  readonly electricRangeKm?: number | null;
  /** null if unknown. */
  readonly runsOnDieselAlone: boolean | null;
  /** Real driving emissions step 2; null if unknown, which matters only for diesel. */
  readonly meetsRde2: boolean | null;
  /** Approved under a standard other than Euro 6d-ISC-FCM and 6e; matters only for plug-in hybrids above 50 g/km. */
  readonly isEasedStandard: boolean;
  /** A fuel cell: its fuel is charged, although it emits nothing. */
  readonly runsOnHydrogen?: boolean;
}

export interface Percentage {
  readonly percent: number;
  /** The reasons, one sentence each. */
  readonly reasons: readonly string[];
  readonly source: LawSource;
}

const because = (reason: string, next: string): { because: Because } => ({ because: { reason, next } });

/** What to do if a fact about the vehicle itself is missing. */
export const CHECK_CERTIFICATE = 'Check the certificate of conformity.';

/** The percentage for a year, or why there is none. */
export function appropriatePercentage(car: TaxedCompanyCar, year: FiscalYear): Percentage | { because: Because } {
  if (car.firstRegistered < CO2_TAXED_FROM)
    return because('Cars registered before 1998 are taxed by engine size.', 'Calculate it by HMRC 480, section 12.');
  const table = car.firstRegistered >= WLTP_TAXED_FROM ? WLTP_PERCENTAGES : NEDC_PERCENTAGES;
  const row = inForce(table, year.from);
  if (row === null) return { because: noneFor(table, year) };
  const supplement = dieselSupplement(car, year);
  const base = basePercentage(car, year, row.value, typeof supplement === 'number' ? supplement : 0);
  if ('because' in base) return base;
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
  year: FiscalYear,
  table: BenefitPercentages,
  supplement: number,
): { percent: number; reasons: string[] } | { because: Because } {
  const co2 = chapterCo2(car, year);
  const eased = co2 === Math.floor(car.co2GramsPerKm) ? [] : easementReasons(car, year, table);
  if (co2 === 0) return { percent: table.zeroEmission, reasons: ['0 g/km.'] };
  if (co2 <= 50) {
    const flat = flatPercent(table);
    if (flat !== null)
      return {
        percent: flat,
        reasons: [...eased, `${co2} g/km: the band from 1 to 50 g/km, whatever the electric range.`],
      };
    if (car.electricRangeMiles === null) {
      return because(`At ${co2} g/km the BIK % depends on the electric range, which is not known.`, CHECK_CERTIFICATE);
    }
    const miles = Math.floor(car.electricRangeMiles);
    const rowAt = RANGE_EDGES.findIndex((least) => miles >= least);
    return {
      percent: table.byRange[rowAt] ?? table.maximum,
      reasons: [
        ...eased,
        `${co2} g/km with ${miles} electric miles${certificateRange(car)}: the band from ${RANGE_EDGES[rowAt]} miles.`,
      ],
    };
  }
  const edge = bandEdge(co2, table, supplement);
  return { percent: percentageAbove50(co2, table), reasons: [`${co2} g/km: the band from ${edge} g/km.`] };
}

/** The percentage of 1–50 g/km if it is the same whatever the electric range. */
const flatPercent = ({ byRange }: BenefitPercentages): number | null =>
  new Set(byRange).size === 1 ? (byRange[0] ?? null) : null;

function percentageAbove50(co2: number, table: BenefitPercentages): number {
  if (co2 < 75) return table.from51[EDGES_FROM_51.findLastIndex((least) => co2 >= least)] ?? table.maximum;
  return Math.min(table.maximum, table.at75 + Math.floor((co2 - 75) / 5));
}

/** The first whole g/km with the same percentage, as `taxBands` has it: rows of one percentage are one band. */
function bandEdge(co2: number, table: BenefitPercentages, supplement: number): number {
  const percentAt = (grams: number) => Math.min(table.maximum, percentageAbove50(grams, table) + supplement);
  let edge = co2;
  while (edge > EDGES_FROM_51[0] && percentAt(edge - 1) === percentAt(co2)) edge -= 1;
  return edge;
}

/**
 * The CO2 figure of the car for the whole Chapter, whole g/km: the certificate's, or 1 where the easement of plug-in
 * hybrids deems it so. The percentage and the rule of salary given up both use it.
 */
export const chapterCo2 = (car: TaxedCompanyCar, year: FiscalYear): number =>
  isEased(car, year) ? PLUG_IN_EASEMENT.deemedCo2 : Math.floor(car.co2GramsPerKm);

const isEased = (car: TaxedCompanyCar, year: FiscalYear): boolean =>
  Math.floor(car.co2GramsPerKm) > 50 &&
  (car.electricRangeMiles ?? 0) >= 1 &&
  car.isEasedStandard &&
  car.firstRegistered >= PLUG_IN_EASEMENT.from &&
  car.firstRegistered <= PLUG_IN_EASEMENT.to &&
  year.from <= PLUG_IN_EASEMENT.end;

function easementReasons(car: TaxedCompanyCar, year: FiscalYear, table: BenefitPercentages): string[] {
  const stated = Math.floor(car.co2GramsPerKm);
  const { source, deemedCo2, transitionFrom, end } = PLUG_IN_EASEMENT;
  const deemed = `Plug-in easement (${source.name}): ${stated} g/km is taken as ${deemedCo2} g/km.`;
  if (year.from < transitionFrom) return [deemed];
  const percent = percentageAbove50(stated, table);
  return [
    deemed,
    `From ${formatDate(transitionFrom)} that holds only under an arrangement made before that day, until ${formatDate(end)} at the latest; otherwise it is ${percent}%.`,
  ];
}

/** The certificate's kilometres, if the miles are derived from them. */
const certificateRange = ({ electricRangeKm = null }: TaxedCompanyCar): string =>
  electricRangeKm === null ? '' : ` (${electricRangeKm} km by the certificate, converted and rounded down)`;

/** The percentage of a car that has no CO2 figure at all, by engine size (ITEPA 2003 s.140); null for other years. */
export function percentageWithoutCo2(capacityCc: number, year: FiscalYear): Percentage | null {
  const row = inForce(WITHOUT_CO2_PERCENTAGES, year.from);
  if (row === null) return null;
  const [small, medium] = ENGINE_SIZES_WITHOUT_CO2;
  const [percent, size] =
    capacityCc <= small
      ? [row.value[0], `up to ${formatCount(small)} cc`]
      : capacityCc <= medium
        ? [row.value[1], `${formatCount(small + 1)} to ${formatCount(medium)} cc`]
        : [row.value[2], `over ${formatCount(medium)} cc`];
  const assumed = row.isAssumed ? ' The figure is inferred from the rise of the maximum.' : '';
  return { percent, reasons: [`No CO2 figure, ${size}.${assumed}`], source: row.source };
}

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
