'use client';

import { FoldedColumns } from '@/components/layout/stock/file-columns';
import { Card } from '@/components/ui/data/card';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { usedColumns, stockChoice } from '@/lib/domain/stock/columns/stock-fields';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { formatCount } from '@/lib/format';
import { ConvertedRows, KilometreNotice } from './kilometre-rows';
import { isAtColumn, StockColumnFields } from './stock-column-fields';
import { useColumnChoice } from './use-column-choice';

/** The import summary, and which column is which, correctable. */
export function ColumnMappingCard({ preview, mayChange }: { preview: StockPreview; mayChange: boolean }) {
  const { choose, error, isPending } = useColumnChoice(preview);
  const { list, columns, labels, priceDoubts } = preview;
  const { counts } = list;
  const choice = stockChoice(labels, columns);
  const isDoubtful = priceDoubts[columns.mileage] != null || counts.valuable === 0;
  return (
    <Card title="Import summary">
      <div className="space-y-4" aria-busy={isPending}>
        <DefinitionList
          layout="above"
          items={[
            { term: 'Cars to value', detail: formatCount(counts.valuable) },
            { term: 'Duplicates, valued once', detail: formatCount(counts.duplicates) },
            { term: 'Rows with problems', detail: formatCount(counts.refused) },
            { term: 'Valued with warnings', detail: formatCount(counts.doubtful) },
          ]}
        />
        {mayChange && <KilometreNotice preview={preview} isPending={isPending} onChoose={choose} />}
        {mayChange && (
          <FoldedColumns labels={labels} used={usedColumns(labels, choice)} isOpen={isDoubtful || isAtColumn(error)}>
            <StockColumnFields
              file={preview}
              choice={choice}
              distances={columns.kilometres ?? 'miles'}
              fault={error}
              onChoose={(field, column, priceAsMileage) => void choose({ [field]: column }, priceAsMileage)}
              onDistances={(distances) => void choose({ kilometres: distances === 'miles' ? undefined : distances })}
            />
          </FoldedColumns>
        )}
        <ConvertedRows rows={preview.converted} />
        {error && !isAtColumn(error) && <FaultNotice error={error} money={false} />}
      </div>
    </Card>
  );
}
