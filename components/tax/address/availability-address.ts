/** When a company vehicle is available, as the address has it: its first and last day, and an absence between them. */
import { ALWAYS_AVAILABLE, ABSENCE_DAYS_MIN, type Availability } from '@/lib/domain/tax/days-unavailable';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { daysBetween, type Day } from '@/lib/domain/time/calendar';
import { formatPlural } from '@/lib/format';
import { dayIn, LEFT_OUT, type TypedField, type TypedValue } from './typed-field';

export type AvailabilityFields = Readonly<Record<'from' | 'until' | 'awayFrom' | 'awayTo', TypedField>>;

const withProblem = ({ typed }: TypedField, problem: string): TypedField => ({ typed, problem });

const BEFORE_REGISTRATION = `This is before the date of first registration. ${LEFT_OUT}`;

/** @param registered the day of first registration, before which no vehicle is available; null where it is not known */
export function readAvailability(
  one: (name: string) => string,
  registered: Day | null,
): { availability: Availability; fields: AvailabilityFields } {
  const [from, until] = [dayIn(one('from')), dayIn(one('until'))];
  const [awayFrom, awayTo] = [dayIn(one('awayFrom')), dayIn(one('awayTo'))];
  const isTooEarly = from.value !== null && registered !== null && from.value < registered;
  const first = isTooEarly ? null : from.value;
  const isEndTooEarly = until.value !== null && registered !== null && until.value < registered;
  const isReversed = !isEndTooEarly && until.value !== null && first !== null && until.value < first;
  const last = isReversed || isEndTooEarly ? null : until.value;
  const absence = absenceProblem(awayFrom, awayTo, registered);
  return {
    availability: {
      from: first ?? startInYearOf(last, registered),
      until: last,
      absence:
        absence === null && awayFrom.value !== null && awayTo.value !== null
          ? { from: awayFrom.value, to: awayTo.value }
          : ALWAYS_AVAILABLE.absence,
    },
    fields: {
      from: isTooEarly ? withProblem(from, BEFORE_REGISTRATION) : from,
      until: isEndTooEarly
        ? withProblem(until, BEFORE_REGISTRATION)
        : isReversed
          ? withProblem(until, `The last day is before the first. ${LEFT_OUT}`)
          : until,
      awayFrom: absence?.field === 'awayFrom' ? withProblem(awayFrom, absence.problem) : awayFrom,
      awayTo: absence?.field === 'awayTo' ? withProblem(awayTo, absence.problem) : awayTo,
    },
  };
}

/** A vehicle that goes in the tax year of its registration was not there before it; every other year begins as a whole. */
const startInYearOf = (last: Day | null, registered: Day | null): Day | null =>
  last !== null && registered !== null && taxYearOn(last).ending === taxYearOn(registered).ending ? registered : null;

/** Why the two days do not count as an absence; null if they do, or if both are empty or unreadable. */
function absenceProblem(
  from: TypedValue<Day | null>,
  to: TypedValue<Day | null>,
  registered: Day | null,
): { field: 'awayFrom' | 'awayTo'; problem: string } | null {
  if (from.problem !== null || to.problem !== null) return null;
  if (from.value === null && to.value === null) return null;
  if (from.value === null) return { field: 'awayFrom', problem: `Enter the first day without it as well. ${LEFT_OUT}` };
  if (to.value === null) return { field: 'awayTo', problem: `Enter the last day without it as well. ${LEFT_OUT}` };
  if (registered !== null && from.value < registered) return { field: 'awayFrom', problem: BEFORE_REGISTRATION };
  const days = daysBetween(from.value, to.value) + 1;
  if (days < 1) return { field: 'awayTo', problem: `The last day without it is before the first. ${LEFT_OUT}` };
  return days < ABSENCE_DAYS_MIN
    ? {
        field: 'awayTo',
        problem: `${formatPlural(days, 'day')} in a row: the law counts ${ABSENCE_DAYS_MIN} or more. ${LEFT_OUT}`,
      }
    : null;
}
