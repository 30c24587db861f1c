import type { ReactNode } from 'react';
import Link from 'next/link';
import { APART } from '@/components/ui/data/apart';
import { Icon } from '@/components/ui/data/icon';
import { Missing as MissingFigure } from '@/components/ui/data/missing';
import { columnMoneyText } from '@/lib/domain/appraisals/money-text';
import { LINE_SOURCE_WORDS, type LineSource, type Missing } from '@/lib/domain/appraisals/sum-line';

export interface SumListProps {
  rows: readonly SumRow[];
  total: { readonly name: string; readonly figure: ReactNode };
  missing: Missing;
  /** The valuation that the guide's value is from. */
  recordHref?: string | undefined;
}

export interface SumRow {
  readonly key: string;
  readonly name: string;
  readonly source: LineSource;
  readonly figure: ReactNode;
  /** How the figure came about. */
  readonly words: ReactNode;
}

/** Of £1,000,000.00 with its sign; beneath its name where the text is large. */
const FIGURE_WIDTH = 'ml-auto w-28 max-w-full shrink-0';
const FIGURE = `${APART} h-[1lh] text-end tabular-nums whitespace-nowrap`;

/** A part of the column: each line opens to its source, with the total below. */
export const SumList = ({ rows, total, missing, recordHref }: SumListProps) => (
  <div className="isolate text-sm">
    <ul>
      {rows.map(({ key, ...row }) => (
        <Row key={key} {...row} recordHref={row.source === 'guide' ? recordHref : undefined} />
      ))}
    </ul>
    <p className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-base font-semibold">
      <span>{total.name}</span>
      <span data-total className={FIGURE_WIDTH}>
        <span className={FIGURE}>{total.figure}</span>
      </span>
    </p>
    {missing !== null && missing !== 'loading' && <MissingFigure reason={missing.reason} next={missing.next} />}
  </div>
);

const Row = ({ name, source, figure, words, recordHref }: Omit<SumRow, 'key'> & { recordHref: string | undefined }) => (
  <li className="isolate border-b border-line">
    <details className="group">
      <summary className="flex min-h-(--control) list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <Icon name="right" className="size-3 text-soft transition-transform group-open:rotate-90 print:hidden" />
        <span className="min-w-0 flex-1 basis-24">{name}</span>
        <span className={FIGURE_WIDTH}>
          <span className={FIGURE}>{figure}</span>
        </span>
      </summary>
      <p className="pb-2 pl-5 text-soft">
        <strong className="font-semibold">{LINE_SOURCE_WORDS[source]}.</strong> {words}{' '}
        {recordHref && (
          <Link href={recordHref} className="link">
            Open the valuation
          </Link>
        )}
      </p>
    </details>
  </li>
);

/** An unknown total is a dash, or shown as loading. */
export function totalText(
  pence: number | null,
  missing: Missing,
  lines: readonly { readonly pence: number }[],
): string {
  if (pence !== null) return columnMoneyText(pence, lines);
  return missing === 'loading' ? 'Loading…' : '–';
}

/** Keys for lines without ids: two scratches may have the same name. */
export const rowKeys = (names: readonly string[]): string[] =>
  names.map((name, index) => `${name} ${names.slice(0, index).filter((other) => other === name).length}`);
