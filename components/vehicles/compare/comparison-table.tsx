'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { Switch } from '@/components/ui/forms/switch';
import { trayEntry, type TrayEntry } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { wholeName } from '@/lib/domain/builds/build-names';
import { kindAndNumber } from '@/lib/domain/vehicles/kind-words';
import type { ComparedBuild, ComparisonRow, VehicleComparison } from '@/lib/domain/vehicles/comparison/comparison';
import { formatDate, formatPlural } from '@/lib/format';
import { formatTechnicalFigure } from '@/components/vehicles/technical-figure';
import { configurePath } from '@/components/vehicles/vehicle-path';
import { vehiclePath } from '@/lib/domain/page-paths';
import { SOURCES } from '@/lib/domain/source-names';
import { displayName, makeAndModel } from '@/lib/domain/vehicles/names/display-name';

export interface ComparisonTableProps {
  comparison: VehicleComparison;
  /** What a build is called, for each column; empty without options. */
  details: readonly string[];
  /** Removes a vehicle or a build. @param words its name */
  onRemove: (entry: TrayEntry, words: string) => void;
}

/** Differences first; what is the same can be hidden. */
export function ComparisonTable({ comparison: { vehicles, rows }, details, onRemove }: ComparisonTableProps) {
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
    ...vehicles.map((compared, index): Column<ComparisonRow> => {
      const entry = trayEntry({ ...compared, build: compared.build?.code ?? null });
      const detail = details[index] ?? '';
      const name = wholeName({ name: nameWords(compared), detail });
      return {
        key: entry,
        header: (
          <VehicleHeading compared={compared} name={name} detail={detail} onRemove={() => onRemove(entry, name)} />
        ),
        cell: (row) => <ComparisonCell row={row} index={index} isKnown={compared.vehicle !== null} />,
      };
    }),
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
  name,
  detail,
  onRemove,
}: {
  compared: VehicleComparison['vehicles'][number];
  name: string;
  detail: string;
  onRemove: () => void;
}) {
  const { vehicle, day, build } = compared;
  return (
    <span className="block w-25 font-normal whitespace-normal sm:w-auto sm:min-w-40">
      {vehicle === null ? (
        <span className="block font-semibold text-warning">
          {SOURCES.guide.atStart} has no {kindAndNumber(compared).toLowerCase()}. Check the number.
        </span>
      ) : (
        <>
          <Link
            href={build === null ? vehiclePath(compared) : configurePath(compared, build.code)}
            className="link font-semibold"
          >
            <UnbrokenWords>{makeAndModel(vehicle)}</UnbrokenWords>
          </Link>
          <span className="block text-ink">{vehicle.derivative}</span>
          {build && <BuildWords build={build} detail={detail} />}
          <span className="block text-xs text-soft">
            {kindAndNumber(compared)}
            {day && `, specification of ${formatDate(day)}`}
          </span>
        </>
      )}
      <span className="-ml-2.5 block">
        <Button variant="quiet" icon="close" onClick={onRemove}>
          Remove
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
    </span>
  );
}

/** What a build is called, what it has, and of which day its prices are; or why they are not known. */
function BuildWords({ build, detail }: { build: ComparedBuild; detail: string }) {
  return (
    <>
      {detail !== '' && <span className="block font-semibold text-ink">{detail}</span>}
      {build.options !== null && <span className="block text-ink">{build.options}</span>}
      {build.missing !== null && <span className="block text-warning">{build.missing}</span>}
      {build.date !== null && <span className="block text-xs text-soft">Price list date {formatDate(build.date)}</span>}
      {build.because !== null && (
        <span className="block text-warning">The options could not be priced. {build.because}</span>
      )}
    </>
  );
}

function ComparisonCell({ row, index, isKnown }: { row: ComparisonRow; index: number; isKnown: boolean }): ReactNode {
  const words = formatTechnicalFigure({ value: row.values[index] ?? null, unit: row.unit });
  if (words === null) return <span className="text-soft">{isKnown ? 'Not given' : 'Unknown vehicle'}</span>;
  return <span className={row.differs ? 'font-semibold' : ''}>{words}</span>;
}
