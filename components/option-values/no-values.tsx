import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { Because } from '@/lib/domain/provenance';

/** Nothing ticked yet, or nothing answered. */
export function NoValues({ because: { reason, next }, isAsking }: { because: Because; isAsking: boolean }) {
  if (!isAsking) return <EmptyState title={reason}>{next}</EmptyState>;
  return (
    <Notice tone="warning" title="The service gives no option values">
      {reason} {next} The guide values options of a car registered while it was sold new, and not after today.
    </Notice>
  );
}
