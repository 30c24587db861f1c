import { formatPounds } from '@/lib/format';

export interface PriceStripRange {
  label: string;
  lowPounds: number;
  highPounds: number;
}

interface PriceMark {
  label: string;
  pounds: number;
}

export interface PriceStripProps {
  /** What the ranges are, as a sentence for those who cannot see them. */
  caption: string;
  ranges: readonly PriceStripRange[];
  /** One price to compare with the ranges, such as Retail. */
  mark?: PriceMark;
}

const LEFT = 3;
const WIDTH = 94;

/**
 * Prices from low to high as strips on one shared scale, each end written out, with one price marked through
 * them. The roles are repeated because browsers drop them once a phone turns rows into grids.
 */
export function PriceStrip({ caption, ranges, mark }: PriceStripProps) {
  const ends = [
    ...ranges.flatMap(({ lowPounds, highPounds }) => [lowPounds, highPounds]),
    ...(mark ? [mark.pounds] : []),
  ];
  const lowest = Math.min(...ends);
  const span = Math.max(...ends) - lowest || 1;
  const percentAt = (pounds: number) => LEFT + ((pounds - lowest) / span) * WIDTH;
  return (
    <table role="table" className="w-full text-sm">
      <caption className="sr-only">
        {caption}
        {mark && `. ${mark.label}: ${formatPounds(mark.pounds)}`}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Prices</th>
          <th scope="col">Low</th>
          <th scope="col">Drawn</th>
          <th scope="col">High</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map((range) => (
          <RangeRow key={range.label} range={range} mark={mark} percentAt={percentAt} />
        ))}
      </tbody>
      {mark && <MarkFooter mark={mark} percent={percentAt(mark.pounds)} />}
    </table>
  );
}

interface RangeRowProps {
  range: PriceStripRange;
  mark: PriceMark | undefined;
  /** How far along a price lies. */
  percentAt: (pounds: number) => number;
}

function RangeRow({ range: { label, lowPounds, highPounds }, mark, percentAt }: RangeRowProps) {
  return (
    <tr role="row" className="max-sm:grid max-sm:grid-cols-[4.25rem_1fr_4.25rem]">
      <th
        role="rowheader"
        scope="row"
        className="py-1.5 pr-3 text-left font-semibold whitespace-nowrap max-sm:col-span-3 max-sm:pb-0 sm:w-px"
      >
        {label}
      </th>
      <td role="cell" className="py-1.5 text-right whitespace-nowrap max-sm:text-left sm:w-px">
        {formatPounds(lowPounds)}
      </td>
      <td role="cell" className="px-2 py-1.5">
        <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
          <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line" strokeWidth="1" />
          <line
            x1={svgPercent(percentAt(lowPounds))}
            x2={svgPercent(percentAt(highPounds))}
            y1="10"
            y2="10"
            className="stroke-accent"
            strokeWidth="8"
            strokeLinecap="round"
          />
          {mark && (
            <line
              x1={svgPercent(percentAt(mark.pounds))}
              x2={svgPercent(percentAt(mark.pounds))}
              y1="-6"
              y2="26"
              className="stroke-retail"
              strokeWidth="2.5"
            />
          )}
        </svg>
      </td>
      <td role="cell" className="py-1.5 whitespace-nowrap max-sm:text-right sm:w-px">
        {formatPounds(highPounds)}
      </td>
    </tr>
  );
}

/** Names the marked price: on a phone in a sentence, elsewhere under the line. */
function MarkFooter({ mark, percent }: { mark: PriceMark; percent: number }) {
  return (
    <tfoot aria-hidden="true">
      <tr className="sm:hidden">
        <td colSpan={4} className="pt-1 text-center text-xs text-soft">
          The line marks {mark.label}, {formatPounds(mark.pounds)}
        </td>
      </tr>
      <tr className="max-sm:hidden">
        <td colSpan={2} />
        <td className="px-2">
          <svg className="block h-4 w-full overflow-visible text-xs">
            <text
              x={svgPercent(percent)}
              y="12"
              className="fill-ink font-semibold"
              textAnchor={percent > 75 ? 'end' : percent < 25 ? 'start' : 'middle'}
            >
              {mark.label} {formatPounds(mark.pounds)}
            </text>
          </svg>
        </td>
        <td />
      </tr>
    </tfoot>
  );
}

const svgPercent = (percent: number) => `${percent.toFixed(2)}%`;
