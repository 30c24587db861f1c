import { withPoa } from '@/lib/domain/options/pricing/sum-words';
import { formatPence, formatPounds } from '@/lib/format';
import type { BuildState } from '@/components/options/build-state';
import { SOURCES } from '@/lib/domain/source-names';

/** The running total: the vehicle and its options, without VAT, VAT, and with it. */
export function PriceTotals({ state: { list, now, price } }: { state: BuildState }) {
  const { basicPence, vatPence, totalPence, onApplication } = price;
  const sum = (pence: number) => withPoa(exactWords(pence), onApplication.length > 0);
  const rows = [
    ...(list.price ? [['Vehicle', exactWords(list.price.basicPence + list.price.vatPence)]] : []),
    ['Options', withPoa(exactWords(now.total.pence), now.total.onApplication.length > 0)],
    ...(totalPence === null || basicPence === null || vatPence === null
      ? []
      : [
          ['Basic', sum(basicPence)],
          ['VAT', sum(vatPence)],
        ]),
  ];
  return (
    <dl className="space-y-1 border-t border-line pt-2 text-sm" data-totals>
      {rows.map(([term, detail]) => (
        <div key={term} className="flex justify-between gap-3">
          <dt className="text-soft">{term}</dt>
          <dd className="font-medium">{detail}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-3 border-t border-line pt-1.5 text-base">
        <dt className="font-semibold">Total with VAT</dt>
        <dd className="text-lg font-bold">
          {totalPence === null ? `No list price in ${SOURCES.guide.inText}` : sum(totalPence)}
        </dd>
      </div>
    </dl>
  );
}

/** With pence where there are any, so that the parts add up to the total as they are written. */
const exactWords = (pence: number): string => (pence % 100 === 0 ? formatPounds(pence / 100) : formatPence(pence));
