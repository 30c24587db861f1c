'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readGuideComparison } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { ComparedBands, GuideComparison, MarketRanges } from '@/lib/domain/valuations/guide-comparison';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { ValueBand } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { SOURCES } from '@/lib/domain/source-names';
import { byAgePath } from '@/components/valuations/by-age/by-age-path';
import type { Fault } from '@/lib/fault';
import { formatMiles, formatPounds } from '@/lib/format';

export interface GuideStripProps {
  vehicle: {
    readonly kind: VehicleKind;
    readonly identifier: number;
    readonly registered: string;
    readonly mileage: number;
  };
  /** The day that the values are for; today when absent. */
  day?: string;
  /** The values of the valuation it stands beside. */
  valued?: ComparedBands | null;
  /** Which derivative, where it is not that of the page. */
  name?: string;
  /** The billed prices, offered where the free service has none. */
  marketAction?: ReactNode;
}

/** The monthly edition, the live values and market prices of one derivative side by side. Free, beside the page. */
export function GuideStrip({
  vehicle: { kind, identifier, registered, mileage },
  day,
  valued = null,
  name,
  marketAction,
}: GuideStripProps) {
  const input = { kind, identifier, registered, mileage, ...(day !== undefined && { day }) };
  const { data, error } = useAnswer(readGuideComparison, input);
  const { Component: StripFindings } = useLateComponent(importFindings);
  return (
    <Card
      title={name === undefined ? STRIP_TITLE : `${STRIP_TITLE}: ${name}`}
      aside={
        <span className="flex flex-wrap gap-x-4 text-sm print:hidden">
          <Link
            href={`/vehicles/${kind}/${identifier}/past?registered=${registered}&mileage=${mileage}`}
            prefetch={false}
            className="link"
          >
            Value on a past date
          </Link>
          <Link
            href={byAgePath({ kind, identifier }, { registered, mileage: String(mileage) })}
            prefetch={false}
            className="link"
          >
            By plate, month and date
          </Link>
        </span>
      }
      flush
    >
      <StripTable comparison={data} error={error} />
      <div className="min-h-24 space-y-1 px-4 pt-2 pb-3 text-sm sm:px-5">
        {error && (
          <p>
            {error.message} {error.fix}
          </p>
        )}
        {data && StripFindings && <StripFindings comparison={data} valued={valued} />}
        {data?.market.value === null && marketAction && <div className="pt-2 print:hidden">{marketAction}</div>}
        {data && <p className="text-xs text-faint">At {formatMiles(data.mileage)}. Not charged.</p>}
      </div>
    </Card>
  );
}

/** Like the figures, they come after the page. */
const importFindings = async () => (await import('./strip-findings')).StripFindings;

const STRIP_TITLE = `${SOURCES.guide.title}, live and market values`;

interface StripRow {
  readonly band: ValueBand;
  readonly guide: ReactNode;
  readonly live: ReactNode;
  readonly market: ReactNode;
}

/** The same rows from the first paint: only figures take the place of what stands for them. */
function StripTable({ comparison, error }: { comparison: GuideComparison | undefined; error: Fault | null }) {
  const waiting = comparison === undefined && error === null ? <Skeleton width="short" /> : null;
  const none = waiting ?? <EmptyCell words="no value" />;
  const shown = (pounds: number | null | undefined) => (pounds == null ? none : formatPounds(pounds));
  const rows: StripRow[] = BANDS.map((band) => ({
    band,
    guide: shown(comparison?.guide.value?.pounds[band]),
    live: shown(comparison?.live.value?.pounds[band]),
    market: rangeText(comparison?.market.value?.[band]) ?? none,
  }));
  return (
    <DataTable
      caption={STRIP_TITLE}
      captionHidden
      columns={COLUMNS}
      rows={rows}
      rowKey={({ band }) => band}
      onPhone="cards"
    />
  );
}

const rangeText = (range: MarketRanges[ValueBand] | undefined): string | null =>
  range ? `${formatPounds(range.lowPounds)} – ${formatPounds(range.highPounds)}` : null;

const COLUMNS: readonly Column<StripRow>[] = [
  { key: 'band', header: 'Band', rowHeader: true, span: 3, cell: ({ band }) => BAND_WORDS[band].label },
  { key: 'guide', header: SOURCES.guide.title, numeric: true, cell: ({ guide }) => guide },
  { key: 'live', header: 'Live', numeric: true, cell: ({ live }) => live },
  { key: 'market', header: 'Market', numeric: true, cell: ({ market }) => market },
];
