import {
  formatCount,
  formatDate,
  formatMiles,
  formatMonth,
  formatPence,
  formatPercent,
  formatPounds,
} from '@/lib/format';

/** The unit of a chart's figures. `share` is a fraction: 0.125 is 12.5%; `pence` are shown as pounds and pence. */
export type Unit =
  'pounds' | 'pence' | 'pencePerMile' | 'share' | 'miles' | 'co2' | 'mpg' | 'whPerKm' | 'count' | 'days' | 'months';
/** The unit of an axis stop or a cell of words: `month` is YYYY-MM, `day` is YYYY-MM-DD. */
export type StopUnit = Unit | 'month' | 'day' | 'words';

export type ChartCell = string | number | null;

const decimal = (value: number, decimalPlaces: number) => {
  const text = Math.abs(value).toFixed(decimalPlaces);
  return Number(text) !== 0 && value < 0 ? `\u2212${text}` : text;
};

const FORMATTERS: Record<Unit, (value: number) => string> = {
  pounds: formatPounds,
  pence: formatPence,
  pencePerMile: (value) => `${decimal(value, 1)}p a mile`,
  share: formatPercent,
  miles: formatMiles,
  // Of the phases of a cycle too, which no tax is by: rounded.
  co2: (value) => `${formatCount(value)} g/km`,
  mpg: (value) => `${decimal(value, 1)} mpg`,
  whPerKm: (value) => `${formatCount(value)} Wh/km`,
  count: formatCount,
  days: (value) => `${formatCount(value)} ${value === 1 ? 'day' : 'days'}`,
  months: (value) => `${formatCount(value)} ${value === 1 ? 'month' : 'months'}`,
};

/** A figure as a dealer reads it. */
export function formatInUnit(unit: Unit, value: number): string {
  return FORMATTERS[unit](value);
}

/** The same in a drawing, where money is whole pounds: the table and the files have the pence. */
export function formatDrawn(unit: Unit, value: number): string {
  return unit === 'pence' ? formatPounds(value / 100) : formatInUnit(unit, value);
}

const thousands = (value: number) =>
  value !== 0 && value % 1000 === 0 ? `${formatCount(value / 1000)}k` : formatCount(value);

/** The same on an axis, where space is short and the unit is written once. */
export function formatAxisLabel(unit: StopUnit, value: ChartCell): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    if (unit === 'month' || unit === 'day') return formatMonth(value).replace(/ \d\d(?=\d\d$)/, ' ');
    return value;
  }
  if (unit === 'miles') return thousands(value);
  if (unit === 'co2' || unit === 'whPerKm' || unit === 'days' || unit === 'months') return formatCount(value);
  if (unit === 'mpg') return decimal(value, 0);
  if (unit === 'pencePerMile') return `${decimal(value, 0)}p`;
  if (unit === 'pence') return formatPounds(value / 100);
  return unit === 'month' || unit === 'day' || unit === 'words' ? String(value) : formatInUnit(unit, value);
}

/** A cell of the chart's table, in words; null is an empty place. */
export function formatCell(unit: StopUnit, cell: ChartCell): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') {
    return unit === 'month' ? formatMonth(cell) : unit === 'day' ? formatDate(cell) : cell;
  }
  return unit === 'month' || unit === 'day' || unit === 'words' ? String(cell) : formatInUnit(unit, cell);
}

/** In brackets after a column's name in a file. */
export const UNIT_SIGN: Record<StopUnit, string> = {
  pounds: '£',
  pence: '£',
  pencePerMile: 'p per mile',
  share: '%',
  miles: 'mi',
  co2: 'g/km',
  mpg: 'mpg',
  whPerKm: 'Wh/km',
  count: '',
  days: 'days',
  months: 'months',
  month: '',
  day: '',
  words: '',
};

/** The bare number for a file: pounds for pence, percent for a share. */
export function plainNumber(unit: StopUnit, value: number): string {
  if (unit === 'pence') return (value / 100).toFixed(2);
  return String(unit === 'share' ? Math.round(value * 100_000) / 1000 : value);
}
