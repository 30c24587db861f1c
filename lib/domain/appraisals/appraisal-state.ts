/** The states of an appraisal, and who may move it from one to the next. Without schemas: pages load it. */
import { isMonthOver, type Day, type Month } from '@/lib/domain/time/calendar';

/** As stored. An expired offer is stored as offered, and read as expired. */
export const STORED_STATES = ['draft', 'offered', 'accepted', 'declined', 'bought', 'lost'] as const;

export const APPRAISAL_STATES = ['draft', 'offered', 'expired', 'accepted', 'declined', 'bought', 'lost'] as const;
export type AppraisalState = (typeof APPRAISAL_STATES)[number];

/** States of one offer, as stored. */
export const OFFER_STATES = ['requested', 'refused', 'made', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const STATE_WORDS: Readonly<Record<AppraisalState, string>> = {
  draft: 'Draft',
  offered: 'Offered',
  expired: 'Offer expired',
  accepted: 'Accepted',
  declined: 'Declined',
  bought: 'Bought',
  lost: 'Lost',
};

/** The state in words; of a draft whose offer waits for approval, that it waits. */
export const appraisalStateWords = ({ state, isRequested }: { state: AppraisalState; isRequested: boolean }): string =>
  isRequested ? 'Waiting for approval' : STATE_WORDS[state];

export type AppraisalColumnKey = AppraisalState | 'requested';
interface AppraisalColumn {
  readonly key: AppraisalColumnKey;
  readonly state: AppraisalState;
  readonly isRequested: boolean;
}

/**
 * The columns of the board, which the list is filtered by too, in the order an appraisal passes through them: the states,
 * and the drafts that wait for approval apart from the others.
 */
export const APPRAISAL_COLUMNS: readonly AppraisalColumn[] = APPRAISAL_STATES.flatMap((state): AppraisalColumn[] => [
  { key: state, state, isRequested: false },
  ...(state === 'draft' ? [{ key: 'requested' as const, state, isRequested: true }] : []),
]);

/**
 * What a dealer may do next. `revise` returns it to draft and ends the offer and its link; `correct` changes what was
 * paid, or when; `reopen` takes a loss back.
 */
export const APPRAISAL_STEPS = ['offer', 'accept', 'decline', 'revise', 'buy', 'lose', 'correct', 'reopen'] as const;
export type AppraisalStep = (typeof APPRAISAL_STEPS)[number];

const ALLOWED: Readonly<Record<AppraisalState, readonly AppraisalStep[]>> = {
  draft: ['offer', 'lose'],
  offered: ['accept', 'decline', 'revise', 'lose'],
  expired: ['revise', 'lose'],
  accepted: ['buy', 'revise', 'lose'],
  declined: ['revise', 'lose'],
  bought: ['correct'],
  lost: ['reopen'],
};

export const mayTake = (state: AppraisalState, step: AppraisalStep): boolean => ALLOWED[state].includes(step);

/**
 * Whether an unsigned offer has a place to sign, on the screen and on paper: it is open, or accepted. An expired, declined
 * or withdrawn one has none, since it would look like a contract; nor has one whose vehicle was bought at another price.
 * @param state of the appraisal @param paidPounds null: not bought
 */
export const mayBeSigned = (
  state: AppraisalState,
  offer: { readonly state: OfferState; readonly pounds: number },
  paidPounds: number | null,
): boolean => isOpenOffer(state, offer.state) && (offer.state === 'made' || isAtOffer(offer, paidPounds));

/** Whether an offer can still be accepted, or is. @param state of the appraisal */
export const isOpenOffer = (state: AppraisalState, offer: OfferState): boolean =>
  offer === 'accepted' || (offer === 'made' && state === 'offered');

/** Whether nothing else was paid than the offer. @param paidPounds null: not bought */
export const isAtOffer = ({ pounds }: { readonly pounds: number }, paidPounds: number | null): boolean =>
  paidPounds === null || paidPounds === pounds;

interface AnsweredOffer {
  readonly state: OfferState;
  /** Null: the customer, by the link. */
  readonly answeredBy: string | null;
  readonly validUntil: Day | null;
  readonly frozen: { readonly handOver: Month | null };
}

/**
 * Whether it can be taken back that the customer declined: a dealer entered it, and nothing followed while the offer is
 * valid. @param newest the newest offer of the appraisal
 */
export const mayUndoDecline = (state: AppraisalState, newest: AnsweredOffer | undefined, today: Day): boolean =>
  state === 'declined' &&
  newest?.state === 'declined' &&
  newest.answeredBy !== null &&
  newest.validUntil !== null &&
  newest.validUntil >= today &&
  (newest.frozen.handOver === null || !isMonthOver(newest.frozen.handOver, today));

/**
 * Where the page of an appraisal has its sums from: the fields of a draft, its newest offer as it was frozen, or what is
 * entered, where no offer was ever made or requested.
 */
export function shownSums(
  { state, isRequested }: { readonly state: AppraisalState; readonly isRequested: boolean },
  hasOffer: boolean,
): 'fields' | 'offer' | 'entries' {
  if (state === 'draft' && !isRequested) return 'fields';
  return hasOffer ? 'offer' : 'entries';
}

/** `A-2026-000123`. */
export const appraisalNumberText = (year: number, number: number): string =>
  `A-${year}-${String(number).padStart(6, '0')}`;

/** With any hyphen, dash or spaces; without them only where the number is written with its six digits. */
const NUMBER_PARTS =
  /^(?:(?:A[-\s]*)?(\d{4})[-\s]+(\d{6,9})|A[-\s]*(\d{4})(\d{6,9})|A[-\s]*(\d{4})[-\s]+(\d{1,5})|(\d{6}))$/i;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * The year and number in a text like `A-2026-000123`, `a 2026 123` or `2026-000123`, or only the number in `000123`; null
 * for any other text.
 */
export function readAppraisalNumber(text: string): { year: number | null; number: number } | null {
  const parts = NUMBER_PARTS.exec(text.normalize('NFKC').replace(DASHES, '-').trim());
  if (parts === null) return null;
  const year = parts[1] ?? parts[3] ?? parts[5];
  const number = parts[2] ?? parts[4] ?? parts[6] ?? parts[7];
  return { year: year === undefined ? null : Number(year), number: Number(number) };
}

/** The fewest characters of a customer's details, or of a plate, that find appraisals. */
export const FIND_LETTERS_MIN = 2;
export const FIND_LETTERS_PROBLEM = `Enter at least ${FIND_LETTERS_MIN} letters.`;

/** Why an appraisal was lost. */
export const LOSS_REASONS = [
  'price',
  'not_selling',
  'sold_elsewhere',
  'condition',
  'finance',
  'no_answer',
  'other',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** Those of them that a customer may give when they decline by the link. */
export const CUSTOMER_REASONS = [
  'price',
  'sold_elsewhere',
  'not_selling',
  'other',
] as const satisfies readonly LossReason[];
export type CustomerReason = (typeof CUSTOMER_REASONS)[number];

export const LOSS_WORDS: Readonly<Record<LossReason, string>> = {
  price: 'Price too low',
  not_selling: 'Customer decided not to sell',
  sold_elsewhere: 'Sold elsewhere',
  condition: 'Condition',
  finance: 'Finance',
  no_answer: 'No reply',
  other: 'Another reason',
};
