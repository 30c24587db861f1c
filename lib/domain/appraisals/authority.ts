/** What a valuer may offer or pay, and what a manager has to approve. Without schemas: pages load it. */
import type { FrozenOffer } from './appraisal';
import { addDays, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { mayTake, type AppraisalState } from './appraisal-state';
import { areSidesLoading, areSidesUnread, type AppraisalSums } from './appraisal-sums';
import { readMargin } from './entries';
import { marginText, moneyText } from './money-text';
import { marginWantedPence, mostToPayPounds } from './most-to-pay';
import { frozenRetail, type RetailSide } from './retail-side';
import { ADJUSTMENT } from './sum-line';
import type { AppraisalTerms } from './terms';
import type { TradeSide } from './trade-side';

export interface OfferAuthority {
  readonly isWithin: boolean;
  /** A side is still loading, or an amount cannot be read: nothing can be decided until then. */
  readonly isUndecided: boolean;
  /** Why it needs approval, one sentence per reason; empty if it does not. */
  readonly reasons: readonly string[];
}

/** What an amount is compared with. */
interface Sides {
  readonly trade: Pick<TradeSide, 'lines' | 'totalPence'>;
  readonly retail: Pick<RetailSide, 'mostPounds' | 'basis' | 'shortPence' | 'marginPence'>;
}

/** What of an organisation's terms limits a valuer: how far above the trade side, and the margin as entered there. */
export type ValuerTerms = Pick<AppraisalTerms, 'valuerLimitPounds' | 'margin'>;

/**
 * A valuer may offer up to a limit above the trade side, and no more than the retail side allows with the wanted
 * margin and with the organisation's. What a manual adjustment adds to the trade side counts as above it. An offer that
 * cannot be compared with both sides needs approval.
 */
export function authorityOf({ offer, unread, ...sides }: AppraisalSums, terms: ValuerTerms): OfferAuthority {
  if (areSidesUnread(unread)) return { isWithin: false, isUndecided: true, reasons: [] };
  const reasons = offer === null ? [] : reasonsAgainst('offer', offer.offerPence, sides, terms);
  return { isWithin: reasons.length === 0, isUndecided: areSidesLoading(sides), reasons };
}

/** An accepted offer: what was approved with it, and what it was compared with. */
export type AcceptedOffer = Pick<FrozenOffer, 'pounds' | 'trade' | 'retail'>;

export interface Purchaser {
  /** A person who approves offers needs no approval. */
  readonly mayApprove: boolean;
  /** Of the appraisal: what can still be done about the price depends on it. */
  readonly state: AppraisalState;
  readonly terms: ValuerTerms;
}

/**
 * Why a person may not record a vehicle as bought at a price, and what to do instead; null if they may. The accepted
 * offer is within their authority or approved. A higher price needs the authority of an offer, by the figures saved
 * with it.
 * @param pricePounds whole pounds paid
 */
export function purchaseProblem(
  { pounds, trade, retail }: AcceptedOffer,
  pricePounds: number,
  { mayApprove, state, terms }: Purchaser,
): { readonly message: string; readonly fix: string } | null {
  if (mayApprove || pricePounds <= pounds) return null;
  const sides = { trade, retail: frozenRetail(retail) };
  const reasons = reasonsAgainst('price', pricePounds * 100, sides, terms);
  if (reasons.length === 0) return null;
  const accepted = moneyText(pounds * 100);
  return {
    message: `A manager has to approve this price: ${reasons.map(clauseOf).join('; ')}.`,
    fix: mayTake(state, 'revise')
      ? `Buy at the accepted ${accepted}, revise the offer to this price and request approval, or have a manager enter the purchase.`
      : `Enter at most the accepted ${accepted}, or have a manager correct the purchase.`,
  };
}

/** A sentence as a part of another: in lower case, without its full stop. */
const clauseOf = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`;

/** A price further from the accepted offer than this share of it is confirmed before it is saved. */
const USUAL_DIFFERENCE_PERCENT = 10;

/** Why a price may be a typing mistake: far from the accepted offer. Null if it is not. @param pricePounds whole pounds */
export function purchaseDoubt({ pounds }: Pick<AcceptedOffer, 'pounds'>, pricePounds: number): string | null {
  const difference = pricePounds - pounds;
  if (Math.abs(difference) * 100 <= pounds * USUAL_DIFFERENCE_PERCENT) return null;
  const [price, accepted] = [moneyText(pricePounds * 100), moneyText(pounds * 100)];
  return `${price} is ${moneyText(Math.abs(difference) * 100)} ${difference > 0 ? 'above' : 'below'} the accepted offer of ${accepted}.`;
}

/** A vehicle may be valued and appraised up to this many days after it was bought. */
const ENTERED_AFTER_DAYS = 366;

/** Why a vehicle cannot have been bought on a day; null if it can. @param valuedOn null if the valuation was erased */
export function purchaseDayProblem(on: Day, valuedOn: Day | null, today: Day): string | null {
  if (on > today) return 'This day is in the future.';
  return valuedOn !== null && on < addDays(valuedOn, 0 - ENTERED_AFTER_DAYS)
    ? `This day is more than a year before the valuation of ${formatDate(valuedOn)}.`
    : null;
}

function reasonsAgainst(amount: 'offer' | 'price', pence: number, { trade, retail }: Sides, terms: ValuerTerms) {
  const limitPounds = terms.valuerLimitPounds;
  const reasons: string[] = [];
  if (trade.totalPence === null) reasons.push('The trade value is not known.');
  else {
    const added = addedPence(trade);
    const above = pence - (trade.totalPence - added);
    if (above > limitPounds * 100) {
      const limit =
        limitPounds === 0 ? 'a valuer may not go above it' : `a valuer may go ${moneyText(limitPounds * 100)} above it`;
      const value = added > 0 ? 'the trade value without the adjustment' : 'the trade value';
      reasons.push(`The ${amount} is ${moneyText(above)} above ${value}; ${limit}.`);
    }
  }
  if (retail.mostPounds === null) reasons.push('Without an asking price the margin is not known.');
  else if (retail.shortPence > 0 || pence > retail.mostPounds * 100) reasons.push(retailReason(amount, retail, pence));
  else reasons.push(...marginReasons(amount, retail, pence, terms));
  return reasons;
}

/** Against a margin that is lower in this appraisal than in the terms. */
function marginReasons(amount: 'offer' | 'price', { basis }: Sides['retail'], pence: number, { margin }: ValuerTerms) {
  const { value } = readMargin(margin);
  if (basis === null || value === null) return [];
  const marginPence = marginWantedPence(basis.sellingPence, value);
  const mostPence = mostToPayPounds({ ...basis, marginPence, feePercent: 0 }) * 100;
  if (pence <= mostPence) return [];
  const limit = `the margin of your appraisal terms, ${marginText(value)}`;
  if (mostPence === 0) return [`At this asking price no payment leaves ${limit}.`];
  return [aboveMostWords(`leave ${limit}`, mostPence, amount, pence)];
}

const aboveMostWords = (aim: string, mostPence: number, amount: 'offer' | 'price', pence: number): string =>
  `To ${aim}, pay at most ${moneyText(mostPence)}: the ${amount} is ${moneyText(pence - mostPence)} above that.`;

/** What a manual adjustment adds; 0 if it lowers the value. */
const addedPence = ({ lines }: Sides['trade']): number =>
  lines.filter(({ name, pence }) => name === ADJUSTMENT && pence > 0).reduce((sum, { pence }) => sum + pence, 0);

/** Without a wanted margin, the limit that is exceeded is the break-even price. */
function retailReason(
  amount: 'offer' | 'price',
  { mostPounds, shortPence, marginPence }: Sides['retail'],
  pence: number,
): string {
  if (shortPence > 0)
    return marginPence > 0
      ? 'Whatever is paid, the asking price does not leave the margin wanted.'
      : 'Whatever is paid, the asking price does not cover the costs.';
  const aim = marginPence > 0 ? 'leave the margin wanted' : 'make no loss at the asking price';
  return aboveMostWords(aim, (mostPounds ?? 0) * 100, amount, pence);
}
