/** A car that was sold or removed stays out of the stock, however often a list or a feed names it. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { listStockSources } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { listDifferencesSchema } from '@/lib/domain/stock-cars/stock-car';
import type { SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import { addDays, britishDay } from '@/lib/domain/time/calendar';
import { addList } from '@/lib/features/stock/stock-dealer.fixture';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { formatDate } from '@/lib/format';
import { openStockSources } from '@/lib/store/stock-cars/stock-sources';
import { runReturnToStock, runTakeOutOfStock } from './change-car';
import { readDueSources } from './sources/read-due-sources';
import { runCreateStockSource, runListStockSources, runPreviewStockSource } from './sources/stock-sources';
import { stockCarDealer } from './stock-car-dealer.fixture';
import { runReadListDifferences, runTakeListIntoStock } from './take-list';

const OUTCOMES: readonly (readonly [words: string, soldPounds: number | null, soldTo: SoldTo | null])[] = [
  ['sold', 9_000, 'trade'],
  ['sold', 9_500, 'retail'],
  ['removed', null, null],
];
const INTAKES = ['list', 'feed'] as const;
const FILE = 'stock.csv';

describe('A car that has left the stock', () => {
  let recorded: RecordedServices;
  let folder = '';
  before(async () => {
    recorded = await openRecordedServices();
    folder = await mkdtemp(join(tmpdir(), 'left-cars-'));
  });
  after(async () => {
    await recorded.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function dealer() {
    const opened = await stockCarDealer(recorded);
    const { session } = opened;
    const services = {
      ...opened.services,
      stockSources: openStockSources(recorded.database),
      sourceSettings: { ownHosts: [], folder },
    };
    const today = britishDay(services.now());
    const lineOf = (at: number, inOn: string) => `${plateAt(at)},12000,N${at},${inOn}`;
    const fileOf = (inOn: readonly string[]) =>
      ['Reg,Mileage,Stock no,Date in', ...inOn.map((day, at) => lineOf(at, day))].join('\n');
    const write = async (text: string) => {
      await mkdir(join(folder, session.organisationId), { recursive: true });
      await writeFile(join(folder, session.organisationId, FILE), text);
    };
    /** Takes a file in, and gives the rows that were refused with the reason of each. */
    const takeIn = {
      list: async (text: string) => {
        const { id } = await addList(text, session, services);
        const differences = listDifferencesSchema.parse(await runReadListDifferences(call({ id }, session), services));
        const { refused, added } = await runTakeListIntoStock(call({ id }, session), services);
        assert.equal(differences.added, added);
        assert.deepEqual(differences.left, refused);
        assert.equal(differences.leftCars, refused.length);
        return refused.map(({ row, reason }) => ({ row, reason }));
      },
      feed: async (text: string) => {
        await write(text);
        const source = { file: FILE, profile: {} };
        const shown = await runPreviewStockSource(call({ name: '', ...source }, session), services);
        await runCreateStockSource(call({ name: 'Our DMS', ...source }, session), services);
        await readDueSources(services, new AbortController().signal);
        const list = await runListStockSources(call({}, session), services);
        const { items } = listStockSources.output.parse(list);
        const newest = items
          .flatMap(({ readings }) => readings)
          .sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
        assert.equal(newest?.state, 'done');
        assert.deepEqual([newest.added, newest.refusedRows], [shown.added, shown.refusedRows]);
        return newest.refusedRows;
      },
    };
    const counts = async () => {
      const { rows } = await recorded.database.query(
        `select status, count(*)::int as cars from stock_cars where organisation_id = '${session.organisationId}' group by 1 order by 1`,
        [],
      );
      return rows;
    };
    const idOf = async (at: number) => (await services.stockCars.idOfPlate(session.organisationId, plateAt(at))) ?? '';
    const takeOut = async (at: number, [, soldPounds, soldTo]: (typeof OUTCOMES)[number]) =>
      runTakeOutOfStock(call({ id: await idOf(at), on: today, soldPounds, soldTo }, session), services);
    return { ...opened, services, today, fileOf, takeIn, counts, idOf, takeOut };
  }

  for (const first of INTAKES)
    for (const again of INTAKES)
      test(`is not taken in again by the same rows: first by ${first}, then by ${again}`, async () => {
        const { today, fileOf, takeIn, counts, takeOut } = await dealer();
        // A last car stays in stock.
        const text = fileOf([...OUTCOMES, null].map(() => addDays(today, -30)));
        assert.deepEqual(await takeIn[first](text), []);
        for (const [at, way] of OUTCOMES.entries()) await takeOut(at, way);
        const known = await counts();
        assert.deepEqual(known, [
          { status: 'preparation', cars: 1 },
          { status: 'removed', cars: 1 },
          { status: 'sold', cars: 2 },
        ]);
        // Without a date in, too.
        for (const file of [text, fileOf(['', '', '', ''])]) {
          assert.deepEqual(
            await takeIn[again](file),
            OUTCOMES.map(([words], at) => ({
              row: at + 2,
              reason: `This car was ${words} on ${formatDate(today)}, so it is not taken into stock again.`,
            })),
          );
          assert.deepEqual(await counts(), known);
        }
      });

  for (const way of INTAKES)
    test(`is taken in by ${way} with a date in after it left, or once it was returned`, async () => {
      const { session, services, today, fileOf, takeIn, counts, idOf } = await dealer();
      await takeIn[way](fileOf([addDays(today, -30), addDays(today, -30)]));
      const [bought, returned] = [await idOf(0), await idOf(1)];
      for (const id of [bought, returned])
        await runTakeOutOfStock(
          call({ id, on: addDays(today, -5), soldPounds: 9_000, soldTo: 'trade' as const }, session),
          services,
        );
      for (const day of [addDays(today, -5), addDays(today, 1)])
        assert.equal((await takeIn[way](fileOf([day, day]))).length, 2, `${day} is not after it left, or not yet`);
      await runReturnToStock(call({ id: returned }, session), services);
      assert.deepEqual(await takeIn[way](fileOf([addDays(today, -4), addDays(today, -30)])), []);
      assert.notEqual(await idOf(0), bought);
      assert.equal(await idOf(1), returned);
      assert.deepEqual(await counts(), [
        { status: 'preparation', cars: 2 },
        { status: 'sold', cars: 1 },
      ]);
    });

  test('is found by its stock number if it has no plate, and leaves the number to another row', async () => {
    const { add, session, services, today, takeIn, list } = await dealer();
    const { id } = await add({ mark: 'WVWZZZ1KZAW000001', stockNumber: 'N0' });
    await runTakeOutOfStock(call({ id, on: today, soldPounds: null, soldTo: null }, session), services);
    const refused = await takeIn.list(`Reg,Mileage,Stock no\n${plateAt(0)},1000,N0\n${plateAt(1)},1000,N1\n`);
    assert.deepEqual(
      refused.map(({ row }) => row),
      [2],
    );
    assert.deepEqual(
      (await list()).items.map(({ stockNumber }) => stockNumber),
      ['N1'],
    );
  });
});
