import Link from 'next/link';
import type { ReactNode } from 'react';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { CompareValues } from '@/components/layout/stock/compare-values';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { recordPath } from '@/lib/domain/page-paths';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { movementOf, noMovementWords, type StockSortKey } from '@/lib/domain/stock/stock-result-view';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatMiles, formatPounds, formatPoundsChange } from '@/lib/format';
import { RESULT_ROW, type ResultColumn } from './result-columns';

/** The names of figures, for layouts without the heading. */
const FIGURE_NAME = 'text-xs text-soft lg:hidden print:hidden';

/** "Volkswagen Golf, AB21 CDE" */
const nameOf = ({ title, plate }: StockResult): string =>
  [title === null ? 'this car' : displayName(title), plate === null ? null : formatPlate(plate)]
    .filter((part) => part !== null)
    .join(', ');

const pounds = (name: string, value: number | null) => (
  <>
    <span className={FIGURE_NAME}>{name} </span>
    {value === null ? <EmptyCell /> : formatPounds(value)}
  </>
);

const CELLS: Readonly<Record<StockSortKey, (result: StockResult) => ReactNode>> = {
  row: ({ reference, row }) => <span className="text-soft">{reference ?? formatCount(row)}</span>,
  plate: ({ plate }) =>
    plate === null ? <EmptyCell words="erased" /> : <NumberPlate registration={formatPlate(plate)} size="sm" />,
  vehicle: (result) => <VehicleCell result={result} />,
  mileage: ({ mileage }) => (mileage === null ? <EmptyCell words="erased" /> : formatMiles(mileage)),
  retail: ({ retailPounds }) => pounds('Retail', retailPounds),
  clean: ({ cleanPounds }) => pounds('Clean', cleanPounds),
  movement: (result) => {
    const movement = movementOf(result);
    return (
      <>
        <span className={FIGURE_NAME}>Change </span>
        {movement === null ? <EmptyCell words={noMovementWords(result)} /> : formatPoundsChange(movement)}
      </>
    );
  },
};

// oxlint-disable-next-line code/no-cut-text -- one line a row is what the dense view is for; the other view and print have the whole name
const DENSE_VEHICLE = 'lg:in-data-dense:truncate print:overflow-visible print:whitespace-normal';
/** Takes the width that is left. */
const VEHICLE = `min-w-0 max-lg:w-full print:w-auto ${DENSE_VEHICLE}`;

export interface ResultRowProps {
  result: StockResult;
  columns: readonly ResultColumn[];
}

/** One car: a line of the table on a wide screen, a small card on a phone. */
export function ResultRow({ result, columns }: ResultRowProps) {
  const isUnmoved = movementOf(result) === null;
  return (
    <div
      role="presentation"
      className={`items-center gap-x-4 gap-y-1 px-3 py-2 text-sm lg:in-data-dense:py-0.5 ${RESULT_ROW}`}
    >
      {columns.map(({ key, numeric, width }) => (
        <div
          key={key}
          role={key === 'vehicle' ? 'rowheader' : 'cell'}
          className={`${width} ${numeric ? 'whitespace-nowrap' : ''} ${key === 'vehicle' ? VEHICLE : ''} ${key === 'movement' && isUnmoved ? 'max-lg:hidden print:block' : ''}`}
        >
          {CELLS[key](result)}
        </div>
      ))}
    </div>
  );
}

function VehicleCell({ result }: { result: StockResult }) {
  const { title, derivative, valuationId, flag, otherFlags, because } = result;
  return (
    <>
      {valuationId ? (
        <Link
          href={recordPath(valuationId)}
          prefetch={false}
          className="link inline-flex min-h-6 items-center font-semibold"
        >
          <UnbrokenWords>{title === null ? 'Open the valuation' : displayName(title)}</UnbrokenWords>
        </Link>
      ) : (
        <span className="font-semibold">
          <UnbrokenWords>{title === null ? 'Not valued' : displayName(title)}</UnbrokenWords>
        </span>
      )}{' '}
      <FlagBadge flag={flag} otherFlags={otherFlags} /> <UncertainDerivative {...result} />{' '}
      {valuationId && <CompareValues row={{ valuationId }} name={nameOf(result)} />}{' '}
      <span className="block text-soft lg:in-data-dense:inline">
        {because
          ? `${because.reason} ${because.next}`
          : derivative && <UnbrokenWords>{derivativeAfter(title ?? '', derivative)}</UnbrokenWords>}
      </span>
    </>
  );
}
