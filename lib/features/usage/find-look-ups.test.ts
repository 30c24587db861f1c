import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Session } from '@/lib/access';
import { findLookUps } from '@/lib/api/endpoints/ledger';
import { findValuations } from '@/lib/api/endpoints/valuations';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runFindLookUps } from '@/lib/features/usage/ledger';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { runFindValuations } from '@/lib/features/valuations/valued-vehicles';
import { newApiKey, openApiKeys } from '@/lib/store/people/api-keys';
import { openLookUps } from '@/lib/store/usage/look-ups';

type FindRecording = Awaited<ReturnType<typeof openRecordedServices>>;
let recorded: FindRecording;
let dealer: Awaited<ReturnType<FindRecording['dealer']>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());
beforeEach(async () => (dealer = await recorded.dealer()));

const value = (mileage: number, session: Session = dealer.session, fresh = false) => {
  const input = { plate: 'AB21 CDE', mileage, internetPrices: false, fresh };
  return runCreateValuation(call(input, session), dealer.services);
};
async function lookUpsOf(text: string, session: Session = dealer.session) {
  const { database, secret } = recorded;
  const { now } = dealer.services;
  const lookUps = openLookUps({ database, subscription: dealer.subscription });
  return findLookUps.output.parse(await runFindLookUps(call({ text }, session), { lookUps, secret, now }));
}
const valuationsOf = async (text: string, session: Session = dealer.session) =>
  findValuations.output.parse(await runFindValuations(call({ text }, session), dealer.services));

test('a plate in any spelling finds its valuations and its look-ups, each with its record, and asks no provider', async () => {
  const first = await value(23_499);
  const second = await value(23_499);
  recorded.arrivals.length = 0;
  for (const text of ['AB21CDE', ' ab21-cde ']) {
    const { shown, vehicleKind, items } = await valuationsOf(text);
    assert.deepEqual([shown, vehicleKind], ['AB21 CDE', 'car']);
    const saved = new Set([first.record.id, second.record.id]);
    assert.deepEqual(new Set(items.map(({ id }) => id)), saved);
    const ledger = await lookUpsOf(text);
    assert.deepEqual(ledger.items.map(({ operation, charged }) => `${operation} ${charged}`).sort(), [
      'REGLookupVRM no',
      'REGLookupVRM yes',
      'VRMValuation no',
      'VRMValuation yes',
    ]);
    assert.deepEqual(new Set(ledger.items.map(({ record }) => record?.id)), saved);
  }
  assert.deepEqual(recorded.arrivals, []);
});

test('a plate with a look-alike character finds what there is of the plate it can only be', async () => {
  const { record } = await value(23_499);
  const valued = await valuationsOf('AB2I CDE');
  assert.deepEqual([valued.shown, valued.named, valued.items.map(({ id }) => id)], ['AB21 CDE', null, [record.id]]);
  const ledger = await lookUpsOf('AB2I CDE');
  assert.deepEqual([ledger.shown, ledger.items.length], ['AB21 CDE', 2]);
  assert.deepEqual((await valuationsOf('NF19 UNO')).items, []);
});

test('a text that may be a plate or a model finds the vehicles named so too; a current plate does not', async () => {
  const { record } = await value(23_499);
  for (const text of ['C3', ' c3 ']) {
    const { named, items } = await valuationsOf(text);
    assert.deepEqual([named, items.map(({ id }) => id)], [text.trim(), [record.id]], text);
  }
  assert.equal((await valuationsOf('AB21 CDE')).named, null);
});

test('a look-up that came to no record is found by the plate it was sent with', async () => {
  for (const operation of ['REGLookupVRM', 'VRMValuation']) recorded.broken.add(operation);
  await assert.rejects(value(23_499));
  assert.deepEqual(
    (await lookUpsOf('AB21 CDE')).items.map(({ operation, record }) => `${operation} ${record?.id}`).sort(),
    ['REGLookupVRM undefined', 'VRMValuation undefined'],
  );
});

test('another vehicle, and another organisation, have none of them', async () => {
  await value(23_499);
  const stranger = await recorded.dealer();
  for (const [text, session] of [
    ['NF19 UND', dealer.session],
    ['AB21 CDE', stranger.session],
  ] as const) {
    assert.deepEqual((await valuationsOf(text, session)).items, []);
    assert.deepEqual((await lookUpsOf(text, session)).items, []);
  }
});

test('a text that is neither plate nor VIN is refused at its field', async () => {
  for (const text of ['', 'golf', 'AB21 CDEFG', 'WVWZZZ1KZ0000004'])
    for (const find of [valuationsOf, lookUpsOf])
      await assert.rejects(find(text), { code: 'invalid_input', field: 'text' });
});

test('a look-up with an API key names the key beside its user, also one that reused a result', async () => {
  const { database } = recorded;
  const { session } = dealer;
  const key = { ...newApiKey('a secret'), name: 'Our dealer system', role: 'valuer', days: null } as const;
  const by = { organisationId: session.organisationId, byPersonId: 'an administrator', personId: session.personId };
  const added = await openApiKeys(database).add({ ...by, ...key });
  await value(23_499);
  await value(23_499, { ...session, apiKeyId: added?.id ?? '' });
  await value(23_499, { ...session, apiKeyId: added?.id ?? '' }, true);
  const { items } = await lookUpsOf('AB21 CDE');
  assert.deepEqual(items.map(({ status, apiKey }) => `${status}: ${apiKey}`).sort(), [
    'Charged: Our dealer system',
    'Charged: Our dealer system',
    'Charged: null',
    'Charged: null',
    'Free – already checked: Our dealer system',
    'Free – already checked: Our dealer system',
  ]);
});
