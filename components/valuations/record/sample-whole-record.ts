/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/** The made-up record of the gallery that has everything; `sample-records.ts` describes the others by their differences. */
import type { Provenance } from '@/lib/domain/provenance';
import type { IdentityFact } from '@/lib/domain/vehicles/identity/identity';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

const jo = { id: 'jo', name: 'J. Smith' };
export const fromValuation = { source: 'valuation' } as const;

export const lookUpProvenance: Provenance = {
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
export const guideProvenance: Provenance = {
  ...lookUpProvenance,
  service: 'Guide valuation',
  operation: 'VRMValuation',
  lookupId: '4f1c2a9e-0000-4000-8000-000000000002',
  auditId: null,
  editionWords: 'Guide values on 6 Apr 2026. The edition is not given.',
  mileageUsed: 31000,
};

/** A fact of the identity, as each source states it; those not named state nothing. */
export const identityFact = (
  field: string,
  label: string,
  says: Partial<IdentityFact['says']>,
  agreement: IdentityFact['agreement'] = 'agree',
): IdentityFact => ({
  field,
  label,
  says: { register: null, trade: null, book: null, valuation: null, ...says },
  agreement,
});

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
      identityFact('manufacturer', 'Make', { register: 'VOLKSWAGEN', book: 'VOLKSWAGEN', valuation: 'VOLKSWAGEN' }),
      identityFact('model', 'Model', {
        register: 'GOLF STYLE TSI',
        book: 'GOLF HATCHBACK',
        valuation: 'GOLF HATCHBACK',
      }),
      identityFact('derivative', 'Derivative', { book: '1.5 TSI Style 5dr', valuation: '1.5 TSI Style 5dr' }),
      identityFact('plate', 'Reg', { register: 'LK71 GHX', trade: 'LK71 GHX' }),
      identityFact('vin', 'VIN', { register: 'WVWZZZCDZMW000001', trade: 'WVWZZZCDZMW000001' }),
      identityFact('registered', 'Registered', {
        register: '14 Oct 2021',
        trade: '14 Oct 2021',
        valuation: '14 Oct 2021',
      }),
      identityFact('fuel', 'Fuel', { register: 'PETROL', book: 'Petrol Unleaded' }),
      identityFact('engine', 'Engine size', { register: '1,498 cc' }, 'single'),
      identityFact('doors', 'Doors', { register: '5', book: '5' }),
      identityFact('colour', 'Colour', { register: 'GREY', valuation: 'GREY' }),
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
    used: { value: 31000, ...fromValuation },
    words: 'Valued at 31,000 mi; you entered 31,240 mi.',
    outOfBounds: false,
  },
  dateMatch: { matched: true, words: 'Valued at date of first registration.' },
  values: {
    retail: { value: 17250, ...fromValuation },
    clean: { value: 15100, ...fromValuation },
    average: { value: 14200, ...fromValuation },
    below: { value: 12850, ...fromValuation },
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
