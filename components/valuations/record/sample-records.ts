/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/**
 * Made-up records for the gallery: a complete one, and the situations a dealer meets, each described by its
 * differences.
 */
import type { Provenance } from '@/lib/domain/provenance';
import type { PriceDifferences } from '@/lib/domain/valuations/price-difference';
import { listedAlerts } from '@/lib/domain/vehicles/flags/listed-alerts';
import type { ValuationRecord, ValuationSummary } from '@/lib/domain/valuations/valuation';

const jo = { id: 'jo', name: 'J. Smith' };
const ofSource = (source: string) => ({ source: source as 'valuation' });

const lookUpProvenance: Provenance = {
  service: 'Registration look-up',
  operation: 'REGLookupVRM',
  lookupId: '4f1c2a9e-0000-4000-8000-000000000001',
  auditId: 491911001,
  editionDay: null,
  editionWords: 'As registered on 6 Apr 2026.',
  mileageUsed: null,
  answeredAt: '2026-04-06T13:05:00.000Z',
  askedBy: jo,
  answer: 'fresh',
  charged: 'yes',
};
const guideProvenance: Provenance = {
  ...lookUpProvenance,
  service: 'Guide valuation',
  operation: 'VRMValuation',
  lookupId: '4f1c2a9e-0000-4000-8000-000000000002',
  auditId: null,
  editionWords: 'Guide values on 6 Apr 2026. The edition is not given.',
  mileageUsed: 31000,
};

const identityFact = (
  field: string,
  label: string,
  register: string | null,
  trade: string | null,
  book: string | null,
  valuation: string | null,
  agreement: 'agree' | 'differ' | 'single' = 'agree',
) => ({ field, label, says: { register, trade, book, valuation }, agreement });

const notRequested = {
  value: null,
  because: {
    reason: 'Market prices were not bought with this valuation.',
    next: 'The free ones are beside the record, where the provider has them.',
  },
};

const range = (lowPounds: number, highPounds: number) => ({ lowPounds, highPounds });
const unsetMarker = { set: false, day: null };

