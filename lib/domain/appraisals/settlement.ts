/** What an offer leaves the customer after finance and deposit. Integer pence. Without schemas. */
import { moneyText } from './money-text';
import { readAmount, readVatScheme, type Entries } from './entries';
import { vatOnPurchasePence } from './vat';

export interface Settlement {
  readonly offerPence: number;
  /** The VAT in the offer, which the seller's VAT invoice has to show; 0 if it includes none. */
  readonly vatPence: number;
  readonly financePence: number;
  readonly depositPence: number;
  /** Negative: the customer has to pay this much. */
  readonly inHandPence: number;
  readonly words: string;
}

/**
 * The finance company is paid first; the deposit is the part of the rest that goes towards the customer's next vehicle.
 * @returns null where one of the two cannot be read
 */
export function settlementOf(offerPence: number, entries: Entries): Settlement | null {
  const [finance, deposit] = [readAmount(entries['finance']), readAmount(entries['deposit'])];
  if (finance.problem !== null || deposit.problem !== null) return null;
  const financePence = finance.value ?? 0;
  const depositPence = deposit.value ?? 0;
  const inHandPence = offerPence - financePence - depositPence;
  return {
    offerPence,
    vatPence: vatOnPurchasePence(offerPence, readVatScheme(entries['vatScheme'])),
    financePence,
    depositPence,
    inHandPence,
    words: settlementWords(offerPence, financePence, depositPence),
  };
}

/** To the dealer. @param amount what is settled: the offer, or what was paid for the vehicle */
export function settlementWords(
  offer: number,
  finance: number,
  deposit: number,
  amount: 'offer' | 'price paid' = 'offer',
): string {
  if (finance > offer) {
    const short = moneyText(finance - offer);
    const settled = `The finance owed is ${short} more than the ${amount}, and the customer has to pay that to settle it.`;
    return deposit > 0
      ? `${settled} Nothing is left for the deposit of ${moneyText(deposit)}, which the customer pays too.`
      : settled;
  }
  const left = offer - finance - deposit;
  if (left < 0 && finance === 0)
    return `The deposit is ${moneyText(0 - left)} more than the ${amount}, and the customer has to pay that.`;
  if (left < 0 && finance === offer)
    return `The finance owed takes the whole ${amount}, and the customer has to pay the deposit of ${moneyText(deposit)}.`;
  if (left < 0)
    return `After the finance ${moneyText(offer - finance)} is left, ${moneyText(0 - left)} less than the deposit, which the customer pays.`;
  if (left === 0) {
    if (finance > 0 && deposit > 0) return `Finance and deposit take the whole ${amount}.`;
    if (finance > 0) return `The finance owed takes the whole ${amount}.`;
    return deposit > 0 ? `The deposit takes the whole ${amount}.` : `The ${amount} is £0.`;
  }
  return `The customer gets ${moneyText(left)} in hand.`;
}
