/** Whether a valuer may make an offer, or a manager has to approve it. Without schemas: pages load it. */
import type { AppraisalSums } from './appraisal-sums';
import { moneyText } from './money-text';
import type { RetailSide } from './retail-side';

export interface OfferAuthority {
  readonly isWithin: boolean;
  /** Why it needs approval, a sentence each; empty where it does not. */
  readonly reasons: readonly string[];
}

/**
 * A valuer may offer so much above the trade side, and not more than the retail side leaves with the margin wanted. An
 * offer that cannot be compared with both sides needs approval.
 * @param limitPounds above the trade side
 */
export function authorityOf({ trade, retail, offer }: AppraisalSums, limitPounds: number): OfferAuthority {
  if (offer === null) return { isWithin: true, reasons: [] };
  const reasons: string[] = [];
  const { offerPence } = offer;
  if (trade.totalPence === null) reasons.push('The trade value is not known.');
  else {
    const above = offerPence - trade.totalPence;
    if (above > limitPounds * 100) {
      const limit =
        limitPounds === 0 ? 'a valuer may not go above it' : `a valuer may go ${moneyText(limitPounds * 100)} above it`;
      reasons.push(`The offer is ${moneyText(above)} above the trade value; ${limit}.`);
    }
  }
  if (retail.mostPounds === null) reasons.push('Without an asking price the margin is not known.');
  else if (retail.shortPence > 0 || offerPence > retail.mostPounds * 100)
    reasons.push(retailReason(retail, offerPence));
  return { isWithin: reasons.length === 0, reasons };
}

/** Without a margin wanted, what is exceeded is what leaves no loss. */
function retailReason({ mostPounds, shortPence, marginPence }: RetailSide, offerPence: number): string {
  if (shortPence > 0)
    return marginPence > 0
      ? 'Whatever is paid, the asking price does not leave the margin wanted.'
      : 'Whatever is paid, the asking price does not cover the costs.';
  const above = moneyText(offerPence - (mostPounds ?? 0) * 100);
  return marginPence > 0
    ? `The offer is ${above} more than leaves the margin wanted.`
    : `The offer is ${above} more than can be paid without a loss at the asking price.`;
}
