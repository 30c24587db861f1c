'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { Switch } from '@/components/ui/forms/switch';
import { vehicleName, type VehicleName } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { kindAndNumber } from '@/lib/domain/vehicles/kind-words';
import type { VehicleComparison, ComparisonRow } from '@/lib/domain/vehicles/comparison/comparison';
import { formatDate, formatPlural } from '@/lib/format';
import { formatTechnicalFigure } from '@/components/vehicles/technical-figure';
import { vehiclePath } from '@/lib/domain/page-paths';
import { SOURCES } from '@/lib/domain/source-names';
import { displayName, makeAndModel } from '@/lib/domain/vehicles/names/display-name';

export interface ComparisonTableProps {
  comparison: VehicleComparison;
  /** Removes a vehicle. @param words its name */
  onRemove: (name: VehicleName, words: string) => void;
}

/** Differences first; what is the same can be hidden. */
export function ComparisonTable({ comparison: { vehicles, rows }, onRemove }: ComparisonTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const different = rows.filter(({ differs }) => differs);
  const isSingle = vehicles.filter(({ vehicle }) => vehicle !== null).length < 2;
  const columns: Column<ComparisonRow>[] = [
    {
      key: 'label',
      header: <span className="sr-only">Item</span>,
      rowHeader: true,
      cell: ({ label }) => <span className="block w-24 hyphens-auto wrap-anywhere sm:w-auto">{label}</span>,
    },
    ...vehicles.map((compared, index): Column<ComparisonRow> => ({
      key: vehicleName(compared),
      header: (
        <VehicleHeading compared={compared} onRemove={() => onRemove(vehicleName(compared), nameWords(compared))} />
      ),
      cell: (row) => <ComparisonCell row={row} index={index} isKnown={compared.vehicle !== null} />,
    })),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 sm:px-5 print:px-0">
        <p className="text-soft" role="status">
          {isSingle
            ? 'Add another vehicle to compare.'
            : `${formatPlural(different.length, 'difference')}, ${rows.length - different.length} the same.`}
        </p>
        {!isSingle && (
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
        rows={onlyDifferent && !isSingle ? different : rows}
        rowKey={({ label, unit }) => `${label} ${unit}`}
      />
    </>
  );
}

const nameWords = (compared: VehicleComparison['vehicles'][number]): string =>
  compared.vehicle ? `${displayName(compared.vehicle.model)} ${compared.vehicle.derivative}` : kindAndNumber(compared);

function VehicleHeading({
  compared,
  onRemove,
}: {
  compared: VehicleComparison['vehicles'][number];
  onRemove: () => void;
}) {
  const { vehicle, day } = compared;
  return (
    <span className="block w-25 font-normal whitespace-normal sm:w-auto sm:min-w-40">
      {vehicle === null ? (
        <span className="block font-semibold text-warning">
          {SOURCES.guide.atStart} has no {kindAndNumber(compared).toLowerCase()}. Check the number.
        </span>
      ) : (
        <>
          <Link href={vehiclePath(compared)} className="link font-semibold">
            <UnbrokenWords>{makeAndModel(vehicle)}</UnbrokenWords>
          </Link>
          <span className="block text-ink">{vehicle.derivative}</span>
          <span className="block text-xs text-soft">
            {kindAndNumber(compared)}
            {day && `, specification of ${formatDate(day)}`}
          </span>
        </>
      )}
      <span className="-ml-2.5 block">
        <Button variant="quiet" icon="close" onClick={onRemove}>
          Remove
          <span className="sr-only"> {nameWords(compared)}</span>
        </Button>
      </span>
    </span>
  );
}

function ComparisonCell({ row, index, isKnown }: { row: ComparisonRow; index: number; isKnown: boolean }): ReactNode {
  const words = formatTechnicalFigure({ value: row.values[index] ?? null, unit: row.unit });
  if (words === null) return <span className="text-soft">{isKnown ? 'Not given' : 'Unknown vehicle'}</span>;
  return <span className={row.differs ? 'font-semibold' : ''}>{words}</span>;
}
