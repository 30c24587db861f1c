import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { CompareValues } from '@/components/layout/stock/compare-values';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { formatCount, formatMiles, formatPounds, formatPoundsChange } from '@/lib/format';
import { movementOf } from './stock-view';
import { recordPath } from '@/lib/domain/page-paths';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';

/** The columns of the heading and each row, on a wide screen and in print. */
export const ROW_GRID =
  'lg:grid lg:grid-cols-[3.5rem_8rem_minmax(0,1fr)_6rem_6rem_6rem_5.5rem] lg:gap-x-3 ' +
  'print:grid print:grid-cols-[2.5rem_7.5rem_minmax(0,1fr)_5rem_4.5rem_4.5rem_4.5rem] print:gap-x-2';
const FIGURE = 'whitespace-nowrap lg:text-right print:text-right';
/** The names of figures, for layouts without the heading. */
const FIGURE_NAME = 'text-xs text-soft lg:hidden print:hidden';

/** "Volkswagen Golf, AB21 CDE" */
const nameOf = ({ title, plate }: StockResult): string =>
  [title === null ? 'this car' : displayName(title), plate === null ? null : formatPlate(plate)]
    .filter((part) => part !== null)
    .join(', ');

/** One car: a line of the table on a wide screen, a small card on a phone. */
export function ResultRow({ result }: { result: StockResult }) {
  const { row, reference, plate, mileage, title, derivative, valuationId, retailPounds, cleanPounds } = result;
  const { flag, otherFlags, because } = result;
  const movement = movementOf(result);
  return (
    <div role="presentation" className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm ${ROW_GRID}`}>
      <div role="cell" className="text-soft">
        {reference ?? formatCount(row)}
      </div>
      <div role="cell">
        {plate === null ? <EmptyCell words="erased" /> : <NumberPlate registration={formatPlate(plate)} size="sm" />}
      </div>
      <div role="rowheader" className="min-w-0 max-lg:w-full print:w-auto">
        {valuationId ? (
          <Link
            href={recordPath(valuationId)}
            prefetch={false}
            className="link inline-flex min-h-6 items-center font-semibold"
          >
            {title === null ? 'Open the valuation' : displayName(title)}
          </Link>
        ) : (
          <span className="font-semibold">{title === null ? 'Not valued' : displayName(title)}</span>
        )}{' '}
        <FlagBadge flag={flag} otherFlags={otherFlags} />{' '}
        {valuationId && <CompareValues row={{ valuationId }} name={nameOf(result)} />}
        <span className="block text-soft">
          {because ? `${because.reason} ${because.next}` : derivative && derivativeAfter(title ?? '', derivative)}
        </span>
      </div>
      <div role="cell" className={FIGURE}>
        {mileage === null ? <EmptyCell words="erased" /> : formatMiles(mileage)}
      </div>
      <div role="cell" className={FIGURE}>
        <span className={FIGURE_NAME}>Retail </span>
        {retailPounds === null ? <EmptyCell /> : formatPounds(retailPounds)}
      </div>
      <div role="cell" className={FIGURE}>
        <span className={FIGURE_NAME}>Clean </span>
        {cleanPounds === null ? <EmptyCell /> : formatPounds(cleanPounds)}
      </div>
      <div role="cell" className={movement === null ? `${FIGURE} max-lg:hidden print:block` : FIGURE}>
        <span className={FIGURE_NAME}>Change </span>
        {movement !== null ? (
          formatPoundsChange(movement)
        ) : (
          <EmptyCell words={result.before === null ? 'not valued before' : 'no earlier value'} />
        )}
      </div>
    </div>
  );
}
