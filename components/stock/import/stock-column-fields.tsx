import type { ReactNode } from 'react';
import { ColumnFields, type ColumnFieldsProps } from '@/components/layout/stock/column-fields';
import { isInThousands } from '@/lib/domain/stock/columns/mileage-headings';
import { STOCK_FIELD_WORDS, STOCK_FIELDS, type StockChoice } from '@/lib/domain/stock/columns/stock-fields';

export interface StockColumnFieldsProps extends Pick<
  ColumnFieldsProps<keyof StockChoice>,
  'file' | 'choice' | 'fault' | 'onChoose'
> {
  /** Only these; all by default. */
  fields?: readonly (keyof StockChoice)[];
  /** After the columns. */
  children?: ReactNode;
}

/** Which column of a stock file is which. */
export const StockColumnFields = ({ fields = STOCK_FIELDS, ...shown }: StockColumnFieldsProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-sm text-soft">Column of the file for:</legend>
    <ColumnFields
      {...shown}
      fields={fields}
      words={STOCK_FIELD_WORDS}
      needed={['plate', 'mileage']}
      mileageScale={isInThousands(shown.file.labels[shown.choice.mileage ?? -1] ?? '') ? 'in thousands' : undefined}
    />
  </fieldset>
);
