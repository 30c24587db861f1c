'use client';

import { DataTable, type DataTableProps } from './data-table';
import { ListViewControls } from './list-view-controls';
import { useListView } from './list-views-provider';

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'dense'> {
  /** Under which its columns are stored. */
  list: string;
}

/** A long list: the person chooses its columns and how dense its rows are, and finds both again. */
export function ListTable<Row>({ list, columns, ...table }: ListTableProps<Row>) {
  const [view, change] = useListView(list);
  const choices = columns.flatMap(({ key, header, label, rowHeader }) => {
    const words = label ?? (typeof header === 'string' ? header : null);
    return rowHeader || words === null ? [] : [{ key, label: words }];
  });
  return (
    <>
      <ListViewControls view={view} onChange={change} columns={choices} />
      {/* Its columns need the length of a sheet. */}
      <div data-wide-page>
        <DataTable {...table} columns={columns.filter(({ key }) => !view.hidden.includes(key))} dense={view.dense} />
      </div>
    </>
  );
}
