import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { comparisonFrom } from '@/lib/domain/vehicles/comparison/comparison-from';
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
function rowsOf(modelYears: readonly string[]): string[][] {
  const comparison = comparisonFrom(
    modelYears.map((modelYear, index) => ({
      kind: 'car',
      identifier: 50_031 + index,
      vehicle: vehicle(50_031 + index, modelYear),
      day: '2021-06-01',
      row: { REFID: 50_031 + index, LENGTH: `${4_300 + index}`, STANDARDMANWARRANTY_MILEAGE: '60000' },
    })),
  );
  const html = renderToStaticMarkup(createElement(ComparisonTable, { comparison, onRemove: () => {} }));
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
  const figures = rows.slice(1).filter(([label]) => label !== 'Length' && label !== 'Warranty');
  assert.equal(figures.length, 5);
  for (const row of figures) assert.doesNotMatch(row.join(' '), /\d,\d{3}/);
});
