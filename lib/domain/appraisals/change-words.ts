/** Changes of an appraisal in the words used on screen. Without schemas: pages load it. */
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { isMonth } from '@/lib/domain/time/calendar';
import { capitalised, formatDate, formatList, formatMonthLong, formatPlural, formatPounds } from '@/lib/format';
import { APPRAISAL_STATES, CUSTOMER_REASONS, LOSS_WORDS, STATE_WORDS } from './appraisal-state';
import { TREATMENTS, TREATMENT_WORDS } from './condition-lines';
import { CONDITIONS, LINE_PARTS, readAmount, readOptionCodes, type EntryField, type LinePart } from './entries';
import { moneyText } from './money-text';
import { LINE_SOURCE_WORDS } from './sum-line';
import { COST_VAT, COST_VAT_WORDS, VAT_SCHEME_WORDS } from './vat';

type Words = Readonly<Record<string, string>>;

const wordsOf = <Code extends string>(codes: readonly Code[], word: (code: Code) => string): Words =>
  Object.fromEntries(codes.map((code) => [code, word(code)]));

const COST_VAT_CODES = wordsOf(COST_VAT, (code) => COST_VAT_WORDS[code]);

/** Fields whose text is a code. */
const CODES: Readonly<Record<string, Words>> = {
  condition: wordsOf(CONDITIONS, (code) => BAND_WORDS[code].label),
  vatScheme: VAT_SCHEME_WORDS,
  preparationVat: COST_VAT_CODES,
  warrantyVat: COST_VAT_CODES,
  feesVat: COST_VAT_CODES,
  state: wordsOf(APPRAISAL_STATES, (code) => STATE_WORDS[code]),
  approval: { requested: 'Requested', approved: 'Approved', refused: 'Declined', withdrawn: 'Withdrawn' },
  customerReason: wordsOf(CUSTOMER_REASONS, (code) => LOSS_WORDS[code]),
  link: { created: 'Created', replaced: 'Replaced' },
  photo: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  signature: { signed: 'Signed' },
} satisfies Partial<
  Record<EntryField | 'state' | 'approval' | 'customerReason' | 'link' | 'photo' | 'signature', Words>
>;

const LINE_CODES: Readonly<Partial<Record<LinePart, Words>>> = {
  vat: COST_VAT_CODES,
  treatment: wordsOf(TREATMENTS, (code) => TREATMENT_WORDS[code]),
  source: { own: LINE_SOURCE_WORDS.own, price_list: LINE_SOURCE_WORDS.price_list },
  removed: { yes: 'Removed', no: 'Restored' },
};

/** Not a property of every object: `constructor`. */
const ownOf = <T>(words: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** @param field a name of the history @param text before or after; null or empty: nothing */
export function textWords(field: string, text: string | null): string {
  if (!text?.trim()) return 'nothing';
  if (field === 'handOver') return isMonth(text) ? formatMonthLong(text) : `“${text}”`;
  if (field === 'options') return optionWords(text);
  if (field === 'erased') return capitalised(formatList(text.split(',')));
  if (field === 'purchaseDay') return formatDate(text);
  if (field === 'offerMade' || field === 'offerRequested' || field === 'purchasePrice')
    return formatPounds(Number(text));
  const part = LINE_PARTS.find((known) => field.endsWith(`.${known}`));
  const codes = part === undefined ? ownOf(CODES, field) : LINE_CODES[part];
  // Typed text is quoted.
  return (codes && ownOf(codes, text)) ?? `“${text}”`;
}

const AMOUNT_FIELDS: readonly string[] = [
  'salePrice',
  'preparation',
  'warranty',
  'fees',
  'finance',
  'deposit',
  'offer',
] satisfies EntryField[];

/** The same of an entry, whose amount is written as one where it can be read. */
export function enteredWords(field: string, text: string): string {
  const isAmount = AMOUNT_FIELDS.includes(field) || field.endsWith('.cost');
  const pence = isAmount ? readAmount(text).value : null;
  return pence === null ? textWords(field, text) : moneyText(pence);
}

function optionWords(text: string): string {
  const codes = readOptionCodes(text);
  return codes.length === 0 ? `“${text}”` : `${formatPlural(codes.length, 'option')} (${codes.join(', ')})`;
}

/** "Clean → Average", "nothing → “250”"; without a previous value only the new one: "Draft". Empty once erased. */
export function changeWords(field: string, before: string | null, after: string | null): string {
  if (before === null && after === null) return '';
  const now = textWords(field, after);
  return before === null ? now : `${textWords(field, before)} → ${now}`;
}
