/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/** Made-up records for the gallery: the situations a dealer meets, each described by its differences from `WHOLE`. */
import type { PriceDifferences } from '@/lib/domain/valuations/price-difference';
import type { ValuationRecord, ValuationSummary } from '@/lib/domain/valuations/valuation';
import { valuationSummaryOf } from '@/lib/domain/valuations/valuation-record';
import { fromValuation, guideProvenance, identityFact, lookUpProvenance, WHOLE } from './sample-whole-record';

const notRequested = {
  value: null,
  because: {
    reason: 'Market prices were not bought with this valuation.',
    next: 'The free ones are beside the record, where the provider has them.',
  },
};

const because = (reason: string, next: string) => ({ value: null, because: { reason, next } });

/** Serious flags, differing sources, a mark other than the one typed, several derivatives, one missing value. */
export const DOUBTFUL: ValuationRecord = {
  ...WHOLE,
  id: '4f1c2a9e-0000-4000-8000-00000000000b',
  asked: { ...WHOLE.asked, plate: 'WP19TRF', mileage: 162480 },
  warnings: [
    { field: 'mileage', code: 'too_high_for_age', text: '162,480 mi is very high for its age. Check the digits.' },
  ],
  identity: {
    ...WHOLE.identity,
    title: 'FORD FIESTA HATCHBACK',
    derivative: '1.0 EcoBoost 100 Titanium 5dr',
    plate: 'WP19 TRF',
    plateWords: '19 plate (Mar–Aug 19)',
    facts: [
      identityFact('manufacturer', 'Make', { register: 'FORD', book: 'FORD', valuation: 'FORD' }),
      identityFact('fuel', 'Fuel', { register: 'DIESEL', book: 'Petrol Unleaded' }, 'differ'),
      identityFact('doors', 'Doors', { register: '3', book: '5' }, 'differ'),
    ],
    disagreements: [
      { field: 'fuel', text: 'Fuel: the register says DIESEL and the guide says Petrol Unleaded.' },
      { field: 'doors', text: 'Doors: the register says 3 and the guide says 5.' },
    ],
  },
  matches: [
    { source: 'register', label: 'Register', level: 1, words: 'matched' },
    { source: 'keepers', label: 'Keepers', level: 0, words: 'no match' },
    { source: 'book', label: 'Guide', level: 3, words: '3 possible derivatives' },
  ],
  autoCorrection: { asked: 'WPI9TRF', used: 'WP19TRF', reason: 'The letter I was read as the digit 1.' },
  flags: [
    {
      code: 'scrapped',
      severity: 'stop',
      title: 'Scrapped',
      text: 'Recorded as scrapped on 14 Nov 2024. It cannot go back on the road with this reg.',
      day: '2024-11-14',
    },
    {
      code: 'plate_transfer',
      severity: 'warn',
      title: 'Plate transfer',
      text: 'Plate change on 2 May 2023 – confirm VIN on the V5C.',
      day: '2023-05-02',
    },
  ],
  alternatives: [
    {
      identifier: 50101,
      code: null,
      name: '1.0 EcoBoost 100 Titanium 5dr',
      kind: 'car',
      kindName: 'Car',
      valued: true,
      differsBy: [],
    },
    {
      identifier: 50102,
      code: null,
      name: '1.0 EcoBoost 125 Titanium X 5dr',
      kind: 'car',
      kindName: 'Car',
      valued: false,
      differsBy: ['125', 'X'],
    },
    {
      identifier: 50103,
      code: null,
      name: '1.0 EcoBoost 100 Zetec 3dr',
      kind: 'car',
      kindName: 'Car',
      valued: false,
      differsBy: ['Zetec', '3dr'],
    },
  ],
  mileage: {
    entered: 162480,
    used: { value: 162000, ...fromValuation },
    words: 'Valued at 162,000 mi; you entered 162,480 mi.',
    outOfBounds: false,
  },
  dateMatch: {
    matched: false,
    words: 'The guide has no values for its date of first registration. These are for the nearest date.',
  },
  values: {
    ...WHOLE.values,
    retail: because('The guide gives no retail value for this vehicle.', 'Use the other values.'),
  },
  internetPrices: notRequested,
  equipment: because('The guide has no equipment list for this vehicle.', 'Ask the seller.'),
  sources: {
    registration: { ...lookUpProvenance, answer: 'kept', charged: 'no' },
    valuation: guideProvenance,
    internetPrices: null,
  },
};

/** The price differences between the derivatives of DOUBTFUL. */
export const PRICE_DIFFERENCES: PriceDifferences = {
  basis: {
    service: 'Used values',
    operation: 'GetUsedValuesForIDYearMonthMileage',
    editionDay: '2026-04-01',
    mileageUsed: 162000,
    answeredAt: '2026-04-06T13:05:01.000Z',
    requestedBy: guideProvenance.askedBy.name,
  },
  differences: [
    {
      kind: 'car',
      identifier: 50102,
      differencePounds: 425,
      bands: { retail: 500, clean: 425, average: 400, below: 375 },
    },
    {
      kind: 'car',
      identifier: 50103,
      differencePounds: null,
      ...because(
        'The guide has no used value for it: “The request returned no values.”',
        'Choose it only if you are sure. A valuation may return no values either.',
      ),
    },
  ],
};

/** Identified by its VIN: no money yet. */
export const BY_VIN: ValuationRecord = {
  ...WHOLE,
  id: '4f1c2a9e-0000-4000-8000-00000000000c',
  kind: 'vin',
  asked: { ...WHOLE.asked, plate: null, vin: 'WVWZZZCDZMW000001', mileage: null },
  mileage: {
    entered: null,
    used: because('No valuation was requested.', 'Add the mileage to value it.'),
    words: 'No mileage was entered.',
    outOfBounds: false,
  },
  dateMatch: { matched: null, words: 'No valuation yet.' },
  values: (() => {
    const none = because(
      'The VIN identifies the vehicle. The guide values it by guide ID.',
      'Add the mileage to value it (up to 1 credit).',
    );
    return { retail: none, clean: none, average: none, below: none };
  })(),
  internetPrices: because(
    'Market prices were not bought with this valuation.',
    'The free ones are beside the record, where the provider has them.',
  ),
  equipment: because('Equipment comes with the valuation.', 'Value it first.'),
  sources: { registration: lookUpProvenance, valuation: null, internetPrices: null },
};

export const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const SUMMARIES: readonly ValuationSummary[] = [WHOLE, DOUBTFUL, BY_VIN].map(valuationSummaryOf);
