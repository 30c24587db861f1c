/** What has a value stands above what has none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { RecordView } from './record-view';
import { HASH, WHOLE } from './sample-records';

const NONE = {
  value: null,
  because: { reason: 'The look-up gave no value.', next: 'See its values by plate.' },
} as const;
const UNVALUED: ValuationRecord = {
  ...WHOLE,
  values: { retail: NONE, clean: NONE, average: NONE, below: NONE },
  mileage: { ...WHOLE.mileage, used: NONE },
};

function isComparisonFirst(record: ValuationRecord): boolean {
  const comparison = createElement('p', null, 'Free sources');
  const html = renderToStaticMarkup(createElement(RecordView, { record, contentHash: HASH, comparison }));
  assert.equal(html.split('Free sources').length, 2, 'once');
  return html.indexOf('Free sources') < html.indexOf('aria-label="Values of');
}

for (const [title, record, isFirst] of [
  ['with values the free sources follow them', WHOLE, false],
  ['with one value too', { ...UNVALUED, values: { ...UNVALUED.values, retail: WHOLE.values.retail } }, false],
  ['without any they come before the sentence that there are none', UNVALUED, true],
  [
    'a mileage out of range is so for them too, and its reason comes first',
    { ...UNVALUED, mileage: { ...UNVALUED.mileage, outOfBounds: true } },
    false,
  ],
] as const)
  test(title, () => assert.equal(isComparisonFirst(record), isFirst));
