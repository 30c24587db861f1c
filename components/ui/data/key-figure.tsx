import type { ReactNode } from 'react';
import { BandLine } from './band';
import type { GuideBand } from './band';

export interface KeyFigureProps {
  label: ReactNode;
  /** Written out (`£12,345`), a provenance button, or a `Missing`. */
  value: ReactNode;
  /** The step to the next figure: `£1,850 above Clean`. */
  gap?: ReactNode;
  /** What the figure means, in a sentence. */
  definition?: ReactNode;
  band?: GuideBand;
  /** The page's main figure. */
  lead?: boolean;
  /** As low as possible; the definition is only printed, so it must open from elsewhere. */
  compact?: boolean;
}

export interface KeyFiguresProps {
  /** There are four, so that those arriving first on a slow line already have their final width. */
  areFour?: boolean;
  children: ReactNode;
}

/**
 * The row that holds key figures: two by two in a narrow column, side by side in a wide one, one below another where
 * a figure would be cut off. The last of an odd number fills its row.
 */
export function KeyFigures({ areFour = false, children }: KeyFiguresProps) {
  return (
    <div className="@container">
      <dl
        className={`flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line *:grow *:basis-full @2xs:*:basis-[calc(50%-1px)] @3xl:*:basis-0 print:*:basis-0 ${areFour ? '@3xl:grid @3xl:grid-cols-4' : ''}`}
      >
        {children}
      </dl>
    </div>
  );
}

export function KeyFigure({ label, value, gap, definition, band, lead = false, compact = false }: KeyFigureProps) {
  return (
    <div className={`flex flex-col bg-surface px-4 sm:px-5 ${compact ? 'py-2' : 'py-3.5'}`} data-keep>
      <dt className="flex items-center gap-2 text-sm font-semibold text-soft">
        {band && <BandLine band={band} />}
        {label}
      </dt>
      <dd
        className={`font-bold tracking-tight ${compact ? '' : 'mt-1'} ${lead ? 'text-3xl @lg:text-4xl' : 'text-2xl @lg:text-3xl'}`}
      >
        {value}
      </dd>
      {gap && <dd className={`text-sm text-soft ${compact ? '' : 'mt-1'}`}>{gap}</dd>}
      {definition && <dd className={`mt-2 text-xs text-faint ${compact ? 'hidden print:block' : ''}`}>{definition}</dd>}
    </div>
  );
}
