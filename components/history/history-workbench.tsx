'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readForecast } from '@/lib/api/addresses/forecasts';
import { readHistory } from '@/lib/api/addresses/history';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { readHistoryAddress, type SalePeriod } from './history-address';
import { historyQueries } from './history-queries';
import { HistoryResult } from './history-result';

export interface HistoryWorkbenchProps extends SalePeriod {
  kind: VehicleKind;
  identifier: number;
  today: Day;
  /** Which plate and period. */
  form: ReactNode;
}

/** The guide's values of one plate, edition by edition, and its forecast. */
export function HistoryWorkbench({ kind, identifier, today, introduced, discontinued, form }: HistoryWorkbenchProps) {
  const query = useSearchParams().toString();
  const view = useMemo(
    () => readHistoryAddress(new URLSearchParams(query), { introduced, discontinued }, today),
    [query, today, introduced, discontinued],
  );
  const queries = historyQueries({ kind, identifier }, view, today);
  const historyAnswer = useAnswer(readHistory, queries?.history ?? null);
  const forecastAnswer = useAnswer(readForecast, queries?.forecast ?? null);
  const key = JSON.stringify(queries);
  return (
    <div className="space-y-4">
      {!historyAnswer.data?.history && form}
      {forecastAnswer.error && (
        <Notice tone="warning" title="Forecast not available">
          {forecastAnswer.error.message} {forecastAnswer.error.fix}
        </Notice>
      )}
      <QueryBoundary query={historyAnswer} what="the history" waiting={<Skeleton height="block" />}>
        {({ history, because, changes, changesMissing }) =>
          history === null || view.slice === null ? (
            <EmptyState title="No used values">
              {because?.reason} {because?.next}
            </EmptyState>
          ) : (
            <>
              {changesMissing && (
                <Notice title="Change dates are missing from the chart">
                  {changesMissing.reason} {changesMissing.next}
                </Notice>
              )}
              <HistoryResult
                key={key}
                slice={view.slice}
                view={view}
                history={history}
                changes={changes ?? []}
                forecastPlate={forecastAnswer.data?.forecast?.plates[0] ?? null}
                today={today}
                form={form}
              />
            </>
          )
        }
      </QueryBoundary>
    </div>
  );
}
