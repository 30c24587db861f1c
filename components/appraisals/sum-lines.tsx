import { memo } from 'react';
import Link from 'next/link';
import { LINE_SOURCE_WORDS, type Missing, type SumLine } from '@/lib/domain/appraisals/sum-line';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { Missing as MissingFigure } from '@/components/ui/data/missing';
import { Icon } from '@/components/ui/data/icon';

export interface SumLinesProps {
  lines: readonly SumLine[];
  total: { readonly name: string; readonly pence: number | null };
  missing: Missing;
  /** The valuation that the guide's value is from. */
  recordHref?: string | undefined;
}

/** A part of the column: each line opens to its source, the total stands under it. */
export function SumLines({ lines, total, missing, recordHref }: SumLinesProps) {
  return (
    <div className="text-sm">
      <ul>
        {lines.map((line, index) => (
          // Lines have no other name: two scratches may be called the same.
          <Line key={`${index} ${line.name}`} {...line} recordHref={line.source === 'guide' ? recordHref : undefined} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 py-2 text-base font-semibold">
        <span>{total.name}</span>
        <span data-total className="tabular-nums">
          {total.pence === null ? (missing === 'loading' ? 'Loading…' : '–') : moneyText(total.pence)}
        </span>
      </p>
      {missing !== null && missing !== 'loading' && <MissingFigure reason={missing.reason} next={missing.next} />}
    </div>
  );
}

interface LineProps extends SumLine {
  recordHref: string | undefined;
}

const Line = memo(function Line({ name, pence, source, words, recordHref }: LineProps) {
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="flex min-h-(--control) list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <Icon name="right" className="size-3 text-soft transition-transform group-open:rotate-90 print:hidden" />
          <span className="min-w-0 flex-1">{name}</span>
          <span className="tabular-nums">{moneyText(pence)}</span>
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
});
