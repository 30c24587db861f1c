/** The explorer against the recorded provider: trying an operation, its cost, and the pages behind an operation. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { readCoverage, readOperation, operationTrial } from '@/lib/api/endpoints/explorer';
import { images, resources, webOperations } from '@/lib/contract/operations';
import { Fault } from '@/lib/fault';
import { lookUp } from '@/lib/lookups/look-up';
import { scriptedCaller, scriptedQuestion } from '@/lib/lookups/testing/scripted-provider';
import {
  runListOperations,
  runReadCoverage,
  runReadOperation,
  runTryBilledOperation,
  runTryOperation,
} from './explorer';
import { sampleCar } from '@/lib/contract/sample-car';
import { screensByOperation } from './screens-by-operation';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

type ExplorerSetup = Awaited<ReturnType<typeof openRecordedServices>>;
let opened: ExplorerSetup;
before(async () => {
  opened = await openRecordedServices();
});
after(() => opened.close());

const VALUATION = { VRM: 'AB21CDE', Mileage: '23499', StandardEquipmentRequired: 'true' };
const STATUS = { operation: 'ViewLookup_GetCurrentStatus', params: {} };
const used = async ({ services, session }: Awaited<ReturnType<ExplorerSetup['dealer']>>): Promise<number> => {
  const { organisationId, personId } = session;
  return (await services.ledger.usage({ organisationId, personId })).organisation.used;
};

test('a free operation is sent directly: the bytes of both sides, the value, the time, no charge', async () => {
  const dealer = await opened.dealer();
  const result = operationTrial.parse(await runTryOperation(call(STATUS, dealer.session), dealer.services));
  assert.equal(result.request.url, 'https://provider.example/reg/refreg.asmx/ViewLookup_GetCurrentStatus');
  assert.equal(result.request.body, 'SubscriberID=123456&Password=••••');
  assert.equal(result.response?.status, 200);
  assert.match(result.response?.body ?? '', /<LOOKUPSUSED>\d+<\/LOOKUPSUSED>/);
  assert.equal((result.value as { SUCCESS: boolean }).SUCCESS, true);
  assert.equal(typeof result.milliseconds, 'number');
  assert.equal(result.charged, 'no');
  assert.equal(await used(dealer), 0);
});

test('a billed operation goes through the ledger, and its secret is in no byte that is shown', async () => {
  const dealer = await opened.dealer();
  const input = { operation: 'VRMValuation', params: VALUATION };
  const result = operationTrial.parse(await runTryBilledOperation(call(input, dealer.session), dealer.services));
  assert.equal(result.charged, 'yes');
  assert.match(result.response?.body ?? '', /<Retail>\d+<\/Retail>/);
  assert.ok(!JSON.stringify(result).includes('p&ss<1>') && !JSON.stringify(result).includes('p%26ss%3C1%3E'));
  assert.equal(await used(dealer), 1);
});

test('one submission under one key is charged once and has one answer; another submission is another look-up', async () => {
  const dealer = await opened.dealer();
  const input = { operation: 'VRMValuation', params: VALUATION };
  const key = 'the-same-press-0001';
  const first = await runTryBilledOperation(call(input, dealer.session, key), dealer.services);
  const again = await runTryBilledOperation(call(input, dealer.session, key), dealer.services);
  assert.deepEqual(again, first);
  assert.deepEqual(opened.arrivals, ['VRMValuation']);
  await runTryBilledOperation(call(input, dealer.session), dealer.services);
  assert.equal(await used(dealer), 2);
});

test('for a trial the ledger stores whether it was found and the provider’s number, but none of its bytes', async () => {
  const dealer = await opened.dealer();
  const input = { operation: 'REGLookupVRM', params: { vrm: 'AB21CDE' } };
  const shown = operationTrial.parse(await runTryBilledOperation(call(input, dealer.session), dealer.services));
  assert.match(JSON.stringify(shown), /AB21CDE/);
  const rows = await selectRows(
    opened.database,
    z.object({ outcome: z.string(), auditId: z.string(), row: z.string() }),
    `select outcome, audit_id as "auditId", to_json(l)::text as row from look_ups l where organisation_id = $1`,
    [dealer.session.organisationId],
  );
  const [row, ...others] = rows;
  assert.deepEqual([row?.outcome, others], ['found', []]);
  assert.equal(row?.auditId, String((shown.value as { AUDITID: number }).AUDITID));
  assert.doesNotMatch(row?.row ?? '', /AB21|<|SubscriberID/);
});

test('the migration removes what older versions stored from the explorer, and nothing else', async () => {
  const { session, services } = await opened.dealer();
  const cachedResult = { request: { method: 'POST', url: '', headers: {}, body: 'VRM=AB21CDE' }, response: null };
  for (const [subject, result] of [
    ['explorer', cachedResult],
    ['AB21CDE', { found: true }],
  ] as const)
    await lookUp(
      scriptedQuestion({ operation: 'VRMValuation', subject, cacheMinutes: 0, readStored: (stored) => stored }),
      { session, idempotencyKey: subject, fresh: false },
      { ledger: services.ledger, caller: scriptedCaller(async () => ({ outcome: 'found', result })) },
    );
  await opened.database.query(readFileSync('lib/store/migrations/0015_explorer_keeps_nothing.sql', 'utf8'));
  const rows = await selectRows(
    opened.database,
    z.object({ result: z.unknown() }),
    'select result from look_ups where organisation_id = $1 order by idempotency_key',
    [session.organisationId],
  );
  assert.deepEqual(
    rows.map(({ result }) => result),
    [{ found: true }, null],
  );
});

test('an error reply is shown with its bytes, and its charge is the ledger’s', async () => {
  const dealer = await opened.dealer();
  opened.broken.add('VRMValuation');
  const input = { operation: 'VRMValuation', params: VALUATION };
  const result = operationTrial.parse(await runTryBilledOperation(call(input, dealer.session), dealer.services));
  assert.equal(result.response?.status, 500);
  assert.equal(result.fault?.code, 'provider_refused');
  assert.equal(result.charged, 'unknown');
  assert.equal(await used(dealer), 1);
});

const wrong: { title: string; run: 'free' | 'billed'; operation: string; params?: Record<string, string> }[] = [
  { title: 'a billed operation is not sent by the free endpoint', run: 'free', operation: 'VRMValuation' },
  { title: 'a free operation is not counted', run: 'billed', operation: 'ViewLookup_GetCurrentStatus' },
  { title: 'no operation of that name', run: 'free', operation: 'GetNothing' },
  { title: 'a parameter that is not a number', run: 'billed', operation: 'VRMValuation', params: { Mileage: 'x' } },
];
for (const { title, run, operation, params = VALUATION } of wrong) {
  test(`${title}: refused, and nothing is sent`, async () => {
    const dealer = await opened.dealer();
    const trialCall = call({ operation, params }, dealer.session);
    await assert.rejects(
      run === 'free' ? runTryOperation(trialCall, dealer.services) : runTryBilledOperation(trialCall, dealer.services),
      (error) =>
        error instanceof Fault && ['invalid_input', 'not_found'].includes(error.code) && error.charged === 'no',
    );
    assert.deepEqual(opened.arrivals, []);
    assert.equal(await used(dealer), 0);
  });
}

test('every operation can be listed, read and found in the coverage', async () => {
  const names = [...webOperations, ...resources, ...images].map(({ name }) => name).sort();
  const { session, services: deps } = await opened.dealer();
  const { services } = await runListOperations();
  assert.deepEqual(services.flatMap(({ operations }) => operations.map(({ name }) => name)).sort(), names);
  const sandbox = { operations: new Set(['VRMValuation']) };
  const { rows } = readCoverage.output.parse(await runReadCoverage(call({}, session), { sandbox }));
  assert.deepEqual(rows.map(({ name }) => name).sort(), names);
  for (const name of names) {
    const read = readOperation.output.parse(
      await runReadOperation(call({ operation: name }, session), { ...deps, sandbox }),
    );
    const row = rows.find((candidate) => candidate.name === name);
    assert.equal(read.goldenExchanges, row?.goldenExchanges);
    assert.equal(row?.sandbox, name === 'VRMValuation');
    assert.ok(read.goldenExchanges > 0 && read.sample !== null, name);
  }
});

test('in live mode no example names a vehicle of the sandbox; with the sandbox each does', async () => {
  const { session, services } = await opened.dealer();
  const sandbox = { operations: new Set<string>() };
  const own = new RegExp(
    Object.values(sampleCar)
      .map((value) => `\\b${String(value).trim()}\\b`)
      .join('|'),
  );
  let examples = 0;
  for (const { name } of [...webOperations, ...resources, ...images]) {
    const read = (live: boolean) =>
      runReadOperation(call({ operation: name }, session), { ...services, sandbox: live ? null : sandbox });
    for (const { name: param, example } of (await read(true)).params) {
      if (/date|year|mileage/i.test(param)) continue;
      assert.doesNotMatch(example, /AB21CDE|VF7L2DLH9ML828475|AL20TER|491911000/, `${name} ${param}`);
      if (!/width|height/i.test(param)) assert.doesNotMatch(example, own, `${name} ${param}`);
    }
    examples += (await read(false)).params.filter(({ example }) => own.test(example)).length;
  }
  assert.ok(examples > 20, `${examples} examples`);
});

test('the exchange shown is the ordinary one, not a recorded refusal', async () => {
  const { session, services } = await opened.dealer();
  const { sample } = await runReadOperation(call({ operation: 'VRMValuation' }, session), {
    ...services,
    sandbox: null,
  });
  assert.equal(sample?.name, 'vrm/VRMValuation.post');
  assert.match(sample?.request ?? '', /^POST \/vrm\/refvrm\.asmx\/VRMValuation/);
  assert.match(sample?.response ?? '', /^HTTP\/1\.1 200 OK\n[^]*<Retail>\d+<\/Retail>/);
});

test('the screens of an operation are derived from the pages, the routes and the features', async () => {
  const sources = new Map([
    ['app/(signed-in)/cars/page.tsx', "import { CarForm } from '@/components/cars/car-form';"],
    ['app/(signed-in)/spare/page.tsx', "import type { revalue } from '@/lib/api/addresses/valuations';"],
    // Free, so that it does not call the billed operation it names.
    ['app/(signed-in)/prices/page.tsx', "import { previewValuation } from '@/lib/api/addresses/valuations';"],
    ['components/cars/car-form.tsx', "import { revalue } from '@/lib/api/addresses/valuations';"],
    [
      'app/api/cars/route.ts',
      "import { revalue, previewValuation } from '@/lib/api/cars';\n" +
        "import { runBuyCar } from '@/lib/features/cars';\n" +
        'export const POST = serve(revalue, runBuyCar);\nexport const PUT = serve(previewValuation, runBuyCar);',
    ],
    [
      'lib/features/cars.ts',
      "import * as questions from './questions';\nimport { regLookupVin } from '@/lib/contract/reg';\n" +
        'export async function runBuyCar() {\n  return priced();\n}\nconst priced = () => questions.value();\n' +
        'export async function runOther() {\n  return regLookupVin;\n}\n',
    ],
    [
      'lib/features/questions.ts',
      "import { vrmValuation, refidValuation } from '@/lib/contract/vrm';\n" +
        'export const value = () => vrmValuation;\nexport const unused = () => refidValuation;\n',
    ],
  ]);
  assert.deepEqual([...(await screensByOperation(sources))], [['VRMValuation', ['/cars']]]);
});
