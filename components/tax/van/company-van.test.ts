/** Private fuel is in the figures of a van only where the law charges it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { CompanyVan } from './company-van';

for (const [title, van, isCharged] of [
  ['a diesel van', { isZeroEmission: false, runsOnHydrogen: false }, true],
  ['an electric van', { isZeroEmission: true, runsOnHydrogen: false }, false],
  ['a van with a fuel cell', { isZeroEmission: true, runsOnHydrogen: true }, true],
] as const)
  test(`the fuel of ${title} is ${isCharged ? '' : 'not '}charged, in every tile`, () => {
    const html = renderToStaticMarkup(
      createElement(CompanyVan, {
        first: taxYear(2027),
        van,
        terms: NO_DATED_TERMS,
        rates: driverRates(false, taxYear(2027)),
        notes: [],
      }),
    );
    assert.equal(html.includes('with free private fuel'), isCharged);
    assert.equal(html.includes('if private fuel is provided'), isCharged);
    assert.equal(html.includes('Electricity is not fuel'), !isCharged);
  });

test('in a part year no figure is named as that of a whole one, and the table says which days are charged', () => {
  const availability = { from: '2027-01-15', until: null, absence: null };
  const pageWith = (terms: typeof NO_DATED_TERMS) =>
    renderToStaticMarkup(
      createElement(CompanyVan, {
        first: taxYear(2027),
        van: { isZeroEmission: false, runsOnHydrogen: false },
        terms,
        rates: driverRates(false, taxYear(2027)),
        notes: [],
      }),
    );
  const part = pageWith({ ...NO_DATED_TERMS, availability });
  assert.match(part, /Van benefit 2026-27.*Fuel benefit 2026-27/);
  assert.match(part, /Days charged: 81 of 365 days in 2026-27\. A month is a twelfth of the year’s tax\./);
  const whole = pageWith(NO_DATED_TERMS);
  assert.match(whole, /Van benefit per year.*Fuel benefit per year/);
  assert.doesNotMatch(whole, /Days charged/);
});

test('that later charges are not published stands beside a van without figures for them, not one that is not charged', () => {
  for (const isZeroEmission of [false, true]) {
    const html = renderToStaticMarkup(
      createElement(CompanyVan, {
        first: taxYear(2027),
        van: { isZeroEmission, runsOnHydrogen: false },
        terms: NO_DATED_TERMS,
        rates: driverRates(false, taxYear(2027)),
        notes: [],
      }),
    );
    assert.equal(html.includes('Charges after 2026-27 are not published'), !isZeroEmission);
  }
});
