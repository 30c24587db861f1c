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
