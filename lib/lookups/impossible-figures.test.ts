/**
 * Every figure of every recorded paid answer, made impossible: the answer is still read, saved and shown, but no
 * impossible figure is.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { createRegistration } from '@/lib/api/endpoints/registrations/registrations';
import type { ProviderAnswer } from '@/lib/provider/provider';
import { createProvider } from '@/lib/provider/provider';
import { composeRecord, type LookUpOutcome, type RecordParts } from '@/lib/domain/valuations/valuation-record';
import { composeRegistration } from '@/lib/domain/vehicles/registration/registration-record';
import type { Result, ShapeFields } from '@/lib/contract/operations';
import type { AnswerSource, BilledQuestion } from './billed-question';
import { pricesNotRequested, registerNotRequested, valueNotRequested } from './missing-answers';
import * as questions from './questions';
import { answeredResult } from './result';

const NOW = new Date('2026-06-05T13:07:09Z');
const PERSON = { id: 'smith', name: 'J. Smith' };
/** A figure that is impossible for any quantity. */
const IMPOSSIBLE = [
  '-1',
  '-2147483648',
  '2147483647',
  '99999999999999999999',
  '1.5',
  '-7250.00',
  'NaN',
  'INF',
  '1e9',
  'n/a',
  '',
];
/** Numbers that are not money, miles, counts or sizes: dates, codes and positions, which may be anything. */
const NO_FIGURE =
  /^(REFID|.*DATE|.*CODE|.*_ID|.*INTRODUCED|.*Introduced|.*DISCONTINUED|.*Discontinued|PLATE.*|SECode|PREVIOUSDISPOSAL|FIRSTREG.*|AUDITID)$/;

type RecordAnswers = Pick<RecordParts, 'registration' | 'valuation' | 'internetPrices'>;
const NONE: RecordAnswers = {
  registration: registerNotRequested,
  valuation: valueNotRequested(null, null),
  internetPrices: pricesNotRequested,
};

/** Sends the question to a provider with this answer, and reads the answer back as from the ledger. */
async function answered<T, P extends ShapeFields, R extends Result>(
  question: BilledQuestion<T, P, R> & AnswerSource<T>,
  body: string,
): Promise<LookUpOutcome<T>> {
  const base = 'https://provider.example';
  const reply = async () => ({
    status: 200,
    headers: new Map([['content-type', 'text/xml; charset=utf-8']]),
    body: (async function* () {
      yield Buffer.from(body);
    })(),
  });
  const caller = createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: base,
    subscriberId: 1,
    password: 'secret',
    wltpClientId: '',
    wltpClientSecret: '',
    transport: reply,
  });
  const called = await caller.callBilled(question.request.operation, question.request.params, {
    lookUpId: 'a look-up',
  });
  assert.ok('answer' in called);
  const received: ProviderAnswer<unknown> = called.answer;
  assert.ok(received);
  const { outcome, result, auditId = null } = question.readReply(called.answer);
  const stored = question.readStored(JSON.parse(JSON.stringify(result)));
  const answer = {
    lookUpId: 'a look-up',
    state: 'SETTLED',
    charged: 'yes',
    outcome,
    auditId,
    cachedFrom: null,
  } as const;
  const requester = { personId: PERSON.id, personName: PERSON.name };
  return answeredResult(question, { ...answer, result: stored, answeredAt: NOW }, requester);
}

const PLATE = 'AB21CDE';
const vehicle = { kind: 'car', identifier: 50001, registered: '2021-03-15' } as const;
const READERS: Readonly<Record<string, (body: string) => Promise<RecordAnswers>>> = {
  'vrm/VRMValuation.post': async (body) => ({
    ...NONE,
    valuation: await answered(questions.valueByPlate(PLATE, 23_499, NOW), body),
  }),
  'vrm/VRMInternetPricesValuation.post': async (body) => ({
    ...NONE,
    internetPrices: await answered(questions.internetPricesByPlate(PLATE, 23_499, NOW), body),
  }),
  'vrm/REFIDValuation.post': async (body) => ({
    ...NONE,
    valuation: await answered(questions.valueByIdentifier(vehicle, 23_499, NOW), body),
  }),
  'reg/REGLookupVRM.post': async (body) => ({
    ...NONE,
    registration: await answered(questions.lookUpByPlate(PLATE), body),
  }),
  'reg/REGLookupVIN.post': async (body) => ({
    ...NONE,
    registration: await answered(questions.lookUpByVin('VF7L2DLH9ML828475'), body),
  }),
};

/** The record of these answers as the browser gets it: parsed by its endpoint. */
function recordOf(outcomes: RecordAnswers) {
  const record = composeRecord({
    id: 'a record',
    kind: 'plate',
    basedOn: null,
    valuedAt: NOW.toISOString(),
    valuedBy: PERSON,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: { plate: PLATE, vin: null, kind: null, identifier: null, registered: null, mileage: 23_499 },
    warnings: [],
    ...outcomes,
  });
  const { registration } = outcomes;
  if (registration.answer !== null) {
    createRegistration.output.parse({
      contentHash: 'a hash',
      limitNotice: null,
      record: composeRegistration({
        id: 'a record',
        kind: 'plate',
        lookedUpAt: NOW.toISOString(),
        lookedUpBy: PERSON,
        // oxlint-disable-next-line code/plain-words -- a name that saved records contain
        asked: { plate: PLATE, vin: null },
        warnings: [],
        registration: registration.answer,
        provenance: registration.provenance,
      }),
    });
  }
  return savedValuation.parse({ record, contentHash: 'a hash' }).record;
}

/** Every number below a value, with its path. */
function numbersOf(value: unknown, path = ''): [path: string, number: number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => numbersOf(part, `${path}/${name}`));
}

describe('A figure that cannot be right', () => {
  for (const [name, read] of Object.entries(READERS)) {
    const body = goldenExchanges().find((exchange) => exchange.name === name)?.response.body ?? '';
    const figures = [...body.matchAll(/<(\w+)>\s*(-?\d+)\s*</g)];
    test(`in ${name}: each of its ${figures.length} figures in ${IMPOSSIBLE.length} forms leaves a record`, async () => {
      assert.ok(figures.length > 5);
      const whole = recordOf(await read(body));
      for (const { 0: text, 1: element = '', index } of figures) {
        for (const impossible of IMPOSSIBLE) {
          const altered = `${body.slice(0, index)}<${element}>${impossible}<${body.slice(index + text.length)}`;
          const record = recordOf(await read(altered));
          assert.equal(record.identity.title.length > 0, true, `${element} ${impossible}`);
          for (const [path, number] of numbersOf(record)) {
            assert.ok(number >= 0 || NO_FIGURE.test(element), `${element} ${impossible}: ${path} is ${number}`);
          }
          for (const band of ['retail', 'clean', 'average', 'below'] as const) {
            const [before, now] = [whole.values[band], record.values[band]];
            if (now.value !== null) assert.equal(now.value, before.value, `${element} ${impossible}`);
            else if (before.value !== null)
              assert.match(now.because.reason, /could not be read|gives no|gave no|has no vehicle/);
          }
          if (
            record.mileage.used.value === null &&
            whole.mileage.used.value !== null &&
            record.values.clean.value !== null
          ) {
            assert.match(
              record.mileage.used.because.reason,
              /mileage used for the valuation could not be read|without the mileage they are for/,
            );
          }
        }
      }
    });
  }
});
