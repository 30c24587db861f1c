'use client';
import { memo, useDeferredValue, useId } from 'react';
import { Button } from '@/components/ui/actions/button';
import { useBrowserValue } from '@/components/ui/behaviour/use-browser-value';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { showToast } from '@/components/ui/feedback/toast-store';
import { csvOf, type ChartTable } from './chart-table';
import { ChartDataTable } from './chart-data-table';
import { saveText } from '@/components/charts/export/save-chart-file';

/** The same figures as a table and as files. Under a moving slider the table follows once the chart has been drawn. */
export function ChartFooter({ table }: { table: ChartTable }) {
  const deferredTable = useDeferredValue(table);
  return <FooterContent table={deferredTable} />;
}

const FooterContent = memo(function FooterContent({ table }: { table: ChartTable }) {
  const id = useId();
  // Files need script: before it is loaded there is no button that would do nothing.
  const hasScript = useBrowserValue<boolean>(() => true, false);
  const figure = () => document.getElementById(id)?.closest('figure') ?? null;
  const saveImageAs = async (kind: 'svg' | 'png') => {
    try {
      const { saveChartImage } = await import('@/components/charts/export/save-chart-image');
      const from = figure();
      if (from) await saveChartImage(from, kind, table.caption);
    } catch {
      showToast('The image could not be created. Try again, or download the CSV.');
    }
  };
  return (
    // An open table is printed; a closed one is left out.
    <div id={id} className="mt-1 print:has-[details:not([open])]:hidden">
      <Disclosure summary={<span className="text-sm">Show data</span>}>
        <ChartDataTable table={table} />
        {hasScript && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              icon="download"
              onClick={() => saveText(csvOf(table), 'text/csv;charset=utf-8', table.caption, 'csv')}
            >
              CSV
            </Button>
            <Button icon="download" onClick={() => void saveImageAs('svg')}>
              SVG
            </Button>
            <Button icon="download" onClick={() => void saveImageAs('png')}>
              PNG
            </Button>
          </div>
        )}
      </Disclosure>
    </div>
  );
});
