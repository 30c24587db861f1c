/** The lowest CO2 among the ways to complete the sandbox's reference car: the full path, in process. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@/lib/access';
import { getRefidFromRefcode } from '@/lib/contract/vehicles';
import { lowestCo2Schema } from '@/lib/domain/emissions/lowest-co2';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { Fault } from '@/lib/fault';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { createProvider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runReadEmissions } from './emissions';
import { runFindLowestCo2 } from './lowest-co2';

const NOW = new Date('2026-06-05T12:00:00Z');
const DAY = '2026-06-05';
const base = 'https://provider.example';
const sandbox = createSandbox({ clock: () => NOW, base });
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  ...demoSubscriber,
  wltpClientId: 'sandbox',
  wltpClientSecret: 'sandbox',
  publishedCredentials: true,
  transport: inProcess((request) => sandbox.serve(request)),
});
const services = { caller, cached: createProviderAnswerCache(caller, Date.now), now: () => NOW };
const session: Session = {
  sessionId: '',
  personId: '',
  personName: '',
  email: '',
  organisationId: '',
  organisationName: '',
  role: 'viewer',
};
const call = <Input>(input: Input) => ({
  input,
  session,
  headers: new Headers(),
  reply: new Headers(),
  signal: new AbortController().signal,
  ids: { reference: 'test', idempotencyKey: '' },
});

const found = await caller.call(getRefidFromRefcode, { database: 'CARS', refcode: 'ZZGR15R5HPTM  6   1 ' });
const identifier = found.value.tables.Table[0]?.CDer_ID ?? 0;
const car = (selections: readonly number[]) => ({
  kind: 'car' as const,
  identifier,
  date: DAY,
  build: encodeBuild({ identifier, date: DAY, selections, picks: [] }, 'car'),
});
const TOW_BAR = 60;
/** Self-levelling; trailer assist with the wheel it needs, alone or in the Winter Pack. */
const COMPLETIONS = [[61], [62, 21], [62, 30]];

test('the ways to meet the tow bar’s need are compared by the service’s own figure of each complete build', async () => {
  const result = lowestCo2Schema.parse(await runFindLowestCo2(call(car([TOW_BAR])), services));
  assert.equal(result.compared, COMPLETIONS.length);
  assert.equal(result.isWhole, true);
  assert.deepEqual(result.cheapest?.adds.toSorted(), [21, 62]);
  const figures = await Promise.all(
    COMPLETIONS.map(async (adds) => {
      const { emissions } = await runReadEmissions(call(car([TOW_BAR, ...adds])), services);
      // The build is sent with its variants that leave out one option; an incomplete variant would have them all
      // refused.
      assert.deepEqual([...new Set(emissions.configurations.map(({ level }) => level))], ['whole']);
      const configured = emissions.configurations[0]?.figures;
      return { adds, grams: configured ? Math.round(taxedCo2(configured) ?? Number.NaN) : Number.NaN };
    }),
  );
  const grams = figures.map((figure) => figure.grams);
  assert.equal(result.lowest?.co2GramsPerKm, Math.min(...grams));
  assert.equal(result.highestGramsPerKm, Math.max(...grams));
  const lowest = figures.filter((figure) => figure.grams === Math.min(...grams));
  const inOrder = (adds: readonly number[] = []) => adds.toSorted((a, b) => a - b).join();
  assert.ok(lowest.some(({ adds }) => inOrder(adds) === inOrder(result.lowest?.adds)));
});

for (const [title, selections, words] of [
  ['that needs nothing', [20], /needs no further option/],
  ['whose options exclude one another', [TOW_BAR, 12], /cannot be ordered together/],
] as const) {
  test(`a build ${title} is refused with the reason`, async () => {
    await assert.rejects(runFindLowestCo2(call(car(selections)), services), (error) => {
      assert.ok(error instanceof Fault);
      assert.deepEqual([error.code, error.field], ['invalid_input', 'build']);
      assert.match(error.message, words);
      return true;
    });
  });
}
