'use client';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readReportCard } from '@/lib/api/addresses/forecasts';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { ReportCard } from '@/lib/domain/forecasts/forecast-report-card';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatDate, formatMiles, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { FORECAST_BANDS } from './forecast-series';
import { SOURCES } from '@/lib/domain/source-names';

export interface ReportCardViewProps {
  subject: { readonly kind: VehicleKind; readonly identifier: number; readonly year: number; readonly letter: string };
  /** Settled: it does not follow a moving slider. */
  mileage: number;
}

/** How accurate the forecasts of the last months were for this plate and mileage. */
export function ReportCardView({ subject, mileage }: ReportCardViewProps) {
  const cardAnswer = useAnswer(readReportCard, { ...subject, mileage });
  return (
    <Card title="Forecast accuracy">
      <QueryBoundary query={cardAnswer} what="the forecast accuracy" waiting={<Skeleton height="block" />}>
        {(answer) =>
          answer.card === null ? (
            <p className="text-sm text-soft">
              {answer.because.reason} {answer.because.next}
            </p>
          ) : (
            <ReportCardTable card={answer.card} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function ReportCardTable({ card }: { card: ReportCard }) {
  const [first, last] = [card.snapshots[0], card.snapshots.at(-1)];
  const rows = card.judgements.map((judgement) => ({
    ...judgement,
    name: FORECAST_BANDS.find(([band]) => band === judgement.band)?.[1] ?? '',
    key: `${judgement.band} ${judgement.monthsAhead}`,
  }));
  return (
    <>
      <p className="mb-2 text-sm text-soft">
        {first && last
          ? `${formatPlural(card.snapshots.length, 'forecast')} from ${formatDate(first)} to ${formatDate(last)}, at ${formatMiles(card.mileage)}, compared with the later ${SOURCES.guide.beforeNoun} editions. `
          : ''}
        n = forecasts compared; a small n is not reliable.
      </p>
      <DataTable
        caption="Error and bias of earlier forecasts"
        captionHidden
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'band',
            header: 'Value',
            rowHeader: true,
            cell: ({ name, monthsAhead }) => `${name}, ${monthsAhead} ${monthsAhead === 1 ? 'month' : 'months'} ahead`,
          },
          {
            key: 'error',
            header: 'Error',
            numeric: true,
            cell: ({ errorPounds }) => (errorPounds === null ? '–' : formatPounds(errorPounds)),
          },
          {
            key: 'bias',
            header: 'Bias',
            numeric: true,
            cell: ({ biasPounds }) => (biasPounds === null ? '–' : biasWords(biasPounds)),
          },
          { key: 'n', header: 'n', numeric: true, cell: ({ count }) => String(count) },
        ]}
      />
    </>
  );
}

const biasWords = (pounds: number): string =>
  pounds === 0 ? '£0' : `${formatPoundsChange(pounds)}, ${pounds > 0 ? 'too high' : 'too low'}`;
