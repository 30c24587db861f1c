/** The percentage of a car's price that is its benefit in a tax year (ITEPA 2003 s.139–142). */
import type { CalculationStep, Calculation } from '@/lib/sandbox/legislation/calculation';
import { inForce, lawStep, OutsideTable } from './dated';
import {
  dieselSupplement,
  nedcPercentages,
  plugInEasement,
  withoutCo2,
  wltpPercentages,
  type BenefitPercentageRow,
} from './percentages';
import { taxYear } from './years';

export interface BenefitCar {
  readonly firstRegistered: string;
  /** By the test cycle that its registration is taxed by; fractions are dropped. null: the car has no figure. */
  readonly co2GramsPerKm: number | null;
  /** 0 for a car that cannot be plugged in; fractions are dropped. */
  readonly electricRangeMiles: number;
  /** Runs on diesel alone. */
  readonly runsOnDieselAlone: boolean;
  /** Real driving emissions step 2, Euro 6d. */
  readonly meetsRde2: boolean;
  readonly capacityCc: number;
  /** Approved under a standard later than Euro 6d-ISC-FCM and 6e. */
  readonly testedLaterThan6e: boolean;
}

/** First day of registration on WLTP figures (FA 2020 s.10). */
export const wltpTaxedFrom = '2020-04-06';
const co2TaxedFrom = '1998-01-01';

const LAW = 'ITEPA 2003 s.139';

/** @throws OutsideTable before 2020-21, after 2029-30, and for cars first registered before 1998 */
export function appropriatePercentage(car: BenefitCar, yearEnding: number): Calculation {
  const year = taxYear(yearEnding);
  if (car.firstRegistered < co2TaxedFrom) throw new OutsideTable('company car percentage', car.firstRegistered);
  const isWltp = car.firstRegistered >= wltpTaxedFrom;
  const row = inForce(isWltp ? wltpPercentages : nedcPercentages, year.from);
  const steps: CalculationStep[] = [
    { name: 'Tax year', value: year.name, unit: '', source: row.source },
    { name: 'Figures', value: isWltp ? 'WLTP' : 'NEDC', unit: '', source: 'FA 2020 s.10, by first registration' },
  ];
  const base = basePercentage(car, year.from, row.value, steps);
  steps.push({ name: 'Percentage for the figure', value: base, unit: '%', source: row.source });
  const supplement = supplementOf(car, year.from, steps);
  const value = Math.min(row.value.maximum, base + supplement);
  if (supplement > 0) steps.push({ name: 'Maximum', value: row.value.maximum, unit: '%', source: row.source });
  steps.push({ name: 'Appropriate percentage', value, unit: '%', source: row.source });
  return { value, steps };
}

function basePercentage(car: BenefitCar, date: string, table: BenefitPercentageRow, steps: CalculationStep[]): number {
  if (car.co2GramsPerKm === null) {
    const { value, source } = inForce(withoutCo2, date);
    steps.push({ name: 'Engine size', value: car.capacityCc, unit: 'cc', source });
    return value[car.capacityCc <= 1400 ? 0 : car.capacityCc <= 2000 ? 1 : 2];
  }
  const stated = Math.floor(car.co2GramsPerKm);
  const range = Math.floor(car.electricRangeMiles);
  const isEased =
    stated > 50 &&
    range >= 1 &&
    car.testedLaterThan6e &&
    car.firstRegistered >= plugInEasement.from &&
    car.firstRegistered <= plugInEasement.to;
  const co2 = isEased ? plugInEasement.deemedCo2 : stated;
  steps.push({ name: 'CO2', value: stated, unit: 'g/km', source: LAW });
  if (isEased) steps.push({ name: 'CO2 taken as', value: co2, unit: 'g/km', source: plugInEasement.source });
  if (co2 === 0) return table.zeroEmission;
  if (co2 <= 50) {
    steps.push({ name: 'Electric range', value: range, unit: 'miles', source: LAW });
    return table.byRange[rangeRow(range)];
  }
  if (co2 < 75) return table.from51[co2 < 55 ? 0 : co2 < 60 ? 1 : co2 < 65 ? 2 : co2 < 70 ? 3 : 4];
  return Math.min(table.maximum, table.at75 + Math.floor((co2 - 75) / 5));
}

const rangeRow = (miles: number): 0 | 1 | 2 | 3 | 4 =>
  miles >= 130 ? 0 : miles >= 70 ? 1 : miles >= 40 ? 2 : miles >= 30 ? 3 : 4;

function supplementOf(car: BenefitCar, date: string, steps: CalculationStep[]): number {
  if (!car.runsOnDieselAlone || car.meetsRde2) return 0;
  const row = inForce(dieselSupplement, date);
  steps.push(lawStep('Diesel supplement', row));
  return row.value;
}
