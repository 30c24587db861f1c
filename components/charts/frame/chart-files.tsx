'use client';

import { Button } from '@/components/ui/actions/button';
import { showToast } from '@/components/ui/feedback/toast-store';
import { saveText } from '@/components/charts/export/save-chart-file';
import { csvOf } from './chart-csv';
import type { ChartTable } from './chart-table';

export interface ChartFilesProps {
  table: ChartTable;
  /** The chart that is drawn. */
  figure: () => HTMLElement | null;
}

/** A chart's figures and its drawing as files. */
export function ChartFiles({ table, figure }: ChartFilesProps) {
  const saveImageAs = async (kind: 'svg' | 'png') => {
    try {
      const { saveChartImage } = await import('@/components/charts/export/save-chart-image');
      const from = figure();
      if (from) await saveChartImage(from, kind, table.caption);
    } catch {
      showToast('The image could not be created. Try again, or download the CSV.');
    }
  };
  const ofChart = <span className="sr-only"> of {table.caption}</span>;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button icon="download" onClick={() => saveText(csvOf(table), 'text/csv;charset=utf-8', table.caption, 'csv')}>
        CSV{ofChart}
      </Button>
      <Button icon="download" onClick={() => void saveImageAs('svg')}>
        SVG{ofChart}
      </Button>
      <Button icon="download" onClick={() => void saveImageAs('png')}>
        PNG{ofChart}
      </Button>
    </div>
  );
}
