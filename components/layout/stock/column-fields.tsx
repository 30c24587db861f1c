import type { ReactNode } from 'react';
import { isAboutColumn, type ColumnChoice } from '@/lib/domain/stock/columns/column-choice';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import type { Fault } from '@/lib/fault';
import { ColumnField, type ColumnFile } from './column-field';
import { MileageColumnField } from './mileage-column-field';

export interface ColumnFieldsProps<Name extends string> {
  file: ColumnFile & { readonly priceDoubts: readonly (string | null)[] };
  fields: readonly Name[];
  words: Readonly<Record<Name, string>>;
  choice: ColumnChoice<Name>;
  /** Those that the file may not be without; by default none. */
  needed?: readonly Name[];
  /** How the mileages are read: "in thousands". */
  mileageScale?: string | undefined;
  /** Where the choice was refused, the reason stands at its field. */
  fault: Fault | null;
  /** @param priceAsMileage of the mileages alone */
  onChoose: (field: Name, column: number | null, priceAsMileage?: PriceAsMileage) => void;
  /** After the columns. */
  children?: ReactNode;
}

/** Which column of a file is which, each with what its first rows hold. */
export function ColumnFields<Name extends string>({
  file,
  fields,
  words,
  choice,
  needed = [],
  mileageScale,
  fault,
  onChoose,
  children,
}: ColumnFieldsProps<Name>) {
  const none = (field: Name) =>
    !needed.includes(field) ? 'offered' : choice[field] === null ? 'unchosen' : 'left out';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {fields.map((field) => {
        const parts = {
          label: words[field],
          name: field,
          file,
          column: choice[field],
          none: none(field),
          error: fault !== null && isAboutColumn(fault, field) ? `${fault.message} ${fault.fix}` : undefined,
        } as const;
        return field === 'mileage' ? (
          <MileageColumnField
            key={field}
            {...parts}
            scale={mileageScale}
            doubts={file.priceDoubts}
            onChoose={(column, priceAsMileage) => onChoose(field, column, priceAsMileage)}
          />
        ) : (
          <ColumnField key={field} {...parts} onChoose={(column) => onChoose(field, column)} />
        );
      })}
      {children}
    </div>
  );
}

/** Whether a refusal is shown at one of the fields. */
export const isAtColumn = (fault: Fault | null, fields: readonly string[]): boolean =>
  fields.some((field) => isAboutColumn(fault, field));
