/**
 * What a purchase at another price than the offer leaves the dealer and the customer, beside the offer as it was frozen.
 * Without schemas: pages load it.
 */
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate, formatPounds } from '@/lib/format';
import type { FrozenOffer } from '../appraisal';
import type { OfferOutcome } from '../appraisal-sums';
import { moneyText } from '../money-text';
import { outcomeWords } from '../outcome-words';
import { settlementWords } from '../settlement';
import { includedVatWords, schemeOf, vatOnPurchasePence, vatOnSalePence } from '../vat';

/** What is needed of the accepted offer. */
type BoughtOffer = Pick<FrozenOffer, 'pounds' | 'profitPence' | 'vatPence' | 'settlement'> & {
  readonly retail: Pick<FrozenOffer['retail'], 'basis'>;
};

export interface PurchaseOutcome {
  /** Below 0: a loss. Null without an asking price, and of an offer that was made before its basis was saved. */
  readonly profitPence: number | null;
  /** Negative: the customer has to pay this much. */
  readonly inHandPence: number;
  /** For the dealer, one sentence or more for each of profit, VAT and settlement. */
  readonly words: readonly string[];
}

/**
 * With the costs of the offer: only the price, and so the VAT, are others. Integer pence.
 * @param paidPounds whole pounds
 */
export function purchaseOutcome(offer: BoughtOffer, paidPounds: number): PurchaseOutcome {
  const { profitPence: offerProfit, settlement, retail } = offer;
  const { basis } = retail;
  const [offerPence, paidPence] = [offer.pounds * 100, paidPounds * 100];
  const { financePence, depositPence } = settlement;
  const known = offerProfit === null || basis === null ? null : profitAt(basis, { offerPence, paidPence, offerProfit });
  return {
    profitPence: known?.profitPence ?? null,
    inHandPence: paidPence - financePence - depositPence,
    words: [
      profitWords(offer, known),
      paidVatWords(paidPence, offer),
      settlementWords(paidPence, financePence, depositPence, 'price paid'),
    ].filter((words) => words !== ''),
  };
}

const profitWords = ({ profitPence }: BoughtOffer, known: OfferOutcome | null): string => {
  if (known !== null) return outcomeWords(known);
  return profitPence === null ? '' : UNKNOWN_PROFIT;
};

const UNKNOWN_PROFIT = 'The profit at the price paid is not known: this offer was made before its costs were saved.';

function profitAt(
  { sellingPence, costPence, scheme }: NonNullable<BoughtOffer['retail']['basis']>,
  { offerPence, paidPence, offerProfit }: Readonly<Record<'offerPence' | 'paidPence' | 'offerProfit', number>>,
): OfferOutcome {
  const vatPence = vatOnSalePence(sellingPence, paidPence, scheme);
  const lessVat = vatOnSalePence(sellingPence, offerPence, scheme) - vatPence;
  const profitPence = offerProfit + offerPence - paidPence + lessVat;
  return { offerPence: paidPence, vatPence, profitPence, hasCosts: costPence !== 0 };
}

function paidVatWords(paidPence: number, offer: BoughtOffer): string {
  const included = includedVatWords(vatOnPurchasePence(paidPence, schemeOf(offer)));
  return included && `${moneyText(paidPence)} paid. ${included}`;
}

/** "Bought for £2,750", the title of a card beside the offer. */
export const boughtTitle = (paidPounds: number): string => `Bought for ${formatPounds(paidPounds)}`;

/** To the customer, under the price paid where that is not the offer: the day, and what it leaves them. */
export function boughtForWords(
  { settlement: { financePence, depositPence } }: Pick<BoughtOffer, 'settlement'>,
  paidPounds: number,
  on: Day,
): string {
  const paid = `Bought on ${formatDate(on)}.`;
  const parts = [
    ...(financePence === 0 ? [] : [`finance of ${moneyText(financePence)}`]),
    ...(depositPence === 0 ? [] : [`a deposit of ${moneyText(depositPence)}`]),
  ];
  if (parts.length === 0) return paid;
  const left = paidPounds * 100 - financePence - depositPence;
  const after = `At this price, after ${parts.join(' and ')}, `;
  if (left === 0) return `${paid} ${after}nothing is left to pay on either side.`;
  return `${paid} ${after}${left < 0 ? `you pay ${moneyText(0 - left)}` : `you get ${moneyText(left)}`}.`;
}
