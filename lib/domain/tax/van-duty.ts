/** Vehicle tax (VED) of a van up to 3,500 kg: the same for every licence of its life, by the day the licence begins. */
import type { Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import { inForce } from './dated-law-values';
import { ZERO_EMISSION_FREE_UNTIL } from './duty-table';
import { BANDS_FROM, EARLY_VAN_RATES, ENGINE_SIZE_RATES, SMALL_ENGINE_UP_TO_CC, VAN_RATES } from './older-duty-table';
import { DUTY_TABLES } from './law-sources';
import { NO_ENGINE_SIZE, noDuty, type VehicleDuty } from './vehicle-duty';
import { dutyYearOn } from './fiscal-years';

export interface VehicleDutyVan {
  readonly firstRegistered: Day;
  /** null if unknown, which matters only for vans of 2003 to 2006 and 2009 to 2010. */
  readonly euroClass: number | null;
  /** null if unknown, which matters only for vans from before March 2001. */
  readonly capacityCc: number | null;
  readonly isElectric: boolean;
}

/** Early vans with cleaner engines, by the days of their first registration. */
const EARLY: readonly (readonly [euro: number, from: Day, to: Day])[] = [
  [4, '2003-03-01', '2006-12-31'],
  [5, '2009-01-01', '2010-12-31'],
];

/** Which facts the vehicle tax of a van depends on, besides its first registration. */
export interface VanDutyNeeds {
  readonly euroClass: boolean;
  readonly capacityCc: boolean;
}

export const vanDutyNeeds = (firstRegistered: Day): VanDutyNeeds => ({
  euroClass: earlyVan(firstRegistered) !== undefined,
  capacityCc: firstRegistered < BANDS_FROM,
});

const earlyVan = (firstRegistered: Day) =>
  EARLY.find(([, from, to]) => from <= firstRegistered && firstRegistered <= to);

/**
 * A licence of a van beginning on a day, or why its rate is not known here. Pounds for twelve months, by the category of
 * the V5C (N1): a double-cab pick-up of category N1 pays it too.
 */
export function vanDuty(van: VehicleDutyVan, day: Day): VehicleDuty | { because: Because } {
  const { firstRegistered, euroClass, capacityCc, isElectric } = van;
  const yearName = dutyYearOn(day).name;
  if (isElectric && day <= ZERO_EMISSION_FREE_UNTIL) {
    return {
      pounds: 0,
      yearName,
      words: 'Zero emission: free until 31 March 2025',
      source: DUTY_TABLES,
      isAssumed: false,
    };
  }
  if (firstRegistered < BANDS_FROM) {
    const row = inForce(ENGINE_SIZE_RATES, day);
    if (row === null) return noDuty(`There is no rate by engine size in our tables for ${yearName}.`);
    if (capacityCc === null) return noDuty(NO_ENGINE_SIZE);
    const pounds = row.value[capacityCc <= SMALL_ENGINE_UP_TO_CC ? 0 : 1];
    return { pounds, yearName, words: `Registered before March 2001, ${capacityCc} cc`, ...sourceOf(row) };
  }
  const early = earlyVan(firstRegistered);
  if (early && euroClass === null && !isElectric) {
    return noDuty('A van of this age may pay less because of its Euro class, which is not known.');
  }
  const isEarly = early !== undefined && euroClass === early[0] && !isElectric;
  const row = inForce(isEarly ? EARLY_VAN_RATES : VAN_RATES, day);
  if (row === null) return noDuty(`The van rate of ${yearName} is not in our tables.`);
  return {
    pounds: row.value,
    yearName,
    words: isEarly ? `Early Euro ${early[0]} van` : 'Light goods vehicle to 3,500 kg, the same every year',
    ...sourceOf(row),
  };
}

const sourceOf = ({ source, isAssumed }: Pick<VehicleDuty, 'source' | 'isAssumed'>) => ({ source, isAssumed });
