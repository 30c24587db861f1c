/** What a double-cab pick-up shows first and beside it, and the fields its tax depends on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Because } from '@/lib/domain/provenance';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { doubleCabYears } from '@/lib/domain/tax/company-car/double-cab';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { taxSentences } from '@/lib/domain/tax/tax-sentences';
import { vanDutyNeeds } from '@/lib/domain/tax/van-duty';
import { readCarAddress } from '../company-car-address';
import { DoubleCabView } from './double-cab-view';
import { VanFields } from './van-fields';

const REGISTERED = '2026-06-01';

function pageOf(ordered: string | null, terms = NO_DATED_TERMS, carWithout?: Because): string {
  const van = { isZeroEmission: false, runsOnHydrogen: false };
  const car = carWithout ?? {
    firstRegistered: REGISTERED,
    co2GramsPerKm: 234,
    electricRangeMiles: null,
    runsOnDieselAlone: true,
    meetsRde2: true,
    isEasedStandard: false,
  };
  const notes = taxSentences(
    {
      kind: 'van',
      isDoubleCab: true,
      ordered,
      fuel: 'diesel',
      runsOnHydrogen: false,
      registered: REGISTERED,
      year: taxYear(2027),
      terms,
      hasFigures: true,
    },
    'treatment',
    'order',
  );
  return renderToStaticMarkup(
    createElement(DoubleCabView, {
      years: doubleCabYears({ registered: REGISTERED, ordered, van, car, pricePence: 4_854_840 }, terms),
      terms,
      rates: driverRates(false, taxYear(2027)),
      price: { pence: 4_854_840, origin: 'As entered' },
      notes,
    }),
  );
}

/** The lead section and the rest. */
const partsOf = (html: string): [lead: string, rest: string] => {
  const end = html.indexOf('</section>');
  return [html.slice(0, end), html.slice(end)];
};

// 37% of £48,548.40, and the charge of 2026-27.
const CASES: readonly (readonly [ordered: string | null, lead: string, beside: string | null, title: string])[] = [
  [null, '£17,962.91', '£4,170.00', 'If it was bought, leased or ordered before 6 April 2025'],
  ['2025-04-05', '£4,170.00', '£17,962.91', 'Without the transitional rule'],
  ['2025-04-06', '£17,962.91', null, 'What driver and employer pay, three tax years'],
];
for (const [ordered, leadPounds, besidePounds, title] of CASES) {
  test(`ordered ${ordered ?? 'on a day not stated'}: led with ${leadPounds}`, () => {
    const [lead, rest] = partsOf(pageOf(ordered));
    assert.ok(lead.includes(`>${leadPounds}<`), lead);
    assert.ok(rest.includes(title));
    if (besidePounds === null) assert.doesNotMatch(lead + rest, /£4,170\.00/);
    else assert.ok(rest.includes(`>${besidePounds}<`) && !lead.includes(besidePounds));
  });
}

test('years without figures have their reason, once, and no rows of dashes where no year has any', () => {
  const reason = { reason: 'Its CO2 is not known.', next: 'Check the certificate of conformity.' };
  const html = pageOf('2025-04-05', NO_DATED_TERMS, reason);
  assert.equal(html.split('Its CO2 is not known. Check the certificate of conformity.').length - 1, 1);
  const [, van = '', car = ''] = html.split('<table');
  assert.match(van, /Taxable benefit/);
  // The van's charge is published until 2026-27.
  for (const year of ['2027-28', '2028-29']) assert.ok(van.includes(`No van benefit is published for ${year}.`), year);
  assert.match(car, /Taxed as/);
  assert.doesNotMatch(car.split('</table>')[0] ?? '', /Taxable benefit|not known/);
});

test('in a part year the tables of both treatments say which days are charged', () => {
  const availability = { from: '2027-01-15', until: null, absence: null };
  const [, rest] = partsOf(pageOf(null, { ...NO_DATED_TERMS, availability }));
  assert.equal(rest.match(/Days charged: 81 of 365 days in 2026-27\./g)?.length, 2);
  assert.doesNotMatch(pageOf(null), /Days charged/);
});

test('a field is shown if the tax depends on it, with its problem beside it', () => {
  const fieldsFor = (registered: string, isDoubleCab: boolean, query = {}) =>
    renderToStaticMarkup(
      createElement(VanFields, {
        fields: readCarAddress(query).van,
        isDoubleCab,
        needs: vanDutyNeeds(registered),
        priceHint: '',
      }),
    );
  assert.equal(fieldsFor('2022-06-01', false), '');
  assert.match(fieldsFor('2005-06-01', false), /Euro class/);
  assert.match(fieldsFor('2000-06-01', false), /Engine size, cc/);
  assert.match(fieldsFor('2026-06-01', true), /Bought, leased or ordered on/);
  assert.match(
    fieldsFor('2026-06-01', true, { price: 'much' }),
    /aria-invalid="true".*value="much"|“much” is not an amount/,
  );
});
