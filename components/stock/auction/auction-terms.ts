import { USUAL_TERMS, type AuctionTerms } from '@/lib/domain/stock/auction-bid';

/** The terms as they stand in the address and on the form, in its order. */
export const TERM_FIELDS: readonly {
  name: keyof AuctionTerms;
  short: string;
  label: string;
  unit: '£' | '%';
  max: number;
}[] = [
  { name: 'preparationPounds', short: 'preparation', label: 'Prep cost per car', unit: '£', max: 100_000 },
  { name: 'feePounds', short: 'fee', label: 'Auction fee per car', unit: '£', max: 100_000 },
  { name: 'feePercent', short: 'fee-percent', label: 'Auction fee % of bid', unit: '%', max: 50 },
  { name: 'marginPounds', short: 'margin', label: 'Margin per car', unit: '£', max: 100_000 },
  { name: 'marginPercent', short: 'margin-percent', label: 'Margin % of retail', unit: '%', max: 90 },
];

/** A term as typed; null for what is none. */
export function readTerm(text: string, max: number): number | null {
  const number = Number(text.replace(/[£%,\s]/g, ''));
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= max ? number : null;
}

export function readTerms(query: URLSearchParams): AuctionTerms {
  const found = TERM_FIELDS.flatMap(({ name, short, max }) => {
    const value = readTerm(query.get(short) ?? '', max);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...USUAL_TERMS, ...Object.fromEntries(found) };
}

export function writeTerms(terms: AuctionTerms): string {
  return `?${new URLSearchParams(TERM_FIELDS.map(({ name, short }) => [short, String(terms[name])]))}`;
}
