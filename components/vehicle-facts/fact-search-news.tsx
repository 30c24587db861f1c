import Link from 'next/link';
import { Card } from '@/components/ui/data/card';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readFactSearchNews } from '@/lib/api/addresses/guide/fact-searches';
import { vehiclePath } from '@/lib/domain/page-paths';
import { newsWords } from '@/lib/domain/vehicles/facts/fact-search-words';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatPounds } from '@/lib/format';
import { FactSearchOpened } from './fact-search-opened';

/** Vehicles that match a saved search now and did not when this person last opened it. */
export function FactSearchNews(news: EndpointAnswer<typeof readFactSearchNews>) {
  const { id, name, newVehicles, newCount } = news;
  return (
    <Card title={name}>
      <FactSearchOpened id={id} />
      <p className="text-sm text-soft">{newsWords(news)}</p>
      {newVehicles.length > 0 && (
        <ul aria-label="New vehicles" className="mt-2 space-y-1 text-sm">
          {newVehicles.map(({ kind, identifier, make, model, derivative, pricePounds }) => (
            <li key={`${kind} ${identifier}`}>
              <Link href={vehiclePath({ kind, identifier })} prefetch={false} className="link">
                <UnbrokenWords>{makeAndModel({ manufacturer: make, model })}</UnbrokenWords> {derivative}
              </Link>
              {pricePounds !== null && ` · ${formatPounds(pricePounds)}`}
            </li>
          ))}
        </ul>
      )}
      {newCount > newVehicles.length && (
        <p className="mt-1 text-sm text-soft">
          And {formatCount(newCount - newVehicles.length)} more among those below.
        </p>
      )}
    </Card>
  );
}
