'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ConvertedRows, KilometreNotice } from './kilometre-rows';
import { ColumnField } from '@/components/layout/stock/column-field';
import { DistancesField } from '@/components/layout/stock/distances-field';
import { Card } from '@/components/ui/data/card';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { answerKey } from '@/lib/api/client/answer-of';
import { chooseStockColumns, readStockList } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/client/use-answer';
import { chosenColumns } from '@/lib/domain/stock/columns/chosen-columns';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { isInThousands } from '@/lib/domain/stock/columns/mileage-headings';
import { KILOMETRES } from '@/lib/domain/vehicles/mileage';
import { formatCount } from '@/lib/format';

const ROLES = [
  { name: 'plate', label: 'Registration' },
  { name: 'mileage', label: 'Mileage' },
  { name: 'reference', label: 'Your reference or lot' },
] as const;

const DISTANCES = ['miles', ...KILOMETRES] as const;

/** The import summary, and which column is which, correctable. */
export function ColumnMappingCard({ preview, mayChange }: { preview: StockPreview; mayChange: boolean }) {
  const client = useQueryClient();
  const { act, error, isPending } = useAction(chooseStockColumns);
  const { list, columns, labels } = preview;
  const { counts } = list;

  // A second choice may be made before the first is answered: it is merged with it and sent afterwards.
  const chosen = useRef(columns);
  const previousRequest = useRef<Promise<unknown>>(Promise.resolve());

  async function choose(change: Partial<StockPreview['columns']>) {
    const requested = chosenColumns(chosen.current, change, labels);
    chosen.current = requested;
    const request = previousRequest.current.then(() => act({ id: list.id, ...requested }).catch(() => null)); // reported in `error`
    previousRequest.current = request;
    const updatedPreview = await request;
    if (chosen.current !== requested) return;
    if (!updatedPreview) chosen.current = columns;
    else client.setQueryData(answerKey(readStockList, { id: list.id }), updatedPreview);
  }

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
        {mayChange && <ColumnFields preview={preview} onChoose={choose} />}
        <ConvertedRows rows={preview.converted} />
        {error && <FaultNotice error={error} money={false} />}
      </div>
    </Card>
  );
}

interface ColumnFieldsProps {
  preview: StockPreview;
  onChoose: (change: Partial<StockPreview['columns']>) => Promise<void>;
}

/** Each with what the first rows hold, so that a wrong column is seen before it is paid for. */
function ColumnFields({ preview, onChoose }: ColumnFieldsProps) {
  const { columns, labels } = preview;
  const mileageScale = isInThousands(labels[columns.mileage] ?? '') ? 'in thousands' : undefined;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {ROLES.map(({ name, label }) => (
        <ColumnField
          key={name}
          label={label}
          name={name}
          file={preview}
          column={columns[name]}
          isRequired={name !== 'reference'}
          scale={name === 'mileage' ? mileageScale : undefined}
          onChoose={(column) => void onChoose({ [name]: column })}
        />
      ))}
      <DistancesField
        value={columns.kilometres ?? 'miles'}
        choices={DISTANCES}
        onChoose={(choice) => void onChoose({ kilometres: choice === 'miles' ? undefined : choice })}
      />
    </div>
  );
}
