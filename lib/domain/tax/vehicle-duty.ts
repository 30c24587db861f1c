/** Vehicle tax (VED) of a car first registered from 1 April 2017, by the day a licence begins. */
import type { Day } from '@/lib/domain/calendar';
import type { Because } from '@/lib/domain/provenance';
import { formatPounds } from '@/lib/format';
import { inForce, type Source } from './dated';
import {
  ALTERNATIVE_FUEL_DISCOUNT,
  DIESEL_BAND_UP_FROM,
  DUTY_EDGES,
  FIRST_YEAR_RATES,
  FIRST_YEAR_RATES_FROM,
  STANDARD_RATES,
  SUPPLEMENTS,
  ZERO_EMISSION_FREE_UNTIL,
} from './duty-table';

export interface DutyCar {
  readonly firstRegistered: Day;
  readonly co2GramsPerKm: number;
  /** Every hybrid and gas is an alternative fuel to the licensing authority. */
  readonly fuel: 'petrol' | 'diesel' | 'alternative' | 'electric';
  /** null where it is not known, which matters to diesel alone. */
  readonly meetsRde2: boolean | null;
  /** With VAT, delivery and the options it was registered with. */
  readonly listPricePence: number;
}

export interface Duty {
  /** For twelve months. */
  readonly pounds: number;
  readonly words: string;
  readonly source: Source;
  readonly isAssumed: boolean;
}

const none = (reason: string): { because: Because } => ({
  because: { reason, next: 'The vehicle tax rate tables on gov.uk have every case.' },
});

/** The first licence, or why it is not known here. */
export function firstYearDuty({
  firstRegistered,
  co2GramsPerKm,
  fuel,
  meetsRde2,
}: DutyCar): Duty | { because: Because } {
  const row = inForce(FIRST_YEAR_RATES, firstRegistered);
  if (row === null) return none(`There is no first-year rate in our tables for ${firstRegistered}.`);
  const co2 = Math.floor(co2GramsPerKm);
  const band = dutyBand(co2);
  if (fuel === 'diesel' && meetsRde2 === null) return none('Whether this diesel meets RDE2 is not known here.');
  const isBandUp = fuel === 'diesel' && meetsRde2 === false && band > 0 && firstRegistered >= DIESEL_BAND_UP_FROM;
  const paid = isBandUp ? Math.min(band + 1, DUTY_EDGES.length) : band;
  const discount = fuel === 'alternative' ? (inForce(ALTERNATIVE_FUEL_DISCOUNT, firstRegistered)?.value ?? 0) : 0;
  const pounds = Math.max(0, (row.value[paid] ?? 0) - discount);
  const words = [
    `${co2} g/km`,
    ...(isBandUp ? ['one band up, diesel not RDE2'] : []),
    ...(discount > 0 ? [`£${discount} less, alternative fuel`] : []),
  ];
  return { pounds, words: words.join(', '), source: row.source, isAssumed: row.isAssumed };
}

/** The band of the first year, counted from the lowest. */
export const dutyBand = (co2: number): number => {
  const at = DUTY_EDGES.findIndex((upTo) => co2 <= upTo);
  return at < 0 ? DUTY_EDGES.length : at;
};

/** A later licence beginning on a day: the second to the sixth may carry the expensive car supplement. */
export function laterDuty(car: DutyCar, day: Day, licence = 2): Duty | { because: Because } {
  if (car.firstRegistered < FIRST_YEAR_RATES_FROM) return none('It was registered before 1 April 2017.');
  const row = inForce(STANDARD_RATES, day);
  const extra = inForce(SUPPLEMENTS, day);
  if (row === null || extra === null) return none(`There is no standard rate in our tables for ${day}.`);
  const isFree = car.fuel === 'electric' && day <= ZERO_EMISSION_FREE_UNTIL;
  const discount = car.fuel === 'alternative' ? (inForce(ALTERNATIVE_FUEL_DISCOUNT, day)?.value ?? 0) : 0;
  const standard = isFree ? 0 : row.value - discount;
  const { amount, threshold, zeroEmission } = extra.value;
  const liable = car.fuel === 'electric' ? zeroEmission : { threshold, registeredFrom: FIRST_YEAR_RATES_FROM };
  const isDue =
    liable !== null &&
    licence >= 2 &&
    licence <= 6 &&
    car.firstRegistered >= liable.registeredFrom &&
    car.listPricePence > liable.threshold * 100;
  return {
    pounds: standard + (isDue ? amount : 0),
    words: isDue
      ? `£${standard} and £${amount} for a list price above ${formatPounds(liable.threshold)}`
      : 'Standard rate',
    source: isDue ? extra.source : row.source,
    isAssumed: row.isAssumed || (isDue && extra.isAssumed),
  };
}
