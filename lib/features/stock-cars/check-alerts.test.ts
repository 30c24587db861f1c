/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/** What a vehicle's check gave is the same wherever the vehicle is shown: an unanswered check never looks like a clear one. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { z } from 'zod';
import { search } from '@/lib/api/endpoints/search';
import { exportStockCars, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { exportValuedVehicles, listValuations, listValuedVehicles } from '@/lib/api/endpoints/valuations';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { CHECK_NOT_COMPLETED } from '@/lib/domain/vehicles/flags/check-alert';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { runSearch } from '@/lib/features/search/search';
import { ChecksLeft } from '@/lib/features/stock/checks-left';
import { valueStockCar } from '@/lib/features/stock/value-stock-car';
import { openRecordedServices, call, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runListValuations } from '@/lib/features/valuations/valuations';
import {
  runExportValuedVehicles,
  runFindValuations,
  runListValuedVehicles,
} from '@/lib/features/valuations/valued-vehicles';
import type { IncomingReply, OutgoingRequest } from '@/lib/provider/transport';
import { openAuth } from '@/lib/store/people/auth';
import { openMembers } from '@/lib/store/people/members';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { selectRows } from '@/lib/store/rows';
import { createSearchStore } from '@/lib/store/search';
import { movingDealer } from './moving-dealer.fixture';
import { runExportStockCars, runListStockCars } from './stock-cars';

const recorded = await openRecordedServices();
after(() => recorded.close());

const STATES: readonly [state: string, plate: string, alerts: string | null][] = [
  ['an alert', 'EX15PRT', 'Exported'],
  ['none', 'AB21CDE', null],
  ['not checked', 'AB21CDE', 'Vehicle check not completed'],
  ['checked in part', 'AB21CDE', 'Vehicle check partly completed'],
  ['no register record', 'TB19ADE', 'No register record; Check the reg you entered'],
];

/** A provider whose answers to registration look-ups are changed. */
const withRegister = (change: (reply: IncomingReply) => Promise<IncomingReply>): RecordedServices => ({
  ...recorded,
  dealer: (settings) =>
    recorded.dealer({
      ...settings,
      transport: async (request: OutgoingRequest) => {
        const sent = settings?.transport ?? assert.fail('the dealer has a sandbox');
        const reply = await sent(request);
        return request.url.endsWith('/REGLookupVRM') ? change(reply) : reply;
      },
    }),
});
const bodyOf = async function* (words: string) {
  if (words !== '') yield Buffer.from(words);
};
const PROVIDERS: Readonly<Record<string, RecordedServices>> = {
  'not checked': withRegister(async () => ({ status: 500, headers: new Map(), body: bodyOf('') })),
  'checked in part': withRegister(async (reply) => {
    const answer = await text(reply.body);
    const changed = answer.replace(/<(\w+:)?ISSCRAPPED>[^<]*<\/(\w+:)?ISSCRAPPED>/, '');
    assert.notEqual(changed, answer, 'the register answers whether it is scrapped');
    return { ...reply, headers: new Map(), body: bodyOf(changed) };
  }),
};

/** The search over all that an organisation has. */
async function searchFor(
  words: string,
  { session, services }: Pick<Awaited<ReturnType<typeof movingDealer>>, 'session' | 'services'>,
) {
  const { database, secret } = recorded;
  const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
  const found = await runSearch(call({ text: words }, session), {
    ...services,
    secret,
    searches: createSearchStore(database),
    members: openMembers({ auth, database }),
  });
  return search.output.parse(found).results;
}

async function surfaces(plate: string, provider: RecordedServices) {
  const { services, session, value, take } = await movingDealer(provider);
  const listed = { ...services, checksLeft: new ChecksLeft(services) };
  const stock = await valueStockCar({ number: 2, plate, mileage: 46_000 }, false, session, randomUUID(), listed);
  const id = await value(plate, 46_000);
  const car = await take(id);
  const found = await searchFor(plate, { session, services });
  const details = found.map(({ kind, detail }) => [kind, detail] as const);
  const valuedVehicles = { valuedVehicles: createValuedVehicleStore(recorded.database) };
  const vehicles = async (input: object) =>
    (await runListValuedVehicles(call(listValuedVehicles.input.parse(input), session), valuedVehicles)).items;
  const cars = async (input: object) =>
    (await runListStockCars(call(listStockCars.input.parse(input), session), services)).items;
  const csv = { format: 'csv' };
  return {
    listed: (await vehicles({})).map(({ latest }) => alertsText(latest)),
    flagged: (await vehicles({ flagged: true })).length,
    file: await text(
      (await runExportValuedVehicles(call(exportValuedVehicles.input.parse(csv), session), valuedVehicles)).body,
    ),
    details,
    stock: stock === 'awaited' ? assert.fail('answered') : alertsText(stock),
    inStock: (await cars({})).map((item) => [item.id, alertsText(item)]),
    flaggedCars: (await cars({ flagged: true })).length,
    carsFile: await text((await runExportStockCars(call(exportStockCars.input.parse(csv), session), services)).body),
    car,
  };
}

