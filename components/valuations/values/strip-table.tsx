import type { ReactNode } from 'react';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { GuideComparison, MarketRanges } from '@/lib/domain/valuations/guide-comparison';
import type { ValueBand } from '@/lib/domain/valuations/valuation';
import type { Fault } from '@/lib/fault';
import { formatPounds } from '@/lib/format';

export const STRIP_TITLE = `${SOURCES.guide.title}, live and market values`;

interface StripRow {
  readonly band: ValueBand;
  readonly guide: ReactNode;
  readonly live: ReactNode;
  readonly market: ReactNode;
}

/**
 * The same rows from the first paint: figures only replace their placeholders. Not drawn if no source has a figure: the
 * sentences below give the reasons.
 */
export function StripTable({ comparison, error }: { comparison: GuideComparison | undefined; error: Fault | null }) {
  const waiting = comparison === undefined && error === null ? WAITING : null;
  const none = waiting ?? <EmptyCell words="no value" />;
  const shown = (pounds: number | null | undefined) => (pounds == null ? none : formatPounds(pounds));
  const rows: StripRow[] = BANDS.map((band) => ({
    band,
    guide: shown(comparison?.guide.value?.pounds[band]),
    live: shown(comparison?.live.value?.pounds[band]),
    market: rangeText(comparison?.market.value?.[band]) ?? none,
  }));
  if (waiting === null && rows.every((row) => [row.guide, row.live, row.market].every((cell) => cell === none)))
    return null;
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

const WAITING = (
  <>
    <Skeleton width="short" />
    <span className="sr-only">loading</span>
  </>
);

const rangeText = (range: MarketRanges[ValueBand] | undefined): string | null =>
  range ? `${formatPounds(range.lowPounds)} – ${formatPounds(range.highPounds)}` : null;

const COLUMNS: readonly Column<StripRow>[] = [
  { key: 'band', header: 'Band', rowHeader: true, span: 3, cell: ({ band }) => BAND_WORDS[band].label },
  { key: 'guide', header: SOURCES.guide.title, numeric: true, cell: ({ guide }) => guide },
  { key: 'live', header: 'Live', numeric: true, cell: ({ live }) => live },
  { key: 'market', header: 'Market', numeric: true, cell: ({ market }) => market },
];

/** The space below the table, the same before the figures arrive. */
export const StripBelow = ({ children }: { children?: ReactNode }) => (
  <div className="min-h-24 space-y-1 px-4 pt-2 pb-3 text-sm sm:px-5 print:min-h-0 print:px-0">{children}</div>
);
