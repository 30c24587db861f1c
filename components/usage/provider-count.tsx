'use client';

import { BarChart } from '@/components/charts/bar/bar-chart';
import { OVER_LIMIT_LOOK } from '@/components/charts/marks/look';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { Missing } from '@/components/ui/data/missing';
import { readProviderStatus, readProviderSummary } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Month } from '@/lib/domain/time/calendar';
import { countsFinding } from '@/lib/domain/findings/figure-findings';
import { formatMonth, formatPlural } from '@/lib/format';
import { ThisMonth } from './this-month';

/** How long the provider's count is shown before it is read again. */
const STALE_AFTER_MS = 60_000;

/** The provider's own count of registration checks: this month's status, and the summary of the months before. */
export function ProviderCount({ from, to }: { from: Month; to: Month }) {
  const status = useAnswer(readProviderStatus, {}, { staleAfterMs: STALE_AFTER_MS });
  const summary = useAnswer(readProviderSummary, { from, to }, { staleAfterMs: STALE_AFTER_MS });
  const limit = status.data?.usage?.limit ?? null;
  return (
    <>
      <QueryBoundary query={status} what="the provider’s count" money={false}>
        {(answer) =>
          answer.usage === null ? (
            <Card title="Registration checks, by the provider">
              <Missing {...answer.because} />
            </Card>
          ) : (
            <ThisMonth title="Registration checks, by the provider" usage={answer.usage} monthName={answer.monthName} />
          )
        }
      </QueryBoundary>
      <QueryBoundary query={summary} what="the provider’s summary" money={false}>
        {(answer) => (
          <Card title="Registration checks per month, by the provider">
            {answer.months === null ? (
              <Missing {...answer.because} />
            ) : (
              <BarChart
                finding={countsFinding(
                  answer.months.map(({ month, used }) => ({ name: formatMonth(month), value: used })),
                )}
                title="Registration checks per month"
                titleHidden
                lead={`${formatPlural(
                  answer.months.reduce((sum, { used }) => sum + used, 0),
                  'registration check',
                )} for the whole subscription.${limit === null ? ' No limit set.' : ''}`}
                unit="count"
                rowName="Month"
                valueName="Registration checks"
                {...(limit !== null && { ghostName: 'Limit' })}
                bars={answer.months.map(({ month, used }) => ({
                  label: formatMonth(month),
                  value: used,
                  ghost: limit,
                  ...(limit !== null && used > limit && { remark: 'over today’s limit', look: OVER_LIMIT_LOOK }),
                }))}
              />
            )}
          </Card>
        )}
      </QueryBoundary>
    </>
  );
}