for (const [state, plate, alerts] of STATES)
  test(`${state}: lists, their filter and file, search, stock lists and cars in stock agree`, async () => {
    const shown = await surfaces(plate, PROVIDERS[state] ?? recorded);
    assert.deepEqual(shown.listed, [alerts]);
    assert.equal(shown.stock, alerts);
    assert.deepEqual(shown.inStock, [[shown.car, alerts]]);
    const listed = alerts === null ? 0 : 1;
    assert.deepEqual([shown.flagged, shown.flaggedCars], [listed, listed]);
    for (const shownText of [shown.file, shown.carsFile, ...shown.details.map(([, detail]) => detail)])
      for (const [, , title] of STATES)
        if (title !== null) assert.equal(shownText.includes(title), title === alerts, shownText);
    assert.deepEqual(new Set(shown.details.map(([kind]) => kind)), new Set(['valuation', 'car in stock']));
  });

test('a check that gave no answer neither replaces an earlier one of a car in stock nor hides that there was none', async () => {
  const { session, add, take, value, read } = await movingDealer(recorded);
  const unchecked = (plate: string) =>
    recorded.database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
         record, content_hash, look_up_ids)
       values (gen_random_uuid(), $1, $2, now(), 'plate', $3, gen_random_uuid(), $4, $5, '', '{}')`,
      [
        session.organisationId,
        session.personId,
        plate,
        '{"flag":"Vehicle check not completed","otherFlags":[]}',
        JSON.stringify({ asked: { plate, vin: null }, lookUpMissing: { reason: 'Slow.', next: 'Retry.' } }),
      ],
    );
  const [exported, clear, never] = [
    await value('EX15PRT', 82_000),
    await value('AB21CDE', 46_000),
    await add('CD20EFG'),
  ];
  const [exportedCar, clearCar] = [await take(exported), await take(clear)];
  for (const plate of ['EX15PRT', 'AB21CDE', 'CD20EFG']) await unchecked(plate);
  assert.deepEqual(
    [(await read(exportedCar)).flag, (await read(clearCar)).flag, (await read(never)).flag],
    ['Exported', null, 'Vehicle check not completed'],
  );
});

test('a check that gave no answer does not hide what an earlier one found from any list of valuations, their file and search', async () => {
  const dealer = await movingDealer(recorded);
  const { session, value } = dealer;
  const unchecked = new Map<string, string>();
  for (const plate of ['EX15PRT', 'AB21CDE']) {
    const id = await value(plate, 46_000);
    // The same again, with a register that does not answer.
    const [added] = await selectRows(
      recorded.database,
      z.object({ id: z.string() }),
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
         record, content_hash, look_up_ids)
       select x.id, organisation_id, created_by, now(), kind, subject_hash, gen_random_uuid(),
         regexp_replace(regexp_replace(summary::text, '"flag": ?("[^"]*"|null)', '"flag":"Vehicle check not completed"'),
           v.id::text, x.id::text)::json,
         record, '', '{}'
       from valuations v cross join (select gen_random_uuid() as id) x where v.id = $1 returning id`,
      [id],
    );
    assert.ok(added);
    unchecked.set(added.id, plate === 'EX15PRT' ? 'Exported; Vehicle check not completed' : CHECK_NOT_COMPLETED);
  }
  const vehicles = { valuedVehicles: createValuedVehicleStore(recorded.database) };
  const { valuations } = dealer.services;
  const { secret } = recorded;
  const lists: Record<string, readonly ValuationSummary[]> = {};
  for (const input of [{}, { flagged: true }]) {
    const listed = await runListValuedVehicles(call(listValuedVehicles.input.parse(input), session), vehicles);
    lists[`by vehicle ${JSON.stringify(input)}`] = listed.items.map(({ latest }) => latest);
  }
  for (const oneByOne of [true, false]) {
    const input = listValuations.input.parse({ oneByOne });
    lists[`recent ${oneByOne}`] = (await runListValuations(call(input, session), { valuations })).items;
  }
  const found = ['EX15PRT', 'AB21CDE'].map((plate) =>
    runFindValuations(call({ text: plate }, session), { valuations, secret, now: dealer.services.now }),
  );
  lists['of a plate'] = (await Promise.all(found)).flatMap(({ items }) => items);
  for (const [list, items] of Object.entries(lists)) {
    const shown = new Map(items.map((item) => [item.id, alertsText(item)]));
    for (const [id, alerts] of unchecked) assert.equal(shown.get(id), alerts, list);
  }
  for (const words of [
    'EX15PRT',
    'AB21CDE',
    ...Object.values(lists).flatMap((items) => items.map(({ title }) => title)),
  ])
    for (const { href, detail } of await searchFor(words, dealer)) {
      const alerts = unchecked.get(href.split('/').at(-1) ?? '');
      if (alerts !== undefined) assert.ok(detail.startsWith(`${alerts} · `), `${words}: ${detail}`);
    }
  const csv = exportValuedVehicles.input.parse({ format: 'csv' });
  const file = await text((await runExportValuedVehicles(call(csv, session), vehicles)).body);
  assert.match(file, /Exported; Vehicle check not completed/);
});
