'use client';

import { Card } from '@/components/ui/data/card';
import type { VehicleComparison } from '@/lib/domain/vehicles/comparison/comparison';
import { ComparisonTable } from './comparison-table';

const vehicle = (identifier: number, derivative: string): VehicleComparison['vehicles'][number] => ({
  kind: 'car',
  identifier,
  day: '2026-04-06',
  build: null,
  vehicle: {
    kind: 'car',
    identifier,
    code: null,
    manufacturer: 'EXAMPLE',
    range: 'ONE',
    model: 'ONE HATCHBACK',
    derivative,
    introduced: '2020-03-01',
    discontinued: null,
    runOut: null,
    specified: '2026-04-06',
    modelYear: '2026',
    sector: 'Lower medium',
    shortDerivative: null,
    manufacturerCode: 1,
    rangeCode: 2,
    modelCode: 3,
  },
});

const rows: VehicleComparison['rows'] = [
  { label: 'CO2', unit: 'g/km', values: ['131', '118', null], differs: true },
  { label: 'Top speed', unit: 'mph', values: ['126', '130', null], differs: true },
  { label: 'Seats', unit: null, values: ['5', '5', null], differs: false },
];

export const DifferencesFirst = () => (
  <Card flush>
    <ComparisonTable
      comparison={{
        vehicles: [
          vehicle(50_031, '1.0 T 110 S 5dr'),
          vehicle(50_032, '1.5 T 150 SE 5dr'),
          { kind: 'van', identifier: 999_999, vehicle: null, day: null, build: null },
        ],
        rows,
      }}
      details={[]}
      onRemove={() => {}}
    />
  </Card>
);

export const OneAlone = () => (
  <Card flush>
    <ComparisonTable
      comparison={{
        vehicles: [vehicle(50_031, '1.0 T 110 S 5dr')],
        rows: rows.map((row) => ({ ...row, values: row.values.slice(0, 1), differs: false })),
      }}
      details={[]}
      onRemove={() => {}}
    />
  </Card>
);
