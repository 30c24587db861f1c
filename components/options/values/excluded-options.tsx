import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import type { OptionValues } from '@/lib/domain/options/option-values';
import { cappedPounds, countedWords, excludedOptionsIn } from '@/lib/domain/options/option-value-rules';
import { formatPercent, formatPounds } from '@/lib/format';

/** Which options the rules keep from counting in a month, why, and what they would have added. */
export function ExcludedOptions({ values, month }: { values: OptionValues; month: number }) {
  const cuts = excludedOptionsIn(values, month);
  const capped = cappedPounds(values, month);
  if (cuts.length === 0 && capped === 0) {
    return <p className="text-sm text-soft">{countedWords(values, month)}</p>;
  }
  const share = values.maxShareOfPrice === null ? 'a share' : formatPercent(values.maxShareOfPrice);
  return (
    <Card title="Excluded options" flush>
      {capped > 0 && (
        <p className="px-4 pb-2 text-sm sm:px-5">
          The options that count are worth {formatPounds(capped)} more than the total, which is limited to {share} of
          the car’s price.
        </p>
      )}
      {cuts.length > 0 && (
        <DataTable
          caption="Options that do not count, and what each would have added in Clean."
          columns={[
            { key: 'name', header: 'Option', rowHeader: true, cell: ({ option }) => option.name },
            {
              key: 'add',
              header: 'Would have added',
              numeric: true,
              cell: ({ wouldAddPounds }) => formatPounds(wouldAddPounds),
            },
            { key: 'why', header: 'Reason', cell: ({ reason }) => reason },
          ]}
          rows={cuts}
          rowKey={({ option }) => String(option.code)}
        />
      )}
    </Card>
  );
}
