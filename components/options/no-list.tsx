import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { OptionList } from '@/lib/domain/option-list';
import type { Because } from '@/lib/domain/provenance';

/** Nothing to choose from: why, and the days that have a list. */
export function NoList({ because, list, day }: { because: Because | null; list: OptionList | null; day: ReactNode }) {
  return (
    <div className="space-y-4">
      {day}
      <EmptyState title={because?.reason ?? 'There is nothing to choose: the guide lists no options for this vehicle.'}>
        {because?.next ?? (list ? 'It is sold as it stands. Its equipment is among its technical data.' : null)}
      </EmptyState>
    </div>
  );
}