export const WHOLE: ValuationRecord = {
  version: 1,
  id: '4f1c2a9e-0000-4000-8000-00000000000a',
  kind: 'plate',
  basedOn: null,
  valuedAt: '2026-04-06T13:05:00.000Z',
  valuedBy: jo,
  asked: { plate: 'LK71GHX', vin: null, kind: null, identifier: null, registered: null, mileage: 31240 },
  warnings: [],
  lookUpMissing: null,
  identity: {
    title: 'VOLKSWAGEN GOLF HATCHBACK',
    derivative: '1.5 TSI Style 5dr',
    vehicle: {
      kind: 'car',
      identifier: 50017,
      code: 'VWGO15STH5HPTM  5   ',
      manufacturer: 'VOLKSWAGEN',
      range: 'GOLF',
      model: 'GOLF HATCHBACK',
      derivative: '1.5 TSI Style 5dr',
      introduced: '2020-02-01',
      discontinued: null,
    },
    plate: 'LK71 GHX',
    plateWords: '71 plate (Sep 21–Feb 22)',
    vin: 'WVWZZZCDZMW000001',
    colour: 'GREY',
    registered: '2021-10-14',
    facts: [
      identityFact('manufacturer', 'Make', 'VOLKSWAGEN', null, 'VOLKSWAGEN', 'VOLKSWAGEN'),
      identityFact('model', 'Model', 'GOLF STYLE TSI', null, 'GOLF HATCHBACK', 'GOLF HATCHBACK'),
      identityFact('derivative', 'Derivative', null, null, '1.5 TSI Style 5dr', '1.5 TSI Style 5dr'),
      identityFact('plate', 'Reg', 'LK71 GHX', 'LK71 GHX', null, null),
      identityFact('vin', 'VIN', 'WVWZZZCDZMW000001', 'WVWZZZCDZMW000001', null, null),
      identityFact('registered', 'Registered', '14 Oct 2021', '14 Oct 2021', null, '14 Oct 2021'),
      identityFact('fuel', 'Fuel', 'PETROL', null, 'Petrol Unleaded', null),
      identityFact('engine', 'Engine size', '1,498 cc', null, null, null, 'single'),
      identityFact('doors', 'Doors', '5', null, '5', null),
      identityFact('colour', 'Colour', 'GREY', null, null, 'GREY'),
    ],
    disagreements: [],
  },
  matches: [
    { source: 'register', label: 'Register', level: 1, words: 'matched' },
    { source: 'keepers', label: 'Keepers', level: 1, words: 'matched' },
    { source: 'trade', label: 'Trade body', level: 1, words: 'matched' },
    { source: 'book', label: 'Guide', level: 1, words: 'matched' },
  ],
  autoCorrection: null,
  flags: [
    {
      code: 'keepers',
      severity: 'note',
      title: '1 previous keeper',
      text: '1 previous keeper. Last change of keeper on 4 Mar 2024.',
      day: '2024-03-04',
    },
  ],
  alternatives: [],
  mileage: {
    entered: 31240,
    used: { value: 31000, ...ofSource('valuation') },
    words: 'Valued at 31,000 mi; you entered 31,240 mi.',
    outOfBounds: false,
  },
  dateMatch: { matched: true, words: 'Valued at date of first registration.' },
  values: {
    retail: { value: 17250, ...ofSource('valuation') },
    clean: { value: 15100, ...ofSource('valuation') },
    average: { value: 14200, ...ofSource('valuation') },
    below: { value: 12850, ...ofSource('valuation') },
  },
  internetPrices: {
    value: {
      retail: range(16495, 18995),
      clean: range(15250, 17490),
      average: range(14250, 16200),
      below: range(12995, 14950),
      mileageUsed: 31000,
    },
    source: 'internetPrices',
  },
  equipment: {
    value: {
      items: [
        { code: '1', description: 'Adaptive cruise control', category: 'Driver convenience' },
        { code: '2', description: 'Front and rear parking sensors', category: 'Driver convenience' },
        { code: '3', description: 'Heated front seats', category: 'Comfort' },
        { code: '4', description: '17" alloy wheels', category: 'Exterior' },
      ],
      dateMatch: true,
      dateMatchWords: 'As listed for its registration date.',
    },
    source: 'valuation',
  },
  register: {
    plate: 'LK71GHX',
    vin: 'WVWZZZCDZMW000001',
    manufacturer: 'VOLKSWAGEN',
    model: 'GOLF STYLE TSI',
    fuel: 'PETROL',
    body: '5 DOOR HATCHBACK',
    doors: 5,
    seats: 5,
    wheelPlan: '2-AXLE-RIGID BODY',
    colour: 'GREY',
    engineNumber: 'DPC000001',
    engineCc: 1498,
    co2GramsPerKm: 126,
    registered: '2021-10-14',
    manufactured: '2021-08-20',
    firstRegistered: '2021-10-14',
    usedBeforeFirstRegistration: false,
    scrapped: unsetMarker,
    exported: unsetMarker,
    imported: unsetMarker,
    plateTransfer: unsetMarker,
    previousKeepers: 1,
    keeperAcquired: '2024-03-04',
    keeperDisposed: null,
    massInServiceKg: 1340,
    maxMassKg: 1870,
    maxNetPowerKw: 110,
    maxTowBrakedKg: 1500,
    maxTowUnbrakedKg: 670,
    soundStationaryDb: 74,
    soundEngineRpm: 3750,
    soundDriveByDb: 68,
  },
  trade: { code: 'V5 12345', plate: 'LK71GHX', vin: 'WVWZZZCDZMW000001', registered: '2021-10-14' },
  book: null,
  sources: {
    registration: lookUpProvenance,
    valuation: guideProvenance,
    internetPrices: {
      ...guideProvenance,
      service: 'Online market prices',
      operation: 'VRMInternetPricesValuation',
      lookupId: '4f1c2a9e-0000-4000-8000-000000000003',
    },
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
      identityFact('manufacturer', 'Make', 'FORD', null, 'FORD', 'FORD'),
      identityFact('fuel', 'Fuel', 'DIESEL', null, 'Petrol Unleaded', null, 'differ'),
      identityFact('doors', 'Doors', '3', null, '5', null, 'differ'),
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
    used: { value: 162000, ...ofSource('valuation') },
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
    requestedBy: jo.name,
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
      'Add the mileage to value it (1 valuation).',
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

const summaryOf = (record: ValuationRecord): ValuationSummary => ({
  id: record.id,
  kind: record.kind,
  valuedAt: record.valuedAt,
  valuedBy: record.valuedBy,
  plate: record.identity.plate,
  title: record.identity.title,
  derivative: record.identity.derivative,
  mileage: record.mileage.entered,
  retailPounds: record.values.retail.value,
  cleanPounds: record.values.clean.value,
  vehicleKind: record.identity.vehicle?.kind ?? null,
  ...listedAlerts(record),
});

export const SUMMARIES: readonly ValuationSummary[] = [summaryOf(WHOLE), summaryOf(DOUBTFUL), summaryOf(BY_VIN)];
