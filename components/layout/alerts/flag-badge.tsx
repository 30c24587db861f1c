import { Badge } from '@/components/ui/data/badge';
import type { ListedAlerts } from '@/lib/domain/vehicles/flags/flags';
import { isStopTitle } from '@/lib/domain/vehicles/flags/stop-titles';
import { formatList, formatPlural } from '@/lib/format';

/**
 * The alerts of a vehicle in a list: the most serious by name, red where it says do not buy without proof, and how many
 * more there are. Nothing without an alert.
 */
export function FlagBadge({ flag, otherFlags }: ListedAlerts) {
  if (flag === null) return null;
  const tone = isStopTitle(flag) ? 'danger' : 'warning';
  return (
    <>
      <Badge tone={tone} icon={tone}>
        {flag}
      </Badge>
      {otherFlags.length > 0 && <OtherAlerts titles={otherFlags} />}
    </>
  );
}

/** "+1" on screen; their names for screen readers, and where the pointer rests. */
function OtherAlerts({ titles }: { titles: readonly string[] }) {
  const words = `${formatPlural(titles.length, 'more alert')}: ${formatList(titles)}`;
  return (
    <span title={words}>
      {' '}
      <Badge tone={titles.some(isStopTitle) ? 'danger' : 'warning'}>
        <span aria-hidden="true">+{titles.length}</span>
        <span className="sr-only">{words}</span>
      </Badge>
    </span>
  );
}
