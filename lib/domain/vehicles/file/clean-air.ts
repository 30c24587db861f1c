/**
 * Whether a vehicle meets the standards of Britain's clean air zones, judged by its fuel and Euro standard. Marked as
 * our reading: each zone uses its own record of the vehicle. Without schemas: a page loads it.
 *
 * Sources: Clean Air Zone Framework for England, §Minimum emission standards (class C and D: petrol Euro 4, diesel Euro
 * 6, for cars and light vans); Transport for London, ULEZ standards (the same); The Low Emission Zones (Scotland)
 * Regulations 2021, regulation 2 (the same). Vehicles built over 40 years ago are exempt in all three.
 */
import { yearOf, type Day } from '@/lib/domain/time/calendar';

/** Euro standards that meet the zones, by fuel. */
const PETROL_EURO_MIN = 4;
const DIESEL_EURO_MIN = 6;
const HISTORIC_YEARS = 40;

export type CleanAirVerdict = 'meets' | 'fails' | 'electric' | 'historic' | 'unknown';

export interface CleanAirSubject {
  /** As stated by each source that has it. */
  readonly fuels: readonly string[];
  /** As the guide writes it: `Euro 6d`, `EURO 5`, `6`. */
  readonly euroStandard: string | null;
  readonly manufactured: Day | null;
  readonly today: Day;
}

export interface CleanAirReading {
  readonly verdict: CleanAirVerdict;
  /** One sentence, true in every case of its verdict. */
  readonly words: string;
}

/** Beside each verdict. */
export const CLEAN_AIR_CAVEAT =
  'This is our reading, not a zone’s decision. Check the reg with the zone before you rely on it.';

const ZONES = 'London’s ULEZ, England’s clean air zones and Scotland’s low emission zones';

/** The number of a Euro standard; null if none is given. `Euro 6d` → 6, `Euro IV` → 4. */
export function euroNumber(euroStandard: string | null): number | null {
  const [, written] = /^\s*(?:euro\s*)?([1-7]|VI|IV|V|I{1,3})(?![0-9IV])/i.exec(euroStandard ?? '') ?? [];
  if (written === undefined) return null;
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'].indexOf(written.toUpperCase());
  return roman >= 0 ? roman + 1 : Number(written);
}

type EngineFuel = 'petrol' | 'diesel' | 'electric';

/** What the engine burns, also in a hybrid; `electric` if there is none. Null if the text does not say. */
function engineFuelOf(fuel: string): EngineFuel | null {
  if (/diesel|heavy oil/i.test(fuel)) return 'diesel';
  if (/petrol|unleaded/i.test(fuel)) return 'petrol';
  return /electric/i.test(fuel) && !/hybrid/i.test(fuel) ? 'electric' : null;
}

/** Why the sources give no single fuel of an engine. */
function unreadFuelWords(fuels: readonly string[], doSourcesDisagree: boolean): string {
  const named = fuels.filter((fuel) => fuel.trim() !== '');
  if (doSourcesDisagree) return 'The sources disagree on its fuel';
  if (named.length === 0) return 'Its fuel is not known';
  return named.every((fuel) => /hybrid/i.test(fuel))
    ? 'It is a hybrid and the fuel of its engine is not known'
    : 'Its fuel is not one that the standards name';
}

export function cleanAirReading({ fuels, euroStandard, manufactured, today }: CleanAirSubject): CleanAirReading {
  const engines = new Set(fuels.flatMap((fuel) => engineFuelOf(fuel) ?? []));
  const engine = engines.size === 1 ? [...engines][0] : undefined;
  const euro = euroNumber(euroStandard);
  if (engine === 'electric') {
    return { verdict: 'electric', words: `It has no engine, so it meets the standards of ${ZONES}.` };
  }
  if (manufactured !== null && yearOf(today) - yearOf(manufactured) > HISTORIC_YEARS) {
    return {
      verdict: 'historic',
      words: `It was built more than ${HISTORIC_YEARS} years ago: as a historic vehicle it may be exempt from ${ZONES}.`,
    };
  }
  if (engine === undefined || euro === null) {
    const missing = engine === undefined ? unreadFuelWords(fuels, engines.size > 1) : 'Its Euro standard is not known';
    return {
      verdict: 'unknown',
      words: `${missing}, so it cannot be said whether it meets the standards of ${ZONES}.`,
    };
  }
  const least = engine === 'petrol' ? PETROL_EURO_MIN : DIESEL_EURO_MIN;
  const standard = `Euro ${euro} ${engine}`;
  return euro >= least
    ? {
        verdict: 'meets',
        words: `${standard} meets the standards of ${ZONES}, which begin at Euro ${least} for ${engine}.`,
      }
    : {
        verdict: 'fails',
        words: `${standard} does not meet the standards of ${ZONES}, which begin at Euro ${least} for ${engine}: a daily charge, or in Scotland a penalty, is likely there.`,
      };
}
