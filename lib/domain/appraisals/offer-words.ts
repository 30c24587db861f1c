/** An offer in words, by its outcome: for the customer, and beside its figures. Without schemas: pages load it. */
import { nameInText } from '@/lib/domain/accounts/person-name';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { CONDITIONS, readAmount, type TradeCondition } from './entries';
import { moneyText } from './money-text';
import type { OfferState } from './appraisal-state';
import {
  addMonths,
  britishDay,
  daysBetween,
  isMonth,
  isMonthOver,
  lastDay,
  type Day,
  type Month,
} from '@/lib/domain/time/calendar';
import { withoutEditionNote } from '@/lib/domain/valuations/edition';
import { formatDate, formatDateTime, formatMiles, formatMonthLong, formatPounds, unbroken } from '@/lib/format';

export interface OfferCourse {
  readonly state: OfferState;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly decidedBy: string | null;
  /** Null: it was requested only. */
  readonly madeAt: string | null;
  readonly validUntil: Day | null;
  readonly answeredAt: string | null;
  /** Null: the customer, by the link. */
  readonly answeredBy: string | null;
  /** Null: it was never made, or is not withdrawn. */
  readonly withdrawnAt: string | null;
}

/**
 * On the customer's sheet, under the amount: until when it may be accepted, or its answer. Empty without either, and
 * once withdrawn.
 */
export function validityWords(
  { state, validUntil, answeredAt }: Pick<OfferCourse, 'validUntil' | 'answeredAt'> & { readonly state: string },
  today: Day,
): string {
  if (answeredAt !== null && (state === 'accepted' || state === 'declined'))
    return `${state === 'accepted' ? 'Accepted' : 'Declined'} on ${formatDate(answeredAt)}.`;
  if (validUntil === null || state === 'withdrawn') return '';
  return `${validUntil < today ? 'Was valid' : 'Valid'} until ${formatDate(validUntil)}.`;
}

/**
 * The mileage of the vehicle, and the guide's step that its values are for: "12,345 mi, valued at 12,000 mi". Null
 * without a mileage.
 */
export function appraisedMileageWords(entered: number | null, valuedAt: number | null): string | null {
  if (entered === null) return valuedAt === null ? null : `valued at ${onOneLine(valuedAt)}`;
  return valuedAt === null || valuedAt === entered
    ? onOneLine(entered)
    : `${onOneLine(entered)}, valued at ${onOneLine(valuedAt)}`;
}

const onOneLine = (miles: number): string => unbroken(formatMiles(miles));

/** The month that the price is for; empty in an offer without one. */
export const handOverWords = (month: Month | null): string =>
  month === null ? '' : `For hand-over in ${formatMonthLong(month)}.`;

/**
 * Days from today to the end of the month that an offer's price is for: it is not valid for longer.
 * @param handOver as entered
 * @returns null if that month has passed, or none is entered
 */
export function handOverDaysLeft(handOver: string | null | undefined, today: Day): number | null {
  if (!handOver || !isMonth(handOver) || isMonthOver(handOver, today)) return null;
  return daysBetween(today, lastDay(handOver));
}

/** Under the field of the days that an offer is valid, where not all of them count; null otherwise. */
export function shortenedWords(days: number, handOver: string | null | undefined, today: Day): string | null {
  const left = handOverDaysLeft(handOver, today);
  if (!handOver || left === null || days <= left) return null;
  const until =
    left === 0
      ? `today only, the end of ${formatMonthLong(handOver)}, the hand-over month`
      : `until ${formatDate(lastDay(handOver))} only, the end of the hand-over month`;
  return `Valid ${until}. For longer, choose a later month of hand-over.`;
}

/** The month of hand-over after the entered one, for an offer that would be shortened; null where none is shortened. */
export const longerMonth = (days: number, handOver: string | null | undefined, today: Day): Month | null =>
  handOver && shortenedWords(days, handOver, today) !== null ? addMonths(handOver, 1) : null;

/**
 * Why an offer that is still valid is not accepted, as older versions did not end it with the month it is for, or why a
 * request is not approved. Null if it is.
 */
export const passedMonthWords = (
  handOver: Month | null,
  today: Day,
  what: 'offer' | 'request' = 'offer',
): string | null =>
  handOver !== null && isMonthOver(handOver, today)
    ? `The hand-over month of this ${what}, ${formatMonthLong(handOver)}, has passed.`
    : null;

/** What to do about a request whose month has passed. */
export const PASSED_REQUEST_FIX = 'Withdraw the request, and make the offer again for a later month.';

const CONDITION_WORDS: Readonly<Record<TradeCondition, string>> = {
  clean: 'Very good for its age and mileage',
  average: 'Normal wear for its age and mileage',
  below: 'More wear than normal for its age and mileage',
};

/** Of an offer, to the customer: the condition it is for, above what was deducted. Null if there is nothing to say. */
export function sheetConditionWords({
  condition,
  isConditionChosen,
  deductions,
}: {
  readonly condition: { readonly label: string };
  readonly isConditionChosen: boolean;
  readonly deductions: readonly string[];
}): string | null {
  const hasPoints = deductions.length > 0;
  if (!isConditionChosen) return hasPoints ? 'With these points taken into account:' : null;
  const words = customerConditionWords(condition.label);
  return hasPoints ? `${words}, with these points taken into account:` : `${words}. Nothing is deducted for damage.`;
}

