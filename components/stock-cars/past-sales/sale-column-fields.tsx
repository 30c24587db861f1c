import { FileRows, FoldedColumns } from '@/components/layout/stock/file-columns';
import { ColumnFields, isAtColumn } from '@/components/layout/stock/column-fields';
import { DistancesField } from '@/components/layout/stock/distances-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { readSalesFile } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { SALE_FIELDS, SALE_FIELD_WORDS, type SaleColumns } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { withoutBuyerWords } from '@/lib/domain/stock-cars/past-sales/sale-words';
import { unitColumn } from '@/lib/domain/stock/columns/mileage-cell';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import type { Fault } from '@/lib/fault';
import { SOLD_TO, SOLD_TO_WORDS, type SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import { KILOMETRES, type Kilometres } from '@/lib/domain/vehicles/mileage';

/** What a person chooses about a file. */
export interface SalesFileChoices {
  readonly columns: SaleColumns;
  readonly soldTo: SoldTo | undefined;
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
  const { labels, priceDoubts, missing, withoutBuyer } = preview;
  const unit = columns.mileage === null ? null : unitColumn(labels, columns.mileage);
  const isDoubtful =
    missing !== null ||
    withoutBuyer > 0 ||
    isAtColumn(fault, SALE_FIELDS) ||
    priceDoubts[columns.mileage ?? -1] != null;
  return (
    <FoldedColumns labels={labels} used={[...Object.values(columns), unit]} isOpen={isDoubtful}>
      {missing !== null && <FileRows file={preview} />}
      <div className="pt-2">
        <ColumnFields
          file={preview}
          fields={SALE_FIELDS}
          words={SALE_FIELD_WORDS}
          choice={columns}
          fault={fault}
          onChoose={(field, column, priceAsMileage) =>
            onChoose({ columns: { ...columns, [field]: column }, ...(priceAsMileage && { priceAsMileage }) })
          }
        >
          <Field
            label="Sold to, where a row does not say"
            name="usualBuyer"
            error={withoutBuyer > 0 ? `${withoutBuyerWords(withoutBuyer)} Choose who bought them.` : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={soldTo ?? ''}
                options={[
                  { value: '', label: 'Choose…' },
                  ...SOLD_TO.map((value) => ({ value, label: SOLD_TO_WORDS[value] })),
                ]}
                onChange={({ target }) => onChoose({ soldTo: SOLD_TO.find((known) => known === target.value) })}
              />
            )}
          </Field>
          <DistancesField
            value={kilometres}
            choices={KILOMETRES}
            onChoose={(choice) => onChoose({ kilometres: choice })}
          />
        </ColumnFields>
      </div>
    </FoldedColumns>
  );
}
