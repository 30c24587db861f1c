import { Badge } from '@/components/ui/data/badge';
import { britishDay, daysBetween, type Day } from '@/lib/domain/time/calendar';
import { formatDate, formatPlural } from '@/lib/format';

const SOON_DAYS = 30;

/** How many days figures are valid. */
export function ExpiryBadge({ validUntil, today }: { validUntil: string | null; today: Day }) {
  if (validUntil === null) return <Badge>No expiry given</Badge>;
  const last = britishDay(new Date(validUntil));
  const days = daysBetween(today, last);
  if (days < 0) return <Badge tone="danger">{`Expired on ${formatDate(last)}`}</Badge>;
  return (
    <Badge tone={days <= SOON_DAYS ? 'warning' : 'neutral'}>
      {days === 0 ? 'Valid today only' : `Valid for ${formatPlural(days, 'more day')}, until ${formatDate(last)}`}
    </Badge>
  );
}
