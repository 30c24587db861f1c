import { ColumnField, type ColumnFile } from '@/components/layout/stock/column-field';
import { DistancesField } from '@/components/layout/stock/distances-field';
import { MileageColumnField } from '@/components/layout/stock/mileage-column-field';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import { isInThousands } from '@/lib/domain/stock/columns/mileage-headings';
import { STOCK_FIELD_WORDS, STOCK_FIELDS, type StockChoice } from '@/lib/domain/stock/columns/stock-fields';
import { DISTANCES, type Distances } from '@/lib/domain/vehicles/mileage';
import type { Fault } from '@/lib/fault';

type StockField = keyof StockChoice;

export interface StockColumnFieldsProps {
  file: ColumnFile & { readonly priceDoubts: readonly (string | null)[] };
  choice: StockChoice;
  distances: Distances;
  /** Where the choice was refused, the reason stands at its field. */
  fault: Fault | null;
  /** Only these; all by default. */
  fields?: readonly StockField[];
  onChoose: (field: StockField, column: number | null, priceAsMileage: PriceAsMileage) => void;
  onDistances: (distances: Distances) => void;
}

/** Which column of a stock file is which, each with what its first rows hold. */
export function StockColumnFields({
  file,
  choice,
  distances,
  fault,
  fields = STOCK_FIELDS,
  onChoose,
  onDistances,
}: StockColumnFieldsProps) {
  const isInK = isInThousands(file.labels[choice.mileage ?? -1] ?? '');
  const parts = (field: StockField) => ({
    label: STOCK_FIELD_WORDS[field],
    name: field,
    file,
    column: choice[field],
    error: fault?.field === field ? `${fault.message} ${fault.fix}` : undefined,
  });
  const needed = (field: StockField) => (choice[field] === null ? ('unchosen' as const) : ('left out' as const));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-soft">Column of the file for:</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) =>
          field === 'mileage' ? (
            <MileageColumnField
              key={field}
              {...parts(field)}
              none={needed(field)}
              scale={isInK ? 'in thousands' : undefined}
              doubts={file.priceDoubts}
              onChoose={(column, priceAsMileage) => onChoose(field, column, priceAsMileage)}
            />
          ) : (
            <ColumnField
              key={field}
              {...parts(field)}
              none={field === 'plate' ? needed(field) : 'offered'}
              onChoose={(column) => onChoose(field, column, 'refuse')}
            />
          ),
        )}
        {fields.includes('mileage') && <DistancesField value={distances} choices={DISTANCES} onChoose={onDistances} />}
      </div>
    </fieldset>
  );
}

/** Whether the refusal is shown at one of the fields. */
export const isAtColumn = (fault: Fault | null): boolean => STOCK_FIELDS.some((field) => field === fault?.field);
