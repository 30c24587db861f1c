import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';

/** Nothing ticked yet, or nothing answered. */
export function NoOptionValues({ because: { reason, next }, isRequested }: { because: Because; isRequested: boolean }) {
  if (!isRequested) return <EmptyState title={reason}>{next}</EmptyState>;
  return (
    <Notice tone="warning" title="The service gives no option values">
      {reason} {next} {SOURCES.guide.atStart} values options of a car registered while it was sold new, and not after
      today.
    </Notice>
  );
}
