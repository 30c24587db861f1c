/** Vehicle tax over a term, licence by licence. */
import { licenceDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import type { Day } from '@/lib/domain/time/calendar';
import { TERM_MONTHS } from './term';

/** A licence after the first. */
export interface LaterLicence {
  /** For twelve months, at the rate of the day it begins; null where our tables do not have it. */
  readonly pounds: number | null;
  /** The duty year it belongs to, `2027-28`, if it is at today's rates because its own are not published. */
  readonly unpublishedYear: string | null;
}

/** The second licence and those after it, as far as the longest term. */
export const laterLicences = (car: VehicleDutyCar, today: Day): readonly LaterLicence[] =>
  Array.from({ length: TERM_MONTHS.most / 12 - 1 }, (_, index) => {
    const { duty, unpublishedYear } = licenceDuty(car, index + 2, today);
    return { pounds: 'pounds' in duty ? duty.pounds : null, unpublishedYear };
  });

export interface LaterDuty {
  /** After the first year; null if no rate is known. */
  readonly pence: number | null;
  /** How it is found, for the column of sources. */
  readonly source: string;
}

const ANNUAL_RATES = 'Yearly tax, added up';

/**
 * What the licences after the first cost within a term: each at the rate of the day it begins, the last by the month.
 *
 * @param licences null or too few where the car's facts are not known: every later year then has the service's rate
 * @param servicePounds the service's rate of the second year
 */
export function laterDutyOfTerm(
  licences: readonly LaterLicence[] | null,
  servicePounds: number | null,
  termMonths: number,
): LaterDuty {
  const laterMonths = Math.max(0, termMonths - 12);
  const charged = licences?.slice(0, Math.ceil(laterMonths / 12)) ?? [];
  const known = charged.flatMap(({ pounds }) => pounds ?? []);
  if (known.length * 12 >= laterMonths) {
    const pence = known.map((pounds, index) =>
      Math.round((pounds * 100 * Math.min(12, laterMonths - index * 12)) / 12),
    );
    return { pence: pence.reduce((sum, part) => sum + part, 0), source: sourceText(charged) };
  }
  return {
    pence: servicePounds === null ? null : Math.round((servicePounds * laterMonths * 100) / 12),
    source: laterMonths > 12 ? `${ANNUAL_RATES}, every later year at the second year’s rate` : ANNUAL_RATES,
  };
}

function sourceText(charged: readonly LaterLicence[]): string {
  if (charged.length === 0) return ANNUAL_RATES;
  const unpublished = firstUnpublished(charged);
  const basis = unpublished === null ? '' : `, from ${unpublished} at today’s rates`;
  return `Calculated by us: each year at the rate of its first day${basis}`;
}

const firstUnpublished = (licences: readonly LaterLicence[]): string | null =>
  licences.find(({ unpublishedYear }) => unpublishedYear !== null)?.unpublishedYear ?? null;

/** How vehicle tax is found in a chart of all terms. */
export function laterDutyNote(licences: readonly LaterLicence[] | null): string {
  if (licences === null || licences.some(({ pounds }) => pounds === null))
    return 'Where our tables lack the vehicle tax of a later year, it is that of the second.';
  const unpublished = firstUnpublished(licences);
  return `Vehicle tax is that of each year’s first day${unpublished === null ? '' : `, from ${unpublished} at today’s rates`}.`;
}
