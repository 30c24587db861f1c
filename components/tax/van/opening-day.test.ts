/** Without a date, the page of a car or van that is not in production is for a day on which it was sold new. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readCarAddress } from '@/components/tax/company-car-address';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { vanTaxCase } from '@/lib/domain/tax/company-car/tax-case';
import type { Day } from '@/lib/domain/time/calendar';
import { specificationDay, openingDayNotice } from '@/lib/domain/vehicles/lifecycle';
import { formatDate } from '@/lib/format';
import { TaxedVanFigures } from './taxed-van-figures';

const TODAY = '2026-11-29';
/** Production ends, sale ends, the last day it is listed. */
const ENDED: readonly (readonly [discontinued: Day, runOut: Day | null, specified: Day | null])[] = [
  ['2026-11-28', null, null],
  ['2026-11-28', '2027-03-01', '2026-11-28'],
  ['2025-04-06', null, '2025-04-06'],
  ['2025-04-05', '2025-09-30', null],
  ['2021-06-01', '2022-01-10', '2021-06-01'],
  ['2015-06-01', null, '2015-05-20'],
];

for (const kind of ['car', 'van'] as const)
  for (const [discontinued, runOut, specified] of ENDED)
    test(`a ${kind} made until ${discontinued} opens within its time of sale, and the page names the day`, () => {
      const vehicle = { kind, introduced: '2010-01-01', discontinued, runOut, specified };
      const day = specificationDay(vehicle, TODAY);
      assert.ok(day <= (runOut ?? discontinued) && day < TODAY, day);
      const notice = openingDayNotice(vehicle, TODAY);
      assert.ok(notice?.title.endsWith(formatDate(day)));
      assert.match(notice?.text ?? '', new RegExp(`lists it as a new ${kind}\\. If the ${kind} was registered`));
    });

test('one in production opens today, without a notice; one to come on the day it is introduced', () => {
  for (const kind of ['car', 'van'] as const) {
    const made = { kind, introduced: '2020-01-01', discontinued: null, runOut: null, specified: '2026-10-01' };
    const coming = { ...made, introduced: '2027-02-01', specified: null };
    assert.equal(specificationDay(made, TODAY), TODAY);
    assert.equal(openingDayNotice(made, TODAY), null);
    assert.equal(specificationDay(coming, TODAY), '2027-02-01');
    assert.match(openingDayNotice(coming, TODAY)?.text ?? '', /^The date it is introduced\./);
  }
});

for (const [discontinued, runOut, specified] of ENDED)
  for (const isDoubleCab of [false, true])
    test(`a ${isDoubleCab ? 'double cab' : 'van'} made until ${discontinued} states no later registration and leads as what it was sold as`, () => {
      const day = specificationDay({ introduced: '2010-01-01', discontinued, runOut, specified }, TODAY);
      const terms = NO_DATED_TERMS;
      const taxCase = vanTaxCase({ isDoubleCab, ordered: null, fuel: 'Diesel', registered: day, terms }, TODAY);
      const facts = isDoubleCab ? { car: UNKNOWN, guidePricePence: 2_000_000, faults: [] } : null;
      const props = { taxCase, today: TODAY, address: readCarAddress({}), facts, children: null };
      const page = renderToStaticMarkup(createElement(TaxedVanFigures, props));
      assert.doesNotMatch(page, new RegExp(`Registered on ${formatDate(TODAY)}`));
      // Double cabs are cars from 6 April 2025.
      assert.equal(/double-cab pick-up is taxed as a car/.test(page), isDoubleCab && day >= '2025-04-06');
      // The tables of the van benefit begin with 2017-18.
      const isInTables = day >= '2017-04-06';
      if (!isInTables || !isDoubleCab || day < '2025-04-06') assert.match(page, /BIK tax per month \(20%\).*£\d/s);
      assert.equal(page.includes('is not in our tables: the years begin with 2026-27.'), !isInTables);
      // Three tax years are shown: those from 2023-24 do not reach this one.
      const isPast = isInTables && day < '2024-04-06';
      assert.equal(page.includes('For 2026-27, enter the driver’s first day with the van.'), isPast);
    });

const UNKNOWN = { reason: 'The CO2 is not known.', next: 'Check the certificate.' };
