'use client';

import { Button } from '@/components/ui/actions/button';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Notice } from '@/components/ui/feedback/notice';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { formatCount, formatMiles, formatPlural } from '@/lib/format';

type ConvertedRow = StockPreview['converted'][number];

interface KilometreNoticeProps {
  preview: StockPreview;
  isPending: boolean;
  onChoose: (change: Partial<StockPreview['columns']>) => Promise<void>;
}

/** Mileages given in kilometres: converted with one click, free. */
export function KilometreNotice({ preview, isPending, onChoose }: KilometreNoticeProps) {
  const { kilometres } = preview.list.counts;
  if (kilometres === 0 || preview.columns.kilometres !== undefined) return null;
  return (
    <Notice
      tone="warning"
      title={`${formatPlural(kilometres, 'mileage is', 'mileages are')} in kilometres`}
      actions={
        <Button variant="primary" pending={isPending} onClick={() => void onChoose({ kilometres: 'marked' })}>
          Convert to miles
        </Button>
      }
    >
      Free. The miles are shown beside the kilometres before anything is charged.
    </Notice>
  );
}

const COLUMNS: readonly Column<ConvertedRow>[] = [
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => formatCount(row) },
  { key: 'plate', header: 'Plate', rowHeader: true, cell: ({ plate }) => formatPlate(plate) },
  {
    key: 'kilometres',
    header: 'Kilometres',
    numeric: true,
    cell: ({ kilometres }) => `${formatCount(kilometres)} km`,
  },
  { key: 'miles', header: 'Miles', numeric: true, cell: ({ miles }) => formatMiles(miles) },
];

/** The miles beside the kilometres they were converted from. */
export function ConvertedRows({ rows }: { rows: readonly ConvertedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="Converted from kilometres" open>
      <div className="relative max-h-80 overflow-y-auto" tabIndex={0} role="group" aria-label="Converted rows">
        <DataTable
          caption={`The first ${formatPlural(rows.length, 'car')} converted`}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ row }) => String(row)}
        />
      </div>
    </Disclosure>
  );
}
