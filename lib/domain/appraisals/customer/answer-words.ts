/** What a customer reads behind the link of an offer that is answered, expired or withdrawn. Without schemas: pages load it. */
import type { CustomerReason } from '@/lib/domain/appraisals/appraisal-state';
import { passedMonthWords } from '@/lib/domain/appraisals/offer-words';
import type { Day, Month } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';

export const OFFER_EXPIRED = 'This offer has expired';

const newOfferWords = (organisation: string): string => `${organisation} can make you a new one.`;

/** To the customer, whose offer can no longer be accepted; null if it can. */
export function expiredWords(
  { isOver, handOver }: { readonly isOver: boolean; readonly handOver: Month | null },
  organisation: string,
  today: Day,
): string | null {
  const passed = passedMonthWords(handOver, today);
  if (!isOver && passed === null) return null;
  return [isOver ? null : passed, newOfferWords(organisation)].filter(Boolean).join(' ');
}

/** Who answered an offer: the customer by the link, or the organisation that made it. */
interface OfferAnswerer {
  readonly isByCustomer: boolean;
  readonly organisation: string;
}

/** For the customer, who may have answered by the link, or whose answer the dealer recorded. */
export function answerWords({
  state,
  isByCustomer,
  organisation,
}: OfferAnswerer & { readonly state: 'accepted' | 'declined' }): { readonly title: string; readonly text: string } {
  return isByCustomer
    ? { title: `You have ${state} this offer`, text: `${organisation} can see your answer.` }
    : {
        title: `This offer is ${state}`,
        text: `${organisation} entered this answer. Contact them if it is not yours.`,
      };
}

/**
 * For the customer, about an offer that the dealer has withdrawn.
 * @param answeredAt when it was accepted before that; null: it was not
 * @param isOver it had expired before: then it still is an expired one to them
 */
export function withdrawnWords({
  answeredAt,
  isOver,
  isByCustomer,
  organisation,
}: OfferAnswerer & { readonly answeredAt: string | null; readonly isOver: boolean }): {
  readonly title: string;
  readonly text: string;
} {
  if (answeredAt === null && isOver) return { title: OFFER_EXPIRED, text: newOfferWords(organisation) };
  if (answeredAt === null)
    return {
      title: 'This offer was withdrawn',
      text: `${organisation} withdrew it, so it can no longer be accepted. Ask them for a new one.`,
    };
  const accepted = isByCustomer ? 'You accepted it' : `${organisation} entered it as accepted`;
  return {
    title: 'This offer was withdrawn after it was accepted',
    text: `${accepted} on ${formatDate(answeredAt)}. ${isByCustomer ? organisation : 'They'} withdrew it afterwards. Contact them about it.`,
  };
}

/** Why a customer declines, in their words. */
export const CUSTOMER_REASON_WORDS: Readonly<Record<CustomerReason, string>> = {
  price: 'The price is too low',
  sold_elsewhere: 'I am selling elsewhere',
  not_selling: 'I am keeping the vehicle',
  other: 'Another reason',
};

/** What a link leads to when an answer comes too late. */
export interface AnsweredTooLate extends OfferAnswerer {
  readonly state: string;
  readonly answeredAt: string | null;
  readonly isOver: boolean;
}

/** To a customer whose page is older than what happened to its offer. @param now null: the link leads nowhere any more */
export function tooLateWords(now: AnsweredTooLate | null): { readonly message: string; readonly fix: string } {
  if (now === null) return { message: 'This link no longer works.', fix: 'Ask the dealer who sent it for a new one.' };
  const { state, isByCustomer, isOver, organisation } = now;
  if (state === 'accepted' || state === 'declined')
    return isByCustomer
      ? { message: `You have already ${state} this offer.`, fix: `${organisation} can see your answer.` }
      : {
          message: `${organisation} has already entered this offer as ${state}.`,
          fix: 'Contact them if that is not your answer.',
        };
  if (state === 'withdrawn' && (now.answeredAt !== null || !isOver))
    return { message: `${organisation} has changed or withdrawn this offer.`, fix: 'Ask them for a new one.' };
  return isOver
    ? { message: `${OFFER_EXPIRED}.`, fix: newOfferWords(organisation) }
    : { message: 'Your answer was not taken.', fix: 'Reload the page, then answer again.' };
}
