'use client';
import { Answer } from '@/components/ui/answer';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { Skeleton } from '@/components/ui/skeleton';
import { readReportCard } from '@/lib/api/addresses/forecasts';
import { useAnswer } from '@/lib/api/use-answer';
import type { ReportCard } from '@/lib/domain/report-card';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { formatDate, formatMiles, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { FORECAST_BANDS } from './forecast-series';

export interface ReportCardViewProps {
  of: { readonly kind: VehicleKind; readonly identifier: number; readonly year: number; readonly letter: string };
  /** Settled: it does not follow a moving slider. */
  mileage: number;
}

/** How right the forecasts of the last months were, for this plate and mileage. */
export function ReportCardView({ of, mileage }: ReportCardViewProps) {
  const asked = useAnswer(readReportCard, { ...of, mileage });
  return (
    <Card title="How right earlier forecasts were">
      <Answer of={asked} what="the report card" waiting={<Skeleton height="block" />}>
        {(answer) =>
          answer.card === null ? (
            <p className="text-sm text-soft">
              {answer.because.reason} {answer.because.next}
            </p>
          ) : (
            <Judged card={answer.card} />
          )
        }
      </Answer>
    </Card>
  );
}

function Judged({ card }: { card: ReportCard }) {
  const [first, last] = [card.snapshots[0], card.snapshots.at(-1)];
  const rows = card.judgements.map((each) => ({
    ...each,
    name: FORECAST_BANDS.find(([band]) => band === each.band)?.[1] ?? '',
    key: `${each.band} ${each.monthsAhead}`,
  }));
  return (
    <>
      <p className="mb-2 text-sm text-soft">
        {first && last
          ? `${formatPlural(card.snapshots.length, 'forecast')} from ${formatDate(first)} to ${formatDate(last)}, at ${formatMiles(card.mileage)}, against what the editions they spoke of then said. `
          : ''}
        n is how many have come due; a few say little.
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
