import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';

/** A record's shape with its titles, so that nothing moves when it arrives. */
export function RecordSkeleton() {
  return (
    <div className="space-y-3">
      <div className="flex items-start gap-3 sm:gap-4">
        <div className="order-last aspect-4/3 w-16 shrink-0 rounded-md bg-sunken sm:order-first sm:w-28" />
        <div className="min-w-0 flex-1 space-y-1">
          <Skeleton height="control" width="short" />
          <Skeleton height="title" width="wide" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className="grid gap-2 lg:grid-cols-2">
        <ComingLine title="Alerts" />
        <ComingLine title="Vehicle check" />
      </div>
      <KeyFigures>
        {BANDS.map((band) => (
          <KeyFigure
            key={band}
            compact
            band={band}
            label={BAND_WORDS[band].label}
            value={<Skeleton height="figure" width="half" />}
            gap={<Skeleton width="half" />}
          />
        ))}
      </KeyFigures>
    </div>
  );
}

function ComingLine({ title }: { title: string }) {
  return (
    <div className="flex min-h-10 items-center gap-3 rounded-md border border-line bg-surface px-3 text-sm font-semibold text-soft">
      {title} <Skeleton width="half" />
    </div>
  );
}
