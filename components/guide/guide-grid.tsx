import { EmptyCell } from '@/components/ui/data/empty-cell';
import { GUIDE_MEASURE_WORDS, guideCellText, type GuideMeasure } from '@/lib/domain/guide/guide-cells';
import type { GuideTable } from '@/lib/domain/guide/guide-table';
import { yearLetterName, yearLetterWords, type YearLetter } from '@/lib/domain/plates/year-letter';
import { SOURCES } from '@/lib/domain/source-names';
import { formatCount } from '@/lib/format';

export interface GuideGridProps {
  table: GuideTable;
  /** By plate, then mileage. */
  cells: readonly (readonly (number | null)[])[];
  measure: GuideMeasure;
  /** The plate of the vehicle that the reader comes from; null: none. */
  marked: YearLetter | null;
}

const HEAD = 'sticky top-0 z-10 border-b border-edge bg-surface py-2 text-soft print:py-0.5';
const NAME = 'sticky left-0 bg-surface pl-4 pr-3 text-left whitespace-nowrap sm:pl-5 print:pl-0 print:pr-1';
const FIGURE = 'px-2 py-1.5 text-right tabular-nums whitespace-nowrap print:px-0.5 print:py-0.5';

/** Plates down, mileages across. The headings stay visible while the figures scroll, and it prints in landscape. */
export function GuideGrid({ table, cells, measure, marked }: GuideGridProps) {
  const markedName = marked && yearLetterName(marked);
  return (
    <div data-wide-sheet>
      <div
        tabIndex={0}
        role="group"
        aria-label="Table, scrolls in both directions"
        className="relative max-h-[75vh] overflow-auto print:max-h-none print:overflow-visible"
      >
        <table className="w-max min-w-full border-collapse text-sm print:w-full print:text-[5.5pt]">
          <caption className="sr-only">{GUIDE_MEASURE_WORDS[measure]} by plate, down, and mileage, across</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} ${NAME} z-20! align-bottom font-semibold`}>
                Plate
              </th>
              {table.mileages.map((mileage) => (
                <th key={mileage} scope="col" className={`${HEAD} ${FIGURE} font-semibold`}>
                  {formatCount(mileage)}
                  <span className="sr-only"> miles</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.plates.map((plate, at) => {
              const name = yearLetterName(plate);
              const isMarked = name === markedName;
              return (
                <tr key={name} className={`border-b border-line last:border-0 ${isMarked ? 'bg-accent-tint' : ''}`}>
                  <th scope="row" className={`${NAME} ${isMarked ? 'bg-accent-tint!' : ''} font-semibold`}>
                    <span className="sm:hidden print:inline">{name}</span>
                    <span className="max-sm:hidden print:hidden">{yearLetterWords(plate)}</span>
                    {isMarked && <span className="block text-xs font-normal">This vehicle</span>}
                  </th>
                  {table.mileages.map((mileage, column) => {
                    const value = cells[at]?.[column] ?? null;
                    return (
                      <td key={mileage} className={FIGURE}>
                        {value === null ? <EmptyCell words="no figure" /> : guideCellText(value, measure)}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="px-4 pt-2 pb-3 text-xs text-faint sm:px-5 print:px-0">
        {UNIT_WORDS[measure]} {SOURCES.guide.atStart}’s mileages stand above. A dash: no figure for that plate and
        mileage. Free.
      </p>
    </div>
  );
}

const UNIT_WORDS: Readonly<Record<GuideMeasure, string>> = {
  pounds: 'Whole pounds.',
  share: 'Share of the vehicle’s cost new with that plate.',
  change: 'Whole pounds, from the compared edition to this one.',
  changeShare: 'Per cent of the value in the compared edition.',
};
