/** Every amount that a customer is to pay can be added up from the offer, the finance and the deposit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyText } from '../money-text';
import { settlementOf } from '../settlement';
import { paymentWords, settlementLines } from './settlement-words';

const AMOUNTS = [0, 300, 2_500, 3_200.25];

for (const offer of AMOUNTS)
  for (const finance of AMOUNTS)
    for (const deposit of AMOUNTS)
      test(`an offer of £${offer}, finance of £${finance}, a deposit of £${deposit}`, () => {
        const settlement = settlementOf(offer * 100, { finance: String(finance), deposit: String(deposit) });
        assert.ok(settlement);
        const lines = settlementLines(settlement, true);
        assert.equal(lines.length === 0, finance === 0 && deposit === 0);
        const [name, pence] = lines.at(-1) ?? ['You get', offer * 100];
        assert.equal(name === 'You pay' ? 0 - pence : pence, (offer - finance - deposit) * 100);
        const words = paymentWords(settlement, true);
        const closed = [...settlementLines(settlement, false).map(([line]) => line), paymentWords(settlement, false)];
        assert.doesNotMatch(closed.join(' '), /You (pay|get)\b|you pay| (is|settles|takes|goes) |to be settled/);
        assert.equal(words !== null, name === 'You pay');
        if (words === null) return;
        assert.ok(words.includes(`${moneyText(pence)} that you pay`), words);
        const toFinance = Math.max(0, finance - offer) * 100;
        assert.equal(/settles/.test(words), toFinance > 0);
        if (toFinance > 0) assert.ok(words.includes(moneyText(toFinance)), words);
        // The part of the payment that is for the deposit.
        const toDeposit = pence - toFinance;
        assert.equal(words.endsWith('deposit.') || /towards the deposit/.test(words), toDeposit > 0, words);
        assert.equal(/nothing of it is left/.test(words), toFinance > 0 && deposit > 0);
        assert.equal(/finance/.test(words), finance > 0);
        assert.equal(/goes towards the deposit/.test(words), offer > finance);
      });

test('negative equity, in full', () =>
  assert.equal(
    paymentWords({ offerPence: 250_000, financePence: 320_000, depositPence: 30_000, inHandPence: -100_000 }, true),
    'Our offer is £700 less than the finance, so nothing of it is left for a deposit. Of the £1,000 that you pay, £700 settles the finance and £300 is the deposit.',
  ));

test('negative equity of an offer that was declined, has expired or was withdrawn', () => {
  const settled = { offerPence: 250_000, financePence: 320_000, depositPence: 30_000, inHandPence: -100_000 };
  assert.deepEqual(settlementLines(settled, false).at(-1), ['You would have paid', 100_000]);
  assert.equal(
    paymentWords(settled, false),
    'Our offer was £700 less than the finance, so nothing of it would have been left for a deposit. Of the £1,000 that you would have paid, £700 would have settled the finance and £300 would have been the deposit.',
  );
});
