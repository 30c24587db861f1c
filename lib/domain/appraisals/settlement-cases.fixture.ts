/** What the customer gets after finance and deposit, in pounds and in words; computed by hand. */
import type { Entries } from './entries';

export interface SettlementCase {
  readonly entries: Entries;
  readonly inHand: number;
  readonly words: string;
}
export const SETTLEMENT_CASES: readonly SettlementCase[] = [
  { entries: { offer: '8450' }, inHand: 8_450, words: 'The customer gets £8,450 in hand.' },
  { entries: { offer: '8450', finance: '3000' }, inHand: 5_450, words: 'The customer gets £5,450 in hand.' },
  {
    entries: { offer: '8450', finance: '3000', deposit: '1000' },
    inHand: 4_450,
    words: 'The customer gets £4,450 in hand.',
  },
  { entries: { offer: '8450', finance: '3000.25' }, inHand: 5_449.75, words: 'The customer gets £5,449.75 in hand.' },
  { entries: { offer: '8450', finance: '8450' }, inHand: 0, words: 'The finance owed takes the whole offer.' },
  {
    entries: { offer: '8450', finance: '8000', deposit: '450' },
    inHand: 0,
    words: 'Finance and deposit take the whole offer.',
  },
  { entries: { offer: '8450', deposit: '8450' }, inHand: 0, words: 'The deposit takes the whole offer.' },
  { entries: { offer: '0' }, inHand: 0, words: 'The offer is £0.' },
  {
    entries: { offer: '8450', finance: '9000' },
    inHand: -550,
    words: 'The finance owed is £550 more than the offer, and the customer has to pay that to settle it.',
  },
  {
    entries: { offer: '8450', finance: '9000', deposit: '500' },
    inHand: -1_050,
    words:
      'The finance owed is £550 more than the offer, and the customer has to pay that to settle it. Nothing is left for the deposit of £500, which the customer pays too.',
  },
  {
    entries: { offer: '8450', finance: '8000', deposit: '1000' },
    inHand: -550,
    words: 'After the finance £450 is left, £550 less than the deposit, which the customer pays.',
  },
];
