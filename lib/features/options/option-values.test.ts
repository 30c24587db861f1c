/** Ticks on the list of one day, for a car registered on another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputCall } from '@/lib/features/vehicles/guide-services.fixture';
import { readOptionValues } from '@/lib/api/endpoints/option-values';
import { createProvider } from '@/lib/provider/provider';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runReadOptionValues } from './option-values';

const now = () => new Date('2026-11-30T12:00:00Z');
const base = 'https://provider.example';
const sandbox = createSandbox({ clock: now, base });
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  wltpClientId: '',
  wltpClientSecret: '',
  ...demoSubscriber,
  transport: inProcess((request) => sandbox.serve(request)),
});
const services = { now, caller, cached: createProviderAnswerCache(caller, () => 0) };
const read = async (query: object) => {
  const input = readOptionValues.input.parse({ kind: 'car', identifier: 50_802, mileage: 30_000, ...query });
  return readOptionValues.output.parse(await runReadOptionValues(inputCall(input), services));
};

test('an option that the list of the registration does not have is named by the list it was ticked on', async () => {
  const [today, then] = [await read({ date: '2026-11-30' }), await read({ registered: '2024-03-10' })];
  const former = new Set(then.offered.map(({ code }) => code));
  const added = today.offered.find(({ code }) => !former.has(code));
  assert.ok(added, 'the two lists differ');
  const { code, name } = added;
  const found = await read({ date: '2026-11-30', registered: '2024-03-10', option: [code, 999_999] });
  assert.equal(found.build.date, '2024-03-10');
  assert.deepEqual(found.unknown, [code, 999_999]);
  assert.deepEqual(found.ofOtherList, [{ code, name }]);
});
