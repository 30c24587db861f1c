/** What the fields of the company car address may hold, and the message for what cannot be read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { companyCarAddress, preservedFields, readCarAddress } from './company-car-address';
import { DriverTermsForm } from './driver-terms-form';

const POUNDS: readonly (readonly [typed: string, pence: number])[] = [
  ['2000', 200_000],
  ['£2,000', 200_000],
  ['£ 2 000', 200_000],
  ['2000.50', 200_050],
  ['2000.5', 200_050],
  ['5k', 500_000],
  ['2.5K', 250_000],
  ['0', 0],
  ['', 0],
  ['1,000,000', 100_000_000],
];
for (const [typed, pence] of POUNDS) {
  test(`“${typed}” is ${pence} pence in every field of pounds`, () => {
    const { terms, fields } = readCarAddress({ contribution: typed, paid: typed, given: typed });
    assert.deepEqual([terms.contributionPence, terms.privateUsePence, terms.forgonePence], [pence, pence, pence]);
    assert.deepEqual([fields.contribution.problem, fields.paid.problem, fields.given.problem], [null, null, null]);
  });
}

const REFUSED: readonly (readonly [
  field: 'contribution' | 'away' | 'paid' | 'given',
  typed: string,
  expected: RegExp,
])[] = [
  ['contribution', 'five', /“five” is not an amount/],
  ['paid', '-100', /“-100” is not an amount/],
  ['given', '2.000', /“2\.000” is not an amount/],
  ['given', '1,00', /“1,00” is not an amount/],
  ['given', '1000000.01', /at most £1,000,000/],
  ['given', '1001k', /at most £1,000,000/],
  ['away', '400', /a tax year has at most 366 days/i],
  ['away', '2.5', /“2\.5” is not a number of days/],
  ['away', 'ten', /“ten” is not a number of days/],
];
for (const [field, typed, expected] of REFUSED) {
  test(`“${typed}” in ${field} stays in its field, with a sentence, and counts for nothing`, () => {
    const { terms, fields } = readCarAddress({ [field]: typed });
    assert.deepEqual(Object.values(terms), [0, 0, 0, 0]);
    assert.match(fields[field].problem ?? '', expected);
    const html = renderToStaticMarkup(
      createElement(DriverTermsForm, { vehicle: 'car', date: '2026-11-02', fields, isScottish: false, preserved: [] }),
    );
    const control = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? '';
    assert.ok(control.includes(`value="${typed}"`) && control.includes('aria-invalid="true"'), control);
    assert.match(html, expected);
    assert.match(html, /not included in the figures/);
    assert.match(html, /<details[^>]* open/);
  });
}

test('days before the car came count, however few, and a field left alone has nothing to say', () => {
  const { terms, fields } = readCarAddress({ away: '10' });
  assert.equal(terms.daysUnavailable, 10);
  assert.deepEqual(
    Object.values(fields).map(({ problem }) => problem),
    [null, null, null, null],
  );
});

test('a car beside this one leads to its own page on the same day, with nation, term and what the driver pays', () => {
  const query = {
    date: '2026-06-01',
    build: 'A',
    nation: 'scotland',
    term: '48',
    contribution: '2000',
    with: ['2.B', '3'],
  };
  const preserved = preservedFields(query, 'date', 'build', 'with');
  const target = { identifier: 2, date: '2026-06-01', preserved: preserved };
  const [path, queryText] = companyCarAddress({ ...target, build: 'B' }).split('?');
  assert.equal(path, '/vehicles/car/2/company-car');
  const { with: _, ...same } = query;
  assert.deepEqual(Object.fromEntries(new URLSearchParams(queryText)), { ...same, build: 'B' });
  assert.doesNotMatch(companyCarAddress(target), /build/);
});
