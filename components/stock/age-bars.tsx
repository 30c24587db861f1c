import { DataTable, type Column } from '@/components/ui/data/data-table';
import type { AgeBand } from '@/lib/domain/stock/age-bands';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { overWords, type StockSum } from '@/lib/domain/stock/stock-sum';
import { formatCount, formatPounds } from '@/lib/format';

export interface AgeBarsProps {
  bands: readonly AgeBand[];
  /** The label of the age in view; empty for every age. */
  selected: string;
  onSelect: (label: string) => void;
}

/** The stock by age: clicking an age's bar shows only its cars, clicking it again shows all. */
export function AgeBars({ bands, selected, onSelect }: AgeBarsProps) {
  const most = Math.max(1, ...bands.map(({ cars }) => cars));
  const columns: readonly Column<AgeBand>[] = [
    {
      key: 'age',
      header: 'Age',
      rowHeader: true,
      span: 3,
      cell: ({ label }) => (
        <>
          <span className="hidden print:inline">{label}</span>
          <button
            type="button"
            aria-pressed={label === selected}
            className="touch-area min-h-6 text-left font-semibold print:hidden underline decoration-edge underline-offset-2 aria-pressed:decoration-accent aria-pressed:decoration-[3px]"
            onClick={() => onSelect(label === selected ? '' : label)}
          >
            {label}
          </button>
        </>
      ),
    },
    {
      key: 'cars',
      header: 'Cars',
      cell: ({ label, cars }) => (
        <span className="flex items-center gap-2">
          <svg aria-hidden="true" className="hidden h-3 w-40 sm:block">
            <rect
              width={`${Math.max(1, Math.round((cars / most) * 100))}%`}
              height="100%"
              className={`stroke-edge stroke-2 ${selected === '' || selected === label ? 'fill-chart-1' : 'fill-sunken'}`}
            />
          </svg>
          {formatCount(cars)}
        </span>
      ),
    },
    {
      key: 'retail',
      header: 'Retail',
      numeric: true,
      cell: ({ retail, cars }) => <BandSum sum={retail} cars={cars} />,
    },
    { key: 'clean', header: 'Clean', numeric: true, cell: ({ clean, cars }) => <BandSum sum={clean} cars={cars} /> },
  ];
  return (
    <DataTable
      caption="Cars and values by age"
      captionHidden
      columns={columns}
      rows={bands}
      rowKey={({ label }) => label}
      onPhone="cards"
    />
  );
}

function BandSum({ sum, cars }: { sum: StockSum; cars: number }) {
  if (sum === null) return <EmptyCell words="no value" />;
  const over = overWords(sum, cars);
  return (
    <>
      {formatPounds(sum.pounds)}
      {over && <span className="block text-xs text-soft">{over}</span>}
    </>
  );
}
