import type { Column } from './data-table';
import { EmptyCell } from './empty-cell';
import { NumberPlate } from './number-plate';

export interface PlateCellProps {
  /** As it is written on the car; null where the row has none. */
  plate: string | null;
}

/** The plate of a row: smaller on the card of a phone, and never wider than its column there. */
export function PlateCell({ plate }: PlateCellProps) {
  if (!plate) return <EmptyCell />;
  return (
    <span className="max-sm:*:max-w-full max-sm:[&_svg]:h-5 max-sm:[&_svg]:max-w-full">
      <NumberPlate registration={plate} size="sm" />
    </span>
  );
}

/** The column of a list whose rows have their own plate. */
export const PLATE_COLUMN: Column<PlateCellProps> = {
  key: 'plate',
  header: 'Plate',
  unlabelled: true,
  cell: ({ plate }) => <PlateCell plate={plate} />,
};
