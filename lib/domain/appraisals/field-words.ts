/** Names of each field of an appraisal and each kind of change. Without schemas: pages load it. */
import { formatList } from '@/lib/format';
import type { EntryField, LinePart } from './entries';

type ChangeKind = 'state' | 'offerMade' | 'offerRequested' | 'approval' | 'link' | 'photo' | 'signature' | 'erased';

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
  link: 'Customer link',
  photo: 'Photo',
  signature: 'Customer’s signature',
  erased: 'Customer’s details, photos and signature erased',
};
const LINE_WORDS: Readonly<Record<LinePart, string>> = {
  part: 'Damage: part',
  damage: 'Damage',
  cost: 'Damage: cost',
  vat: 'Damage: VAT',
  treatment: 'Damage: what to do',
  source: 'Damage: source of the cost',
  removed: 'Damage removed',
};

/** @param field a name in the history, including those of condition lines */
export function fieldWords(field: string): string {
  const part = /^line\.[0-9a-f]{8}\.(\w+)$/.exec(field)?.[1];
  const known = Object.entries(part === undefined ? WORDS : LINE_WORDS).find(([name]) => name === (part ?? field));
  return known?.[1] ?? field;
}

/** What an appraisal holds about its customer, which is erased together. */
export interface CustomerData {
  /** A name, a telephone number or an e-mail address. */
  readonly hasText: boolean;
  readonly hasPhotos: boolean;
  readonly hasSignature: boolean;
}

/** "the customer’s details, the photos and the signature"; empty if there is nothing to erase. */
export const customerDataWords = ({ hasText, hasPhotos, hasSignature }: CustomerData): string =>
  formatList([
    ...(hasText ? ['the customer’s details'] : []),
    ...(hasPhotos ? ['the photos'] : []),
    ...(hasSignature ? ['the signature'] : []),
  ]);
