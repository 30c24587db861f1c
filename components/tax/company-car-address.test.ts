/** What the fields of the company car address may hold, and the message for what cannot be read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { companyCarAddress, preservedFields, readCarAddress } from './company-car-address';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { partYearText } from '@/lib/domain/tax/part-year-text';
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

type Typed = Readonly<Record<string, string>>;
type Field = keyof ReturnType<typeof readCarAddress>['fields'];

const formOf = (fields: ReturnType<typeof readCarAddress>['fields']): string =>
  renderToStaticMarkup(
    createElement(DriverTermsForm, { taxedAs: 'car', date: '2026-11-02', fields, isScottish: false, preserved: [] }),
  );

const REFUSED: readonly (readonly [field: Field, typed: string, expected: RegExp])[] = [
  ['contribution', 'five', /“five” is not an amount/],
  ['paid', '-100', /“-100” is not an amount/],
  ['given', '2.000', /“2\.000” is not an amount/],
  ['given', '1,00', /“1,00” is not an amount/],
  ['given', '1000000.01', /at most £1,000,000/],
  ['given', '1001k', /at most £1,000,000/],
  ['from', '2026-02-30', /“2026-02-30” is not a date/],
  ['until', 'soon', /“soon” is not a date/],
  ['awayFrom', '2026-06-01', /.*/],
];
for (const [field, typed, expected] of REFUSED) {
  test(`“${typed}” in ${field} stays in its field, with a sentence, and counts for nothing`, () => {
    const { terms, fields } = readCarAddress({ [field]: typed });
    assert.deepEqual(terms, NO_DATED_TERMS);
    const html = formOf(fields);
    const control = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? '';
    // A date is shown day first; anything else stays as typed.
    const shown = field === 'awayFrom' ? '01/06/2026' : typed;
    assert.ok(control.includes(`value="${shown}"`), control);
    assert.ok(field === 'awayFrom' || control.includes('aria-invalid="true"'), control);
    assert.match(fields[field].problem ?? '', expected);
    assert.match(html, /not included in the figures/);
    assert.match(html, /<details[^>]* open/);
  });
}

const DATES: readonly (readonly [title: string, typed: Typed, field: Field, problem: RegExp])[] = [
  [
    'a first day before registration',
    { date: '2026-06-01', from: '2026-05-31' },
    'from',
    /before the date of first registration/,
  ],
  [
    'a last day before registration',
    { date: '2026-06-01', until: '2026-05-31' },
    'until',
    /before the date of first registration/,
  ],
  [
    'an absence that begins before registration',
    { date: '2026-06-01', awayFrom: '2026-05-31', awayTo: '2026-08-31' },
    'awayFrom',
    /before the date of first registration/,
  ],
  ['a last day before the first', { from: '2026-06-02', until: '2026-06-01' }, 'until', /last day is before the first/],
  ['an absence without its end', { awayFrom: '2026-06-01' }, 'awayTo', /Enter the last day without it as well/],
  ['an absence without its start', { awayTo: '2026-06-01' }, 'awayFrom', /Enter the first day without it as well/],
  [
    'an absence that ends before it starts',
    { awayFrom: '2026-06-02', awayTo: '2026-06-01' },
    'awayTo',
    /before the first/,
  ],
  [
    '29 days in a row',
    { awayFrom: '2026-06-01', awayTo: '2026-06-29' },
    'awayTo',
    /29 days in a row: the law counts 30 or more/,
  ],
];
for (const [title, typed, field, problem] of DATES) {
  test(`${title} is reported at ${field}, and counts for nothing`, () => {
    const { terms, fields } = readCarAddress(typed);
    assert.match(fields[field].problem ?? '', problem);
    const { from, until, absence } = terms.availability;
    assert.deepEqual([absence, field === 'from' ? from : null, field === 'until' ? until : null], [null, null, null]);
  });
}

test('days with the car are read, and a field left alone has nothing to report', () => {
  const { terms, fields } = readCarAddress({
    date: '2026-06-01',
    from: '2026-06-10',
    until: '2028-06-09',
    awayFrom: '2026-07-01',
    awayTo: '2026-07-30',
  });
  assert.deepEqual(terms.availability, {
    from: '2026-06-10',
    until: '2028-06-09',
    absence: { from: '2026-07-01', to: '2026-07-30' },
  });
  assert.ok(Object.values(fields).every(({ problem }) => problem === null));
  assert.deepEqual(readCarAddress({}).terms, NO_DATED_TERMS);
});

test('a car may come, go and be away on the very day of its registration', () => {
  const day = '2026-06-01';
  const oneDay = readCarAddress({ date: day, from: day, until: day });
  assert.deepEqual(oneDay.terms.availability, { from: day, until: day, absence: null });
  const goes = readCarAddress({ date: day, until: day });
  assert.equal(goes.terms.availability.until, day);
  const away = readCarAddress({ date: day, awayFrom: day, awayTo: '2026-06-30' });
  assert.deepEqual(away.terms.availability.absence, { from: day, to: '2026-06-30' });
  for (const { fields } of [oneDay, goes, away])
    assert.ok(Object.values(fields).every(({ problem }) => problem === null));
});

test('what the tax of a van depends on is read from the address, and what cannot be read is reported', () => {
  const { van } = readCarAddress({ ordered: '2025-04-05', price: '48,548.40', euro: '5', cc: '1995' });
  assert.deepEqual(
    [van.ordered.value, van.price.value, van.euroClass.value, van.capacityCc.value],
    ['2025-04-05', 4_854_840, 5, 1_995],
  );
  const refused = readCarAddress({ ordered: '2025-04-31', price: 'much', euro: '9', cc: '2.0' }).van;
  assert.deepEqual(
    Object.values(refused).map(({ value }) => value),
    [null, null, null, null],
  );
  assert.match(refused.capacityCc.problem ?? '', /engine size in cc as a whole number from 1 to 9999/);
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

for (const [title, query, first, words] of [
  [
    'that goes in the tax year of its registration was there from that registration',
    { date: '2026-11-30', until: '2026-12-31' },
    '2026-11-30',
    '2026-27 is a part year: from 30 Nov 2026, until 31 Dec 2026, 32 of 365 days.',
  ],
  [
    'whose first day is stated was there from that day',
    { date: '2026-11-30', from: '2026-12-10', until: '2026-12-31' },
    '2026-12-10',
    '2026-27 is a part year: from 10 Dec 2026, until 31 Dec 2026, 22 of 365 days.',
  ],
  ['that goes in a later tax year has whole years before it', { date: '2026-11-30', until: '2028-06-20' }, null, null],
] as const)
  test(`a car ${title}`, () => {
    const { availability } = readCarAddress(query).terms;
    assert.equal(availability.from, first);
    if (words !== null) assert.equal(partYearText(taxYear(2027), availability, query.date), words);
  });
