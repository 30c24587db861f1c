/** A frozen offer’s profit can be computed again from the amounts on the page, as that of a draft can. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { unmadeSumsOf } from '@/lib/domain/appraisals/lost/unmade-sums';
import { outcomeWords } from '@/lib/domain/appraisals/outcome-words';
import { offerOf, sumsOf } from './frozen-offer.fixture';
import { OfferView } from './offer-view';
import { UnmadeColumn } from './unmade-offer';

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
