/** What a customer reads of finance and deposit in an offer. Without schemas: pages load it. */
import { moneyText } from '../money-text';
import type { Settlement } from '../settlement';

export type CustomerSettlement = Pick<Settlement, 'offerPence' | 'financePence' | 'depositPence' | 'inHandPence'>;

/** Of an offer that is open or accepted; and of one that was declined, has expired or was withdrawn. */
const OPEN = {
  finance: 'Finance to be settled',
  deposit: 'Used as a deposit',
  pays: 'You pay',
  gets: 'You get',
  pay: 'pay',
  isLess: 'is',
  isLeft: 'is left',
  settles: 'settles',
  is: 'is',
  takes: 'takes',
  goes: 'goes',
} as const;
const CLOSED: Readonly<Record<keyof typeof OPEN, string>> = {
  finance: 'Finance',
  deposit: 'Deposit',
  pays: 'You would have paid',
  gets: 'You would have got',
  pay: 'would have paid',
  isLess: 'was',
  isLeft: 'would have been left',
  settles: 'would have settled',
  is: 'would have been',
  takes: 'would have taken',
  goes: 'would have gone',
};

/**
 * The lines under an offer with finance or a deposit, down to what the customer gets or pays.
 * @param isOpen the offer can be accepted, or is
 */
export function settlementLines(
  { financePence, depositPence, inHandPence }: CustomerSettlement,
  isOpen: boolean,
): (readonly [name: string, pence: number])[] {
  if (financePence === 0 && depositPence === 0) return [];
  const { finance, deposit, pays, gets } = isOpen ? OPEN : CLOSED;
  return [
    ...(financePence === 0 ? [] : [[finance, financePence] as const]),
    // Once the customer pays too, it is not only the offer that it comes from.
    ...(depositPence === 0 ? [] : [[inHandPence < 0 ? 'Deposit' : deposit, depositPence] as const]),
    [inHandPence < 0 ? pays : gets, Math.abs(inHandPence)] as const,
  ];
}

/** What the payment is for, where the customer has to pay; null where they do not. @param isOpen as of the lines */
export function paymentWords(
  { offerPence, financePence, depositPence, inHandPence }: CustomerSettlement,
  isOpen: boolean,
): string | null {
  if (inHandPence >= 0) return null;
  const { pay, isLess, isLeft, settles, is, takes, goes } = isOpen ? OPEN : CLOSED;
  const paid = moneyText(0 - inHandPence);
  const short = financePence - offerPence;
  if (short > 0) {
    const covers = `Our offer ${isLess} ${moneyText(short)} less than the finance, so nothing of it ${isLeft} for a deposit.`;
    return depositPence > 0
      ? `${covers} Of the ${paid} that you ${pay}, ${moneyText(short)} ${settles} the finance and ${moneyText(depositPence)} ${is} the deposit.`
      : `Our offer ${isLess} ${moneyText(short)} less than the finance. The ${paid} that you ${pay} ${settles} the rest of it.`;
  }
  if (short === 0)
    return `${financePence > 0 ? `The finance ${takes} the whole offer. ` : ''}The ${paid} that you ${pay} ${is} the deposit.`;
  const left = moneyText(0 - short);
  return financePence > 0
    ? `After the finance, ${left} of our offer ${goes} towards the deposit. The ${paid} that you ${pay} ${is} the rest of it.`
    : `Our offer ${goes} towards the deposit. The ${paid} that you ${pay} ${is} the rest of it.`;
}
