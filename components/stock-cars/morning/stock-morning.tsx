import Link from 'next/link';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { DayBands, StockTotalsFigures } from '@/components/layout/stock/stock-totals';
import { Card } from '@/components/ui/data/card';
import { appraisalPath } from '@/lib/domain/page-paths';
import { unidentifiedWords } from '@/lib/domain/stock-cars/car-sentences';
import { outcomeCounts, savedWords, type OutcomeSum, type TodoOutcome } from '@/lib/domain/stock-cars/acted-on';
import type { StockMorning as Morning } from '@/lib/domain/stock-cars/stock-car';
import { usedWords } from '@/lib/domain/usage/limit-level';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatMonthLong, formatPounds } from '@/lib/format';
import { stockCarsPath } from '@/components/stock-cars/stock-cars-address';
import { CarsToActOn } from './cars-to-act-on';
import { ExpectedStock } from './expected-stock';

interface StockMorningProps {
  morning: Morning | null;
  usage: MonthUsage | null;
  /** Last month's; null if not read. */
  actedOn: ActedOnReport | null;
  mayChange: boolean;
}

/** The stock this morning: each part links to what can be done about it. */
export function StockMorning({ morning, usage, actedOn, mayChange }: StockMorningProps) {
  if (morning === null)
    return mayChange ? (
      <p className="text-sm text-soft">
        Your stock can be revalued free every month:{' '}
        <Link href="/stock/cars" prefetch={false} className="link">
          take the first car into stock
        </Link>
        .
      </p>
    ) : null;
  const { totals, edition, offersToday, expected } = morning;
  return (
    <Card
      title="Stock this morning"
      aside={
        <span className="flex flex-wrap gap-2">
          <ButtonLink href="/stock/charts">Charts</ButtonLink>
          <ButtonLink href="/stock/cars">Cars in stock</ButtonLink>
        </span>
      }
    >
      <div className="space-y-4">
        <StockTotalsFigures totals={totals} />
        <DayBands totals={totals} hrefOf={(days) => stockCarsPath({ days })} />
        {edition && (
          <ExpectedStock expected={expected} cars={totals.cars} shownPounds={totals.cleanPounds} edition={edition} />
        )}
        <CarsToActOn morning={morning} mayChange={mayChange} />
        <div className="grid gap-4 lg:grid-cols-2">
          {offersToday && <OffersToday offers={offersToday} />}
          {actedOn && actedOn.shown > 0 && <ActedOn report={actedOn} />}
          {usage && <Credits usage={usage} unidentified={totals.unidentified} />}
        </div>
      </div>
    </Card>
  );
}

function OffersToday({ offers }: { offers: NonNullable<Morning['offersToday']> }) {
  return (
    <section>
      <h3 className="font-semibold">Offers that end today</h3>
      {offers.length === 0 ? (
        <p className="text-sm text-soft">No offer ends today.</p>
      ) : (
        <>
          <ul className="text-sm">
            {offers.map(({ id, number, title, pounds }) => (
              <li key={id} className="py-0.5">
                <Link href={appraisalPath(id)} prefetch={false} className="link">
                  {number}
                </Link>{' '}
                <span className="text-soft">
                  {[displayName(title), pounds === null ? null : formatPounds(pounds)].filter(Boolean).join(': ')}
                </span>
              </li>
            ))}
          </ul>
          <Link href="/appraisals?state=offered" prefetch={false} className="link text-sm print:hidden">
            All offers
          </Link>
        </>
      )}
    </section>
  );
}

interface ActedOnReport {
  readonly month: string;
  readonly shown: number;
  readonly sums: Readonly<Record<TodoOutcome, OutcomeSum>>;
}

/** The outcomes of the cars shown last month. */
function ActedOn({ report: { month, sums } }: { report: ActedOnReport }) {
  return (
    <section>
      <h3 className="font-semibold">Cars shown in {formatMonthLong(month)}</h3>
      <p className="text-sm">
        {outcomeCounts(sums)} {savedWords(sums.sold)}
      </p>
      <Link href={`/stock/acted-on?month=${month}`} prefetch={false} className="link text-sm">
        What was done about each
      </Link>
    </section>
  );
}

/** Credits against the limit, with the cars without a value. */
function Credits({ usage, unidentified }: { usage: MonthUsage; unidentified: number }) {
  return (
    <section>
      <h3 className="font-semibold">Credits this month</h3>
      <p className="text-sm">{usedWords(usage)}</p>
      {unidentified > 0 && (
        <p className="text-sm">
          <Link href={stockCarsPath({ only: 'unidentified' })} prefetch={false} className="link">
            {unidentifiedWords(unidentified).title}
          </Link>
        </p>
      )}
    </section>
  );
}
