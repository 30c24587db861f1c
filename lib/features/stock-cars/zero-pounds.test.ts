/** £0 in each money field of a car in stock: what it means does not depend on the way it is entered. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addStockCar, changeStockCar, takeOutOfStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { factColumns } from '@/lib/domain/stock-cars/list-car';
import { addList } from '@/lib/features/stock/stock-dealer.fixture';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runChangeStockCar } from './change-car';
import { stockCarDealer } from './stock-car-dealer.fixture';
import { compareRows, writeDifferences } from './stock-differences';
import { runReadListDifferences, runTakeListIntoStock } from './take-list';

const LABELS = ['Reg', 'Mileage', 'Cost', 'Prep', 'Asking price'];
const KNOWN = { costPounds: 8_000, preparationPounds: 400, advertisedPounds: 10_250 };
const ZEROS = ['0', '£0', '0.00', '£0.40'];

describe('£0', () => {
  let recorded: RecordedServices;
  before(async () => (recorded = await openRecordedServices()));
  after(() => recorded.close());

  async function dealer() {
    const opened = await stockCarDealer(recorded);
    const { id } = await opened.add({ mark: 'AB21CDE', mileage: 12_000, ...KNOWN });
    const known = async (carId = id) => {
      const { costPounds, preparationPounds, advertisedPounds } = (await opened.read(carId)).car;
      return { costPounds, preparationPounds, advertisedPounds };
    };
    return { ...opened, id, known };
  }

  for (const zero of ZEROS)
    test(`in a list, as ${zero}, is not entered: it is named, and overwrites nothing`, async () => {
      const { services, session, known, list } = await dealer();
      const rows = ['AB21CDE', 'CD20EFG'].map((plate) => `${plate},12000,${zero},${zero},${zero}`);
      const { id } = await addList(`${LABELS.join()}\n${rows.join('\n')}\n`, session, services);
      const { untaken, changedCars } = await runReadListDifferences(call({ id }, session), services);
      assert.equal(changedCars, 0);
      assert.deepEqual(
        untaken,
        ['Cost', 'Preparation', 'Asking price'].map(
          (name) =>
            `${name} could not be read, or is 0, in 2 rows (row 2 “${zero}”, row 3 “${zero}”). It stays empty, or as it was.`,
        ),
      );
      await runTakeListIntoStock(call({ id }, session), services);
      assert.deepEqual(await known(), KNOWN);
      const added = (await list()).items.find(({ plate }) => plate === 'CD20 EFG');
      assert.deepEqual([added?.costPounds, added?.preparationPounds, added?.advertisedPounds], [null, null, null]);
    });

  test('in a feed is not entered either', async () => {
    const { services, session, known } = await dealer();
    const { organisationId, personId } = session;
    const rows = [
      { number: 2, plate: 'AB21CDE', mileage: 12_000, reference: null, cells: ['AB21CDE', '12000', '0', '0', '0'] },
    ];
    const table = { organisationId, rows, labels: LABELS, columns: factColumns(LABELS), today: '2026-11-25' };
    const { cars } = await compareRows(table, services);
    await writeDifferences(cars, { organisationId, personId, key: 'feed' }, services);
    assert.deepEqual(await known(), KNOWN);
  });

  test('typed as an asking price means none; a car may have cost £0, and its preparation too', async () => {
    const { services, session, known, id, add } = await dealer();
    const none = { costPounds: 0, preparationPounds: 0, advertisedPounds: 0 };
    const input = changeStockCar.input.parse({ id, version: 1, ...none });
    await runChangeStockCar(call(input, session), services);
    assert.deepEqual(await known(), { ...none, advertisedPounds: null });
    const added = await add({ mark: 'CD20EFG', ...none });
    assert.deepEqual(await known(added.id), { ...none, advertisedPounds: null });
    assert.equal(addStockCar.input.parse({ mark: 'CD20EFG' }).advertisedPounds, null);
    const unchanged = changeStockCar.input.parse({ id, version: 1 });
    assert.equal('advertisedPounds' in unchanged, false, 'what is absent does not change');
  });

  test('is not a sale', () => {
    const sale = { id: crypto.randomUUID(), on: '2026-11-25', soldTo: 'retail' };
    const { error } = takeOutOfStock.input.safeParse({ ...sale, soldPounds: 0 });
    assert.equal(error?.issues[0]?.message, 'Enter at least £1, or remove the car from stock instead.');
    for (const soldPounds of [1, null]) assert.ok(takeOutOfStock.input.safeParse({ ...sale, soldPounds }).success);
  });
});
