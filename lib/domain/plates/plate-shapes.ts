/** The formats of UK registration marks, and the vehicle's age from each. Source: INF104 (4/22). */
import { currentPeriod, prefixPeriod, suffixPeriod, type PlateIssuePeriod } from './plate-periods';

export type PlateMarkShape = 'current' | 'prefix' | 'suffix' | 'northern_ireland' | 'dateless' | 'q' | 'diplomatic';

/** A reading of a mark. */
export interface PlateReading {
  /** Capitals, no spaces: `AB12CDE`. */
  readonly plate: string;
  /** As shown on the vehicle: `AB12 CDE`. */
  readonly display: string;
  readonly shape: PlateMarkShape;
  /** null if the mark has no year: dateless, Northern Ireland, Q, diplomatic. */
  readonly period: PlateIssuePeriod | null;
}

/**
 * County codes, each with an optional serial letter before it.
 * https://wikimili.com/en/Vehicle_registration_plates_of_Northern_Ireland
 */
const NI = '[A-HJ-PR-Y]?(?:[A-HJ-PR-Y]Z|I[ABGJLW]|[JOUX]I)';

// INF104: I and Q never, Z only among the last three letters of a current mark. Numbers start at 1, without a leading
// 0.
const LETTER = '[A-HJ-PR-Y]';
const YEAR_LETTER = '[A-HJ-NPR-TV-Y]';

/** In reading order: the first shape that fits wins. Groups 1 and 2 (and 3) are its displayed parts. */
const SHAPES: readonly {
  shape: PlateMarkShape;
  pattern: RegExp;
  identifier?: (plate: string) => PlateIssuePeriod | null;
}[] = [
  {
    shape: 'current',
    pattern: new RegExp(`^(${LETTER}{2}(?!0[01])\\d{2})([A-HJ-PR-Z]{3})$`),
    identifier: (plate) => currentPeriod(plate.slice(2, 4)),
  },
  {
    shape: 'prefix',
    pattern: new RegExp(`^(${YEAR_LETTER}[1-9]\\d{0,2})(${LETTER}{3})$`),
    identifier: (plate) => prefixPeriod(plate.slice(0, 1)),
  },
  {
    shape: 'suffix',
    pattern: new RegExp(`^(${LETTER}{3})([1-9]\\d{0,2}${YEAR_LETTER})$`),
    identifier: (plate) => suffixPeriod(plate.slice(-1)),
  },
  { shape: 'northern_ireland', pattern: new RegExp(`^(${NI})([1-9]\\d{0,3})$`) },
  { shape: 'northern_ireland', pattern: new RegExp(`^([1-9]\\d{0,3})(${NI})$`) },
  { shape: 'dateless', pattern: new RegExp(`^(${LETTER}{3})([1-9]\\d{0,2})$`) },
  { shape: 'dateless', pattern: new RegExp(`^([1-9]\\d{0,2})(${LETTER}{3})$`) },
  { shape: 'dateless', pattern: new RegExp(`^(${LETTER}{1,2})([1-9]\\d{0,3})$`) },
  { shape: 'dateless', pattern: new RegExp(`^([1-9]\\d{0,3})(${LETTER}{1,2})$`) },
  { shape: 'q', pattern: new RegExp(`^(Q[1-9]\\d{0,2})(${LETTER}{3})$`) },
  { shape: 'q', pattern: /^(QNI)([1-9]\d{0,3})$/ },
  { shape: 'diplomatic', pattern: /^(\d{3})([DX])(\d{3})$/ },
];

/** The longest mark of any shape. */
export const PLATE_LENGTH_MAX = 7;

/** Capitals, and only letters and digits: `ab12-cde ` → `AB12CDE`. */
export function normalisePlate(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-‐-―_·•]/g, '');
}

/** The reading of a mark as written, or null if it has no UK format. @param plate normalised */
export function readPlate(plate: string): PlateReading | null {
  for (const { shape, pattern, identifier } of SHAPES) {
    const parts = pattern.exec(plate);
    if (parts) return { plate, display: parts.slice(1).join(' '), shape, period: identifier?.(plate) ?? null };
  }
  return null;
}

/** `AB12 CDE`; a text without a known shape is returned unchanged. */
export function formatPlate(plate: string): string {
  return readPlate(normalisePlate(plate))?.display ?? plate;
}
