import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegistrationAnswer } from '@/lib/contract/reg';
import type { RefidValuationAnswer, VrmValuationAnswer } from '@/lib/contract/vrm';
import type { Provenance } from '@/lib/domain/provenance';
import { guideAnswerFrom } from '@/lib/domain/valuations/guide-answer';
import { composeRecord, type LookUpOutcome, type RecordParts } from '@/lib/domain/valuations/valuation-record';
import { composeRegistration } from '@/lib/domain/vehicles/registration/registration-record';
import { registrationFrom } from '@/lib/domain/vehicles/registration/registration-from';
import { identityCheck, type CheckedIdentity } from './identity-check';

const person = { id: 'p1', name: 'Jane Smith' };
const provenance: Provenance = {
  service: 'Registration look-up',
  operation: 'REGLookupVRM',
  lookupId: 'l1',
  auditId: null,
  editionDay: null,
  editionWords: 'The edition of the day.',
  mileageUsed: null,
  answeredAt: '2026-11-30T18:10:00.000Z',
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  askedBy: person,
  answer: 'fresh',
  charged: 'yes',
};
const outcomeWith = <T>(answer: T): LookUpOutcome<T> => ({ answer, provenance });
const missing = { answer: null, because: { reason: 'Not requested.', next: 'Request it.' } } as const;

/** The van that each service answers about. */
const vanOnRegister: RegistrationAnswer = {
  SUCCESS: true,
  AUDITID: 640000150,
  LOOKUP_VRM: 'VN21TRK',
  AUTOCORRECTED: false,
  MATCHLEVEL: { REG: 1, REGKEEPER: 1, REGBASIC: 1, TRADE: 1, REF: 1 },
  DATA: {
    REG: {
      VRM: 'VN21TRK',
      VIN: 'WF0LCV09120010504',
      MANUFACTURER: 'FORD',
      MODEL: 'TRANSIT CUSTOM',
      FUELTYPE: 'HEAVY OIL',
    },
    TRADE: { MVRIS: 'F9 ADK', VRM: 'VN21TRK', VIN: 'WF0LCV09120010504' },
    REF: {
      VEHICLETYPE: 'Light Commercial Vehicle',
      REFID: 912001,
      MANUFACTURER: 'FORD',
      MODEL: 'TRANSIT CUSTOM',
      FUELTYPE: 'Diesel',
    },
  },
};
const vanInGuide = { Success: true, Database: 'LCV', REFID: 912001, REFMan: 'FORD', REFMod: 'TRANSIT CUSTOM' };
const values = {
  Success: true,
  ValuationDateMatch: true,
  ValuationMileage: 46000,
  Retail: 15,
  Clean: 14,
  Average: 13,
  Below: 12,
};
const byPlate: VrmValuationAnswer = {
  Success: true,
  VRMLookup: { ...vanInGuide, VehicleFound: true, VinNumber: 'WF0LCV09120010504' },
  Valuation: values,
};
const byGuideId: RefidValuationAnswer = {
  Success: true,
  REFIDLookup: { ...vanInGuide, IDFound: true },
  Valuation: values,
};

type Request = RecordParts['asked'];
const nothing: Request = { plate: null, vin: null, kind: null, identifier: null, registered: null, mileage: 46_000 };

type Answers = Pick<RecordParts, 'registration' | 'valuation'>;
const valued = (
  kind: RecordParts['kind'],
  request: Partial<Request>,
  answers: Answers,
  basedOn: string | null = null,
) =>
  composeRecord({
    id: 'v1',
    kind,
    basedOn,
    valuedAt: '2026-11-30T18:10:00.000Z',
    valuedBy: person,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: { ...nothing, ...request },
    warnings: [],
    internetPrices: missing,
    ...answers,
  });
const file = (request: Pick<Request, 'plate' | 'vin'>) =>
  composeRegistration({
    id: 'f1',
    kind: request.plate === null ? 'vin' : 'plate',
    lookedUpAt: '2026-11-30T18:10:00.000Z',
    lookedUpBy: person,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: request,
    warnings: [],
    registration: registrationFrom(vanOnRegister),
    provenance,
  });

const both: Answers = {
  registration: outcomeWith(registrationFrom(vanOnRegister)),
  valuation: outcomeWith(guideAnswerFrom(byPlate)),
};
const guideOnly: Answers = { registration: missing, valuation: outcomeWith(guideAnswerFrom(byGuideId)) };
const VIN = 'WF0CAR08120030473';
const PLATE_WORDS = 'The answer is about VN21 TRK, not LM72 EVA as requested';
const VIN_WORDS = `The answer is about WF0LCV09120010504, not ${VIN} as requested`;
const ID_WORDS = 'The answer is about Van 912001, not Car 812003 as requested';

describe('an answer about another vehicle than the one requested', () => {
  const car = { kind: 'car', identifier: 812_003 } as const;
  const cases: readonly [what: string, record: CheckedIdentity, words: string][] = [
    ['valued by plate', valued('plate', { plate: 'LM72EVA' }, both), PLATE_WORDS],
    [
      'valued by plate, register alone',
      valued('plate', { plate: 'LM72EVA' }, { ...both, valuation: missing }),
      PLATE_WORDS,
    ],
    ['valued by VIN', valued('vin', { vin: VIN }, both), VIN_WORDS],
    ['valued by guide ID', valued('identifier', car, guideOnly), ID_WORDS],
    // Its register may name another derivative than the dealer chose; the valuation may not.
    ['valued by a chosen guide ID', valued('identifier', car, guideOnly, 'v0'), ID_WORDS],
    ['looked up by plate', file({ plate: 'LM72EVA', vin: null }), PLATE_WORDS],
    ['looked up by VIN', file({ plate: null, vin: VIN }), VIN_WORDS],
  ];
  for (const [what, record, words] of cases) {
    it(`is doubtful and an alert: ${what}`, () => {
      assert.deepEqual(identityCheck(record), { verdict: 'doubtful', words });
      const alert = record.flags.find(({ text }) => text === `${words}.`);
      assert.deepEqual([alert?.code, alert?.severity], ['sources_disagree', 'warn']);
    });
  }

  it('is not one about the vehicle requested, however it is spelled', () => {
    const records: readonly CheckedIdentity[] = [
      valued('plate', { plate: 'VN21TRK' }, both),
      valued('plate', { plate: 'vn21 trk' }, both),
      valued('vin', { vin: 'WF0LCV09120010504' }, both),
      valued('identifier', { kind: 'van', identifier: 912_001 }, guideOnly),
      file({ plate: 'VN21TRK', vin: null }),
    ];
    for (const { identity, flags } of records) assert.deepEqual([identity.disagreements, flags], [[], []]);
  });

  it('is no further alert where the provider says that it corrected the plate', () => {
    const registration = outcomeWith(
      registrationFrom({
        ...vanOnRegister,
        LOOKUP_VRM: 'VN2ITRK',
        AUTOCORRECTED: true,
        AUTOCORRECTEDREASON: 'I read as 1.',
      }),
    );
    const record = valued('plate', { plate: 'VN2ITRK' }, { ...both, registration });
    assert.equal(identityCheck(record).words, 'Looked up as VN21 TRK, not VN2ITRK');
    assert.deepEqual(record.identity.disagreements, []);
  });
});
