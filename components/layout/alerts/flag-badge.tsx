import { Badge } from '@/components/ui/data/badge';
import { isStopTitle } from '@/lib/domain/vehicles/flags/stop-titles';

/** The alert of a vehicle in a list: red where it says do not buy without proof. @param title nothing without an alert */
export function FlagBadge({ title }: { title: string | null }) {
  if (title === null) return null;
  const tone = isStopTitle(title) ? 'danger' : 'warning';
  return (
    <Badge tone={tone} icon={tone}>
      {title}
    </Badge>
  );
}
