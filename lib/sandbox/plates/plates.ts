import { addDays, addMonths, later, monthOf, yearOf } from '@/lib/sandbox/time/calendar';

/** One age identifier: a letter or a two-digit number, valid for registrations between two days. */
export interface RegistryPlatePeriod {
  /** `A` … `Y`, `51`, `02` … */
  readonly letter: string;
  readonly kind: 'suffix' | 'prefix' | 'current';
  readonly from: string;
  readonly to: string;
  /** Running number, one per period: PLATE_SEQNO, and the forecast's plateId. 79 is the 21 plate. */
  readonly sequence: number;
}

/** A period cut by New Year, as used-value grids list it: `2015 64` is January and February 2015. */
export interface RegistryPlateSlice {
  readonly year: number;
  readonly letter: string;
  readonly from: string;
  readonly to: string;
  /** First month of the slice, 1–12 (PLATE_MONTH). */
  readonly month: number;
  /** `2021 21` */
  readonly text: string;
  readonly sequence: number;
}

export type RegistryPlateShape = 'current' | 'prefix' | 'suffix' | 'dateless' | 'northern-ireland' | 'q';

/**
 * Shapes, in the order in which a mark is matched. Letters as INF104 (April 2022): I and Q in no mark but Northern
 * Ireland's and Q marks, Z only among the last three letters of current marks, year letters never I, O, Q, U, Z, no
 * leading zero.
 */
const shapes: readonly (readonly [RegistryPlateShape, RegExp])[] = [
  ['current', /^[A-HJ-PR-Y]{2}(?:0[2-9]|[1-4][0-9]|5[1-9]|[67][0-9]|80)[A-HJ-PR-Z]{3}$/],
  ['prefix', /^[A-HJ-NPR-TV-Y][1-9][0-9]{0,2}[A-HJ-PR-Y]{3}$/],
  ['suffix', /^[A-HJ-PR-Y]{3}[1-9][0-9]{0,2}[A-HJ-NPR-TV-Y]$/],
  ['northern-ireland', /^[A-HJ-PR-Y]?(?:[A-HJ-PR-Y]Z|I[ABGJLW]|[JOUX]I)[1-9][0-9]{0,3}$/],
  ['northern-ireland', /^[1-9][0-9]{0,3}(?:[A-HJ-PR-Y]Z|I[ABGJLW]|[JOUX]I)$/],
  ['dateless', /^[A-HJ-PR-Y]{3}[1-9][0-9]{0,2}$/],
  ['dateless', /^[1-9][0-9]{0,2}[A-HJ-PR-Y]{3}$/],
  ['dateless', /^[A-HJ-PR-Y]{1,2}[1-9][0-9]{0,3}$/],
  ['dateless', /^[1-9][0-9]{0,3}[A-HJ-PR-Y]{1,2}$/],
  ['q', /^Q[1-9][0-9]{0,2}[A-HJ-PR-Y]{3}$/],
];

/** Upper case, without blanks and hyphens. */
export function normalisePlate(text: string): string {
  return text.toUpperCase().replace(/[\s-]+/g, '');
}

/** null: no UK mark has this shape. Expects a normalised mark. */
export function plateShape(vrm: string): RegistryPlateShape | null {
  return shapes.find(([, pattern]) => pattern.test(vrm))?.[0] ?? null;
}

/** `FIRST from, then every letter's first day`: the starts of the lettered periods (philseed.com; see INF104). */
const suffixStarts: readonly (readonly [string, string])[] = [
  ...Array.from('ABCDE', (letter, i) => [letter, `${1963 + i}-01-01`] as const),
  ...Array.from('FGHJKLMNPRSTVWXY', (letter, i) => [letter, `${1967 + i}-08-01`] as const),
];
const prefixStarts: readonly (readonly [string, string])[] = [
  ...Array.from('ABCDEFGHJKLMNPRS', (letter, i) => [letter, `${1983 + i}-08-01`] as const),
  ['T', '1999-03-01'],
  ['V', '1999-09-01'],
  ['W', '2000-03-01'],
  ['X', '2000-09-01'],
  ['Y', '2001-03-01'],
];

