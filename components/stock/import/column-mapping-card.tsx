'use client';

import { isAtColumn } from '@/components/layout/stock/column-fields';
import { DistancesField } from '@/components/layout/stock/distances-field';
import { FoldedColumns } from '@/components/layout/stock/file-columns';
import { Card } from '@/components/ui/data/card';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { STOCK_FIELDS, stockChoice, usedColumns } from '@/lib/domain/stock/columns/stock-fields';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { DISTANCES } from '@/lib/domain/vehicles/mileage';
import { formatCount } from '@/lib/format';
import { ConvertedRows, KilometreNotice } from './kilometre-rows';
import { StockColumnFields } from './stock-column-fields';
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
          <FoldedColumns
            labels={labels}
            used={usedColumns(labels, choice)}
            isOpen={isDoubtful || isAtColumn(error, STOCK_FIELDS)}
          >
            <StockColumnFields
              file={preview}
              choice={choice}
              fault={error}
              onChoose={(field, column, priceAsMileage) => void choose({ [field]: column }, priceAsMileage)}
            >
              <DistancesField
                value={columns.kilometres ?? 'miles'}
                choices={DISTANCES}
                onChoose={(distances) => void choose({ kilometres: distances === 'miles' ? undefined : distances })}
              />
            </StockColumnFields>
          </FoldedColumns>
        )}
        <ConvertedRows rows={preview.converted} />
        {error && !isAtColumn(error, STOCK_FIELDS) && <FaultNotice error={error} money={false} />}
      </div>
    </Card>
  );
}
