'use client';

import { DataTable } from '@/components/ui/data/data-table';
import { comparedForecastsWords, monthsAheadWords } from '@/lib/domain/forecasts/forecast-error';
import type { ReportCard } from '@/lib/domain/forecasts/forecast-report-card';
import { formatPounds, formatPoundsChange } from '@/lib/format';
import { FORECAST_BANDS } from './forecast-series';

/** The error and the bias of earlier forecasts, by value and months ahead: those that were compared. */
export function ReportCardTable({ card }: { card: ReportCard }) {
  const rows = card.judgements.flatMap(({ errorPounds, biasPounds, ...judgement }) =>
    errorPounds === null || biasPounds === null
      ? []
      : [{ ...judgement, errorPounds, biasPounds, key: `${judgement.band} ${judgement.monthsAhead}` }],
  );
  return (
    <>
      <p className="mb-2 text-sm text-soft">{comparedForecastsWords(card)}</p>
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
            cell: ({ band, monthsAhead }) =>
              `${FORECAST_BANDS.find(([key]) => key === band)?.[1] ?? ''}, ${monthsAheadWords([monthsAhead])}`,
          },
          {
            key: 'error',
            header: 'Error',
            numeric: true,
            cell: ({ errorPounds }) => formatPounds(errorPounds),
          },
          {
            key: 'bias',
            header: 'Bias',
            numeric: true,
            cell: ({ biasPounds }) => biasWords(biasPounds),
          },
          { key: 'n', header: 'n', numeric: true, cell: ({ count }) => String(count) },
        ]}
      />
    </>
  );
}

const biasWords = (pounds: number): string =>
  pounds === 0 ? '£0' : `${formatPoundsChange(pounds)}, ${pounds > 0 ? 'too high' : 'too low'}`;
