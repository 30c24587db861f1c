import Link from 'next/link';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { stockVatWords } from '@/lib/domain/money/value-vat';
import { DAY_BANDS, type DayBandKey } from '@/lib/domain/stock-cars/days-in-stock';
import type { StockTotals } from '@/lib/domain/stock-cars/stock-car';
import { partialSumWords } from '@/lib/domain/stock-cars/stock-groups';
import { formatCount, formatPlural, formatPounds } from '@/lib/format';

const missing = (cars: number, what: string) =>
  cars === 0 ? undefined : `${formatPlural(cars, 'car')} without ${what}`;

const sumOrNone = (pounds: number, cars: number, without: number) =>
  cars > 0 && without === cars ? <EmptyCell words="not known" /> : formatPounds(pounds);

/** The stock at cost, at Clean and at Retail; a car without a figure adds nothing, and is counted. */
export function StockTotalsFigures({ totals }: { totals: StockTotals }) {
  const { cars, costPounds, withoutCost, cleanPounds, retailPounds, withoutValue } = totals;
  const vatWords = stockVatWords({ cars: totals.valuedCars, vans: totals.valuedVans });
  return (
    <div className="space-y-2">
      <KeyFigures>
        <KeyFigure label="Cars" value={formatCount(cars)} />
        <KeyFigure
          label="At cost"
          value={sumOrNone(costPounds, cars, withoutCost)}
          gap={missing(withoutCost, 'a cost')}
        />
        <KeyFigure
          label="At Clean"
          band="clean"
          value={sumOrNone(cleanPounds, cars, withoutValue)}
          gap={missing(withoutValue, 'a value')}
        />
        <KeyFigure label="At Retail" band="retail" value={sumOrNone(retailPounds, cars, withoutValue)} />
      </KeyFigures>
      {vatWords && <p className="text-sm">{vatWords}</p>}
    </div>
  );
}

const NO_CARS = { cars: 0, cleanPounds: 0, withoutValue: 0 };

/** How long the cars have been there; each band leads to its cars. */
export function DayBands({ totals, hrefOf }: { totals: StockTotals; hrefOf: (band: DayBandKey) => string }) {
  const longest = Math.max(1, ...totals.bands.map(({ cars }) => cars));
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {DAY_BANDS.map(({ key, label }) => {
        const band = totals.bands.find((found) => found.key === key);
        const { cars, cleanPounds, withoutValue } = band ?? NO_CARS;
        return (
          <li key={key} data-cards className="rounded-md border border-line bg-surface px-3 py-2">
            <Link href={hrefOf(key)} prefetch={false} data-card-link className="link font-semibold">
              {label}
            </Link>
            <p className="text-sm">
              {formatPlural(cars, 'car')}
              <span className="text-soft">
                {' '}
                · {partialSumWords('Clean', cleanPounds, { cars, without: withoutValue })}
              </span>
            </p>
            <svg aria-hidden="true" className="mt-1 block h-1.5 w-full rounded-sm bg-sunken">
              <rect width={`${(cars / longest) * 100}%`} height="100%" rx="2" className="fill-accent" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
