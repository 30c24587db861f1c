/** A month's tax says which options are not in it, wherever a price is on application and nowhere else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONFIGURED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { MonthFigure } from './month-figure';

const DATE = '2026-06-01';

/** 31% of £35,000 is £10,850; a twelfth of 20% of it £180.83. */
function carOf(totalPence: number | null, onApplication: string[]): CompanyCarFigures {
  const price = { basicPence: null, vatPence: null, deliveryPence: null, totalPence };
  const year = { ending: 2027, pricePence: null, limitPence: null, percent: 31 };
  const years = [{ ...year, benefitPence: null, basicTaxPence: null, higherTaxPence: null }];
  const engine = { co2GramsPerKm: 129, euroClass: 6, capacityCc: 1_498, fuelType: 'Petrol Unleaded' };
  return {
    build: { ...CONFIGURED_BUILD, date: DATE, totalPence: 3_500_000, onApplication },
    p11d: { value: { ...engine, vehicle: price, p11d: price, years } },
    leftOut: onApplication.map((name, at) => ({ code: at + 1, name, pence: null })),
    emissions: { value: null, because: { reason: '', next: '' } },
    nedcCo2: null,
  };
}

for (const [price, onApplication, words] of [
  [3_500_000, [], '£181 a month'],
  [3_500_000, ['Engraved plate'], '£181 a month Engraved plate: price on application, not included'],
  [3_500_000, ['Paint', 'Plate'], '£181 a month Paint and Plate: price on application, not included'],
  [null, ['Paint'], 'P11D value is not known'],
] as const)
  test(`with ${onApplication.length} prices on application and ${price ?? 'no'} pence for the rest: “${words}”`, () => {
    const html = renderToStaticMarkup(
      createElement(MonthFigure, { car: carOf(price, [...onApplication]), date: DATE }),
    );
    assert.equal(
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      words,
    );
  });
