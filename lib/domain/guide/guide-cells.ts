/** The cells of a guide table: values, shares of the cost new, or changes between two editions. Browser-safe. */
import { yearLetterName } from '@/lib/domain/plates/year-letter';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import type { ValueBand } from '@/lib/domain/valuations/valuation';
import { formatCount, formatMonth, formatPercent, formatPlural, formatPoundsChange } from '@/lib/format';
import type { GuideTable } from './guide-table';

/** `pounds`, `share` of the cost new; the last two need a second edition. */
export const GUIDE_MEASURES = ['pounds', 'share', 'change', 'changeShare'] as const;
export type GuideMeasure = (typeof GUIDE_MEASURES)[number];

export const GUIDE_MEASURE_WORDS: Readonly<Record<GuideMeasure, string>> = {
  pounds: '£',
  share: '% of cost new',
  change: 'Change in £',
  changeShare: 'Change in %',
};

export const needsSecondEdition = (measure: GuideMeasure): boolean => measure === 'change' || measure === 'changeShare';

export interface GuideCellsRequest {
  readonly table: GuideTable;
  /** The edition to compare with; null: none. */
  readonly against: GuideTable | null;
  readonly band: ValueBand;
  readonly measure: GuideMeasure;
}

/**
 * By plate, then mileage: whole pounds, or fractions. null if the guide gives no value, no cost new, or none in one of
 * the two editions.
 */
export function guideCells({ table, against, band, measure }: GuideCellsRequest): (number | null)[][] {
  const before = against && valueFinder(against, band);
  return table.plates.map((plate, at) =>
    table.mileages.map((mileage, column) => {
      const pounds = table[band][at]?.[column] ?? null;
      if (pounds === null || measure === 'pounds') return pounds;
      if (measure === 'share') return plate.costNewPounds === null ? null : pounds / plate.costNewPounds;
      const former = before?.(yearLetterName(plate), mileage) ?? null;
      if (former === null) return null;
      return measure === 'change' ? pounds - former : pounds / former - 1;
    }),
  );
}

/** The value at a plate and mileage; null if the table has none. */
export function valueFinder(table: GuideTable, band: ValueBand): (plate: string, mileage: number) => number | null {
  const rows = new Map(table.plates.map((plate, at) => [yearLetterName(plate), table[band][at] ?? []]));
  const columns = new Map(table.mileages.map((mileage, column) => [mileage, column]));
  return (plate, mileage) => rows.get(plate)?.[columns.get(mileage) ?? -1] ?? null;
}

export interface EditionChange {
  /** Values in both editions. */
  readonly compared: number;
  readonly rose: number;
  readonly fell: number;
  readonly same: number;
  /** Values only in the first edition. */
  readonly unmatched: number;
  /** The median of all changes; null if nothing can be compared. Whole pounds, and a fraction. */
  readonly middlePounds: number | null;
  readonly middleShare: number | null;
}

/** How the values of one band differ between two editions. */
export function editionChange(table: GuideTable, against: GuideTable, band: ValueBand): EditionChange {
  const request = { table, against, band };
  const changes = numbersIn(guideCells({ ...request, measure: 'change' }));
  const values = numbersIn(guideCells({ ...request, measure: 'pounds' }));
  return {
    compared: changes.length,
    rose: changes.filter((change) => change > 0).length,
    fell: changes.filter((change) => change < 0).length,
    same: changes.filter((change) => change === 0).length,
    unmatched: values.length - changes.length,
    middlePounds: roundedMiddle(changes),
    middleShare: middleOf(numbersIn(guideCells({ ...request, measure: 'changeShare' }))),
  };
}

const numbersIn = (cells: readonly (readonly (number | null)[])[]): number[] =>
  cells.flat().filter((value) => value !== null);

/** The median; for an even number, the mean of the middle two. */
function middleOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function roundedMiddle(numbers: readonly number[]): number | null {
  const middle = middleOf(numbers);
  return middle === null ? null : Math.round(middle);
}

/** The comparison in words; each sentence appears only where it is true. */
export function editionChangeWords(change: EditionChange, band: ValueBand, table: GuideTable, against: GuideTable) {
  const { compared, rose, fell, same, unmatched, middlePounds, middleShare } = change;
  const editions = `${formatMonth(table.edition)} against ${formatMonth(against.edition)}`;
  const label = BAND_WORDS[band].label;
  if (compared === 0 || middlePounds === null || middleShare === null) {
    return [`${label}, ${editions}: the two editions have no value in common.`];
  }
  const counted: readonly (readonly [number, string])[] = [
    [fell, 'lower'],
    [rose, 'higher'],
    [same, 'unchanged'],
  ];
  const counts = counted.flatMap(([count, word]) => (count > 0 ? `${formatCount(count)} ${word}` : []));
  return [
    `${label}, ${editions}: of ${formatPlural(compared, 'value')} ${counts.join(', ')}.`,
    compared === 1
      ? `The change is ${formatPoundsChange(middlePounds)} (${formatShareChange(middleShare)}).`
      : `The middle change is ${formatPoundsChange(middlePounds)} (${formatShareChange(middleShare)}).`,
    ...(unmatched > 0
      ? [
          `${formatPlural(unmatched, 'value')} of ${formatMonth(table.edition)} cannot be compared: not in both editions.`,
        ]
      : []),
  ];
}

/** `+1.2%`, `−0.5%`, `0%`: a change always has its sign. */
const formatShareChange = (share: number): string =>
  `${Math.round(share * 1000) > 0 ? '+' : ''}${formatPercent(share)}`;

/** A cell's figure; its unit is above the table. `12,345`, `45.2%`, `+120`, `−1.2%`. */
export function guideCellText(value: number, measure: GuideMeasure): string {
  if (measure === 'pounds') return formatCount(value);
  if (measure === 'share') return formatPercent(value);
  if (measure === 'change') return `${value > 0 ? '+' : ''}${formatCount(value)}`;
  return formatShareChange(value);
}