/** The names of the guide’s bands are the trade’s. @param label of a band, as frozen */
export function customerConditionWords(label: string): string {
  const band = CONDITIONS.find((condition) => BAND_WORDS[condition].label === label);
  return band ? CONDITION_WORDS[band] : `${label} for its age and mileage`;
}

const STATE_SINCE: Readonly<Record<OfferState, string>> = {
  requested: ' waits for approval',
  refused: ' is not approved',
  made: '',
  accepted: ' is accepted',
  declined: ' is declined',
  withdrawn: ' is withdrawn',
};

/** Why a step is refused that was meant for another offer, or for this one as it was before. @param now the newest offer */
export const changedOfferWords = ({ state, pounds }: { readonly state: OfferState; readonly pounds: number }): string =>
  `The offer has changed: ${formatPounds(pounds)}${STATE_SINCE[state]} now.`;

/** With it, to a customer who was about to sign. */
export const SIGN_AGAIN = 'Read it and sign again.';

/** The customer link of an open offer. */
export interface CustomerLink {
  readonly createdAt: string;
  /** Null when they are no longer known. */
  readonly createdBy: string | null;
}

/** Beside the button that replaces it. */
export const customerLinkWords = ({ createdAt, createdBy }: CustomerLink): string =>
  `Customer link created ${formatDateTime(createdAt)} by ${nameInText(createdBy)}. A new link replaces it: the earlier one stops working.`;

/** Before an offer is revised: what becomes of it and of its link. @param hasLink a customer link was created for it */
export function revisionWords(
  { state, validUntil }: Pick<OfferCourse, 'state' | 'validUntil'>,
  hasLink: boolean,
  today: Day,
): string {
  const isDeclined = state === 'declined';
  const isExpired = state === 'made' && validUntil !== null && validUntil < today;
  const shown = isDeclined ? 'still shows it' : isExpired ? 'still shows it as expired' : 'then shows it as withdrawn';
  return [
    state === 'accepted' && 'The customer has accepted it, and it no longer counts after this.',
    isDeclined ? 'It stays declined and cannot be opened again.' : 'It cannot be restored.',
    hasLink && `Its link ${shown}, and the next offer has another one.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Beside the figures of an offer: who made it, and its outcome. */
export function courseWords(offer: OfferCourse, today: Day): string {
  const { state, requestedBy, requestedAt, decidedBy, madeAt, validUntil } = offer;
  const ended = state === 'withdrawn' && !isExpiredFirst(offer) ? withdrawnOn(offer) : '';
  if (madeAt === null) {
    const ending = state === 'refused' ? `, declined by ${nameInText(decidedBy)}` : '';
    return `Requested ${formatDateTime(requestedAt)} by ${requestedBy}${ending}${ended}.`;
  }
  const approved = decidedBy === null ? '' : `, approved by ${decidedBy}`;
  const valid = validUntil === null ? '' : `, ${validWords(offer, validUntil, today)} until ${formatDate(validUntil)}`;
  return `Made ${formatDateTime(madeAt)} by ${requestedBy}${approved}${valid}${answered(offer)}${ended}.`;
}

/** Withdrawn before its last day, it was valid for a shorter time than it was made for. */
function validWords({ state, withdrawnAt }: OfferCourse, validUntil: Day, today: Day): string {
  if (state === 'withdrawn')
    return (withdrawnAt === null ? today : britishDay(withdrawnAt)) <= validUntil ? 'was to be valid' : 'was valid';
  return validUntil < today ? 'was valid' : 'valid';
}

const withdrawnOn = ({ withdrawnAt }: OfferCourse): string =>
  withdrawnAt === null ? ', withdrawn since' : `, withdrawn ${formatDateTime(withdrawnAt)}`;

/** An offer that was answered may have been withdrawn since. */
function answered({ state, answeredAt, answeredBy }: OfferCourse): string {
  if (answeredAt === null) return '';
  const answer = state === 'declined' ? 'declined' : 'accepted';
  return `, ${answer} ${formatDateTime(answeredAt)} ${answeredBy === null ? 'by the customer’s link' : `as entered by ${answeredBy}`}`;
}

/** Whether it expired before it was withdrawn: the customer reads that it has expired, and so does the dealer. */
const isExpiredFirst = ({ answeredAt, validUntil, withdrawnAt }: OfferCourse): boolean =>
  answeredAt === null && validUntil !== null && withdrawnAt !== null && britishDay(withdrawnAt) > validUntil;

/**
 * What a frozen offer is based on.
 * @param editionWords of its values, "Guide values on 5 Jun 2026."; in older versions of its valuation; null if unknown
 */
export function savedOfferWords(editionWords: string | null): string {
  const day = withoutEditionNote(editionWords ?? '');
  return ['Saved as it was then.', day, 'Later editions do not change it.'].filter(Boolean).join(' ');
}

/** Of a lost appraisal without an offer: what was entered as its offer. @param typed as in its field */
export function unmadeOfferWords(typed: string | undefined): string {
  if (!typed?.trim()) return 'No offer was entered.';
  const { value } = readAmount(typed);
  return `Offer entered and not made: ${value === null ? `“${typed.trim()}”` : moneyText(value)}.`;
}

/** Why it was not bought; a typed note is quoted. */
export const lossWords = (endedOn: Day, { reason, note }: { readonly reason: string; readonly note: string }): string =>
  `Lost on ${formatDate(endedOn)}: ${reason}.${note.trim() ? ` Note: “${note.trim()}”` : ''}`;
