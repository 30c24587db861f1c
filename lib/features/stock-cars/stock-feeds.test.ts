/** Feeds of the stock: a secret opens one file, and stops when it is revoked. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import type { FileAnswer } from '@/lib/api/file-answer';
import { addStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { createStockFeed } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { STOCK_COLUMN_KEYS } from '@/lib/domain/stock-cars/stock-feed';
import { stockDealer } from '@/lib/features/stock/stock-dealer.fixture';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { selectRows } from '@/lib/store/rows';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { openStockFeeds } from '@/lib/store/stock-cars/stock-feeds';
import * as feeds from './stock-feeds';
import { runTakeOutOfStock } from './change-car';
import { runAddStockCar } from './take-in';

const recorded = await openRecordedServices({ everyMark: true });
const { database, secret } = recorded;
after(() => recorded.close());
const { people } = openPeopleStores(database);

const COLUMNS = [
  { key: 'stockNumber', header: 'STOCKNO' },
  { key: 'plate', header: 'REG' },
  { key: 'askingPrice', header: 'PRICE' },
];

async function dealer() {
  await database.query('delete from rate_limit');
  const { services: opened, session } = await stockDealer(recorded, { call: async () => undefined });
  const services = {
    ...opened,
    secret,
    people,
    stockCars: openStockCars(database),
    stockFeeds: openStockFeeds(database),
    scheduleRunner: { request: async () => true },
  };
  const add = (input: object) => runAddStockCar(call(addStockCar.input.parse(input), session), services);
  const create = async (input: object = {}) =>
    feeds.runCreateStockFeed(
      call(createStockFeed.input.parse({ name: 'Our DMS', format: 'csv', columns: COLUMNS, ...input }), session),
      services,
    );
  const read = async (token: string, network = '192.0.2.7') =>
    textOf(
      await feeds.runReadStockFeed(
        { ...call({ token }, null), headers: new Headers({ 'x-client-address': network }) },
        services,
      ),
    );
  const list = async () => (await feeds.runListStockFeeds(call({}, session), services)).items;
  return { services, session, add, create, read, list };
}

async function textOf({ body }: FileAnswer) {
  const pieces: string[] = [];
  for await (const piece of body)
    pieces.push(typeof piece === 'string' ? piece : Buffer.from(piece).toString('latin1'));
  return pieces.join('').replace('\uFEFF', '');
}
const tokenOf = ({ path }: { path: string }) => path.replace('/api/feeds/', '');

test('the secret opens the cars in stock under the headings that were chosen, in their order', async () => {
  const { services, session, add, create, read } = await dealer();
  await add({ mark: 'AB21CDE', stockNumber: 'N-1', advertisedPounds: 12_995 });
  const sold = await add({ mark: 'AB21CDF', stockNumber: 'N-2' });
  await runTakeOutOfStock(
    call({ id: sold.id, on: services.now().toISOString().slice(0, 10), soldPounds: null, soldTo: null }, session),
    services,
  );
  const made = await create();
  assert.deepEqual((await read(tokenOf(made))).trim().split(/\r?\n/), ['STOCKNO,REG,PRICE', 'N-1,AB21 CDE,12995']);
  const json = await read(tokenOf(await create({ format: 'json' })));
  assert.deepEqual(JSON.parse(json), [{ STOCKNO: 'N-1', REG: 'AB21 CDE', PRICE: 12_995 }]);
  assert.match(await read(tokenOf(await create({ format: 'xlsx' }))), /^PK/);
});

test('a text that a spreadsheet would calculate is marked in CSV, as the reference says, and is itself in JSON', async () => {
  const { add, create, read } = await dealer();
  await add({ mark: 'AB21CDE', stockNumber: '+44' });
  assert.match(await read(tokenOf(await create())), /^'\+44,AB21 CDE,/m);
  const json = await read(tokenOf(await create({ format: 'json' })));
  assert.deepEqual(JSON.parse(json), [{ STOCKNO: '+44', REG: 'AB21 CDE', PRICE: null }]);
});

test('each column that the contract names can be chosen, and one that the product no longer has stays, empty', async () => {
  const { services, session, add, create, read } = await dealer();
  assert.deepEqual(
    (await feeds.runListStockFeeds(call({}, session), services)).columns.map(({ key }) => key),
    STOCK_COLUMN_KEYS,
  );
  await add({ mark: 'AB21CDE', stockNumber: 'N-1' });
  const made = await create();
  await database.query('update stock_feeds set columns = $2::json where id = $1', [
    made.feed.id,
    JSON.stringify([{ key: 'gone', header: 'OLD' }, ...COLUMNS]),
  ]);
  assert.match(await read(tokenOf(made)), /^OLD,STOCKNO,REG,PRICE\r?\n,N-1,AB21 CDE/);
});

test('the same secret is a key, sent in a header', async () => {
  const { services, create } = await dealer();
  const byKey = (authorization: string) =>
    feeds.runReadStockFeedByKey({ ...call({}, null), headers: new Headers({ authorization }) }, services);
  const token = tokenOf(await create());
  assert.equal((await textOf(await byKey(`Bearer ${token}`))).trim(), 'STOCKNO,REG,PRICE');
  assert.equal((await textOf(await byKey(`bearer ${token}`))).trim(), 'STOCKNO,REG,PRICE');
  await assert.rejects(byKey(''), { code: 'signed_out' });
  await assert.rejects(byKey(`Basic ${token}`), { code: 'signed_out' });
  await assert.rejects(byKey(`Bearer ${token}x`), { code: 'signed_out' });
});

test('the table holds no secret, a list shows none, and a revoked feed opens nothing', async () => {
  const { services, session, create, read, list } = await dealer();
  const made = await create();
  const token = tokenOf(made);
  const [row] = await selectRows(
    database,
    z.object({ row: z.string() }),
    'select f::text as row from stock_feeds f where id = $1',
    [made.feed.id],
  );
  assert.ok(row && !row.row.includes(token));
  await read(token);
  const [listed] = await list();
  assert.equal(listed?.reads, 1);
  assert.ok(!JSON.stringify(listed).includes(token));
  await feeds.runRevokeStockFeed(call({ id: made.feed.id }, session), services);
  await assert.rejects(read(token), { code: 'not_found' });
  assert.deepEqual(await list(), []);
});

test('another organisation’s cars are not in it, and its feeds are not found', async () => {
  const [one, other] = [await dealer(), await dealer()];
  await other.add({ mark: 'AB21CDE', stockNumber: 'X-9' });
  const made = await one.create();
  assert.doesNotMatch(await one.read(tokenOf(made)), /X-9/);
  await assert.rejects(feeds.runRevokeStockFeed(call({ id: made.feed.id }, other.session), other.services), {
    code: 'not_found',
  });
});

test('reads of a feed and wrong secrets of a network are limited', async () => {
  const { create, read } = await dealer();
  const token = tokenOf(await create());
  for (let count = 0; count < 60; count += 1) await read(token);
  await assert.rejects(read(token), { code: 'limit_reached' });
  const wrong = () => read('a-secret-that-opens-nothing', '198.51.100.9');
  for (let count = 0; count < 40; count += 1) await assert.rejects(wrong(), { code: 'not_found' });
  await assert.rejects(wrong(), { code: 'limit_reached' });
});

test('an unknown column, one heading twice, none at all and a feed too many are refused', async () => {
  const { create } = await dealer();
  const [column] = COLUMNS;
  assert.ok(column);
  await assert.rejects(create({ columns: [{ key: 'engine', header: 'E' }] }), /invalid_value/);
  await assert.rejects(create({ columns: [column, { key: 'vin', header: column.header }] }), /two have the same/);
  await assert.rejects(create({ columns: [] }), /at least one column/);
  for (let count = 0; count < 20; count += 1) await create();
  await assert.rejects(create(), { code: 'conflict' });
});
