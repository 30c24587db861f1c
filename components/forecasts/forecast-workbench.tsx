'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readForecast } from '@/lib/api/addresses/forecasts';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Day } from '@/lib/domain/time/calendar';
import { yearLettersBetween } from '@/lib/domain/plates/year-letter';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatDate } from '@/lib/format';
import { isComplete, readForecastAddress } from './forecast-address';
import { ForecastQueryForm } from './forecast-query-form';
import { ForecastResult } from './forecast-result';

export interface ForecastWorkbenchProps {
  kind: VehicleKind;
  identifier: number;
  today: Day;
  /** When it was first sold, where the guide says so: no earlier registration is possible. */
  introduced: Day | null;
}

const FIRST_REGISTERED = '2006-01-01';

/** The forecast of a derivative by one of five search methods. Reading it sends no further request. */
export function ForecastWorkbench({ kind, identifier, today, introduced }: ForecastWorkbenchProps) {
  const query = useSearchParams().toString();
  const { forecastQuery, view } = useMemo(() => readForecastAddress(new URLSearchParams(query)), [query]);
  const vehicle = { kind, identifier };
  const isReady = isComplete(forecastQuery);
  const forecastAnswer = useAnswer(readForecast, isReady ? { ...vehicle, ...forecastQuery } : null);
  const olderAnswer = useAnswer(
    readForecast,
    isReady && view.older ? { ...vehicle, ...forecastQuery, snapshot: view.older } : null,
  );
  const platesAnswer = useAnswer(readForecast, forecastQuery.by === 'plate' ? { ...vehicle, by: 'derivative' } : null);
  const plates = (platesAnswer.data ?? forecastAnswer.data)?.forecast?.plates ?? [];
  const olderForecast = olderAnswer.data?.forecast ?? null;
  const form = (
    <Card title="Short-term forecast" screenOnly>
      <ForecastQueryForm
        key={`${JSON.stringify(forecastQuery)} ${view.older}`}
        forecastQuery={forecastQuery}
        view={view}
        today={today}
        slices={yearLettersBetween(introduced && introduced > FIRST_REGISTERED ? introduced : FIRST_REGISTERED, today)}
        plates={plates}
      />
    </Card>
  );
  return (
    <div className="space-y-4">
      {!forecastAnswer.data?.forecast && form}
      {olderAnswer.data?.forecast === null && (
        <Notice title="No earlier forecast found">
          {olderAnswer.data.because.reason} {olderAnswer.data.because.next}
        </Notice>
      )}
      {olderForecast !== null && olderForecast.snapshotDay === forecastAnswer.data?.forecast?.snapshotDay && (
        <Notice title="No earlier forecast to compare">
          The latest forecast on or before that date is that of {formatDate(olderForecast.snapshotDay)}, which is
          already shown.
        </Notice>
      )}
      {isReady ? (
        <QueryBoundary query={forecastAnswer} what="the forecast" waiting={<ForecastSkeleton />}>
          {(answer) =>
            answer.forecast === null ? (
              <EmptyState title="No forecast">
                {answer.because.reason} {answer.because.next}
              </EmptyState>
            ) : (
              <ForecastResult
                key={`${answer.forecast.snapshotDay} ${JSON.stringify(forecastQuery)}`}
                {...vehicle}
                forecastQuery={forecastQuery}
                view={view}
                forecast={answer.forecast}
                older={olderForecast?.snapshotDay === answer.forecast.snapshotDay ? null : olderForecast}
                today={today}
                form={form}
              />
            )
          }
        </QueryBoundary>
      ) : (
        <Notice title="More details needed">Fill in the search fields, then choose Show the forecast.</Notice>
      )}
    </div>
  );
}

function ForecastSkeleton() {
  return (
    <Card>
      <div className="space-y-4">
        <Skeleton height="title" width="half" />
        <Skeleton height="block" />
        <Skeleton height="block" />
      </div>
    </Card>
  );
}
