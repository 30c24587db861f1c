/**
 * Titles of charts of parts, years, options or counts: what their figures show, in one line. Money is in pence and
 * written in whole pounds. Without schemas.
 */
import { formatCo2, formatCount, formatList, formatPercent, formatPlural, formatPounds } from '@/lib/format';

export interface NamedFigure {
  readonly name: string;
  /** null if unknown. */
  readonly value: number | null;
}

type KnownFigure = NamedFigure & { readonly value: number };

const isKnown = (figure: NamedFigure): figure is KnownFigure => figure.value !== null;
const pounds = (pence: number) => formatPounds(pence / 100);

/** All the highest ones, with their value; null if none is known or above 0. */
function highest(figures: readonly NamedFigure[]): { names: string[]; value: number } | null {
  const known = figures.filter(isKnown);
  const value = Math.max(0, ...known.map((figure) => figure.value));
  return value === 0
    ? null
    : { names: known.filter((figure) => figure.value === value).map(({ name }) => name), value };
}

/**
 * What a cost is made of: "Depreciation is the largest part: £9,300 of £14,200, 65%".
 * @param parts in pence, none negative @returns null if no part is known
 */
export function largestPartFinding(parts: readonly NamedFigure[]): string | null {
  const known = parts.filter(isKnown);
  if (known.length === 0) return null;
  const found = highest(parts);
  if (found === null)
    return known.length === parts.length ? 'No cost in any part' : 'No cost in any part that is known';
  const { names, value } = found;
  const amount = `${pounds(value)}${names.length > 1 ? ' each' : ''}`;
  const whose = `${formatList(names)} ${names.length > 1 ? 'are' : 'is'} the largest`;
  if (known.length < parts.length) return `${whose} known ${names.length > 1 ? 'parts' : 'part'}: ${amount}`;
  const total = known.reduce((sum, figure) => sum + figure.value, 0);
  return `${whose} ${names.length > 1 ? 'parts' : 'part'}: ${amount} of ${pounds(total)}, ${formatPercent(Math.round((value / total) * 100) / 100)}`;
}

/**
 * How a yearly cost develops: "Up £370, 30%, from £1,240 in 2026/27 to £1,610 in 2030/31". A year between the first and
 * the last that is above both is named too.
 * @param years in pence, in ascending order @returns null if no year is known
 */
