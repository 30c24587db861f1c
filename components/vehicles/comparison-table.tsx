'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Switch } from '@/components/ui/switch';
import { vehicleName } from '@/lib/domain/compared';
import { kindAndNumber } from '@/lib/domain/kind-words';
import type { Comparison, ComparisonRow } from '@/lib/domain/comparison';
import { formatDate, formatPlural } from '@/lib/format';
import { figureWords } from './figure-words';
import { vehiclePath } from './vehicle-path';

export interface ComparisonTableProps {
  comparison: Comparison;
  /** Takes a vehicle out. */
  onRemove: (name: string) => void;
}

/** What differs stands first; what is the same can be left out. */
export function ComparisonTable({ comparison: { vehicles, rows }, onRemove }: ComparisonTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const different = rows.filter(({ differs }) => differs);
  const isOne = vehicles.filter(({ vehicle }) => vehicle !== null).length < 2;
  const columns: Column<ComparisonRow>[] = [
    {
      key: 'label',
      header: <span className="sr-only">What</span>,
      rowHeader: true,
      cell: ({ label }) => <span className="block w-20 sm:w-auto">{label}</span>,
    },
    ...vehicles.map((each, index): Column<ComparisonRow> => ({
      key: vehicleName(each),
      header: <Heading of={each} onRemove={() => onRemove(vehicleName(each))} />,
      cell: (row) => <Cell row={row} index={index} isKnown={each.vehicle !== null} />,
    })),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 sm:px-5">
        <p className="text-soft" role="status">
          {isOne
            ? 'One vehicle alone differs from nothing: add another.'
            : `${formatPlural(different.length, 'difference')}, ${rows.length - different.length} the same.`}
        </p>
        {!isOne && (
          <Switch
            label="Differences only"
            checked={onlyDifferent}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />
        )}
      </div>
      <DataTable
        caption="The vehicles side by side, differences first"
        captionHidden
        onPhone="scroll"
        columns={columns}
        rows={onlyDifferent && !isOne ? different : rows}
        rowKey={({ label, unit }) => `${label} ${unit}`}
      />
    </>
  );
}

function Heading({ of, onRemove }: { of: Comparison['vehicles'][number]; onRemove: () => void }) {
  const { vehicle, day } = of;
  return (
    <span className="block w-25 font-normal whitespace-normal sm:w-auto sm:min-w-40">
      {vehicle === null ? (
        <span className="block font-semibold text-warning">
          The guide has no {kindAndNumber(of).toLowerCase()}. Check the number.
        </span>
      ) : (
        <>
          <Link href={vehiclePath(of)} className="link font-semibold">
            {vehicle.manufacturer} {vehicle.model}
          </Link>
          <span className="block text-ink">{vehicle.derivative}</span>
          <span className="block text-xs text-soft">
            {kindAndNumber(of)}
            {day && `, as on ${formatDate(day)}`}
          </span>
        </>
      )}
      <span className="-ml-2.5 block">
        <Button variant="quiet" icon="close" onClick={onRemove}>
          Take out
          <span className="sr-only"> {vehicle ? `${vehicle.model} ${vehicle.derivative}` : kindAndNumber(of)}</span>
        </Button>
      </span>
    </span>
  );
}

function Cell({ row, index, isKnown }: { row: ComparisonRow; index: number; isKnown: boolean }): ReactNode {
  const words = figureWords({ value: row.values[index] ?? null, unit: row.unit });
  if (words === null) return <span className="text-soft">{isKnown ? 'Not given' : 'Unknown vehicle'}</span>;
  return <span className={row.differs ? 'font-semibold' : ''}>{words}</span>;
}
