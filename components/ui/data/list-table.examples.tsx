'use client';

import { formatMiles, formatPounds } from '@/lib/format';
import { Card } from './card';
import { ListTable } from './list-table';
import { ListViewsProvider } from './list-views-provider';
import type { Column } from './data-table';

interface ExampleCar {
  car: string;
  derivative: string;
  miles: number;
  clean: number;
}

const rows: ExampleCar[] = [
  { car: 'Volkswagen Golf', derivative: '1.5 TSI Style 5dr', miles: 31_200, clean: 15_100 },
  { car: 'Ford Fiesta', derivative: '1.0 EcoBoost Titanium 3dr', miles: 62_480, clean: 6_950 },
];

const columns: Column<ExampleCar>[] = [
  {
    key: 'car',
    header: 'Vehicle',
    rowHeader: true,
    cell: ({ car, derivative }) => (
      <>
        {car} <span className="block font-normal text-soft in-data-dense:inline">{derivative}</span>
      </>
    ),
    total: '2 vehicles',
  },
  { key: 'miles', header: 'Mileage', numeric: true, cell: ({ miles }) => formatMiles(miles) },
  {
    key: 'clean',
    header: 'Clean',
    numeric: true,
    cell: ({ clean }) => formatPounds(clean),
    total: formatPounds(22_050),
  },
];

const table = { list: 'example', caption: 'Valuations', captionHidden: true, columns, rows, onPhone: 'cards' } as const;

export const Roomy = () => (
  <Card flush>
    <ListTable {...table} rowKey={({ car }) => car} />
  </Card>
);

export const CompactWithoutMileage = () => (
  <ListViewsProvider cookie="lists-example" text="dense=1&example=miles">
    <Card flush>
      <ListTable {...table} rowKey={({ car }) => car} />
    </Card>
  </ListViewsProvider>
);
