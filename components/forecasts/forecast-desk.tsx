'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { Answer } from '@/components/ui/answer';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { readForecast } from '@/lib/api/addresses/forecasts';
import { useAnswer } from '@/lib/api/use-answer';
import type { Day } from '@/lib/domain/calendar';
import { slicesBetween } from '@/lib/domain/plate-slice';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { formatDate } from '@/lib/format';
import { isWhole, readForecastAddress } from './forecast-address';
import { ForecastAsking } from './forecast-asking';
import { ForecastReading } from './forecast-reading';

export interface ForecastDeskProps {
  kind: VehicleKind;
  identifier: number;
  today: Day;
  /** When it was first sold, where the guide says so: it was registered no earlier. */
  introduced: Day | null;
}

const YEARS_BACK = '2006-01-01';

/** The forecast of a derivative: asked in one of five ways, then read without asking again. */
export function ForecastDesk({ kind, identifier, today, introduced }: ForecastDeskProps) {
  const query = useSearchParams().toString();
  const { ask, view } = useMemo(() => readForecastAddress(new URLSearchParams(query)), [query]);
  const of = { kind, identifier };
  const whole = isWhole(ask);
  const asked = useAnswer(readForecast, whole ? { ...of, ...ask } : null);
  const behind = useAnswer(readForecast, whole && view.older ? { ...of, ...ask, snapshot: view.older } : null);
  const listed = useAnswer(readForecast, ask.by === 'plate' ? { ...of, by: 'derivative' } : null);
  const plates = (listed.data ?? asked.data)?.forecast?.plates ?? [];
  const older = behind.data?.forecast ?? null;
  return (
    <div className="space-y-4">
      <div className="print:hidden">
        <Card title="Short-term forecast">
          <ForecastAsking
            key={`${JSON.stringify(ask)} ${view.older}`}
            ask={ask}
            view={view}
            today={today}
            slices={slicesBetween(introduced && introduced > YEARS_BACK ? introduced : YEARS_BACK, today)}
            plates={plates}
          />
        </Card>
      </div>
      {behind.data?.forecast === null && (
        <Notice title="No older forecast to lay behind">
          {behind.data.because.reason} {behind.data.because.next}
        </Notice>
      )}
      {older !== null && older.snapshotDay === asked.data?.forecast?.snapshotDay && (
        <Notice title="That is this forecast">
          The closest forecast on or before that day is the one of {formatDate(older.snapshotDay)}, shown already.
        </Notice>
      )}
      {whole ? (
        <Answer of={asked} what="the forecast" waiting={<Waiting />}>
          {(answer) =>
            answer.forecast === null ? (
              <EmptyState title="No forecast">
                {answer.because.reason} {answer.because.next}
              </EmptyState>
            ) : (
              <ForecastReading
                key={`${answer.forecast.snapshotDay} ${JSON.stringify(ask)}`}
                {...of}
                ask={ask}
                view={view}
                forecast={answer.forecast}
                older={older?.snapshotDay === answer.forecast.snapshotDay ? null : older}
                today={today}
              />
            )
          }
        </Answer>
      ) : (
        <Notice title="One thing more is needed">Fill in what the chosen way asks by, then press the button.</Notice>
      )}
    </div>
  );
}

function Waiting() {
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
