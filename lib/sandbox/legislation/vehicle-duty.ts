/** The cost of a licence for twelve months (VED), by the day the licence begins. */
import type { CalculationStep, Calculation } from '@/lib/sandbox/legislation/calculation';
import { inForce, lawStep } from './dated';
import {
  alternativeFuelDiscount,
  bandKUntil,
  bandLetters,
  dieselBandUpFrom,
  earlyVanRate,
  engineSizeRates,
  firstYearBands,
  firstYearRates,
  olderBands,
  olderRates,
  standardRates,
  supplements,
  vanRates,
  zeroEmissionFreeUntil,
} from './duty-rates';

export interface LicensedCar {
  readonly firstRegistered: string;
  /** On its certificate: WLTP for cars first registered from 1 April 2020, NEDC before. */
  readonly co2GramsPerKm: number;
  readonly fuel: 'petrol' | 'diesel' | 'alternative' | 'electric';
  readonly meetsRde2: boolean;
  readonly capacityCc: number;
  /** With VAT, delivery and the options it was registered with. */
  readonly listPricePounds: number;
}

/** First day of certificates with WLTP figures, for duty. */
export const wltpDutyFrom = '2020-04-01';
/** First day of registration of cars with a first-year rate and, after it, a standard rate. */
export const firstYearRatesFrom = '2017-04-01';
const co2BandsFrom = '2001-03-01';
/** Standard rate and supplement: second to sixth licence. */
const SUPPLEMENT_LICENCES = { first: 2, last: 6 };

/** The first licence of a car registered from 1 April 2017. @throws OutsideTable */
export function firstYearDuty(car: LicensedCar): Calculation {
  const date = car.firstRegistered;
  const row = inForce(firstYearRates, date);
  const band = firstYearBands.findIndex((upTo) => car.co2GramsPerKm <= upTo);
  const isBandUp = car.fuel === 'diesel' && !car.meetsRde2 && band > 0 && date >= dieselBandUpFrom;
  const paid = isBandUp ? Math.min(band + 1, firstYearBands.length - 1) : band;
  const rate = row.value[paid] ?? 0;
  const steps: CalculationStep[] = [
    { name: 'CO2', value: car.co2GramsPerKm, unit: 'g/km', source: 'certificate' },
    ...(isBandUp ? [{ name: 'Band', value: 'one higher, diesel not RDE2', unit: '', source: row.source }] : []),
  ];
  const discount = discountOf(car, date, steps);
  const value = Math.max(0, rate - discount);
  steps.push({ name: 'VED first year', value, unit: row.unit, source: row.source });
  return { value, steps };
}

function discountOf({ fuel }: LicensedCar, date: string, steps: CalculationStep[]): number {
  if (fuel !== 'alternative') return 0;
  const row = inForce(alternativeFuelDiscount, date);
  if (row.value > 0) steps.push(lawStep('Alternative fuel discount', row));
  return row.value;
}

/**
 * A later licence: by the standard rate, by the bands of older cars, or by engine size.
 * @param licence 2 for the licence of its second year; matters to the expensive car supplement
 * @throws OutsideTable
 */
export function laterDuty(car: LicensedCar, date: string, licence: number): Calculation {
  if (car.firstRegistered < co2BandsFrom) return byEngineSize(car, date);
  return car.firstRegistered < firstYearRatesFrom ? byOlderBand(car, date) : byStandardRate(car, date, licence);
}

function byEngineSize({ capacityCc }: LicensedCar, date: string): Calculation {
  const row = inForce(engineSizeRates, date);
  const value = row.value[capacityCc <= 1549 ? 0 : 1];
  return { value, steps: [{ name: 'VED by engine size', value, unit: row.unit, source: row.source }] };
}

function byOlderBand(car: LicensedCar, date: string): Calculation {
  const row = inForce(olderRates, date);
  const found = olderBands.findIndex((upTo) => car.co2GramsPerKm <= upTo);
  const bandK = bandLetters.indexOf('K');
  const band = car.firstRegistered < bandKUntil ? Math.min(found, bandK) : found;
  const steps: CalculationStep[] = [{ name: 'Band', value: bandLetters.charAt(band), unit: '', source: row.source }];
  const value = Math.max(0, (row.value[band] ?? 0) - discountOf(car, date, steps));
  steps.push({ name: 'VED by band', value, unit: row.unit, source: row.source });
  return { value, steps };
}

function byStandardRate(car: LicensedCar, date: string, licence: number): Calculation {
  const row = inForce(standardRates, date);
  const isFree = car.fuel === 'electric' && date <= zeroEmissionFreeUntil;
  const steps: CalculationStep[] = [];
  const rate = isFree ? 0 : row.value - discountOf(car, date, steps);
  steps.push({ name: 'VED standard rate', value: rate, unit: row.unit, source: row.source });
  const { first, last } = SUPPLEMENT_LICENCES;
  const extra = licence >= first && licence <= last ? supplementOf(car, date, steps) : 0;
  return { value: rate + extra, steps };
}

function supplementOf(
  { fuel, firstRegistered, listPricePounds }: LicensedCar,
  date: string,
  steps: CalculationStep[],
): number {
  const { value, unit, source } = inForce(supplements, date);
  const liable =
    fuel === 'electric' ? value.zeroEmission : { threshold: value.threshold, registeredFrom: firstYearRatesFrom };
  if (liable === null || firstRegistered < liable.registeredFrom || listPricePounds <= liable.threshold) return 0;
  steps.push({ name: 'Expensive car supplement', value: value.amount, unit, source });
  return value.amount;
}

export interface LicensedVan {
  readonly firstRegistered: string;
  readonly euroClass: number;
  readonly capacityCc: number;
  readonly isElectric: boolean;
}

/** A van to 3,500 kg pays the same in every year of its life. Pounds. @throws OutsideTable */
export function vanDuty(van: LicensedVan, date: string): number {
  if (van.isElectric && date <= zeroEmissionFreeUntil) return 0;
  const { firstRegistered: day, euroClass } = van;
  if (day < co2BandsFrom) return inForce(engineSizeRates, date).value[van.capacityCc <= 1549 ? 0 : 1];
  const isEarlyEuro4 = euroClass === 4 && day >= '2003-03-01' && day <= '2006-12-31';
  const isEarlyEuro5 = euroClass === 5 && day >= '2009-01-01' && day <= '2010-12-31';
  return inForce(isEarlyEuro4 || isEarlyEuro5 ? earlyVanRate : vanRates, date).value;
}
