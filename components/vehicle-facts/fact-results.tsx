import Link from 'next/link';
import type { ReactNode } from 'react';
import { Pager } from '@/components/layout/navigation/pager';
import { numberedPages } from '@/components/layout/navigation/page-links';
import { TrayButton } from '@/components/layout/tray/tray-button';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { vehiclePath } from '@/lib/domain/page-paths';
import { filtersOf, type FactFilter, type FactName, type FactSort } from '@/lib/domain/vehicles/facts/fact-filters';
import { factsStateWords, lackingWords, type FactsState } from '@/lib/domain/vehicles/facts/facts-state';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { displayName, makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatPence, formatPlural, formatPounds } from '@/lib/format';
import { pagePath, sortedPath } from './fact-search-address';

export interface FactResultsProps {
  kind: VehicleKind;
  /** As the address has them. */
  fields: Readonly<Record<string, string>>;
  found: {
    state: FactsState;
    count: number;
    pages: number;
    lacking: readonly { name: FactName; count: number }[];
    items: readonly VehicleFacts[];
  };
  sort: FactSort;
  isDescending: boolean;
  page: number;
  /** Shown beside the count. */
  actions?: ReactNode;
}

/** Always shown; the others if searched for or sorted by. */
const ALWAYS: readonly FactName[] = [
  'pricePounds',
  'benefitPercent',
  'basicTaxPounds',
  'co2',
  'bootLitres',
  'powerBhp',
];

/** The vehicles that match, and how many may but lack a fact. */
export function FactResults({ kind, fields, found, sort, isDescending, page, actions }: FactResultsProps) {
  const { state, count, pages, lacking, items } = found;
  const columns = columnsOf({ kind, fields, sort, isDescending });
  return (
    <Card title={formatPlural(count, kind)} aside={actions} flush>
      <div className="space-y-1 px-4 pb-3 text-sm text-soft sm:px-5 print:px-0">
        <p>{factsStateWords(state)}</p>
        {lackingWords(lacking).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {kind === 'car' && (
          <p>
            Tax is on the list price without delivery. A plug-in hybrid’s BIK depends on its electric range, which is
            not given here.
          </p>
        )}
      </div>
      {items.length > 0 && (
        <DataTable
          caption={`Page ${formatCount(page)} of ${formatCount(pages)}`}
          columns={columns}
          rows={items}
          rowKey={({ identifier }) => String(identifier)}
          onPhone="cards"
        />
      )}
      {pages > 1 && (
        <div className="px-4 py-3 sm:px-5">
          <Pager {...numberedPages(page, page < pages, (other) => pagePath(fields, other))} />
        </div>
      )}
    </Card>
  );
}

function columnsOf({
  kind,
  fields,
  sort,
  isDescending,
}: Pick<FactResultsProps, 'kind' | 'fields' | 'sort' | 'isDescending'>) {
  const shown = filtersOf(kind).filter(
    ({ name }) => ALWAYS.includes(name) || name === sort || fields[name] !== undefined,
  );
  const sorted = (name: FactSort) =>
    name === sort ? { sorted: isDescending ? ('descending' as const) : ('ascending' as const) } : {};
  const header = (name: FactSort, label: string) => (
    <Link href={sortedPath(fields, name)} prefetch={false} className="link">
      {label}
    </Link>
  );
  const columns: Column<VehicleFacts>[] = [
    {
      key: 'name',
      header: header('name', 'Vehicle'),
      label: 'Vehicle',
      rowHeader: true,
      span: 3,
      ...sorted('name'),
      cell: (vehicle) => <VehicleName {...vehicle} />,
    },
    { key: 'fuel', header: 'Fuel', cell: ({ fuel }) => fuel ?? <EmptyCell words="not given" /> },
    ...shown.map((filter): Column<VehicleFacts> => ({
      key: filter.name,
      header: header(filter.name, headerWords(filter)),
      label: headerWords(filter),
      numeric: true,
      ...sorted(filter.name),
      cell: (vehicle) => figureWords(filter, vehicle[filter.name]) ?? <EmptyCell words="not given" />,
    })),
    {
      key: 'tray',
      header: <span className="sr-only">Compare</span>,
      unlabelled: true,
      span: 3,
      cell: ({ identifier, model, derivative }) => (
        <span className="print:hidden">
          <TrayButton vehicle={{ kind, identifier, build: null }} name={`${displayName(model)} ${derivative}`} />
        </span>
      ),
    },
  ];
  return columns;
}

function VehicleName({ kind, identifier, make, model, derivative }: VehicleFacts) {
  return (
    <>
      <Link href={vehiclePath({ kind, identifier })} prefetch={false} className="link">
        <UnbrokenWords>{makeAndModel({ manufacturer: make, model })}</UnbrokenWords>
      </Link>
      <span className="block font-normal text-soft">{derivative}</span>
    </>
  );
}

const headerWords = ({ label, unit }: FactFilter): string =>
  unit === null || unit === '£' || unit === '%' ? label : `${label}, ${unit}`;

function figureWords({ name, unit }: FactFilter, value: number | null): string | null {
  if (value === null) return null;
  if (name === 'basicTaxPounds' || name === 'higherTaxPounds') return formatPence(Math.round(value * 100));
  if (unit === '£') return formatPounds(value);
  return unit === '%' ? `${value}%` : String(value);
}
