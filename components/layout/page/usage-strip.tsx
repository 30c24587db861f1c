import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { alertLevel, providerLevel, providerWords } from '@/lib/domain/usage/limit-level';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { formatCount, formatMonthLong, formatPercent, formatPlural } from '@/lib/format';

export interface UsageStripProps {
  /** `YYYY-MM`. */
  month: string;
  used: number;
  /** Null where no limit is set. */
  limit: number | null;
  /** Where this pace leads: "Limit reached on the 23rd at this pace". */
  pace?: string | undefined;
  /** The provider's limit, of registration look-ups only; null where there is none or it is not known. */
  provider?: MonthUsage['provider'];
}

/** The month's look-ups against the limit, in one line. */
export function UsageStrip({ month, used, limit, pace, provider = null }: UsageStripProps) {
  if (limit === null) {
    return (
      <p className="text-sm">
        <strong className="font-semibold">{formatPlural(used, 'credit')}</strong> used in {formatMonthLong(month)}.{' '}
        {/* In its own line on a phone: when it comes later or changes, it must not move the page. */}
        <span className="max-sm:block">
          {provider ? <AtProvider providerUsage={provider} /> : <span className="text-soft">No limit set.</span>}
        </span>
      </p>
    );
  }
  const share = limit === 0 ? 1 : used / limit;
  const level = alertLevel(used, limit);
  const tone = level === 100 ? 'danger' : level === 80 ? 'warning' : 'accent';
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
            credits used in {formatMonthLong(month)}
          </span>
          <span className="text-soft">
            {left === 0 ? 'Limit reached' : `${formatCount(left)} left`} ·{' '}
            {formatPercent(Math.floor(share * 100) / 100)}
            {pace && left > 0 && <span className="max-sm:hidden"> · {pace}</span>}
            {provider && providerLevel(provider) !== null && (
              <>
                {' · '}
                <AtProvider providerUsage={provider} />
              </>
            )}
          </span>
        </span>
      }
    />
  );
}

/** Separate from the organisation's count: it counts other look-ups. */
function AtProvider({ providerUsage }: { providerUsage: NonNullable<MonthUsage['provider']> }) {
  const level = providerLevel(providerUsage);
  const tone = level === null ? 'text-soft' : level === 100 ? 'text-danger' : 'text-warning';
  return <span className={tone}>{providerWords(providerUsage)}</span>;
}
