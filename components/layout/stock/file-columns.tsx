'use client';

import { useState, type ReactNode } from 'react';
import { DataTable } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { columnsReadWords } from '@/lib/domain/stock/columns/column-choice';
import type { ColumnFile } from './column-field';

interface FoldedColumnsProps {
  labels: readonly string[];
  /** The places of the columns that are read. */
  used: readonly (number | null | undefined)[];
  /** There is something to decide: it opens, and stays open. */
  isOpen: boolean;
  children: ReactNode;
}

/** The choice of a file's columns, in one line where its headings name everything: "Columns: 9 of 11 read · change". */
export function FoldedColumns({ labels, used, isOpen, children }: FoldedColumnsProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Disclosure summary={`${columnsReadWords(labels, used)} · change`} open={wasOpen}>
      {children}
    </Disclosure>
  );
}

/** Of a wider file, the table shows as many columns; the fields offer all. */
const COLUMNS_SHOWN = 30;

/** The headings of a file with its first rows, as they are in it. */
export function FileRows({ file: { labels, samples } }: { file: ColumnFile }) {
  return (
    <div className="rounded-md border border-line">
      <DataTable
        caption="The first rows of the file"
        onPhone="scroll"
        columns={labels.slice(0, COLUMNS_SHOWN).map((heading, place) => ({
          key: String(place),
          header: heading,
          cell: (cells: readonly string[]) => cells[place] ?? '',
        }))}
        rows={samples}
        rowKey={(_, index) => String(index)}
      />
    </div>
  );
}
