'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { Answer } from '@/components/ui/answer';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { readForecast } from '@/lib/api/addresses/forecasts';
import { readHistory } from '@/lib/api/addresses/history';
import { useAnswer } from '@/lib/api/use-answer';
import type { Day } from '@/lib/domain/calendar';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { readHistoryAddress, slicesOf, type Sold } from './history-address';
import { HistoryAsking } from './history-asking';
import { questionsOf } from './history-questions';
import { HistoryReading } from './history-reading';

export interface HistoryDeskProps extends Sold {
  kind: VehicleKind;
  identifier: number;
  today: Day;
}

/** What the guide said of one year and letter, edition by edition, and what it expects. */
export function HistoryDesk({ kind, identifier, today, introduced, discontinued }: HistoryDeskProps) {
  const query = useSearchParams().toString();
  const view = useMemo(
    () => readHistoryAddress(new URLSearchParams(query), { introduced, discontinued }, today),
    [query, today, introduced, discontinued],
  );
  const questions = questionsOf({ kind, identifier }, view, today);
  const asked = useAnswer(readHistory, questions?.history ?? null);
  const coming = useAnswer(readForecast, questions?.forecast ?? null);
  const key = JSON.stringify(questions);
  return (
    <div className="space-y-4">
      <div className="print:hidden">
        <Card title="Used value history">
          <HistoryAsking key={key} view={view} slices={slicesOf({ introduced, discontinued }, today)} />
        </Card>
      </div>
      {coming.error && (
        <Notice tone="warning" title="The forecast could not be joined on">
          {coming.error.message} {coming.error.fix}
        </Notice>
      )}
      <Answer of={asked} what="the history" waiting={<Skeleton height="block" />}>
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
              <HistoryReading
                key={key}
                slice={view.slice}
                view={view}
                history={history}
                changes={changes ?? []}
                ahead={coming.data?.forecast?.plates[0] ?? null}
                today={today}
              />
            </>
          )
        }
      </Answer>
    </div>
  );
}
