import { stockCarsPath } from '@/components/stock-cars/stock-cars-address';
import { Badge } from '@/components/ui/data/badge';
import { stockCarPath } from '@/lib/domain/page-paths';
import { SOURCES } from '@/lib/domain/source-names';
import { OUTSIDE_WORDS, outsideOf, outsideWords, type PriceDistances } from '@/lib/domain/stock-cars/asking-price';
import { liveFallWords, stakeWords } from '@/lib/domain/stock-cars/car-at-stake';
import { lostSinceWords, nonePastWords, pastWords } from '@/lib/domain/stock-cars/gain';
import { TODO_WORDS } from '@/lib/domain/stock-cars/stock-todos';
import type { StockMorning } from '@/lib/domain/stock-cars/stock-car';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatPlural, formatPounds } from '@/lib/format';
import { MorningPart } from './morning-part';

const REPRICE = { label: 'Change price', anchor: '#details' };
const LET_GO = { label: 'Sold or removed', anchor: '#out' };

interface CarsToActOnProps {
  morning: StockMorning;
  mayChange: boolean;
}

/** Which cars to act on, each with links to act. */
export function CarsToActOn({ morning, mayChange }: CarsToActOnProps) {
  const { edition, fallen, outside, outsideCars, moved, movedCars, past, pastCars } = morning;
  return (
    <>
      {morning.toActOnCars > morning.first.length && <FirstToActOn morning={morning} mayChange={mayChange} />}
      <MorningPart
        title={TODO_WORDS.past}
        none={nonePastWords(morning.totals)}
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
      <MorningPart
        title={edition ? lostSinceWords(edition) : 'Lost most'}
        none="No car is known to have lost value since the previous edition."
        all={{ href: stockCarsPath({ sort: 'change', order: 'ascending' }), words: 'All by change' }}
        items={fallen.map(({ id, plate, title, pounds }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          words: `${displayName(title)}: Clean is ${formatPounds(pounds)} less`,
          actions: mayChange ? [REPRICE] : [],
        }))}
      />
      <MorningPart
        title="Live Clean below the edition"
        none="No live value newer than the edition is below its Clean."
        all={{
          href: stockCarsPath({ sort: 'live', order: 'ascending' }),
          words: movedCars > moved.length ? `All ${formatPlural(movedCars, 'car')}` : 'All by live change',
        }}
        items={moved.map(({ id, plate, title, pounds }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          words: `${displayName(title)}: ${liveFallWords(pounds)}`,
          actions: mayChange ? [REPRICE] : [],
        }))}
      />
      <MorningPart
        title={`Asking price outside ${SOURCES.guide.inText} or ${SOURCES.market.inText}`}
        none={`No asking price is outside ${SOURCES.guide.inText}’s range from Below to Retail, or outside ${SOURCES.market.inText} for Retail.`}
        all={{
          href: stockCarsPath({ only: 'outside' }),
          words: outsideCars > outside.length ? `All ${formatPlural(outsideCars, 'car')}` : 'Show in the list',
        }}
        items={outside.map(({ id, plate, title, market, ...distances }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          badge: <OutsideBadge distances={distances} />,
          words: `${displayName(title)}: ${outsideWords(distances, market)}`,
          actions: mayChange ? [REPRICE] : [],
        }))}
      />
    </>
  );
}

/**
 * The cars with most at stake, for whatever reason: shown when there are more than a person can act on in a morning.
 */
function FirstToActOn({ morning: { first, toActOnCars }, mayChange }: CarsToActOnProps) {
  return (
    <div className="lg:col-span-2">
      <MorningPart
        title={`${first.length} to act on first, of ${formatPlural(toActOnCars, 'car')}`}
        none="No car needs action."
        all={{ href: stockCarsPath({ sort: 'gain', order: 'ascending' }), words: 'All by Clean less cost' }}
        items={first.map(({ id, plate, title, ...car }) => ({
          id,
          href: stockCarPath(id),
          name: plate ?? displayName(title),
          words: `${displayName(title)}: ${stakeWords(car)}`,
          actions: mayChange ? (car.pastPounds === null ? [REPRICE] : [REPRICE, LET_GO]) : [],
        }))}
      />
    </div>
  );
}

/** Which of the two ranges. */
function OutsideBadge({ distances }: { distances: PriceDistances }) {
  const outside = outsideOf(distances);
  return outside && <Badge tone={outside === 'both' ? 'warning' : 'neutral'}>{OUTSIDE_WORDS[outside]}</Badge>;
}
