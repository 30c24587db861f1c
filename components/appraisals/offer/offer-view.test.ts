/** A frozen offer’s profit can be computed again from the amounts on the page, as that of a draft can. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import type { Entries } from '@/lib/domain/appraisals/entries';
import { unmadeSumsOf } from '@/lib/domain/appraisals/lost/unmade-sums';
import { outcomeWords } from '@/lib/domain/appraisals/outcome-words';
import { OfferView, type Offer } from './offer-view';
import { UnmadeColumn } from './unmade-offer';

const loading = { value: null, because: 'loading' as const };
const sumsOf = (entries: Entries) =>
  appraisalSums(entries, {
    vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
    forecast: loading,
    options: loading,
  });

/** An offer as it is frozen from these entries. */
function offerOf(entries: Entries, isBasisSaved = true): Offer {
  const { trade, retail, offer } = sumsOf(entries);
  assert.ok(offer);
  return {
    id: 'o',
    state: 'made',
    pounds: offer.offerPence / 100,
    validUntil: null,
    requestedBy: 'Ann Lee',
    isYours: true,
    requestedAt: '2026-11-10T10:00:00Z',
    decidedBy: null,
    declineReason: null,
    madeAt: '2026-11-10T10:00:00Z',
    link: null,
    answeredAt: null,
    answeredBy: null,
    withdrawnAt: null,
    signature: null,
    frozen: {
      version: 1,
      vehicle: {
        title: 'A vehicle',
        derivative: null,
        registered: null,
        colour: null,
        mileage: null,
        derivativeKey: null,
      },
      condition: { label: 'Clean', definition: '' },
      isConditionChosen: true,
      handOver: null,
      deductions: [],
      pounds: offer.offerPence / 100,
      vatPence: 0,
      photos: [],
      settlement: { financePence: 0, depositPence: 0, inHandPence: offer.offerPence, words: '' },
      trade: { lines: [...trade.lines], totalPence: trade.totalPence },
      retail: { lines: [...retail.lines], mostPounds: retail.mostPounds, basis: isBasisSaved ? retail.basis : null },
      profitPence: offer.profitPence,
      editionWords: null,
      reasons: [],
    },
  };
}
const text = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

for (const vatScheme of ['margin', 'qualifying'])
  for (const preparation of ['', '437.55'])
    for (const offer of ['8000', '10500', '13000']) {
      const entries = { handOver: '2026-11', salePrice: '10995.50', vatScheme, preparation, offer };
      test(`offered and unmade, ${JSON.stringify(entries)} has its profit with the VAT and costs in it`, () => {
        const { offer: outcome } = sumsOf(entries);
        assert.ok(outcome);
        const words = outcomeWords(outcome);
        assert.match(words, /VAT/);
        assert.ok(text(OfferView({ offer: offerOf(entries), today: '2026-11-10' })).includes(words));
        assert.ok(text(UnmadeColumn({ sums: unmadeSumsOf(sumsOf(entries)), entries, frozenOn: null })).includes(words));
      });
    }

test('an offer made before its basis was saved has its profit without VAT and costs', () => {
  const offer = offerOf({ handOver: '2026-11', salePrice: '10995.50', offer: '8000' }, false);
  assert.match(text(OfferView({ offer, today: '2026-11-10' })), /Profit at the asking price: £2,496\.25\. /);
});
