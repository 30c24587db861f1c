'use client';

import { DataTable, type DataTableProps } from './data-table';
import { ListViewControls } from './list-view-controls';
import { useListView } from './list-views-provider';

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'dense'> {
  /** The key under which its columns are stored. */
  list: string;
}

/** A long list whose columns and row density the person chooses; the choice is remembered. */
export function ListTable<Row>({ list, columns, ...table }: ListTableProps<Row>) {
  const [view, change] = useListView(list);
  const choices = columns.flatMap(({ key, header, label, rowHeader }) => {
    const words = label ?? (typeof header === 'string' ? header : null);
    return rowHeader || words === null ? [] : [{ key, label: words }];
  });
  return (
    <>
      <ListViewControls view={view} onChange={change} columns={choices} />
      {/* Printed in landscape for its columns. */}
      <div data-wide-page>
        <DataTable {...table} columns={columns.filter(({ key }) => !view.hidden.includes(key))} dense={view.dense} />
      </div>
    </>
  );
}
