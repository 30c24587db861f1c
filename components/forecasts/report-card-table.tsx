'use client';

import { DataTable } from '@/components/ui/data/data-table';
import type { ReportCard } from '@/lib/domain/forecasts/forecast-report-card';
import { SOURCES } from '@/lib/domain/source-names';
import { formatDate, formatMiles, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { FORECAST_BANDS } from './forecast-series';

/** The error and the bias of earlier forecasts, by value and months ahead. */
export function ReportCardTable({ card }: { card: ReportCard }) {
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
