/** What a customer reads of finance and deposit in an offer. Without schemas: pages load it. */
import { moneyText } from '../money-text';
import type { Settlement } from '../settlement';

export type CustomerSettlement = Pick<Settlement, 'offerPence' | 'financePence' | 'depositPence' | 'inHandPence'>;

/** The lines under an offer with finance or a deposit, down to what the customer gets or pays. */
export function settlementLines({
  financePence,
  depositPence,
  inHandPence,
}: CustomerSettlement): (readonly [name: string, pence: number])[] {
  if (financePence === 0 && depositPence === 0) return [];
  return [
    ...(financePence === 0 ? [] : [['Finance to be settled', financePence] as const]),
    // Once the customer pays too, it is not only the offer that it comes from.
    ...(depositPence === 0 ? [] : [[inHandPence < 0 ? 'Deposit' : 'Used as a deposit', depositPence] as const]),
    [inHandPence < 0 ? 'You pay' : 'You get', Math.abs(inHandPence)] as const,
  ];
}

/** What the payment is for, where the customer has to pay; null where they do not. */
export function paymentWords({
  offerPence,
  financePence,
  depositPence,
  inHandPence,
}: CustomerSettlement): string | null {
  if (inHandPence >= 0) return null;
  const paid = moneyText(0 - inHandPence);
  const short = financePence - offerPence;
  if (short > 0) {
    const covers = `Our offer is ${moneyText(short)} less than the finance, so nothing of it is left for a deposit.`;
    return depositPence > 0
      ? `${covers} Of the ${paid} that you pay, ${moneyText(short)} settles the finance and ${moneyText(depositPence)} is the deposit.`
      : `Our offer is ${moneyText(short)} less than the finance. The ${paid} that you pay settles the rest of it.`;
  }
  if (short === 0)
    return `${financePence > 0 ? 'The finance takes the whole offer. ' : ''}The ${paid} that you pay is the deposit.`;
  const left = moneyText(0 - short);
  return financePence > 0
    ? `After the finance, ${left} of our offer goes towards the deposit. The ${paid} that you pay is the rest of it.`
    : `Our offer goes towards the deposit. The ${paid} that you pay is the rest of it.`;
}
