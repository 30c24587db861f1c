import { FileRows, FoldedColumns } from '@/components/layout/stock/file-columns';
import { ColumnField } from '@/components/layout/stock/column-field';
import { MileageColumnField } from '@/components/layout/stock/mileage-column-field';
import { DistancesField } from '@/components/layout/stock/distances-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { readSalesFile } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import {
  SALE_FIELDS,
  SALE_FIELD_WORDS,
  type SaleColumns,
  type SaleField,
} from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { unitColumn } from '@/lib/domain/stock/columns/mileage-cell';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import type { Fault } from '@/lib/fault';
import { SOLD_TO, SOLD_TO_WORDS, type SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import { KILOMETRES, type Kilometres } from '@/lib/domain/vehicles/mileage';

/** What a person chooses about a file. */
export interface SalesFileChoices {
  readonly columns: SaleColumns;
  readonly soldTo: SoldTo;
  readonly kilometres: Kilometres;
  readonly priceAsMileage: PriceAsMileage;
}

export interface SaleColumnFieldsProps {
  preview: EndpointAnswer<typeof readSalesFile>;
  choices: SalesFileChoices;
  /** Where the choice was refused, the reason stands at its field. */
  fault: Fault | null;
  onChoose: (change: Partial<SalesFileChoices>) => void;
}

/** Which column is which, to be corrected; each with what its first rows hold. */
export function SaleColumnFields({ preview, choices, fault, onChoose }: SaleColumnFieldsProps) {
  const { columns, soldTo, kilometres } = choices;
  const { labels, priceDoubts, missing } = preview;
  const unit = columns.mileage === null ? null : unitColumn(labels, columns.mileage);
  const isDoubtful = missing !== null || isAtSaleColumn(fault) || priceDoubts[columns.mileage ?? -1] != null;
  const parts = (field: SaleField) => ({
    label: SALE_FIELD_WORDS[field],
    name: field,
    file: preview,
    column: columns[field],
    error: fault?.field === field ? `${fault.message} ${fault.fix}` : undefined,
  });
  const chosen = (field: SaleField, column: number | null) => ({ columns: { ...columns, [field]: column } });
  return (
    <FoldedColumns labels={labels} used={[...Object.values(columns), unit]} isOpen={isDoubtful}>
      {missing !== null && <FileRows file={preview} />}
      <div className="grid items-start gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
        {SALE_FIELDS.map((field) =>
          field === 'mileage' ? (
            <MileageColumnField
              key={field}
              {...parts(field)}
              doubts={priceDoubts}
              onChoose={(column, priceAsMileage) => onChoose({ ...chosen(field, column), priceAsMileage })}
            />
          ) : (
            <ColumnField key={field} {...parts(field)} onChoose={(column) => onChoose(chosen(field, column))} />
          ),
        )}
        <Field label="Sold to, where a row does not say" name="usualBuyer">
          {(control) => (
            <Select
              {...control}
              value={soldTo}
              options={SOLD_TO.map((value) => ({ value, label: SOLD_TO_WORDS[value] }))}
              onChange={({ target }) =>
                onChoose({ soldTo: SOLD_TO.find((known) => known === target.value) ?? 'retail' })
              }
            />
          )}
        </Field>
        <DistancesField
          value={kilometres}
          choices={KILOMETRES}
          onChoose={(choice) => onChoose({ kilometres: choice })}
        />
      </div>
    </FoldedColumns>
  );
}

/** Whether the refusal is shown at one of the fields. */
export const isAtSaleColumn = (fault: Fault | null): boolean => SALE_FIELDS.some((field) => field === fault?.field);
