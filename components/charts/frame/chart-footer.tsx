'use client';
import { memo, useDeferredValue, useId } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import type { ChartTable } from './chart-table';
import { ChartDataTable } from './chart-data-table';

const importFiles = async () => (await import('./chart-files')).ChartFiles;

/** The same figures as a table and as files. Under a moving slider the table follows once the chart has been drawn. */
export function ChartFooter({ table }: { table: ChartTable }) {
  const deferredTable = useDeferredValue(table);
  return <FooterContent table={deferredTable} />;
}

const FooterContent = memo(function FooterContent({ table }: { table: ChartTable }) {
  const id = useId();
  // Saving files needs script, so there is no button before it has loaded.
  const { Part: ChartFiles } = useLatePart(importFiles, 'Saving this chart');
  return (
    // An open table is printed; a closed one is left out.
    <div id={id} className="mt-1 print:has-[details:not([open])]:hidden">
      <Disclosure
        summary={
          <>
            <span className="text-sm">Show data</span>
            <span className="sr-only">: {table.caption}</span>
          </>
        }
      >
        <ChartDataTable table={table} />
        {ChartFiles && (
          <ChartFiles table={table} figure={() => document.getElementById(id)?.closest('figure') ?? null} />
        )}
      </Disclosure>
    </div>
  );
});
