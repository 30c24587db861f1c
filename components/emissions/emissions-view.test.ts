/** Cars of several fuels side by side: each is taxed by its own fuel, in any order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import { NEXT_BANDS } from '@/lib/domain/tax/next-bands.fixture';
import { EQUIPMENT_LEVELS } from '@/lib/domain/emissions/equipment-levels';
import { EmissionsView } from './emissions-view';
import type { NamedConfiguration } from './taxed-configuration';

const namedConfiguration = (
  name: string,
  fuelType: string | null,
  overrides: Partial<EmissionFigures>,
): NamedConfiguration => ({
  name,
  fuelType,
  configured: configuredEmissions(overrides),
});
const grams = (combined: number): Pick<EmissionFigures, 'co2'> => ({ co2: { ...NO_PHASES, combined } });
const range = (miles: number): Pick<EmissionFigures, 'ranges'> => ({
  ranges: [{ name: 'Equivalent All Electric Range EAER', miles, km: null }],
});

const PETROL = namedConfiguration('Petrol', 'Petrol Unleaded', grams(129));
const PLUG_IN = namedConfiguration('Plug-in', 'Petrol/PlugIn Elec Hybrid', { ...grams(29), ...range(38) });
const DIESEL = namedConfiguration('Diesel', 'Diesel', { ...grams(129), meetsRde2: false });
const ELECTRIC = namedConfiguration('Electric', 'Electric', { ...grams(0), ...range(250), wattHoursPerKm: 160 });
const UNKNOWN = namedConfiguration('Unknown', null, grams(129));

const renderView = (configurations: readonly NamedConfiguration[], date = '2026-11-02'): string =>
  renderToStaticMarkup(
    createElement(EmissionsView, {
      configurations,
      problems: [],
      auditId: '',
      date,
      today: '2026-11-02',
      isDelta: false,
    }),
  );
/** Cells of a row of the tax bands, without its name. */
function taxBandCells(html: string, name: string): string[] {
  const table = html.slice(html.indexOf('BIK % for 20'));
  const row = table.slice(table.search(new RegExp(`<th[^>]*>${name}<`)));
  const cells = row.slice(0, row.indexOf('</tr>')).match(/<td.*?<\/td>/gs) ?? [];
  return cells.map((cell) => cell.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '));
}

// HMRC 480 appendix 2, 2026-27: 125–129 g/km 31%, 1–50 g/km with 30–39 miles 14%, 0 g/km and 1–50 g/km with 130 miles
// and more 4%; 4 points more for a diesel without RDE2.
const CASES = [
  ['Petrol', PETROL, '31%', 'from 130 g/km, +1'],
  ['Plug-in', PLUG_IN, '14%', 'from 51 g/km, +22; 38 electric miles; below 30 it is 16%'],
  ['Diesel', DIESEL, '35%', 'from 130 g/km, +1'],
  ['Electric', ELECTRIC, '4%', 'zero-emission car'],
] as const;
for (const [title, order] of [
  ['in order', CASES],
  ['reversed', CASES.toReversed()],
] as const) {
  test(`petrol, plug-in, diesel and electric, ${title}, each have their own percentage and next band`, () => {
    const html = renderView(order.map(([, configured]) => configured));
    for (const [name, , percent, next] of order) {
      assert.deepEqual(taxBandCells(html, name).slice(1, 3), [percent, next], name);
    }
    assert.doesNotMatch(html, /Dashed lines: where a BIK % starts/);
    assert.match(html, /not taxed by one table/);
  });
}

for (const [co2, benefit, duty] of NEXT_BANDS)
  test(`the next bands of a car of ${co2} g/km: ${benefit}; ${duty}`, () => {
    const cells = taxBandCells(renderView([namedConfiguration('Car', 'Petrol Unleaded', grams(co2))]), 'Car');
    assert.deepEqual(cells.slice(2, 4), [benefit, duty]);
  });

test('edges are drawn where all are taxed by one table', () => {
  const html = renderView([PETROL, namedConfiguration('Another', 'Petrol Unleaded', grams(140))]);
  assert.match(html, /Dashed lines: where a BIK % starts/);
  assert.match(html, />32%</);
});

test('vans alone, which are not taxed by CO2, have no edges and no note about them', () => {
  const van = { ...PETROL, name: 'Van', configured: { ...PETROL.configured, kind: 'van' as const } };
  assert.doesNotMatch(renderView([van]), /Dashed|taxed|for tax/);
  assert.match(renderView([van, PETROL]), /not taxed by one table/);
});

test('no WLTP figure is marked as the one for tax for a car registered before 6 April 2020', () => {
  assert.match(renderView([PETROL]), /g\/km, for tax/);
  assert.doesNotMatch(renderView([PETROL], '2019-10-01'), /g\/km, for tax/);
  assert.match(
    taxBandCells(renderView([PETROL], '2019-10-01'), 'Petrol')[1] ?? '',
    /Check the certificate of conformity/,
  );
});

test('a car of unknown fuel is not treated as petrol, unless the fuel makes no difference', () => {
  assert.match(taxBandCells(renderView([UNKNOWN]), 'Unknown')[1] ?? '', /The fuel type is not known/);
  assert.equal(taxBandCells(renderView([UNKNOWN]), 'Unknown')[2], '–not known');
  assert.equal(taxBandCells(renderView([{ ...PLUG_IN, fuelType: null }]), 'Plug-in')[1], '14%');
  assert.equal(taxBandCells(renderView([{ ...ELECTRIC, fuelType: null }]), 'Electric')[1], '4%');
  assert.equal(
    taxBandCells(renderView([namedConfiguration('Clean', null, { ...grams(129), meetsRde2: true })]), 'Clean')[1],
    '31%',
  );
});

// Benefit changes to WLTP on 6 April 2020 (FA 2020 s.10), vehicle tax on the 1st; its band of 129 g/km ends at 130.
for (const [date, nedc, percent, duty] of [
  ['2020-03-31', null, /NEDC CO2 figure/, '–no figure'],
  ['2020-03-31', 110, /2019-20 is not in our tables/, 'from 111 g/km, +1'],
  ['2020-04-01', null, /NEDC CO2 figure/, 'from 131 g/km, +2'],
  ['2020-04-05', null, /NEDC CO2 figure/, 'from 131 g/km, +2'],
  ['2020-04-06', null, /^28%$/, 'from 131 g/km, +2'],
] as const)
  test(`the tests that count on ${date}${nedc === null ? '' : ', with an NEDC figure'}: each tax by its own`, () => {
    const car = namedConfiguration('Car', 'Petrol Unleaded', { ...grams(129), co2Nedc: nedc });
    const cells = taxBandCells(renderView([car], date), 'Car');
    assert.match(cells[1] ?? '', percent);
    assert.equal(cells[3], duty);
  });

for (const level of EQUIPMENT_LEVELS) {
  const isOfAll = level === 'whole' || level === 'withoutStandard';
  for (const combined of [129, 0])
    test(`a build of ${combined} g/km with figures at the level ${level} is ${isOfAll || combined === 0 ? '' : 'not '}compared`, () => {
      const build = { ...PETROL, configured: configuredEmissions(grams(combined), { level }) };
      const plain = { ...PETROL, name: 'Without options', configured: configuredEmissions(grams(combined)) };
      const html = renderToStaticMarkup(
        createElement(EmissionsView, {
          configurations: [build, plain],
          problems: [],
          auditId: '',
          date: '2026-11-02',
          today: '2026-11-02',
          isDelta: true,
        }),
      );
      const isCompared = isOfAll || combined === 0;
      assert.equal(html.includes('counts for tax on all 2'), isCompared);
      for (const name of ['Petrol', 'Without options'])
        assert.equal(taxBandCells(html, name)[1] === 'same', isCompared, name);
    });
}
