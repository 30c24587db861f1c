/** Headings of columns as dealers, auctions and their systems write them. */
import { plainHeadingInFull } from './plain-heading';

export type HeadingKind = 'plate' | 'mileage' | 'kilometres' | 'reference';

interface HeadingWords {
  /** Words that name the column on their own. */
  readonly names: readonly string[];
  /** What may stand before and after a name: `vehicle reg no`. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const NUMBERS = ['no', 'nos', 'num', 'number', 'nr'];
const READINGS = [
  'reading',
  'now',
  'current',
  'recorded',
  'in',
  'out',
  'at',
  'the',
  'date',
  'sale',
  'valuation',
  'value',
];

/** Words for kilometres in a heading, without accents; the German and French ones mean a mileage on their own. */
export const KILOMETRES_WORDS: readonly string[] = [
  'km',
  'kms',
  'kmstand',
  'kilometre',
  'kilometres',
  'kilometer',
  'kilometers',
  'kilometrage',
  'kilometrages',
  'kilometerstand',
  'laufleistung',
  'kilometraje',
  'kilometros',
  'quilometragem',
  'quilometros',
  'chilometraggio',
  'chilometri',
  'przebieg',
];
/** In a heading: its mileages are in thousands. */
export const THOUSANDS: readonly string[] = ['k', '000', '000s', '1000', '1000s', 'x1000', 'thousand', 'thousands'];

const HEADINGS: Readonly<Record<HeadingKind, HeadingWords>> = {
  plate: {
    names: [
      'reg',
      'regn',
      'rego',
      'regs',
      'regno',
      'regnum',
      'registration',
      'registrations',
      'registrationno',
      'registrationnumber',
      'vrm',
      'vrn',
      'plate',
      'number plate',
      'numberplate',
      'licence plate',
      'license plate',
      'index',
      'index mark',
      'rn',
    ],
    before: ['the', 'vehicle', 'veh', 'car', 'uk', 'current', 'v'],
    after: [...NUMBERS, 'mark', 'plate', 'vrm'],
  },
  mileage: {
    names: [
      'mileage',
      'mileages',
      'miles',
      'mls',
      'milage',
      'odo',
      'odometer',
      'speedo',
      'speedometer',
      'clock',
      'clocked',
      'odometer miles',
      'odometer mi',
      'mileage mi',
      'mileage miles',
      'odo miles',
      'odo mi',
    ],
    before: [
      'current',
      'recorded',
      'vehicle',
      'veh',
      'odometer',
      'actual',
      'warranted',
      'latest',
      'sale',
      'est',
      'estimated',
      'the',
    ],
    after: [...READINGS, ...THOUSANDS],
  },
  kilometres: {
    names: [
      ...KILOMETRES_WORDS,
      'km stand',
      'kilometer stand',
      'mileage km',
      'mileage kms',
      'mileage kilometres',
      'odometer km',
      'odometer kms',
      'odometer kilometres',
      'odo km',
      'odo kms',
      'distance km',
      'clock km',
      'in km',
    ],
    before: ['current', 'recorded', 'vehicle', 'veh', 'odometer', 'actual', 'the', 'sale'],
    after: [...READINGS, ...THOUSANDS],
  },
  reference: {
    names: [
      'no',
      'num',
      'number',
      'id',
      'ref',
      'reference',
      'lot',
      'code',
      'stock',
      'stk',
      'unit',
      'fleet',
      'asset',
      'item',
      'stock book',
      'stockno',
      'stkno',
      'stocknumber',
      'stockid',
      'lotno',
      'refno',
      'unitno',
      'fleetno',
      'dealno',
      'sku',
      'line',
    ],
    before: [
      'lot',
      'stand',
      'job',
      'book',
      'purchase',
      'inventory',
      'stock',
      'stk',
      'our',
      'your',
      'dealer',
      'vehicle',
      'veh',
      'unit',
      'fleet',
      'asset',
      'item',
      'deal',
      'internal',
      'sale',
    ],
    after: [...NUMBERS, 'id', 'ref', 'reference', 'code'],
  },
};

/** Whether a cell is the heading of a column of that kind, however it is written: `Stk No.`, `stk_no`, `StkNo`. */
export function isHeading(kind: HeadingKind, cell: string): boolean {
  const { names, before, after } = HEADINGS[kind];
  let words = plainHeadingInFull(cell).split(' ');
  const isName = () => names.includes(words.join(' '));
  for (;;) {
    if (isName()) return true;
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (words.length < 2) return false;
    if (after.includes(last) && !names.includes(words.slice(1).join(' '))) words = words.slice(0, -1);
    else if (before.includes(first)) words = words.slice(1);
    else if (after.includes(last)) words = words.slice(0, -1);
    else return false;
  }
}

/** Whether a heading of a reference may also be that of a number of the row: `No`, beside `Stock no`. */
export const isGeneralReference = (cell: string): boolean =>
  ['no', 'nos', 'num', 'nr', 'number', 'id', 'code', 'item', 'line'].includes(plainHeadingInFull(cell));
