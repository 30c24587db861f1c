import type { ReactNode } from 'react';
import { BandLine } from './band';
import type { Band } from './band';

export interface KeyFigureProps {
  label: ReactNode;
  /** Written out (`£12,345`), a provenance button, or a `Missing`. */
  value: ReactNode;
  /** The step to the next figure: `£1,850 above Clean`. */
  gap?: ReactNode;
  /** What the figure means, in a sentence. */
  definition?: ReactNode;
  band?: Band;
  /** The figure the page is about. */
  lead?: boolean;
}

/** The row that holds key figures: two by two on a phone, side by side on a desk. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:grid-flow-col print:auto-cols-fr print:grid-cols-none">
      {children}
    </dl>
  );
}

export function KeyFigure({ label, value, gap, definition, band, lead = false }: KeyFigureProps) {
  return (
    <div className="flex flex-col bg-surface px-4 py-3.5 sm:px-5" data-keep>
      <dt className="flex items-center gap-2 text-sm font-semibold text-soft">
        {band && <BandLine band={band} />}
        {label}
      </dt>
      <dd className={`mt-1 font-bold tracking-tight ${lead ? 'text-3xl sm:text-4xl' : 'text-2xl sm:text-3xl'}`}>
        {value}
      </dd>
      {gap && <dd className="mt-1 text-sm text-soft">{gap}</dd>}
      {definition && <dd className="mt-2 text-xs text-faint">{definition}</dd>}
    </div>
  );
}
