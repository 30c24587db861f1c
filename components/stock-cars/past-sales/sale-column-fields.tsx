import { ColumnField } from '@/components/layout/stock/column-field';
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
  const { columns, soldTo, kilometres } = choices;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {SALE_FIELDS.map((field) => (
        <ColumnField
          key={field}
          label={SALE_FIELD_WORDS[field]}
          name={field}
          file={preview}
          column={columns[field]}
          onChoose={(column) => onChoose({ columns: { ...columns, [field]: column } })}
        />
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
