/** Names of each field of an appraisal and each kind of change. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate, formatDateTime, formatList, formatPlural } from '@/lib/format';
import type { CUSTOMER_FIELDS, Entries, EntryField, LinePart } from './entries';

type ChangeKind =
  | 'state'
  | 'offerMade'
  | 'offerRequested'
  | 'approval'
  | 'declineReason'
  | 'customerReason'
  | 'link'
  | 'photo'
  | 'signature'
  | 'purchasePrice'
  | 'purchaseDay'
  | 'loss'
  | 'erased';

const WORDS: Readonly<Record<EntryField | ChangeKind, string>> = {
  condition: 'Condition',
  handOver: 'Month of hand-over',
  options: 'Factory options',
  adjustment: 'Adjustment',
  adjustmentReason: 'Reason for the adjustment',
  salePrice: 'Asking price',
  preparation: 'Preparation',
  preparationVat: 'Preparation: VAT',
  warranty: 'Warranty',
  warrantyVat: 'Warranty: VAT',
  fees: 'Fees',
  feesVat: 'Fees: VAT',
  margin: 'Margin wanted',
  vatScheme: 'VAT on the sale',
  finance: 'Finance still owed',
  deposit: 'Used as a deposit',
  offer: 'Offer',
  validDays: 'Valid for (days)',
  customerName: 'Customer’s name',
  customerTelephone: 'Customer’s telephone',
  customerEmail: 'Customer’s e-mail',
  state: 'State',
  offerMade: 'Offer made',
  offerRequested: 'Approval requested for an offer',
  approval: 'Request for approval',
  declineReason: 'Reason for declining the request',
  customerReason: 'Customer’s reason for declining',
  link: 'Customer link',
  photo: 'Photo',
  signature: 'Customer’s signature',
  purchasePrice: 'Price paid, corrected',
  purchaseDay: 'Day of purchase, corrected',
  loss: 'Reason for the loss',
  erased: 'Customer’s data erased',
};
/** After the name of its line; a removal is about the line as a whole. */
const LINE_WORDS: Readonly<Record<LinePart, string>> = {
  part: 'part',
  damage: 'kind',
  cost: 'cost',
  vat: 'VAT',
  treatment: 'what to do',
  source: 'source of the cost',
  removed: '',
};

const LINE_FIELD = /^line\.([0-9a-f]{8})\.(\w+)$/;

/** The name of each condition line by its id. */
export type LineNames = ReadonlyMap<string, string>;

/**
 * "Rear door, dented", also of a line that was removed. Lines without words, or with the same ones, have their number in
 * the order in which lines were added: "Damage (no. 2)". @param entries in that order
 */
export function lineNames(entries: Entries): LineNames {
  const ids = [...new Set(Object.keys(entries).flatMap((field) => LINE_FIELD.exec(field)?.[1] ?? []))];
  const words = ids.map((id) => {
    const [part = '', damage = ''] = ['part', 'damage'].map((name) => entries[`line.${id}.${name}`]?.trim());
    return [part || 'Damage', damage].filter(Boolean).join(', ');
  });
  return new Map(
    ids.map((id, index) => {
      const name = words[index] ?? '';
      const isKnown = name !== 'Damage' && words.filter((other) => other === name).length === 1;
      return [id, isKnown ? name : `${name} (no. ${index + 1})`];
    }),
  );
}

/** @param field a name in the history, including those of condition lines */
export function fieldWords(field: string, lines: LineNames): string {
  const [, id, part] = LINE_FIELD.exec(field) ?? [];
  if (id === undefined) return wordsIn(WORDS, field) ?? field;
  const name = lines.get(id) ?? 'Damage';
  const words = wordsIn(LINE_WORDS, part ?? '');
  return words ? `${name}: ${words}` : name;
}

const wordsIn = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** What an appraisal holds about its customer, which is erased together. */
export interface CustomerData {
  /** Details that are entered, or that the history has since they were. */
  readonly details: readonly (typeof CUSTOMER_FIELDS)[number][];
  readonly photoCount: number;
  readonly signatures: readonly { readonly name: string; readonly signedAt: string }[];
}

/** "the customer’s details, the photos and the signature"; empty if there is nothing to erase. */
export const customerDataWords = ({ details, photoCount, signatures }: CustomerData): string =>
  formatList([
    ...(details.length > 0 ? ['the customer’s details'] : []),
    ...(photoCount > 0 ? ['the photos'] : []),
    ...(signatures.length > 0 ? ['the signature'] : []),
  ]);

/** How long they stay. @param erasedOn when retention erases them; null without a retention period */
export function customerRetentionWords(erasedOn: Day | null, today: Day): string {
  const together = 'Photos and signatures are erased with them.';
  if (erasedOn === null)
    return `The details stay until you erase them, as your organisation has no retention period. ${together}`;
  const day = formatDate(erasedOn);
  return erasedOn >= today
    ? `The details are erased on ${day}, when your organisation’s retention period ends, or earlier by you. ${together}`
    : `Your organisation’s retention period ended on ${day}: details entered now are erased within minutes. ${together}`;
}

/** Each of them by its name, before they are erased. */
export const customerDataItems = ({ details, photoCount, signatures }: CustomerData): string[] => [
  ...details.map((field) => `${WORDS[field]}, here and in the history`),
  ...(photoCount > 0
    ? [`${formatPlural(photoCount, 'photo')}, here, on the offer sheet and by the customer link`]
    : []),
  ...signatures.map(({ name, signedAt }) => `Signature of ${name}, ${formatDateTime(signedAt)}`),
];
