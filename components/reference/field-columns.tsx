import type { Column } from '@/components/ui/data/data-table';
import { LongCell } from '@/components/ui/data/table/long-cell';
import type { FieldRow } from '@/lib/api/describe-schema';

/** The fields of a body, one a row. */
export const FIELD_COLUMNS: readonly Column<FieldRow>[] = [
  {
    key: 'name',
    header: 'Field',
    rowHeader: true,
    // A name that may break anywhere gives its column no width.
    width: 'w-[30%]',
    cell: ({ name }) => <code className="break-all">{name}</code>,
  },
  {
    key: 'words',
    header: 'About',
    cell: ({ words, required }) => <LongCell>{`${words}${required ? '' : ' (optional)'}`}</LongCell>,
  },
  { key: 'note', header: 'Meaning', cell: ({ note }) => note && <LongCell>{note}</LongCell> },
];
