/** What the driver pays or gives up, and days without the car, count in every figure of the page that rests on them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NO_TERMS, workedYear, type DriverTerms } from '@/lib/domain/company-car-working';
import type { Legislation } from '@/lib/domain/legislation';
import type { TaxedCar } from '@/lib/domain/tax/appropriate-percentage';
import { taxYear } from '@/lib/domain/tax/years';
import { ClassOneA } from './class-one-a';
import { SILENT } from './company-car.fixture';
import { driverRates } from './driver-rates';
import { DutyAndFuel } from './duty-and-fuel';

/** 31% in 2026-27 (HMRC 480 appendix 2). */
const CAR: TaxedCar = {
  ...{ firstRegistered: '2026-06-01', co2GramsPerKm: 129, electricRangeMiles: null, runsOnDieselAlone: false },
  ...{ meetsRde2: null, isTestedLaterThan6e: false },
};
const PRICES = { listPence: 3_500_000, optionsPence: 0 };
const terms = (over: Partial<DriverTerms>): DriverTerms => ({ ...NO_TERMS, ...over });
/** £35,000 less £5,000, at 31%: £9,300. Less 73 of 365 days: £7,440. Less £1,200: £6,240. */
const PAID = terms({ contributionPence: 500_000, daysUnavailable: 73, privateUsePence: 120_000 });

const classOneA = (of: DriverTerms, legislation: Legislation = SILENT): string =>
  renderToStaticMarkup(
    createElement(ClassOneA, { legislation, car: CAR, prices: PRICES, terms: of, firstEnding: 2027 }),
  );
const CLASS_1A: readonly (readonly [string, DriverTerms, string])[] = [
  ['of the whole benefit where the driver pays nothing: 15% of £10,850', NO_TERMS, '£1,627.50'],
  ['of what is left of the benefit: 15% of £6,240', PAID, '£936.00'],
  ['of the salary given up where that is more: 15% of £12,000', terms({ forgonePence: 1_200_000 }), '£1,800.00'],
];
for (const [title, of, pounds] of CLASS_1A) {
  test(`class 1A is due ${title}`, () => {
    const [year] = /2026-27<.*?<\/tr>/s.exec(classOneA(of)) ?? [];
    assert.ok(year?.includes(`>${pounds}<`), year);
  });
}

test('the service, which does not know what the driver pays, is not drawn as what the employer pays', () => {
  const service = { ...SILENT, classOneA1Rate: 15, classOneA1Cost: 1627.5 };
  const [drawn] = /<desc.*?<\/desc>/s.exec(classOneA(PAID, service)) ?? [];
  assert.match(drawn ?? '', /2026-27[^.]*£936\.00/);
  assert.match(classOneA(PAID, service), /which the service is not asked with/);
  const [before] = /<desc.*?<\/desc>/s.exec(classOneA(NO_TERMS, service)) ?? [];
  assert.match(before ?? '', /2026-27[^.]*£1,627\.50/);
});

test('the fuel benefit is less by the days without the car (ITEPA 2003 s.152): 31% of £29,200 less a fifth', () => {
  const years = [workedYear(CAR, PRICES, 2027, PAID)];
  const html = renderToStaticMarkup(
    createElement(DutyAndFuel, {
      legislation: null,
      duty: null,
      years,
      rates: driverRates(false, taxYear(2027)),
      today: '2026-11-02',
    }),
  );
  assert.match(html, />−£1,810\.40</);
  assert.match(html, />£7,241\.60</);
});
