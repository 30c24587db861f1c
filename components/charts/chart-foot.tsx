'use client';
import { memo, useDeferredValue, useId, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { say } from '@/components/ui/toast-store';
import { csvOf, type ChartTable } from './chart-table';
import { ChartRows } from './chart-rows';
import { saveText } from './save-file';

const never = () => () => {};

/** The same figures as a table and as files. Under a moving slider the table follows when the picture has been drawn. */
export function ChartFoot({ table }: { table: ChartTable }) {
  const later = useDeferredValue(table);
  return <Foot table={later} />;
}

const Foot = memo(function Foot({ table }: { table: ChartTable }) {
  const id = useId();
  // Files need script; before it is there no button stands that would do nothing.
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const figure = () => document.getElementById(id)?.closest('figure') ?? null;
  const picture = async (kind: 'svg' | 'png') => {
    try {
      const { savePicture } = await import('./save-picture');
      const from = figure();
      if (from) await savePicture(from, kind, table.caption);
    } catch {
      say('The picture could not be made. Try again, or take the CSV.');
    }
  };
  return (
    // On paper an open table stands; a closed one is nothing to press.
    <div id={id} className="mt-1 print:has-[details:not([open])]:hidden">
      <Disclosure summary={<span className="text-sm">Figures as a table</span>}>
        <ChartRows table={table} />
        {scripted && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              icon="download"
              onClick={() => saveText(csvOf(table), 'text/csv;charset=utf-8', table.caption, 'csv')}
            >
              CSV
            </Button>
            <Button icon="download" onClick={() => void picture('svg')}>
              SVG
            </Button>
            <Button icon="download" onClick={() => void picture('png')}>
              PNG
            </Button>
          </div>
        )}
      </Disclosure>
    </div>
  );
});
