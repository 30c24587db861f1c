/** The vehicle tax (VED) of a car licence by licence: the service's figure beside ours, with how ours is found. */
import { formatList, formatPence } from '@/lib/format';
import { firstOfMonth, monthsBetween, type Day } from '@/lib/domain/time/calendar';
import { dutyPayments } from './duty-payments';
import type { Legislation } from './legislation';
import {
  firstYearDuty,
  laterDuty,
  licenceDuty,
  type DutyAnswer,
  type VehicleDuty,
  type VehicleDutyCar,
} from './vehicle-duty';

export interface DutyRow {
  readonly name: string;
  /** Pounds, as the legislation service gives them. */
  readonly service: number | null;
  /** null if the car's facts are unknown. */
  readonly ours: DutyAnswer | null;
  /** Sentences that apply to our figure. */
  readonly notes: readonly string[];
  /** Highlighted: the two figures differ. */
  readonly warning: string | null;
}

export const DUTY_CAPTION =
  'Vehicle tax (VED) for 12 months, at the rate on the start date: first year from registration, later years as the second. Years two to six include the expensive car supplement where it is due.';

const SERVICE_DIFFERS =
  'The service gives a different figure: it may exclude options, or use another CO2, other rates or another date.';

/** @param today the day a licence may start on now */
export function dutyRows(duty: VehicleDutyCar | null, legislation: Legislation | null, today: Day): readonly DutyRow[] {
  const second = duty && licenceDuty(duty, 2, today);
  const current = currentLicence(duty, today);
  return [
    dutyRow('First year', legislation?.dutyFirst ?? null, duty && firstYearDuty(duty)),
    dutyRow(
      'Later years',
      legislation?.dutyLater ?? null,
      second && second.duty,
      second?.unpublishedYear ? [`At today’s rates: ${second.unpublishedYear} rates are not in our tables.`] : [],
    ),
    ...(current ? [dutyRow(`Starting today (year ${current.licence})`, null, current.duty)] : []),
  ];
}

/** What a later year costs in instalments; null if nothing is due or no figure is known. */
export function instalmentsText(
  duty: VehicleDutyCar | null,
  legislation: Legislation | null,
  today: Day,
): string | null {
  const current = currentLicence(duty, today);
  const paid = current?.duty ?? (duty && licenceDuty(duty, 2, today).duty);
  const [pounds, basis] =
    paid && 'pounds' in paid
      ? [paid.pounds, `at the rates of ${paid.yearName}`]
      : [current ? 0 : (legislation?.dutyLater ?? 0), 'based on the service’s figure'];
  const payments = dutyPayments(pounds);
  if (payments.length === 0) return null;
  return `Later years by instalments, ${basis}: ${formatList(payments.map(({ words, pence }) => `${words} ${formatPence(pence)}`))}. Calculated by us.`;
}

/** The one assumption of the duty tables is the van rate of 2026-27. */
const DERIVED_RATE_NOTE =
  'Our estimate: last year’s van rate, raised as the other vehicle tax rates were. Check it against DVLA leaflet V149.';

/** The notes that belong to a duty. */
export const dutyNotes = (duty: VehicleDuty): readonly string[] => (duty.isAssumed ? [DERIVED_RATE_NOTE] : []);

/** A car past its first year pays today's rate, not that of its first day. A licence begins on the 1st of a month. */
function currentLicence(duty: VehicleDutyCar | null, today: Day) {
  if (duty === null) return null;
  const licence = Math.floor(monthsBetween(firstOfMonth(duty.firstRegistered), firstOfMonth(today)) / 12) + 1;
  return licence > 1 ? { licence, duty: laterDuty(duty, today, licence) } : null;
}

function dutyRow(name: string, service: number | null, ours: DutyAnswer | null, more: readonly string[] = []): DutyRow {
  const isKnown = ours !== null && 'pounds' in ours;
  return {
    name,
    service,
    ours,
    notes: isKnown ? [...dutyNotes(ours), ...more] : [],
    warning: isKnown && service !== null && service !== ours.pounds ? SERVICE_DIFFERS : null,
  };
}
