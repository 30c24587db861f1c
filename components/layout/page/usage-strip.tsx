import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { usageMeters, type UsageMeter } from '@/lib/domain/usage/limit-level';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { formatCount, formatMonthLong } from '@/lib/format';

export interface UsageStripProps extends Pick<MonthUsage, 'month' | 'used' | 'limit' | 'provider'> {
  /** The projection: "Limit reached on the 23rd at this pace". */
  pace?: string | undefined;
}

const TONES = { 70: 'accent', 80: 'warning', 100: 'danger' } as const;

/**
 * The month's limits that are near, on the line of the mode, so that nothing moves down; nothing while there is enough of
 * both. On a wide screen with all figures, otherwise with what is left; on a phone of the nearer one only.
 */
export function UsageStrip({ month, used, limit, provider, pace }: UsageStripProps) {
  const meters = usageMeters({ used, limit, provider });
  const [nearest] = meters.toSorted((a, b) => b.level - a.level || b.used / b.limit - a.used / a.limit);
  return meters.map((meter) => (
    <div
      key={meter.counts}
      className={`rounded-sm bg-surface px-1.5 text-ink print:hidden ${meter === nearest ? '' : 'max-sm:hidden'}`}
    >
      <MeterLine
        meter={meter}
        month={month}
        pace={meter.counts === 'credits' && meters.length === 1 ? pace : undefined}
      />
    </div>
  ));
}

function MeterLine({ meter, month, pace }: { meter: UsageMeter; month: string; pace: string | undefined }) {
  const { counts, used, limit, level, leftWords, shortWords } = meter;
  const ink = level === 100 ? 'font-semibold text-danger' : level === 80 ? 'text-warning' : 'text-soft';
  return (
    <ProgressBar
      inline
      value={used}
      max={limit}
      tone={TONES[level]}
      label={
        <>
          <span className="max-xl:sr-only">
            <strong className="font-semibold">
              {formatCount(used)} of {formatCount(limit)}
            </strong>{' '}
            {counts} used in {formatMonthLong(month)} · <span className={ink}>{leftWords}</span>
            {pace && level < 100 && <span className="text-soft"> · {pace}</span>}
          </span>
          <span aria-hidden="true" className={`xl:hidden ${ink}`}>
            {shortWords}
          </span>
        </>
      }
    />
  );
}
