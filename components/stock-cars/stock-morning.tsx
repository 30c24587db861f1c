import Link from 'next/link';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { DayBands, StockTotalsFigures } from '@/components/layout/stock/stock-totals';
import { Card } from '@/components/ui/data/card';
import { SOURCES } from '@/lib/domain/source-names';
import { appraisalPath, stockCarPath } from '@/lib/domain/page-paths';
import { pastWords } from '@/lib/domain/stock-cars/gain';
import type { StockMorning as Morning } from '@/lib/domain/stock-cars/stock-car';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatMonthLong, formatPlural, formatPounds } from '@/lib/format';
import { ExpectedStock } from './expected-stock';
import { stockCarsPath } from './stock-cars-address';

interface StockMorningProps {
  morning: Morning | null;
  usage: MonthUsage | null;
  mayChange: boolean;
}

/** The stock this morning: each part leads to what can be done about it. */
export function StockMorning({ morning, usage, mayChange }: StockMorningProps) {
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
    <Card title="Stock this morning" aside={<ButtonLink href="/stock/cars">Cars in stock</ButtonLink>}>
      <div className="space-y-4">
        <StockTotalsFigures totals={totals} />
        <DayBands totals={totals} hrefOf={(days) => stockCarsPath({ days })} />
        {edition && <ExpectedStock expected={expected} cars={totals.cars} edition={edition} />}
        <div className="grid gap-4 lg:grid-cols-2">
          <CarsToActOn morning={morning} mayChange={mayChange} />
          {offersToday && (
            <Part
              title="Offers that end today"
              none="No offer ends today."
              all={{ href: '/appraisals?state=offered', words: 'All offers' }}
              items={offersToday.map(({ id, number, title, pounds }) => ({
                id,
                href: appraisalPath(id),
                name: number,
                words: [displayName(title), pounds === null ? null : formatPounds(pounds)].filter(Boolean).join(': '),
              }))}
            />
          )}
          {usage && <LookUps usage={usage} unidentified={totals.unidentified} />}
        </div>
      </div>
    </Card>
  );
}

/** Which cars to act on, each with where it is done. */
function CarsToActOn({ morning, mayChange }: { morning: Morning; mayChange: boolean }) {
  const { edition, fallen, outside, outsideCars, past, pastCars } = morning;
  return (
    <>
      <Part
        title="Past their last profitable day"
        none="Clean covers cost with preparation for every car that has both."
        all={{
          href: stockCarsPath({ sort: 'gain', order: 'ascending' }),
          words:
            pastCars > past.length
              ? `All ${formatPlural(pastCars, 'car')}, by Clean less cost`
              : 'All by Clean less cost',
        }}
        items={past.map(({ id, plate, title, ...figures }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          words: `${displayName(title)}: ${pastWords(figures)}`,
          actions: mayChange ? [REPRICE, LET_GO] : [],
        }))}
      />
      <Part
        title={edition ? `Lost most since the edition before ${formatMonthLong(edition.slice(0, 7))}` : 'Lost most'}
        none="No car has lost value since the edition before."
        all={{ href: stockCarsPath({ sort: 'change', order: 'ascending' }), words: 'All by change' }}
        items={fallen.map(({ id, plate, title, pounds }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          words: `${displayName(title)}: Clean is ${formatPounds(pounds)} less`,
          actions: mayChange ? [REPRICE] : [],
        }))}
      />
      <Part
        title={`Asking price outside ${SOURCES.guide.inText}`}
        none={`No asking price is outside ${SOURCES.guide.inText}’s range from Below to Retail.`}
        all={{
          href: stockCarsPath({ only: 'outside' }),
          words: outsideCars > outside.length ? `All ${formatPlural(outsideCars, 'car')}` : 'Show in the list',
        }}
        items={outside.map(({ id, plate, title, pounds }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          words:
            pounds > 0
              ? `${displayName(title)}: ${formatPounds(pounds)} above Retail`
              : `${displayName(title)}: ${formatPounds(-pounds)} below Below`,
          actions: mayChange ? [REPRICE] : [],
        }))}
      />
    </>
  );
}

/** Against the limit, with the cars for which one look-up is worth it. */
function LookUps({ usage, unidentified }: { usage: MonthUsage; unidentified: number }) {
  return (
    <section>
      <h3 className="font-semibold">Look-ups this month</h3>
      <p className="text-sm">{usage.words}</p>
      {unidentified > 0 && (
        <p className="text-sm">
          <Link href={stockCarsPath({ only: 'unidentified' })} prefetch={false} className="link">
            Identify {formatPlural(unidentified, 'car')}
          </Link>{' '}
          to value them from then on free.
        </p>
      )}
    </section>
  );
}

interface PartItem {
  readonly id: string;
  readonly href: string;
  readonly name: ReactNode;
  readonly words: string;
  /** Each leads to the part of its page where it is done. */
  readonly actions?: readonly { readonly label: string; readonly anchor: string }[];
}

const REPRICE = { label: 'Change price', anchor: '#details' };
const LET_GO = { label: 'Sold or removed', anchor: '#out' };

interface PartProps {
  title: string;
  none: string;
  all: { readonly href: string; readonly words: string };
  items: readonly PartItem[];
}

function Part({ title, none, all, items }: PartProps) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {items.length === 0 ? (
        <p className="text-sm text-soft">{none}</p>
      ) : (
        <>
          <ul className="text-sm">
            {items.map(({ id, href, name, words, actions = [] }) => (
              <li key={id} className="py-0.5">
                <Link href={href} prefetch={false} className="link">
                  {name}
                </Link>{' '}
                <span className="text-soft">{words}</span>
                {actions.map(({ label, anchor }) => (
                  <Link key={anchor} href={href + anchor} prefetch={false} className="link ml-2 whitespace-nowrap">
                    {label}
                    <span className="sr-only">: {name}</span>
                  </Link>
                ))}
              </li>
            ))}
          </ul>
          <Link href={all.href} prefetch={false} className="link text-sm">
            {all.words}
          </Link>
        </>
      )}
    </section>
  );
}
