'use client';

import { BarChart } from '@/components/charts/bar-chart';
import { Answer } from '@/components/ui/answer';
import { Card } from '@/components/ui/card';
import { Missing } from '@/components/ui/missing';
import { readProviderStatus, readProviderSummary } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/use-answer';
import type { Month } from '@/lib/domain/month';
import { formatMonth, formatPlural } from '@/lib/format';
import { ThisMonth } from './this-month';

/** How long the provider's count may stand before it is asked again. */
const GOOD_FOR_MS = 60_000;

/** The provider's own count of registration look-ups: this month's status, and the summary of the months before. */
export function ProviderCount({ from, to }: { from: Month; to: Month }) {
  const status = useAnswer(readProviderStatus, {}, GOOD_FOR_MS);
  const summary = useAnswer(readProviderSummary, { from, to }, GOOD_FOR_MS);
  const limit = status.data?.usage?.limit ?? null;
  return (
    <>
      <Answer of={status} what="the provider’s count" money={false}>
        {(told) =>
          told.usage === null ? (
            <Card title="Registration look-ups, by the provider">
              <Missing {...told.because} />
            </Card>
          ) : (
            <ThisMonth title="Registration look-ups, by the provider" usage={told.usage} monthName={told.monthName} />
          )
        }
      </Answer>
      <Answer of={summary} what="the provider’s summary" money={false}>
        {(told) => (
          <Card title="Registration look-ups per month, by the provider">
            {told.months === null ? (
              <Missing {...told.because} />
            ) : (
              <BarChart
                title="Registration look-ups per month"
                titleHidden
                lead={`${formatPlural(
                  told.months.reduce((sum, { used }) => sum + used, 0),
                  'look-up',
                )} of the whole subscription.${limit === null ? ' No limit set.' : ''}`}
                unit="count"
                rowName="Month"
                valueName="Look-ups"
                {...(limit !== null && { ghostName: 'Limit' })}
                bars={told.months.map(({ month, used }) => ({
                  label: formatMonth(month),
                  value: used,
                  ghost: limit,
                  ...(limit !== null && used > limit && { remark: 'over the limit of today' }),
                }))}
              />
            )}
          </Card>
        )}
      </Answer>
    </>
  );
}
