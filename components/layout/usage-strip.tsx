import { ProgressBar } from '@/components/ui/progress-bar';
import { formatCount, formatMonthLong, formatPercent, formatPlural } from '@/lib/format';

export interface UsageStripProps {
  /** `YYYY-MM`. */
  month: string;
  used: number;
  /** Null where no limit is set. */
  limit: number | null;
  /** Where this pace leads: "Limit reached on the 23rd at this pace". */
  pace?: string | undefined;
}

/** Where the alerts stand: a manager is told at 80, 90 and 100 %. */
const WARNING_SHARE = 0.8;

/** The month's look-ups against the limit, in one line. */
export function UsageStrip({ month, used, limit, pace }: UsageStripProps) {
  if (limit === null) {
    return (
      <p className="text-sm">
        <strong className="font-semibold">{formatPlural(used, 'look-up')}</strong> in {formatMonthLong(month)}.{' '}
        <span className="text-soft">No limit set.</span>
      </p>
    );
  }
  const share = limit === 0 ? 1 : used / limit;
  const tone = share >= 1 ? 'danger' : share >= WARNING_SHARE ? 'warning' : 'accent';
  const left = Math.max(0, limit - used);
  return (
    <ProgressBar
      inline
      value={used}
      max={limit}
      tone={tone}
      label={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>
            <strong className="font-semibold">
              {formatCount(used)} of {formatCount(limit)}
            </strong>{' '}
            look-ups used in {formatMonthLong(month)}
          </span>
          <span className="text-soft">
            {left === 0 ? 'Limit reached' : `${formatCount(left)} left`} ·{' '}
            {formatPercent(Math.round(share * 100) / 100)}
            {pace && left > 0 && <span className="max-sm:hidden"> · {pace}</span>}
          </span>
        </span>
      }
    />
  );
}
