import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { comparisonFrom, type ComparedBuildPrice } from '@/lib/domain/vehicles/comparison/comparison-from';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { ComparisonTable } from './comparison-table';

const vehicle = (identifier: number, modelYear: string): DescribedVehicle => ({
  kind: 'car',
  identifier,
  code: null,
  manufacturer: 'EXAMPLE',
  range: 'ONE',
  model: 'ONE HATCHBACK',
  derivative: '1.0 T 110 S 5dr',
  introduced: '2016-03-01',
  discontinued: '2021-06-01',
  runOut: '2022-06-01',
  specified: '2021-06-01',
  modelYear,
  sector: 'Lower medium',
  shortDerivative: null,
  manufacturerCode: 1,
  rangeCode: 2,
  modelCode: 3,
});

/** The text of each cell of a table: its label, then one value per vehicle. */
function rowsOf(
  modelYears: readonly string[],
  builds: readonly (ComparedBuildPrice | null)[] = [],
  details: readonly string[] = [],
): string[][] {
  const comparison = comparisonFrom(
    modelYears.map((modelYear, index) => ({
      kind: 'car',
      build: builds[index] ?? null,
      identifier: 50_031 + index,
      vehicle: vehicle(50_031 + index, modelYear),
      day: '2021-06-01',
      technical: null,
      row: {
        REFID: 50_031 + index,
        Basic: '20000',
        VAT: '4000',
        LENGTH: `${4_300 + index}`,
        STANDARDMANWARRANTY_MILEAGE: '60000',
      },
    })),
  );
  const html = renderToStaticMarkup(createElement(ComparisonTable, { comparison, details, onRemove: () => {} }));
  const cells = (row: string) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell);
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    cells(row).map((cell) => cell.replace(/<[^>]*>/g, '')),
  );
}

test('a model year, a guide ID and a date have no thousands separators, a length and a mileage have', () => {
  const rows = rowsOf(['2021', '2019.5', '2016']);
  const valuesOf = (label: string) => rows.find(([first]) => first === label)?.slice(1);
  assert.deepEqual(valuesOf('Model year'), ['2021', '2019.5', '2016']);
  assert.deepEqual(valuesOf('Length'), ['4,300 mm', '4,301 mm', '4,302 mm']);
  const figures = rows.slice(1).filter(([label]) => !/^(Length|Warranty|List price .*)$/.test(label ?? ''));
  assert.equal(figures.length, 5);
  for (const row of figures) assert.doesNotMatch(row.join(' '), /\d,\d{3}/);
});

const build = (price: ComparedBuildPrice['price']): ComparedBuildPrice => ({
  code: 'AAA',
  date: '2026-06-05',
  options: 'Tow bar, £1,505',
  missing: null,
  because: null,
  price,
});

test('a build is compared at its price with options, beside a vehicle without', () => {
  const priced = {
    vehicle: { basicPence: 2_000_000, vatPence: 400_000 },
    optionsPence: 150_500,
    isOnApplication: false,
  };
  const rows = rowsOf(
    ['2026', '2026', '2026'],
    [build(priced), null, build({ ...priced, isOnApplication: true })],
    ['Mr Hill'],
  );
  const valuesOf = (label: string) => rows.find(([first]) => first === label)?.slice(1);
  assert.deepEqual(valuesOf('Price with options (incl. VAT)'), ['£25,505', '£24,000', '£25,505 + POA']);
  assert.deepEqual(valuesOf('Options (incl. VAT)'), ['£1,505', '£0', '£1,505 + POA']);
  const later = rowsOf(['2026'], [build({ ...priced, vehicle: { basicPence: 2_100_000, vatPence: 420_000 } })]);
  assert.equal(later.find(([label]) => label === 'List price (incl. VAT)')?.[1], '£25,200', 'of the day of the build');
  assert.match(rows[0]?.[1] ?? '', /Mr Hill.*Tow bar, £1,505.*Price list date 5 Jun 2026/);
});

test('a build whose options could not be priced says why, and has no price', () => {
  const rows = rowsOf(['2026', '2026'], [{ ...build(null), options: null, date: null, because: 'Mistyped.' }, null]);
  assert.match(rows[0]?.[1] ?? '', /The options could not be priced. Mistyped\./);
  assert.deepEqual(rows.find(([label]) => label === 'Options (incl. VAT)')?.slice(1), ['Not given', '£0']);
});

test('without builds no row is about options', () => {
  assert.ok(!rowsOf(['2026', '2026']).some(([label]) => /options/i.test(label ?? '')));
});
