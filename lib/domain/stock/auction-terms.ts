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

/** A term as typed; null if it is not valid. */
export function readTerm(text: string, max: number): number | null {
  const number = Number(text.replace(/[£%,\s]/g, ''));
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= max ? number : null;
}

type TermShortName = (typeof TERM_FIELDS)[number]['short'];

/** @param textOf the text of a term by its short name; an invalid one leaves the usual term */
export function termsFrom(textOf: (short: TermShortName) => string | null | undefined): AuctionTerms {
  const found = TERM_FIELDS.flatMap(({ name, short, max }) => {
    const value = readTerm(textOf(short) ?? '', max);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...USUAL_TERMS, ...Object.fromEntries(found) };
}
