/**
 * What a dealer enters in an appraisal: each field is saved as typed, even if it cannot be read yet. Without schemas:
 * pages load it.
 */
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import type { ValueBand } from '@/lib/domain/valuations/valuation';
import { formatPounds } from '@/lib/format';
import type { CostVat, VatScheme } from './vat';

/** Conditions of the trade, the best first. */
export const CONDITIONS = ['clean', 'average', 'below'] as const satisfies readonly ValueBand[];
export type TradeCondition = (typeof CONDITIONS)[number];

/** The fields of an appraisal, apart from those of its condition lines. */
export const ENTRY_FIELDS = [
  'condition',
  'handOver',
  'options',
  'adjustment',
  'adjustmentReason',
  'salePrice',
  'preparation',
  'preparationVat',
  'warranty',
  'warrantyVat',
  'fees',
  'feesVat',
  'margin',
  'vatScheme',
  'finance',
  'deposit',
  'offer',
  'validDays',
  'customerName',
  'customerTelephone',
  'customerEmail',
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** Customer fields: erased after the organisation's retention period, or when a person erases them. */
export const CUSTOMER_FIELDS = ['customerName', 'customerTelephone', 'customerEmail'] as const;
const CUSTOMER: readonly string[] = CUSTOMER_FIELDS;
export const isCustomerField = (field: string): boolean => CUSTOMER.includes(field);

/** Of one condition line; its field is `line.<id>.<part>`. */
export const LINE_PARTS = ['part', 'damage', 'cost', 'vat', 'treatment', 'source', 'removed'] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** The name of the field for one part of a condition line. */
export const lineField = (id: string, part: LinePart): string => `line.${id}.${part}`;
/** Every name that a field of an appraisal may have. */
export const FIELD_NAME = new RegExp(`^(${ENTRY_FIELDS.join('|')}|line\\.[0-9a-f]{8}\\.(${LINE_PARTS.join('|')}))$`);
export const ENTRY_LETTERS_MAX = 500;

/** The text of each field by its name; one that was never entered is missing. */
export type Entries = Readonly<Record<string, string>>;

/** Saved entries as the text of each field. */
export const entriesByField = (saved: readonly { readonly field: string; readonly value: string }[]): Entries =>
  Object.fromEntries(saved.map(({ field, value }) => [field, value]));

/** An entry's value, or why it cannot be read: a sentence for its field. */
export type Read<T> =
  { readonly value: T; readonly problem: null } | { readonly value: null; readonly problem: string };

const read = <T>(value: T): Read<T> => ({ value, problem: null });
const unread = (problem: string): { readonly value: null; readonly problem: string } => ({ value: null, problem });

const AMOUNT_MAX_PENCE = 1_000_000_00;
const NOT_AN_AMOUNT = 'Enter an amount in pounds, such as 250 or 1,250.50.';
const TOO_MUCH = 'Enter at most £1,000,000.';
const WHOLE_PRICE = 'Enter less than 100% of the asking price.';

/** Of an amount with a sign: its size is beyond what is accepted, whatever its sign. */
const TOO_LARGE = 'Enter at most £1,000,000, added or taken off.';

/** What an entry with a problem is, after its name: it may be read, and beyond what is accepted. */
export function problemVerb(problem: string): string {
  if (problem === TOO_MUCH || problem === WHOLE_PRICE) return 'is too high';
  return problem === TOO_LARGE ? 'is too large' : 'cannot be read';
}

/** Pence, from 0; an empty text is null. */
export function readAmount(typed: string | undefined): Read<number | null> {
  if (!typed?.trim()) return read(null);
  const pence = parsePounds(typed);
  if (pence === null) return unread(NOT_AN_AMOUNT);
  return pence > AMOUNT_MAX_PENCE ? unread(TOO_MUCH) : read(pence);
}

/** Whole pounds, from 0 to the maximum; an empty text is refused too. */
export function readWholePounds(typed: string, most = AMOUNT_MAX_PENCE / 100): Read<number> {
  const pence = parsePounds(typed);
  if (pence === null || pence % 100 !== 0) return unread('Enter whole pounds, such as 8,250.');
  return pence / 100 > most ? unread(`Enter at most ${formatPounds(most)}.`) : read(pence / 100);
}

/** Pence with a sign: `-250`, `−250`, `+100`, `100`. */
export function readSignedAmount(typed: string | undefined): Read<number | null> {
  const text = (typed ?? '').trim();
  const [, sign = '', amount = ''] = /^([-\u2212+]?)(.*)$/s.exec(text) ?? [];
  const size = readAmount(amount);
  if (size.problem === TOO_MUCH) return unread(TOO_LARGE);
  if (size.problem !== null) return unread('Enter an amount in pounds, such as 250 or -250.');
  if (size.value === null) return sign === '' ? read(null) : unread('Enter an amount in pounds, such as 250 or -250.');
  return read(sign === '-' || sign === '\u2212' ? 0 - size.value : size.value);
}

/** Pounds, or a percentage of the selling price. */
export type Margin = { readonly marginPounds: number; readonly marginPercent: number };

/** `900` and `£900` are pounds, `10%` is a share of the asking price. */
export function readMargin(typed: string | undefined): Read<Margin | null> {
  const text = (typed ?? '').normalize('NFKC').trim();
  if (text === '') return read(null);
  const [, share, decimals = ''] = /^(\d{1,9}(?:\.(\d{1,9}))?)\s*%$/.exec(text) ?? [];
  if (share !== undefined) {
    if (Number(share) >= 100) return unread(WHOLE_PRICE);
    if (decimals.length > 2) return unread('Enter at most two decimals, such as 12.25%.');
    return read({ marginPounds: 0, marginPercent: Number(share) });
  }
  const pence = parsePounds(text);
  if (pence === null) return unread('Enter pounds, such as 900, or a percentage of the asking price, such as 10%.');
  return pence > AMOUNT_MAX_PENCE ? unread(TOO_MUCH) : read({ marginPounds: pence / 100, marginPercent: 0 });
}

/** That saved terms without a margin ask no approval for it; null with one. @param typed an amount or a percentage, as entered */
export function zeroMarginWords(typed: string): string | null {
  const { value, problem } = readMargin(typed);
  if (problem !== null || (value !== null && value.marginPounds + value.marginPercent > 0)) return null;
  return 'These terms ask for no margin: a valuer’s offer that leaves no profit needs no approval for that.';
}

/** Days that an offer is valid. */
const VALID_DAYS = { least: 1, most: 60 } as const;

export function readValidDays(typed: string | undefined): Read<number> {
  const days = /^\d{1,3}$/.test((typed ?? '').trim()) ? Number(typed) : NaN;
  return days >= VALID_DAYS.least && days <= VALID_DAYS.most
    ? read(days)
    : unread(`Enter whole days from ${VALID_DAYS.least} to ${VALID_DAYS.most}.`);
}

export const isConditionChosen = (typed: string | undefined): boolean =>
  CONDITIONS.some((condition) => condition === typed);

/** The condition entered; until one is chosen, what the sums assume: Clean. */
export const readCondition = (typed: string | undefined): TradeCondition =>
  CONDITIONS.find((condition) => condition === typed) ?? 'clean';

/** A vehicle for sale is under the margin scheme unless it is entered as qualifying. */
export const readVatScheme = (typed: string | undefined): Exclude<VatScheme, 'none'> =>
  typed === 'qualifying' ? 'qualifying' : 'margin';

/** A cost includes VAT unless it is entered as excluding it. */
export const readCostVat = (typed: string | undefined): CostVat => (typed === 'without' ? 'without' : 'with');

/** Codes of selected options, ascending, each once. */
export const readOptionCodes = (typed: string | undefined): number[] =>
  [...new Set((typed ?? '').split(',').filter((code) => /^[1-9]\d{0,8}$/.test(code)))]
    .map(Number)
    .toSorted((a, b) => a - b);

/** Amounts that are filled in before anyone enters them: the first of the guide, the others of the appraisal terms. */
const PREFILLED_AMOUNTS: readonly string[] = ['salePrice', 'preparation', 'warranty', 'fees', 'margin'];

/** An entry has this version when the appraisal is started, and a higher one once a person has entered it. */
const FIRST_VERSION = 1;

/** The amounts that are as the appraisal began. @param entries as they are saved, without fields that are typed in since */
export const prefilledAmounts = (
  entries: readonly { readonly field: string; readonly version: number }[],
): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ field, version }) => PREFILLED_AMOUNTS.includes(field) && version === FIRST_VERSION)
      .map(({ field }) => field),
  );
