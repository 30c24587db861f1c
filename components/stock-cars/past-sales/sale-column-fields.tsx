import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { readSalesFile } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { SALE_FIELDS, SALE_FIELD_WORDS, type SaleColumns } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { SOLD_TO, SOLD_TO_WORDS, type SoldTo } from '@/lib/domain/stock-cars/stock-car-state';

export interface SaleColumnFieldsProps {
  preview: EndpointAnswer<typeof readSalesFile>;
  columns: SaleColumns;
  soldTo: SoldTo;
  onColumns: (columns: SaleColumns) => void;
  onBuyer: (soldTo: SoldTo) => void;
}

/** Which column is which, to be corrected; each with what its first rows hold. */
export function SaleColumnFields({ preview, columns, soldTo, onColumns, onBuyer }: SaleColumnFieldsProps) {
  const { labels, samples } = preview;
  const sampleOf = (place: number | null) =>
    place === null ? undefined : samples.flatMap((cells) => cells[place] || []).join(' · ') || undefined;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {SALE_FIELDS.map((field) => (
        <Field key={field} label={SALE_FIELD_WORDS[field]} name={field} hint={sampleOf(columns[field])}>
          {(control) => (
            <Select
              {...control}
              value={String(columns[field] ?? '')}
              onChange={({ target }) =>
                onColumns({ ...columns, [field]: target.value === '' ? null : Number(target.value) })
              }
              options={[
                { value: '', label: 'None' },
                ...labels.map((label, place) => ({ value: String(place), label })),
              ]}
            />
          )}
        </Field>
      ))}
      <Field label="Sold to, where a row does not say" name="usualBuyer">
        {(control) => (
          <Select
            {...control}
            value={soldTo}
            options={SOLD_TO.map((value) => ({ value, label: SOLD_TO_WORDS[value] }))}
            onChange={({ target }) => onBuyer(SOLD_TO.find((known) => known === target.value) ?? 'retail')}
          />
        )}
      </Field>
    </div>
  );
}
