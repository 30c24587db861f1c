/** What the card says of the page's figures is so, whatever decides whose they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { COMPANY_CAR_CASES } from './cases/company-car-cases.fixture';
import { P11dInFull } from './p11d-in-full';

test('the page’s figures are called the valuation’s only where each year’s percentage and benefit are', () => {
  const counted = { called: 0, not: 0 };
  for (const { words, car, terms } of COMPANY_CAR_CASES) {
    const valuation = car.p11d.value;
    assert.ok(valuation);
    const data = { value: { ...valuation, co2GramsPerKm: 131 } };
    const years = driverYears(car, terms);
    const html = renderToStaticMarkup(createElement(P11dInFull, { car, years, data }));
    assert.match(html, /The two operations differ: CO2\./, words);
    const isCalled = html.includes('BIK % and benefit on this page are those of the P11D valuation.');
    const isSame =
      years.length > 0 &&
      years.every(({ year, shown }) => {
        const given = valuation.years.find(({ ending }) => ending === year.ending);
        return shown !== null && shown.percent === given?.percent && shown.benefitPence === given.benefitPence;
      });
    if (isCalled) assert.ok(isSame, words);
    // The same amounts may be calculated by us.
    else assert.ok(!isSame || years.some(({ shown }) => shown?.isComputed), words);
    counted[isCalled ? 'called' : 'not'] += 1;
  }
  assert.ok(counted.called > 20 && counted.not > 200, JSON.stringify(counted));
});
