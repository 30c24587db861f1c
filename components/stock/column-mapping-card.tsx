'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Card } from '@/components/ui/data/card';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { answerKey } from '@/lib/api/client/answer-of';
import { chooseStockColumns, readStockList } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/client/use-answer';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { formatCount } from '@/lib/format';

const ROLES = [
  { name: 'plate', label: 'Registration' },
  { name: 'mileage', label: 'Mileage' },
  { name: 'reference', label: 'Your reference or lot' },
] as const;

/** The import summary, and which column is which, to be corrected. */
export function ColumnMappingCard({ preview, mayChange }: { preview: StockPreview; mayChange: boolean }) {
  const client = useQueryClient();
  const { act, error, isPending } = useAction(chooseStockColumns);
  const { list, labels, columns } = preview;
  const { counts } = list;

  // A second choice may come before the answer to the first: it is added to it, and sent after it.
  const chosen = useRef(columns);
  const previousRequest = useRef<Promise<unknown>>(Promise.resolve());

  async function choose(role: (typeof ROLES)[number]['name'], value: string) {
    const requested = { ...chosen.current, [role]: value === '' ? null : Number(value) };
    chosen.current = requested;
    const request = previousRequest.current.then(() => act({ id: list.id, ...requested }).catch(() => null)); // stands in `error`
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
        {mayChange && (
          <div className="grid gap-4 sm:grid-cols-3">
            {ROLES.map(({ name, label }) => (
              <Field key={name} label={label} name={name}>
                {(control) => (
                  <Select
                    {...control}
                    value={String(columns[name] ?? '')}
                    onChange={({ target }) => void choose(name, target.value)}
                    options={[
                      ...(name === 'reference' ? [{ value: '', label: 'None' }] : []),
                      ...labels.map((text, index) => ({ value: String(index), label: text })),
                    ]}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        {error && <FaultNotice error={error} money={false} />}
      </div>
    </Card>
  );
}
