/** Saved builds are compared with today's list: each once a day, free, and without being changed. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { optionListOfferSchema } from '@/lib/domain/options/option-list';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoClient, demoSubscriber } from '@/lib/sandbox/host/serve';
import { openBuildChecks } from '@/lib/store/build-checks';
import { createBuildStore } from '@/lib/store/builds';
import { openNotificationFacts } from '@/lib/store/notifications/notification-facts';
import { selectRow } from '@/lib/store/rows';
import { runReadOptions } from '@/lib/features/options/options';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runFindVehicleByCode } from '@/lib/features/vehicles/vehicles';
import { runReadBuild, runRemoveBuild, runSaveBuild } from './builds';
import { checkBuilds } from './check-builds';

/** Builds are saved by the database's clock, so the days here are near it. */
let today = new Date();
const GOES_ON = new AbortController().signal;
const checkRow = z.object({
  areas: z.string().nullable(),
  differences: z.string().nullable(),
  figuresUntil: z.string().nullable(),
});

let opened: Awaited<ReturnType<typeof openRecordedServices>>;
let session: Session;
let isDown = false;
let cacheClock = 1;
const requests: string[] = [];

async function openServices() {
  opened = await openRecordedServices();
  const sandbox = createSandbox({ clock: () => today, base: 'https://provider.example' });
  const transport = inProcess(async (request) => {
    requests.push(new URL(request.url).pathname);
    return isDown ? new Response('', { status: 500 }) : sandbox.serve(request);
  });
  const dealer = await opened.dealer({
    ...demoSubscriber,
    wltpClientId: demoClient.id,
    wltpClientSecret: demoClient.secret,
    transport,
  });
  session = dealer.session;
  const { caller } = dealer.services;
  const { database } = opened;
  return {
    caller,
    now: () => today,
    cached: createProviderAnswerCache(caller, () => cacheClock),
    builds: createBuildStore(database),
    buildChecks: openBuildChecks(database),
    facts: openNotificationFacts({ database, subscription: 'none', defaultLimits: null }),
  };
}
let services: Awaited<ReturnType<typeof openServices>>;
before(async () => {
  services = await openServices();
});
after(() => opened.close());

async function savedOn(date: 'first day' | 'today') {
  const { identifier } = await runFindVehicleByCode(
    call({ kind: 'car' as const, code: 'ZZGR15R5HPTM  6   1 ' }, session),
    services,
  );
  const day = today.toISOString().slice(0, 10);
  const { changes } = optionListOfferSchema.parse(
    await runReadOptions(call({ kind: 'car' as const, identifier, date: day }, session), services),
  );
  const on = date === 'today' ? day : (changes.at(-1)?.date ?? day);
  const build = encodeBuild({ identifier, date: on, selections: [30], picks: [] }, 'car');
  return runSaveBuild(
    call({ name: 'KV65 ZXW for Mr Hill', kind: 'car' as const, identifier, date: on, build }, session),
    services,
  );
}
const checkOf = (id: string) =>
  selectRow(
    opened.database,
    checkRow,
    'select areas, differences, figures_until::text as "figuresUntil" from build_checks where build_id = $1',
    [id],
  );
const factsOf = async (id: string) => (await services.facts.recent()).filter(({ key }) => key.startsWith(id));

test('a build of an older price list is found different, once a day, and stays as it was saved', async () => {
  const [old, fresh] = [await savedOn('first day'), await savedOn('today')];
  assert.deepEqual(await checkBuilds(services, GOES_ON), { checked: 2, changed: 1 });
  const [ofOld, ofFresh] = [await checkOf(old.id), await checkOf(fresh.id)];
  assert.match(ofOld?.areas ?? '', /^price/);
  assert.deepEqual([ofFresh?.areas, ofFresh?.differences], [null, null]);
  assert.match(ofFresh?.figuresUntil ?? '', /^\d{4}-\d\d-\d\d$/);
  assert.deepEqual(await runReadBuild(call({ id: old.id }, session), services), old);

  const [changed] = (await factsOf(old.id)).filter(({ event }) => event === 'build_changed');
  assert.deepEqual([changed?.personId, changed?.byPersonId], [session.personId, null]);
  assert.doesNotMatch(JSON.stringify(changed), /Hill|KV65/, 'what a person typed is in no notification');
  assert.deepEqual(
    (await factsOf(fresh.id)).filter(({ event }) => event === 'build_changed'),
    [],
  );

  requests.length = 0;
  assert.deepEqual(await checkBuilds(services, GOES_ON), { checked: 0, changed: 0 });
  assert.deepEqual(requests, [], 'the same day again requests nothing');

  today = new Date(today.getTime() + 86_400_000);
  await checkBuilds(services, GOES_ON);
  const again = (await factsOf(old.id)).filter(({ event }) => event === 'build_changed');
  assert.deepEqual(
    again.map(({ key }) => key),
    [changed?.key],
    'the same differences are the same news',
  );
  assert.equal(
    (await checkOf(fresh.id))?.figuresUntil,
    ofFresh?.figuresUntil,
    'the first answer is followed to its end',
  );
});

test('figures that end within two weeks are news, once for each end', async () => {
  const { id } = await savedOn('today');
  await checkBuilds(services, GOES_ON);
  const ends = async (sql: string) => {
    await opened.database.query(`update build_checks set figures_until = ${sql} where build_id = $1`, [id]);
    return (await factsOf(id)).filter(({ event }) => event === 'figures_ending').map(({ key }) => key);
  };
  const day = `(clock_timestamp() at time zone 'Europe/London')::date`;
  assert.deepEqual(await ends(`${day} + 15`), []);
  assert.equal((await ends(`${day} + 14`)).length, 1);
  assert.deepEqual(await ends(`${day} + 3`), await ends(`${day} + 3`));
  assert.equal((await ends(day)).length, 1);
  assert.deepEqual(await ends(`${day} - 1`), []);
});

test('if the guide is down, the rest is left to the next run; a deleted build is not checked', async () => {
  const [first, second] = [await savedOn('today'), await savedOn('today')];
  await runRemoveBuild(call({ id: second.id }, session), services);
  isDown = true;
  cacheClock += 3_600_000;
  await assert.rejects(checkBuilds(services, GOES_ON));
  assert.equal(await checkOf(first.id), null);
  isDown = false;
  await checkBuilds(services, GOES_ON);
  assert.notEqual(await checkOf(first.id), null);
  assert.equal(await checkOf(second.id), null);
});

test('builds that cannot be read, and more of them than one page, do not stop the check of the others', async () => {
  const saved: string[] = [];
  for (let count = 0; count < 12; count++) saved.push((await savedOn('today')).id);
  const ids = saved.toSorted();
  const [unreadable, readable] = [ids.slice(0, 6), ids.slice(6)];
  await opened.database.query(
    `update builds set code = case when id = $2 then code else 'AQ' end,
       frozen = case when id = $2 then '{}'::json else frozen end where id = any($1::uuid[])`,
    [unreadable, unreadable[0]],
  );
  await assert.rejects(checkBuilds(services, GOES_ON), 'what failed is reported');
  for (const id of readable) assert.notEqual(await checkOf(id), null);
  for (const id of unreadable) assert.equal(await checkOf(id), null);
  await opened.database.query('delete from builds where id = any($1::uuid[])', [unreadable]);
});

test('a stopped run begins no further build', async () => {
  const { id } = await savedOn('today');
  assert.deepEqual(await checkBuilds(services, AbortSignal.abort()), { checked: 0, changed: 0 });
  assert.equal(await checkOf(id), null);
});
