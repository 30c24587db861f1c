/** The date of first registration as dealers type it, and how long the vehicle can have been on the road since. */
import { Fault } from '@/lib/fault';
import { monthsBetween, type Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import type { RegisterFacts } from './registration/registration';

/** There is no guide for earlier vehicles; a browser writes a year typed as `21` as `0021`. */
const FIRST_DAY: Day = '1900-01-01';

const next = 'It is on the V5C.';

/** Why a date cannot be that of its registration; null if it can. */
export function registrationDateProblem(registered: Day, today: Day): Because | null {
  if (registered === '') return { reason: 'Enter the date of first registration.', next };
  if (registered < FIRST_DAY) return { reason: 'Enter the year with four digits, such as 2021.', next };
  if (registered > today) return { reason: 'The date of registration is in the future.', next };
  return null;
}

/** @throws Fault invalid_input, at the field */
export function acceptRegistrationDate(registered: Day, today: Day): void {
  const because = registrationDateProblem(registered, today);
  if (because) throw new Fault('invalid_input', { message: because.reason, fix: because.next, field: 'registered' });
}

/**
 * The date typed, or else the one a record has of its vehicle.
 * @throws Fault invalid_input, at the field, also if none is known
 */
export function acceptKnownRegistrationDate(
  typed: Day | undefined,
  record: {
    readonly identity: { readonly registered: Day | null };
    readonly register: Pick<RegisterFacts, 'firstRegistered'> | null;
  },
  today: Day,
): Day {
  const registered = typed ?? record.identity.registered ?? record.register?.firstRegistered;
  if (!registered) {
    throw new Fault('invalid_input', {
      message: 'The date of first registration is not known for this vehicle.',
      fix: 'Enter it as shown on the V5C.',
      field: 'registered',
    });
  }
  acceptRegistrationDate(registered, today);
  return registered;
}

/**
 * The most months it can have been on the road; null if it was used before for an unknown time.
 * @param register the register's record of this vehicle, if it was looked up
 */
export function monthsOnTheRoad(
  registered: Day,
  today: Day,
  register: Pick<RegisterFacts, 'manufactured' | 'firstRegistered' | 'usedBeforeFirstRegistration'> | null = null,
): number | null {
  if (register?.usedBeforeFirstRegistration) return null;
  const days = [registered, register?.manufactured, register?.firstRegistered].filter((day) => day != null);
  return Math.max(0, ...days.map((day) => monthsBetween(day, today)));
}
