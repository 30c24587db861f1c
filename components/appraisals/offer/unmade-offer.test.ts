/** A vehicle that was lost before any offer: what its draft had is still there, and no field asks for more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { lineField, type Entries } from '@/lib/domain/appraisals/entries';
import { unmadeSumsOf } from '@/lib/domain/appraisals/lost/unmade-sums';
import { UnmadeColumn } from './unmade-offer';

const loading = { value: null, because: 'loading' as const };

/** As text, one blank between its parts. */
function shown(entries: Entries, values = VALUES, frozenOn: string | null = null): string {
  const vehicle = { valuedOn: '2026-11-10', mileage: 40_000, values };
  const sums = appraisalSums(entries, { vehicle, forecast: loading, options: loading });
  return renderToStaticMarkup(UnmadeColumn({ sums: unmadeSumsOf(sums), entries, frozenOn }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const LINES = {
  [lineField('0000000a', 'part')]: 'Front bumper',
  [lineField('0000000a', 'damage')]: 'scuffed',
  [lineField('0000000a', 'cost')]: '120',
  [lineField('0000000b', 'part')]: 'Rear door',
  [lineField('0000000b', 'cost')]: '60',
  [lineField('0000000b', 'treatment')]: 'accept',
};
const ENTRIES = { condition: 'clean', handOver: '2026-11', salePrice: '11000', margin: '1000', ...LINES };

test('trade value, damage, most to pay and the entered offer are shown', () => {
  const text = shown({ ...ENTRIES, offer: '9,000', finance: '1000' });
  for (const words of [
    'Clean condition. For hand-over in November 2026.',
    // 9,000 less 120 with VAT: 100 without.
    /Front bumper: scuffed −£100 /,
    'Trade value £8,900',
    'Not deducted: Rear door, £60',
    /Maximum to pay £9,\d{3}/,
    'Offer entered and not made: £9,000.',
    'The customer gets £8,000 in hand.',
  ])
    assert.match(text, typeof words === 'string' ? new RegExp(words.replace(/[.]/g, '\\.')) : words);
});

for (const [offer, words] of [
  [undefined, 'No offer was entered.'],
  [' ', 'No offer was entered.'],
  ['nine', 'Offer entered and not made: “nine”.'],
] as const)
  test(`with the offer ${JSON.stringify(offer)}: ${words}`, () =>
    assert.ok(shown({ ...ENTRIES, ...(offer === undefined ? {} : { offer }) }).includes(words)));

for (const [condition, words] of [
  ['average', 'Average condition. '],
  ['', 'Clean condition assumed: none was chosen. '],
] as const)
  test(`the condition “${condition}”: ${words}`, () => assert.ok(shown({ ...ENTRIES, condition }).includes(words)));

test('what is unknown has its reason, without advice on entries that are no longer accepted', () => {
  const because = { reason: 'The look-up gave no value.', next: 'Use another price.' };
  const text = shown({ handOver: '2026-11' }, { ...VALUES, clean: { value: null, because } });
  assert.match(text, /Trade value – .*The look-up gave no value\. /);
  assert.match(text, /Maximum to pay – .*No asking price is entered\. /);
  assert.doesNotMatch(text, /Enter |Use another/);
});

test('frozen sums name the day it was lost and those of the guide; others say that they were not saved', () => {
  assert.match(
    shown(ENTRIES, VALUES, '2026-12-03'),
    /As it was lost on 3 Dec 2026\. Later editions of .+ do not change it\. .+ values on 10 Nov 2026\./,
  );
  assert.match(shown(ENTRIES), / as it is now: its sums were not saved when it was lost\./);
});
