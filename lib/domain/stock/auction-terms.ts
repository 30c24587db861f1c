import { formatCount, formatList } from '@/lib/format';
import { parsePercent } from '@/lib/domain/money/parse-percent';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { USUAL_TERMS, type AuctionTerms } from './auction-bid';

/** The terms in the order of the form, each under its name in sheets and older URLs. */
export const TERM_FIELDS = [
  { name: 'preparationPounds', short: 'preparation', label: 'Prep cost per car', unit: '£', max: 100_000 },
  { name: 'feePounds', short: 'fee', label: 'Auction fee per car', unit: '£', max: 100_000 },
  { name: 'feePercent', short: 'fee-percent', label: 'Auction fee % of bid', unit: '%', max: 50 },
  { name: 'marginPounds', short: 'margin', label: 'Margin per car', unit: '£', max: 100_000 },
  { name: 'marginPercent', short: 'margin-percent', label: 'Margin % of retail', unit: '%', max: 90 },
] as const satisfies readonly {
  name: keyof AuctionTerms;
  short: string;
  label: string;
  unit: '£' | '%';
  max: number;
}[];

type AuctionTermField = (typeof TERM_FIELDS)[number];

/** Pounds or a percentage as typed, 0 for an empty text; null for text that is not one, has another unit or is too much. */
export function readTerm(text: string, { unit, max }: Pick<AuctionTermField, 'unit' | 'max'>): number | null {
  if (text.trim() === '') return 0;
  const number = unit === '£' ? (parsePounds(text) ?? NaN) / 100 : (parsePercent(text) ?? NaN);
  return number <= max ? number : null;
}

/** What to enter instead of a text that is not the term; undefined for one that is. */
export function termProblem(text: string, field: AuctionTermField): string | undefined {
  if (readTerm(text, field) !== null) return undefined;
  return field.unit === '£'
    ? `Enter an amount from £0 to £${formatCount(field.max)}.`
    : `Enter a percentage from 0 to ${field.max}.`;
}

/** The text of a term by its short name; null or undefined if there is none. */
export type TermTextOf = (short: AuctionTermField['short']) => string | null | undefined;

/** @param textOf without a text the usual term applies. @returns null if one cannot be read */
export function termsFrom(textOf: TermTextOf): AuctionTerms | null {
  if (unreadTerms(textOf).length > 0) return null;
  const entered = TERM_FIELDS.flatMap((field) => {
    const text = textOf(field.short) ?? null;
    return text === null ? [] : [[field.name, readTerm(text, field)] as const];
  });
  return { ...USUAL_TERMS, ...Object.fromEntries(entered) };
}

/** Why a sheet has no computed max bids; null if all terms can be read. */
export function unreadTermsWords(textOf: TermTextOf): string | null {
  const labels = unreadTerms(textOf).map(({ label }) => `“${label}”`);
  return labels.length === 0 ? null : `No max bids are computed until ${formatList(labels)} can be read.`;
}

const unreadTerms = (textOf: TermTextOf): AuctionTermField[] =>
  TERM_FIELDS.filter((field) => readTerm(textOf(field.short) ?? '', field) === null);
