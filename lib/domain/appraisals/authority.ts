/** Whether a valuer may make an offer, or a manager has to approve it. Without schemas: pages load it. */
import type { AppraisalSums } from './appraisal-sums';
import { moneyText } from './money-text';

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
  else if (offerPence > retail.mostPounds * 100)
    reasons.push(`The offer is ${moneyText(offerPence - retail.mostPounds * 100)} more than leaves the margin wanted.`);
  return { isWithin: reasons.length === 0, reasons };
}
