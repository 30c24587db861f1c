import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';

/** Nothing to choose from, and why. */
export function NoList({ because, list }: { because: Because | null; list: OptionList | null }) {
  return (
    <EmptyState
      title={
        because?.reason ?? `There is nothing to choose: ${SOURCES.guide.inText} lists no options for this vehicle.`
      }
    >
      {because?.next ?? (list ? 'It is sold as it stands. Its equipment is among its technical data.' : null)}
    </EmptyState>
  );
}
