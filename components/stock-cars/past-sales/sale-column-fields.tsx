import { DistancesField } from '@/components/layout/stock/distances-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { readSalesFile } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { SALE_FIELDS, SALE_FIELD_WORDS, type SaleColumns } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { SOLD_TO, SOLD_TO_WORDS, type SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import { KILOMETRES, type Kilometres } from '@/lib/domain/vehicles/mileage';

/** What a person chooses about a file. */
export interface SalesFileChoices {
  readonly columns: SaleColumns;
  readonly soldTo: SoldTo;
  readonly kilometres: Kilometres;
}

export interface SaleColumnFieldsProps {
  preview: EndpointAnswer<typeof readSalesFile>;
  choices: SalesFileChoices;
  onChoose: (change: Partial<SalesFileChoices>) => void;
}

/** Which column is which, to be corrected; each with what its first rows hold. */
export function SaleColumnFields({ preview, choices, onChoose }: SaleColumnFieldsProps) {
  const { labels, samples } = preview;
  const { columns, soldTo, kilometres } = choices;
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
                onChoose({ columns: { ...columns, [field]: target.value === '' ? null : Number(target.value) } })
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
            onChange={({ target }) => onChoose({ soldTo: SOLD_TO.find((known) => known === target.value) ?? 'retail' })}
          />
        )}
      </Field>
      <DistancesField value={kilometres} choices={KILOMETRES} onChoose={(choice) => onChoose({ kilometres: choice })} />
    </div>
  );
}