export function yearlyCostFinding(years: readonly NamedFigure[]): string | null {
  const known = years.filter(isKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  if (known.length === 1) return `${pounds(first.value)} in ${first.name}`;
  const between = known.slice(1, -1);
  const most = highest(between);
  const isMost = most !== null && isAbove(most.value, first.value) && isAbove(most.value, last.value);
  const mostText = isMost ? `, highest ${pounds(most.value)} in ${formatList(most.names)}` : '';
  if (pounds(first.value) === pounds(last.value)) {
    if (known.every(({ value }) => pounds(value) === pounds(first.value)))
      return `${pounds(first.value)} in every year from ${first.name} to ${last.name}`;
    const ends = `${pounds(first.value)} in ${first.name} and ${last.name}`;
    return isMost ? `${ends}${mostText}` : `${ends}, lowest ${lowestText(between)}`;
  }
  const change = last.value - first.value;
  const share = first.value > 0 ? `, ${formatPercent(Math.round((Math.abs(change) / first.value) * 100) / 100)}` : '';
  return `${change > 0 ? 'Up' : 'Down'} ${pounds(Math.abs(change))}${share}, from ${pounds(first.value)} in ${first.name} to ${pounds(last.value)} in ${last.name}${mostText}`;
}

/** As they are written, in whole pounds. */
const isAbove = (pence: number, other: number): boolean => pence > other && pounds(pence) !== pounds(other);

/** The least of some figures and the first that is it. */
function lowestText(figures: readonly KnownFigure[]): string {
  const value = Math.min(...figures.map((figure) => figure.value));
  return `${pounds(value)} in ${figures.find((figure) => figure.value === value)?.name}`;
}

/**
 * Which option is worth most: "Most for Panoramic roof: £420 of £1,150 when new".
 * @param options value and price when new in whole pounds
 */
export function optionsFinding(
  options: readonly { readonly name: string; readonly pounds: number | null; readonly newPounds: number | null }[],
): string | null {
  if (options.every((option) => option.pounds === null)) return null;
  const found = highest(options.map((option) => ({ name: option.name, value: option.pounds })));
  if (found === null) return options.length === 1 ? 'This option adds nothing' : 'None of these options adds anything';
  const { names, value } = found;
  if (names.length > 1) return `${formatPlural(names.length, 'option')} add most: ${formatPounds(value)} each`;
  const newPounds = options.find(({ name, pounds }) => name === names[0] && pounds === value)?.newPounds ?? null;
  const ofNew = newPounds === null ? '' : ` of ${formatPounds(newPounds)} when new`;
  return `${options.length === 1 ? '' : 'Most for '}${names[0]}: ${formatPounds(value)}${ofNew}`;
}

/**
 * How many look-ups were made month by month: "Most in March 2026: 412 of 1,204".
 * @returns null if no month is given
 */
export function countsFinding(months: readonly NamedFigure[]): string | null {
  const known = months.filter(isKnown);
  if (known.length === 0) return null;
  const total = known.reduce((sum, { value }) => sum + value, 0);
  const found = highest(known);
  if (found === null) return 'None in these months';
  const [name] = found.names;
  if (known.length === 1) return `${formatCount(total)} in ${name}`;
  return found.names.length > 1
    ? `${formatCount(total)} in ${formatPlural(known.length, 'month')}`
    : `Most in ${name}: ${formatCount(found.value)} of ${formatCount(total)}`;
}

export interface TermFigure {
  readonly months: number;
  /** null if a part of it is unknown: it is not compared. */
  readonly value: number | null;
}

/**
 * Which term costs least: "Lowest over 48 months: 42.3p per mile".
 * @param write the figure in words @returns null if no term is fully known
 */
export function termsFinding(terms: readonly TermFigure[], write: (value: number) => string): string | null {
  const known = terms.flatMap(({ months, value }) => (value === null ? [] : [{ months, words: write(value), value }]));
  const [first] = known;
  if (!first) return null;
  const lowest = known.reduce((best, term) => (term.value < best.value ? term : best));
  const equal = known.filter(({ words }) => words === lowest.words);
  if (known.length === 1) return `${lowest.words} over ${lowest.months} months`;
  if (equal.length === known.length) return `${lowest.words} over every term`;
  return `Lowest over ${formatList(equal.map(({ months }) => String(months)))} months: ${lowest.words}`;
}

/**
 * The CO2 that cars are taxed on: "128 g/km counts for tax", or from the lowest to the highest of several.
 * @param cars in whole g/km; null if unknown
 */
export function taxedCo2Finding(cars: readonly NamedFigure[]): string | null {
  const known = cars.filter(isKnown);
  const range = co2Range(known);
  if (range === null) return null;
  if (known.length === 1) return `${range.low} counts for tax`;
  return range.fromTo === null ? `${range.low} counts for tax on all ${known.length}` : `For tax from ${range.fromTo}`;
}

/**
 * The CO2 of vehicles that are not taxed on it: "214 g/km over the whole cycle", or from the lowest to the highest.
 * @param vehicles in whole g/km; null if unknown
 */
export function cycleCo2Finding(vehicles: readonly NamedFigure[]): string | null {
  const range = co2Range(vehicles.filter(isKnown));
  if (range === null) return null;
  return `${range.fromTo === null ? range.low : `From ${range.fromTo}`} over the whole cycle`;
}

/** The lowest figure, and from it to the highest where they differ: "128 g/km (A) to 140 g/km (B)". */
function co2Range(known: readonly KnownFigure[]): { low: string; fromTo: string | null } | null {
  const [first, ...others] = known;
  if (!first) return null;
  const low = others.reduce((best, one) => (one.value < best.value ? one : best), first);
  const high = others.reduce((best, one) => (one.value > best.value ? one : best), first);
  const words = ({ name, value }: KnownFigure) => `${formatCo2(value)} (${name})`;
  return { low: formatCo2(low.value), fromTo: low.value === high.value ? null : `${words(low)} to ${words(high)}` };
}
