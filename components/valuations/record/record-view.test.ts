/**
 * What was looked up is on the page of its record: its values, or why there are none. The list of sources and charges,
 * which is closed, is not enough.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatPounds } from '@/lib/format';
import { RecordView } from './record-view';
import { BY_VIN } from './sample-records';
import { WHOLE } from './sample-whole-record';
import { SourcesCard } from './sources-card';

const WHY = 'The look-up gave no value: “Out of range”.';
const none = { value: null, because: { reason: WHY, next: 'Contact the provider’s support.' } };

const withoutAnswer = {
  registration: { ...WHOLE, register: null, trade: null, book: null },
  valuation: { ...WHOLE, values: { retail: none, clean: none, average: none, below: none } },
  internetPrices: { ...WHOLE, internetPrices: none },
};
const REASONS = { registration: 'no record of this vehicle', valuation: WHY, internetPrices: WHY };

/** The text of a record's page without its sources and charges. */
const pageOf = (record: typeof WHOLE): string =>
  renderToStaticMarkup(createElement(RecordView, { record, contentHash: '' })).split('Data sources and charges')[0] ??
  '';

describe('A look-up of a record that was charged', () => {
  for (const source of ['registration', 'valuation', 'internetPrices'] as const)
    test(`(${source}) and gave nothing has its reason on the page`, () => {
      assert.equal(WHOLE.sources[source]?.charged, 'yes');
      assert.ok(pageOf(withoutAnswer[source]).includes(REASONS[source]));
    });

  test('has its values on the page, and no reason', () => {
    const page = pageOf(WHOLE);
    assert.ok(page.includes(formatPounds(WHOLE.values.clean.value ?? 0)));
    assert.ok(page.includes(formatPounds(WHOLE.internetPrices.value?.clean?.lowPounds ?? 0)));
    for (const reason of Object.values(REASONS)) assert.ok(!page.includes(reason), reason);
  });
});

test('The charge of market prices that brought none is named, and not where none was requested', () => {
  assert.match(pageOf(withoutAnswer.internetPrices), /No market prices for this vehicle.*The look-up was charged/);
  const notRequested = { ...withoutAnswer.internetPrices, sources: { ...WHOLE.sources, internetPrices: null } };
  assert.doesNotMatch(pageOf(notRequested), /No market prices/);
});

describe('The sources and charges of a record', () => {
  const sourcesOf = (record: typeof WHOLE): string =>
    renderToStaticMarkup(createElement(SourcesCard, { ...record, contentHash: '' }));

  for (const [source, words] of [
    ['registration', 'The registration look-up brought no result. Any charge for it is in the ledger.'],
    ['valuation', 'The valuation brought no result. Any charge for it is in the ledger.'],
  ] as const)
    test(`say where the charge of a ${source} without a result is, and nothing where all have one`, () => {
      assert.ok(sourcesOf({ ...WHOLE, sources: { ...WHOLE.sources, [source]: null } }).includes(words));
      assert.ok(!sourcesOf(WHOLE).includes('in the ledger'));
    });

  test('say nothing of a valuation that was not requested', () => {
    assert.doesNotMatch(sourcesOf(BY_VIN), /in the ledger/);
  });
});

test('Its alerts and its values have headings, so that they are found before all that is below them', () => {
  const headings = [...pageOf(WHOLE).matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, words]) => [
    level,
    words?.replaceAll(/<[^>]*>/g, ''),
  ]);
  assert.deepEqual(
    headings.slice(0, 3).map(([level]) => level),
    ['1', '2', '2'],
  );
  assert.deepEqual(
    headings.slice(1, 3).map(([, words]) => words),
    ['Alerts and vehicle check', 'Values'],
  );
});
