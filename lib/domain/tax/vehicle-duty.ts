/** Vehicle tax (VED) of a car, by its first registration and the day a licence begins. */
import { dayAfterMonths, yearOf, type Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import { formatDate, formatPounds } from '@/lib/format';
import { inForce, type LawSource } from './dated-law-values';
import {
  ALTERNATIVE_FUEL_DISCOUNT,
  DIESEL_BAND_UP_FROM,
  DUTY_EDGES,
  FIRST_YEAR_RATES,
  FIRST_YEAR_RATES_FROM,
  STANDARD_RATES,
  SUPPLEMENTS,
  WLTP_DUTY_FROM,
  ZERO_EMISSION_FREE_UNTIL,
} from './duty-table';
import {
  BAND_EDGES,
  BAND_K_UNTIL,
  BAND_LETTERS,
  BAND_RATES,
  BANDS_FROM,
  ENGINE_SIZE_RATES,
  SMALL_ENGINE_UP_TO_CC,
} from './older-duty-table';
import { dutyYearOn } from './fiscal-years';

export interface VehicleDutyCar {
  readonly firstRegistered: Day;
  /** By the test cycle of its duty; null if unknown, which does not matter for the standard rate. */
  readonly co2GramsPerKm: number | null;
  /** null if unknown, which matters only for cars from before March 2001. */
  readonly capacityCc: number | null;
  /** The licensing authority counts every hybrid and gas as an alternative fuel; null if unknown. */
  readonly fuel: 'petrol' | 'diesel' | 'alternative' | 'electric' | null;
  /** null if unknown, which matters only for diesel. */
  readonly meetsRde2: boolean | null;
  /** With VAT, delivery and the options it was registered with. */
  readonly listPricePence: number;
}

export interface VehicleDuty {
  /** For twelve months. */
  readonly pounds: number;
  /** Duty year of the rate: `2026-27`, from 1 April. */
  readonly yearName: string;
  readonly words: string;
  readonly source: LawSource;
  readonly isAssumed: boolean;
}

/** A duty, or why it is not known here. */
export type DutyAnswer = VehicleDuty | { readonly because: Because };

export const noDuty = (reason: string): { because: Because } => ({
  because: { reason, next: 'See the vehicle tax rate tables on gov.uk.' },
});

/** By the test whose figure counts for a car registered on a day. */
const noCo2Words = (registered: Day): string =>
  registered < WLTP_DUTY_FROM
    ? 'The NEDC CO2 figure, which counts for vehicle tax of cars first registered before 1 April 2020, is not known.'
    : 'The WLTP CO2 figure, which counts for vehicle tax, is not known.';
const NO_FUEL = 'The fuel type is not known.';
export const NO_ENGINE_SIZE = 'Before March 2001 the rate depends on engine size, which is not known.';

/** The first licence, or why it is not known here. */
export function firstYearDuty(car: VehicleDutyCar): DutyAnswer {
  const { firstRegistered, co2GramsPerKm, fuel, meetsRde2 } = car;
  if (firstRegistered < FIRST_YEAR_RATES_FROM) {
    return noDuty('First-year rates of cars registered before 1 April 2017 are not in our tables.');
  }
  const row = inForce(FIRST_YEAR_RATES, firstRegistered);
  if (row === null) return noDuty(`There is no first-year rate in our tables for ${formatDate(firstRegistered)}.`);
  if (co2GramsPerKm === null) return noDuty(noCo2Words(firstRegistered));
  const co2 = Math.floor(co2GramsPerKm);
  const band = dutyBand(co2);
  if (fuel === null) return byFuel(car, firstYearDuty);
  // There is no band above the last.
  const mayRise = fuel === 'diesel' && band > 0 && band < DUTY_EDGES.length && firstRegistered >= DIESEL_BAND_UP_FROM;
  if (mayRise && meetsRde2 === null) return noDuty('Whether this diesel meets RDE2 is not known.');
  const isBandUp = mayRise && meetsRde2 === false;
  const paid = isBandUp ? band + 1 : band;
  const discount = fuel === 'alternative' ? (inForce(ALTERNATIVE_FUEL_DISCOUNT, firstRegistered)?.value ?? 0) : 0;
  const pounds = Math.max(0, (row.value[paid] ?? 0) - discount);
  const words = [
    `${co2} g/km`,
    ...(isBandUp ? ['one band up, diesel not RDE2'] : []),
    ...(discount > 0 ? [`£${discount} less, alternative fuel`] : []),
  ];
  const yearName = dutyYearOn(firstRegistered).name;
  return { pounds, yearName, words: words.join(', '), source: row.source, isAssumed: row.isAssumed };
}

/** The fuels that a car may have: one without emissions is electric. */
const possibleFuels = (co2GramsPerKm: number | null): readonly VehicleDutyCar['fuel'][] => [
  ...(co2GramsPerKm !== null && Math.floor(co2GramsPerKm) === 0 ? [] : (['petrol', 'diesel', 'alternative'] as const)),
  ...(co2GramsPerKm === null || Math.floor(co2GramsPerKm) === 0 ? (['electric'] as const) : []),
];

/** The duty of a car of unknown fuel: that of every fuel it may have, if they are equal. */
function byFuel(car: VehicleDutyCar, dutyOf: (car: VehicleDutyCar) => DutyAnswer): DutyAnswer {
  const [first, ...others] = possibleFuels(car.co2GramsPerKm).map((fuel) => dutyOf({ ...car, fuel }));
  const isDecided = first && others.every((duty) => poundsOf(duty) === poundsOf(first));
  return isDecided ? first : noDuty(NO_FUEL);
}

const poundsOf = (duty: DutyAnswer): number | null => ('pounds' in duty ? duty.pounds : null);

/** The band of the first year, counted from the lowest. */
const dutyBand = (co2: number): number => {
  const at = DUTY_EDGES.findIndex((upTo) => co2 <= upTo);
  return at < 0 ? DUTY_EDGES.length : at;
};

/**
 * Calendar years after which a vehicle may be taxed as historic, at £0, once its keeper has applied for it: from 1 April
 * of the year after them (VERA 1994 Sch. 2 para. 1A).
 */
const HISTORIC_YEARS = 40;

/**
 * A licence beginning on a day, after the first: by the standard rate, by the band of an older car, or by engine size.
 * @param licence counted from 1: the second to the sixth may carry the expensive car supplement
 */
export function laterDuty(car: VehicleDutyCar, day: Day, licence = 2): DutyAnswer {
  const { firstRegistered } = car;
  if (yearOf(dutyYearOn(day).from) - yearOf(firstRegistered) > HISTORIC_YEARS) {
    return noDuty('A vehicle over forty years old is exempt from vehicle tax once it is registered as historic.');
  }
  if (firstRegistered < BANDS_FROM) return byEngineSize(car, day);
  if (car.fuel === null) return byFuel(car, (known) => laterDuty(known, day, licence));
  return firstRegistered < FIRST_YEAR_RATES_FROM ? byBand(car, day) : byStandardRate(car, day, licence);
}

/**
 * A licence after the first, on its own day; at today's rates if those of that future day are not published.
 *
 * @param licence counted from 1, the first
 * @returns also the duty year it belongs to, if it is at today's rates because its own are not published
 */
export function licenceDuty(
  car: VehicleDutyCar,
  licence: number,
  today: Day,
): { duty: DutyAnswer; unpublishedYear: string | null } {
  const day = dayAfterMonths(car.firstRegistered, 12 * (licence - 1));
  const duty = laterDuty(car, day, licence);
  const atToday = 'because' in duty && day > today ? laterDuty(car, today, licence) : duty;
  if ('because' in atToday || atToday === duty) return { duty, unpublishedYear: null };
  return { duty: atToday, unpublishedYear: dutyYearOn(day).name };
}

function byEngineSize({ capacityCc }: VehicleDutyCar, day: Day): DutyAnswer {
  const row = inForce(ENGINE_SIZE_RATES, day);
  if (row === null) return noDuty(`There is no rate by engine size in our tables for ${formatDate(day)}.`);
  if (capacityCc === null) return noDuty(NO_ENGINE_SIZE);
  const isSmall = capacityCc <= SMALL_ENGINE_UP_TO_CC;
  return {
    pounds: row.value[isSmall ? 0 : 1],
    yearName: dutyYearOn(day).name,
    words: `Registered before March 2001, ${capacityCc} cc: ${isSmall ? 'up to' : 'over'} ${SMALL_ENGINE_UP_TO_CC} cc`,
    source: row.source,
    isAssumed: row.isAssumed,
  };
}

/** Registered from March 2001 to March 2017. */
function byBand({ firstRegistered, co2GramsPerKm: known, fuel }: VehicleDutyCar, day: Day): DutyAnswer {
  const row = inForce(BAND_RATES, day);
  if (row === null) return noDuty(`There is no rate by band in our tables for ${formatDate(day)}.`);
  const isElectric = fuel === 'electric';
  const co2GramsPerKm = isElectric ? 0 : known;
  if (co2GramsPerKm === null) return noDuty(noCo2Words(firstRegistered));
  const edge = BAND_EDGES.findIndex((upTo) => Math.floor(co2GramsPerKm) <= upTo);
  const found = edge < 0 ? BAND_EDGES.length : edge;
  // In band A it was free without emissions; now it pays as band B.
  const band = isElectric
    ? BAND_LETTERS.indexOf(day <= ZERO_EMISSION_FREE_UNTIL ? 'A' : 'B')
    : firstRegistered < BAND_K_UNTIL
      ? Math.min(found, BAND_LETTERS.indexOf('K'))
      : found;
  const discount = fuel === 'alternative' ? (inForce(ALTERNATIVE_FUEL_DISCOUNT, day)?.value ?? 0) : 0;
  const words = [
    `Band ${BAND_LETTERS.charAt(band)}, ${isElectric ? 'zero emission' : `${Math.floor(co2GramsPerKm)} g/km`}`,
    ...(band === found || isElectric ? [] : ['registered before 23 March 2006']),
    ...(discount > 0 ? [`£${discount} less, alternative fuel`] : []),
  ];
  return {
    pounds: Math.max(0, (row.value[band] ?? 0) - discount),
    yearName: dutyYearOn(day).name,
    words: words.join(', '),
    source: row.source,
    isAssumed: row.isAssumed,
  };
}

function byStandardRate(car: VehicleDutyCar, day: Day, licence: number): DutyAnswer {
  const row = inForce(STANDARD_RATES, day);
  const extra = inForce(SUPPLEMENTS, day);
  if (row === null || extra === null) return noDuty(`There is no standard rate in our tables for ${formatDate(day)}.`);
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
    yearName: dutyYearOn(day).name,
    words: isDue
      ? `£${standard} and £${amount} for a list price above ${formatPounds(liable.threshold)}`
      : 'Standard rate',
    source: isDue ? extra.source : row.source,
    isAssumed: row.isAssumed || (isDue && extra.isAssumed),
  };
}
