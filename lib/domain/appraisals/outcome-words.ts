/**
 * What an offer leaves the dealer, in words: a sentence for each case. Integer pence. Without schemas: pages load it.
 */
import type { FrozenOffer } from './appraisal';
import type { OfferOutcome } from './appraisal-sums';
import { moneyText } from './money-text';
import { vatOnSalePence } from './vat';

/** "Profit at the asking price: £800". */
function resultWords(profitPence: number): string {
  if (profitPence === 0) return 'No profit and no loss at the asking price';
  return `${profitPence < 0 ? 'Loss' : 'Profit'} at the asking price: ${moneyText(Math.abs(profitPence))}`;
}

/** With the costs and VAT included in it; empty without an asking price. VAT below 0: more is reclaimed than is due. */
export function outcomeWords({ profitPence, vatPence, hasCosts }: OfferOutcome): string {
  if (profitPence === null) return '';
  const result = resultWords(profitPence);
  if (vatPence > 0) return `${result}, after ${moneyText(vatPence)} VAT${hasCosts ? ' and all costs above' : ''}.`;
  const costed = `${result}${hasCosts ? ', after all costs above' : ''}.`;
  return vatPence === 0
    ? `${costed} There is no VAT to pay.`
    : `${costed} The VAT reclaimed on the purchase is ${moneyText(0 - vatPence)} more than the VAT on the sale, and is counted.`;
}

/** The same of a frozen offer. One made before its basis was saved has its profit alone. */
export function frozenOutcomeWords({
  pounds,
  profitPence,
  retail: { basis },
}: Pick<FrozenOffer, 'pounds' | 'profitPence'> & { readonly retail: Pick<FrozenOffer['retail'], 'basis'> }): string {
  if (profitPence === null) return '';
  if (basis === null) return `${resultWords(profitPence)}.`;
  const offerPence = pounds * 100;
  const vatPence = vatOnSalePence(basis.sellingPence, offerPence, basis.scheme);
  return outcomeWords({ offerPence, vatPence, profitPence, hasCosts: basis.costPence !== 0 });
}