/** September 2001 on: `51`, then `02` from March 2002, `52` from September … up to `80` (September 2030). */
function currentStarts(): (readonly [string, string])[] {
  const starts: (readonly [string, string])[] = [];
  for (let from = '2001-09-01'; from <= '2030-09-01'; from = addMonths(from, 6)) {
    const year = yearOf(from) - 2000;
    starts.push([String(monthOf(from) === 9 ? year + 50 : year).padStart(2, '0'), from]);
  }
  return starts;
}

function buildPeriods(): readonly RegistryPlatePeriod[] {
  const starts = [
    ...suffixStarts.map((start) => ['suffix', ...start] as const),
    ...prefixStarts.map((start) => ['prefix', ...start] as const),
    ...currentStarts().map((start) => ['current', ...start] as const),
  ];
  return starts.map(([kind, letter, from], i) => ({
    letter,
    kind,
    from,
    to: addDays(starts[i + 1]?.[2] ?? '2031-03-01', -1),
    // The provider's own numbers are not public; recorded answers give the 21 plate 79, which is three less than a count
    // from the A of 1963.
    sequence: i + 1 - 3,
  }));
}

/** Every period from the A of 1963 to the 80 plate, oldest first, without a gap. */
export const platePeriods: readonly RegistryPlatePeriod[] = buildPeriods();

/** The period a plate of this shape and letter belongs to; null for marks that carry no year. */
export function periodOfPlate(vrm: string): RegistryPlatePeriod | null {
  const shape = plateShape(vrm);
  const letter =
    shape === 'current' ? vrm.slice(2, 4) : shape === 'prefix' ? vrm[0] : shape === 'suffix' ? vrm.at(-1) : null;
  return platePeriods.find((period) => period.kind === shape && period.letter === letter) ?? null;
}

/** The period a first registration on this day gets; null before 1963 and after February 2031. */
export function periodOfDate(date: string): RegistryPlatePeriod | null {
  return platePeriods.find((period) => period.from <= date && date <= period.to) ?? null;
}

export function periodBySequence(sequence: number): RegistryPlatePeriod | null {
  return platePeriods.find((period) => period.sequence === sequence) ?? null;
}

/** One or two (suffix letters F on and prefix letters: up to two) calendar-year slices of a period, oldest first. */
export function slicesOfPeriod(period: RegistryPlatePeriod): readonly RegistryPlateSlice[] {
  const slices: RegistryPlateSlice[] = [];
  for (let year = yearOf(period.from); year <= yearOf(period.to); year++) {
    const from = later(period.from, `${year}-01-01`);
    const to = year === yearOf(period.to) ? period.to : `${year}-12-31`;
    const { letter, sequence } = period;
    slices.push({ year, letter, from, to, month: monthOf(from), text: `${year} ${letter}`, sequence });
  }
  return slices;
}

/**
 * Every slice, by each of its months `YYYY-MM`: plates change at the start of a month, and values need slices
 * constantly.
 */
const sliceByMonth = new Map(
  platePeriods.flatMap(slicesOfPeriod).flatMap((slice) => {
    const months: [string, RegistryPlateSlice][] = [];
    for (let month = slice.from; month <= slice.to; month = addMonths(month, 1))
      months.push([month.slice(0, 7), slice]);
    return months;
  }),
);

/** The slice a registration on this day falls in; null before 1963 and after February 2031. */
export function sliceOfDate(date: string): RegistryPlateSlice | null {
  return sliceByMonth.get(date.slice(0, 7)) ?? null;
}

/**
 * The slice that a used-value grid names by year and letter (`2021`, ` 21 `); null when they do not belong together.
 */
export function sliceOfYearLetter(year: number, letter: string): RegistryPlateSlice | null {
  const wanted = letter.trim().toUpperCase();
  for (const period of platePeriods) {
    if (period.letter !== wanted) continue;
    const slice = slicesOfPeriod(period).find((candidate) => candidate.year === year);
    if (slice) return slice;
  }
  return null;
}
