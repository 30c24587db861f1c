import Link from 'next/link';
import { stockCarsPath } from '@/components/stock-cars/stock-cars-address';
import { priceAction } from '@/components/stock-cars/price-action';
import { Badge } from '@/components/ui/data/badge';
import { PlateCell } from '@/components/ui/data/plate-cell';
import { stockCarPath } from '@/lib/domain/page-paths';
import { SOURCES } from '@/lib/domain/source-names';
import { stakeFigures } from '@/lib/domain/stock-cars/car-at-stake';
import { lostSinceWords, nonePastWords } from '@/lib/domain/stock-cars/gain';
import type { StockMorning } from '@/lib/domain/stock-cars/stock-car';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatPlural } from '@/lib/format';

const LET_GO = { label: 'Sold or removed', anchor: '#out' };

type CarToActOn = StockMorning['first'][number];

export interface CarsToActOnProps {
  morning: Pick<
    StockMorning,
    'first' | 'toActOnCars' | 'totals' | 'edition' | 'fallen' | 'outsideCars' | 'movedCars' | 'pastCars'
  >;
  mayChange: boolean;
}

/** The cars with most at stake, each once with all its reasons, and links to the full lists by reason. */
export function CarsToActOn({ morning, mayChange }: CarsToActOnProps) {
  const { first, toActOnCars, totals, pastCars } = morning;
  return (
    <section className="space-y-1">
      <h3 className="font-semibold">
        {toActOnCars > first.length
          ? `${first.length} to act on first, of ${formatPlural(toActOnCars, 'car')}`
          : 'To act on'}
      </h3>
      {first.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {first.map((car) => (
            <ListedCar key={car.id} car={car} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {pastCars === 0 && <p className="text-sm text-soft">{nonePastWords(totals)}</p>}
      <FullLists morning={morning} />
    </section>
  );
}

function ListedCar({ car, mayChange }: { car: CarToActOn; mayChange: boolean }) {
  const { id, plate, title, pastPounds, advertisedPounds } = car;
  const name = displayName(title);
  const actions = mayChange ? [priceAction(advertisedPounds), ...(pastPounds === null ? [] : [LET_GO])] : [];
  return (
    <li
      data-cards
      className="grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[7.25rem_1fr_auto]"
    >
      <PlateCell plate={plate} />
      <div className="space-y-1">
        <Link
          href={stockCarPath(id)}
          prefetch={false}
          data-card-link
          className="link inline-flex min-h-6 items-center font-semibold"
        >
          {name}
        </Link>
        <div className="flex flex-wrap gap-1">
          {stakeFigures(car).map(({ words, isLoss }) => (
            <Badge key={words} tone={isLoss ? 'warning' : 'neutral'}>
              {words}
            </Badge>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-3 max-sm:col-start-2 max-[22rem]:col-span-full max-[22rem]:col-start-1 print:hidden">
        {actions.map(({ label, anchor }) => (
          <Link
            key={anchor}
            href={stockCarPath(id) + anchor}
            prefetch={false}
            className="link touch-area whitespace-nowrap"
          >
            {label}
            <span className="sr-only">: {[name, plate].filter(Boolean).join(', ')}</span>
          </Link>
        ))}
      </div>
    </li>
  );
}

/** How many cars each reason applies to, as links to them in the list of cars in stock. */
function FullLists({ morning }: { morning: CarsToActOnProps['morning'] }) {
  const { edition, fallen, pastCars, outsideCars, movedCars } = morning;
  const lists = [
    ...(pastCars > 0
      ? [
          {
            href: stockCarsPath({ sort: 'gain', order: 'ascending' }),
            words: `${formatPlural(pastCars, 'car')} with Clean below cost`,
          },
        ]
      : []),
    ...(outsideCars > 0
      ? [
          {
            href: stockCarsPath({ only: 'outside' }),
            words: `${formatPlural(outsideCars, 'asking price')} outside ${SOURCES.guide.inText} or ${SOURCES.market.inText}`,
          },
        ]
      : []),
    ...(movedCars > 0
      ? [
          {
            href: stockCarsPath({ sort: 'live', order: 'ascending' }),
            words: `${formatCount(movedCars)} with live Clean below the edition`,
          },
        ]
      : []),
    ...(edition && fallen.length > 0
      ? [{ href: stockCarsPath({ sort: 'change', order: 'ascending' }), words: lostSinceWords(edition) }]
      : []),
  ];
  if (lists.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm print:hidden">
      {lists.map(({ href, words }) => (
        <li key={href}>
          <Link href={href} prefetch={false} className="link inline-flex min-h-6 items-center">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
