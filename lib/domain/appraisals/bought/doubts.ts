/** Why an offer or a purchase may be a typing mistake: it is confirmed before it is saved. Without schemas: pages load it. */
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import type { AppraisalSums } from '../appraisal-sums';
import { purchaseDoubt } from '../authority';
import { moneyText } from '../money-text';

/** An offer further from the trade value than this share of it, and than so many pence, is confirmed. */
const USUAL_OFFER_PERCENT = 30;
const USUAL_OFFER_PENCE = 500_00;

/**
 * Null if the offer is near the trade value, is the one suggested, or can be compared with nothing. Without a trade value
 * it is compared with the maximum to pay.
 */
export function offerDoubt({ offer, trade, retail, suggestedPounds }: AppraisalSums): string | null {
  if (offer === null || (suggestedPounds !== null && offer.offerPence === suggestedPounds * 100)) return null;
  const most = retail.mostPounds === null ? null : retail.mostPounds * 100;
  const usualPence = trade.totalPence ?? most;
  if (usualPence === null) return null;
  const difference = Math.abs(offer.offerPence - usualPence);
  if (difference <= USUAL_OFFER_PENCE || difference * 100 <= Math.abs(usualPence) * USUAL_OFFER_PERCENT) return null;
  const side = offer.offerPence > usualPence ? 'above' : 'below';
  const value = trade.totalPence === null ? 'maximum to pay' : 'trade value';
  return `${moneyText(offer.offerPence)} is ${moneyText(difference)} ${side} the ${value} of ${moneyText(usualPence)}.`;
}

/** When the accepted offer was made and accepted. */
export interface DealMoments {
  readonly madeAt: Date | string | null;
  readonly answeredAt: Date | string | null;
}

/** Null if the vehicle was bought on or after the day on which its offer was accepted. */
export function purchaseDayDoubt(on: Day, { madeAt, answeredAt }: DealMoments): string | null {
  const [made, accepted] = [madeAt && britishDay(madeAt), answeredAt && britishDay(answeredAt)];
  if (made && on < made) return `${formatDate(on)} is before the offer was made, on ${formatDate(made)}.`;
  if (accepted && on < accepted)
    return `${formatDate(on)} is before the offer was accepted, on ${formatDate(accepted)}.`;
  return null;
}

/** A price in whole pounds, and its day. */
export interface PriceAndDay {
  readonly pounds: number;
  readonly on: Day;
}

/**
 * Of a purchase, or of its correction: what was saved of it before needs no new confirmation.
 * @param before the purchase as it is saved; null: none is
 */
export function purchaseDoubts(
  { pounds, on }: PriceAndDay,
  accepted: DealMoments & { readonly pounds: number },
  before: PriceAndDay | null,
): string[] {
  const doubts = [
    before?.pounds === pounds ? null : purchaseDoubt(accepted, pounds),
    before?.on === on ? null : purchaseDayDoubt(on, accepted),
  ];
  return doubts.filter((doubt) => doubt !== null);
}

/** To a program that did not confirm. */
export const CONFIRM_FIX = 'Check it. If it is right, send it again with “isConfirmed” as true.';
