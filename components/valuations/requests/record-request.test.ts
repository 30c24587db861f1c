/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/**
 * A record is requested again the way it was made, so that nothing known about its vehicle is lost or charged twice.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mostCreditsOf } from '@/lib/domain/usage/price-words';
import { WHOLE } from '@/components/valuations/record/sample-whole-record';
import {
  marketPricesRequest,
  missingAnswerRequest,
  missingSources,
  refreshRequest,
  type RecordRequest,
} from './record-request';

const PLATE = 'DS18AGR';
const VIN = 'WVWZZZCDZMW000001';
const MILEAGE = 40_000;
const FILE = '4f1c2a9e-0000-4000-8000-00000000000f';
const BASE = '4f1c2a9e-0000-4000-8000-00000000000b';
const derivative = { kind: 'car', identifier: 50017, registered: '2018-03-01' } as const;
const blank = { plate: null, vin: null, kind: null, identifier: null, registered: null, mileage: null };
const byPlate = { ...blank, plate: PLATE, mileage: MILEAGE };
const byDerivative = { ...blank, ...derivative, mileage: MILEAGE };
const priced = { ...derivative, mileage: MILEAGE };

const recordOf = (
  asked: typeof WHOLE.asked,
  { basedOn = null, fileId, prices = false }: { basedOn?: string | null; fileId?: string; prices?: boolean } = {},
) => ({
  asked,
  basedOn,
  ...(fileId !== undefined && { fileId }),
  mileage: WHOLE.mileage,
  sources: { ...WHOLE.sources, internetPrices: prices ? WHOLE.sources.valuation : null },
});

const REFRESHES: readonly [
  what: string,
  record: ReturnType<typeof recordOf>,
  request: RecordRequest,
  credits: number,
][] = [
  [
    'a derivative chosen in a vehicle file',
    recordOf({ ...byDerivative, plate: PLATE }, { fileId: FILE }),
    { by: 'file', input: { id: FILE, mileage: MILEAGE, registered: derivative.registered }, priced },
    1,
  ],
  [
    'a vehicle file by VIN',
    recordOf({ ...byDerivative, vin: VIN }, { fileId: FILE }),
    { by: 'file', input: { id: FILE, mileage: MILEAGE, registered: derivative.registered }, priced },
    1,
  ],
  [
    'a vehicle file by plate',
    recordOf(byPlate, { fileId: FILE }),
    {
      by: 'file',
      input: { id: FILE, mileage: MILEAGE, internetPrices: false },
      priced: { plate: PLATE, mileage: MILEAGE, internetPrices: false, only: 'valuation' },
    },
    1,
  ],
  [
    'a vehicle file by plate, with market prices',
    recordOf(byPlate, { fileId: FILE, prices: true }),
    {
      by: 'file',
      input: { id: FILE, mileage: MILEAGE, internetPrices: true },
      priced: { plate: PLATE, mileage: MILEAGE, internetPrices: true, only: 'valuation' },
    },
    2,
  ],
  [
    'a derivative chosen in a record',
    recordOf({ ...byDerivative, plate: PLATE }, { basedOn: BASE }),
    { by: 'record', input: { id: BASE, ...priced }, priced },
    1,
  ],
  ['a guide ID', recordOf(byDerivative), { by: 'identifier', input: priced, priced }, 1],
  [
    'a plate',
    recordOf(byPlate),
    {
      by: 'plate',
      input: { plate: PLATE, mileage: MILEAGE, internetPrices: false },
      priced: { plate: PLATE, mileage: MILEAGE, internetPrices: false },
    },
    2,
  ],
  [
    'a plate, with market prices',
    recordOf(byPlate, { prices: true }),
    {
      by: 'plate',
      input: { plate: PLATE, mileage: MILEAGE, internetPrices: true },
      priced: { plate: PLATE, mileage: MILEAGE, internetPrices: true },
    },
    3,
  ],
  ['a VIN', recordOf({ ...blank, vin: VIN }), { by: 'vin', input: { vin: VIN }, priced: { vin: VIN } }, 1],
];

for (const [what, record, request, credits] of REFRESHES) {
  test(`a record of ${what} is refreshed as it was made, for at most ${credits}`, () => {
    assert.deepEqual(refreshRequest(record), request);
    assert.equal(mostCreditsOf(request.priced), credits);
  });
}

const HALVES = [
  ['plate', 'look-up and value', []],
  ['plate', 'value', ['registration']],
  ['plate', 'look-up', ['valuation']],
  ['plate', 'value and market prices', ['registration']],
  ['plate', 'market prices', ['registration', 'valuation']],
  ['identifier', 'value', []],
  ['vin', 'look-up', []],
] as const;
describe('what is missing', () => {
  for (const [kind, present, missing] of HALVES) {
    test(`of a record by ${kind} with its ${present}: ${missing.join(' and ') || 'nothing'}`, () => {
      const record = {
        ...WHOLE,
        kind,
        sources: {
          registration: present.includes('look-up') ? WHOLE.sources.registration : null,
          valuation: present.includes('value') ? WHOLE.sources.valuation : null,
          internetPrices: present.includes('market') ? WHOLE.sources.valuation : null,
        },
      };
      assert.deepEqual(missingSources(record), missing);
      assert.deepEqual(missingAnswerRequest(record), missing.length === 0 ? null : refreshRequest(record));
    });
  }
});

describe('market prices', () => {
  for (const [what, record, credits] of [
    ['a plate', recordOf(byPlate), 3],
    ['a vehicle file by plate, whose look-up is not charged again', recordOf(byPlate, { fileId: FILE }), 2],
  ] as const) {
    test(`of ${what} cost at most ${credits}`, () => {
      const request = marketPricesRequest(record);
      assert.equal(request?.by, record.fileId === undefined ? 'plate' : 'file');
      assert.equal(request && mostCreditsOf(request.priced), credits);
    });
  }

  test('are not offered again where their look-up was answered, nor for a mileage beyond the guide’s range', () => {
    assert.equal(marketPricesRequest(recordOf(byPlate, { prices: true })), null);
    const beyond = { ...recordOf(byPlate), mileage: { ...WHOLE.mileage, outOfBounds: true } };
    assert.equal(marketPricesRequest(beyond), null);
  });

  test('are not had for a guide ID', () => {
    assert.equal(marketPricesRequest(recordOf({ ...byDerivative, plate: PLATE }, { fileId: FILE })), null);
  });
});
