import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { usageMeters, type UsageMeter } from '@/lib/domain/usage/limit-level';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { formatCount, formatMonthLong } from '@/lib/format';

export interface UsageStripProps extends Pick<MonthUsage, 'month' | 'used' | 'limit' | 'provider'> {
  /** The projection: "Limit reached on the 23rd at this pace". */
  pace?: string | undefined;
}

const TONES = { 70: 'accent', 80: 'warning', 100: 'danger' } as const;

/** The month's limits that are near, one line each, across the page; nothing while there is enough of both. */
export function UsageStrip({ month, used, limit, provider, pace }: UsageStripProps) {
  const meters = usageMeters({ used, limit, provider });
  if (meters.length === 0) return null;
  return (
    <div className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap gap-x-8 gap-y-1 px-4 py-1.5 sm:px-6">
        {meters.map((meter) => (
          <MeterLine
            key={meter.counts}
            meter={meter}
            month={month}
            pace={meter.counts === 'credits' ? pace : undefined}
          />
        ))}
      </div>
    </div>
  );
}

function MeterLine({ meter, month, pace }: { meter: UsageMeter; month: string; pace: string | undefined }) {
  const { counts, used, limit, level, leftWords } = meter;
  const ink = level === 100 ? 'font-semibold text-danger' : level === 80 ? 'text-warning' : 'text-soft';
  return (
    <ProgressBar
      inline
      value={used}
      max={limit}
      tone={TONES[level]}
      label={
        <>
          <strong className="font-semibold">
            {formatCount(used)} of {formatCount(limit)}
          </strong>{' '}
          {counts} used in {formatMonthLong(month)} · <span className={ink}>{leftWords}</span>
          {pace && level < 100 && <span className="text-soft max-sm:hidden"> · {pace}</span>}
        </>
      }
    />
  );
}
