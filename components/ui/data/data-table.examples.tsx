import { formatMiles, formatPounds } from '@/lib/format';
import { Badge } from './badge';
import { Card } from './card';
import { DataTable } from './data-table';
import type { Column } from './data-table';
import { NumberPlate } from './number-plate';

interface ExampleStockRow {
  plate: string;
  car: string;
  miles: number;
  clean: number;
  cached: boolean;
}

const rows: ExampleStockRow[] = [
  { plate: 'LK71 GHX', car: 'Volkswagen Golf 1.5 TSI Style 5dr', miles: 31200, clean: 15100, cached: false },
  { plate: 'WP19 TRF', car: 'Ford Fiesta 1.0 EcoBoost Titanium 3dr', miles: 62480, clean: 6950, cached: true },
  { plate: 'A123 BCD', car: 'Rover 213 SE 4dr', miles: 101000, clean: 875, cached: true },
];

const columns: Column<ExampleStockRow>[] = [
  {
    key: 'plate',
    header: 'Plate',
    rowHeader: true,
    cell: ({ plate }) => <NumberPlate registration={plate} size="sm" />,
  },
  { key: 'car', header: 'Car', cell: ({ car }) => car },
  { key: 'miles', header: 'Mileage', numeric: true, sorted: 'ascending', cell: ({ miles }) => formatMiles(miles) },
  { key: 'clean', header: 'Clean', numeric: true, cell: ({ clean }) => formatPounds(clean) },
  {
    key: 'cached',
    header: 'Answer',
    cell: ({ cached }) => <Badge tone={cached ? 'neutral' : 'accent'}>{cached ? 'Recent' : 'New check'}</Badge>,
  },
];

export const Stacking = () => (
  <Card flush>
    <DataTable caption="Recent valuations" columns={columns} rows={rows} rowKey={({ plate }) => plate} />
  </Card>
);

export const Cards = () => (
  <Card flush>
    <DataTable
      caption="Recent valuations"
      columns={columns}
      rows={rows}
      rowKey={({ plate }) => plate}
      onPhone="cards"
    />
  </Card>
);

export const Scrolling = () => (
  <Card flush>
    <DataTable
      caption="Recent valuations"
      columns={columns}
      rows={rows}
      rowKey={({ plate }) => plate}
      onPhone="scroll"
    />
  </Card>
);
