import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';

export interface NoListProps {
  because: Because | null;
  list: OptionList | null;
  /** The answer's notes, if there is no list. */
  notes: readonly string[];
}

/** Shown when there is nothing to choose from: why, and the guide's notes. */
export function NoList({ because, list, notes }: NoListProps) {
  return (
    <EmptyState
      title={
        because?.reason ?? `There is nothing to choose: ${SOURCES.guide.inText} lists no options for this vehicle.`
      }
    >
      {(list?.notes ?? notes).map((note) => (
        <p key={note} className="mb-2">
          {note}
        </p>
      ))}
      {because?.next ?? (list ? 'It is sold without options. Its equipment is listed with its technical data.' : null)}
    </EmptyState>
  );
}
