import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { Card } from '@/components/ui/data/card';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { listOfferRequests } from '@/lib/api/addresses/appraisals/appraisals';
import { handOverWords } from '@/lib/domain/appraisals/offer-words';
import { appraisalPath } from '@/lib/domain/page-paths';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDateTime } from '@/lib/format';
import { OfferFigures } from './offer-figures';

/** Offers beyond a valuer's limit that wait for approval: decided on the appraisal, beside its figures. */
export function OfferRequests({ items }: { items: EndpointAnswer<typeof listOfferRequests>['items'] }) {
  if (items.length === 0) return null;
  return (
    <Card title="Offers to approve">
      <ul className="divide-y divide-line">
        {items.map(({ id, reasons, flag, otherFlags, ...offer }) => (
          <li key={id} className="py-3">
            <Link href={appraisalPath(id)} className="link font-semibold">
              {[offer.plate, displayName(offer.title)].filter(Boolean).join(', ')}
            </Link>{' '}
            <FlagBadge flag={flag} otherFlags={otherFlags} /> <UncertainDerivative {...offer} />
            <OfferFigures {...offer} />
            <span className="block text-sm">
              {[...reasons, handOverWords(offer.handOver)].filter(Boolean).join(' ')}
            </span>
            <span className="block text-sm text-soft">
              {[offer.number, offer.customerName].filter(Boolean).join(' · ')}, requested{' '}
              {formatDateTime(offer.requestedAt)} by {offer.requestedBy}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
