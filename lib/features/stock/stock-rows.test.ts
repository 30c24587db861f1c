/** Rows that are put right side by side: every correction is there, and no run starts at a price that they have changed. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { addList, createList, noReport, preview, runToEnd, start, stockDealer } from './stock-dealer.fixture';
import { runChooseStockColumns, runMendStockRow } from './stock-rows';
import { runStartStockRun } from './stock-runs';

const ROWS = 12;
const MILES = 41_000;
const BROKEN = ['Reg,Mileage,Note', ...Array.from({ length: ROWS }, (_, at) => `${plateAt(at)},many,${at}`)].join('\n');
const numbers = Array.from({ length: ROWS }, (_, at) => at + 2);

describe('Rows of a stock list', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-rows', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  async function brokenList() {
    const dealer = await stockDealer(recorded, queue);
    const { services, session } = dealer;
    const { id } = await addList(BROKEN, session, services);
    const mend = (row: number, mileage = String(MILES)) =>
      runMendStockRow(call({ id, row, plate: plateAt(row - 2), mileage }, session), services);
    return { ...dealer, id, mend };
  }

  test('mended all in one moment are all mended', async () => {
    const { services, session, id, mend } = await brokenList();
    await Promise.all(numbers.map((row) => mend(row)));
    const { list, problems } = await preview(id, session, services);
    assert.deepEqual([list.counts.valuable, list.counts.refused, problems], [ROWS, 0, []]);
    assert.deepEqual(
      (await services.stock.cars(id)).map(({ number, mileage }) => [number, mileage]),
      numbers.map((number) => [number, MILES]),
    );
  });

  test('mended by two people, one its reg and one its mileage, have both', async () => {
    const { services, session, id } = await brokenList();
    const shown = { plate: plateAt(0), mileage: 'many' };
    const mend = (mended: Partial<typeof shown>) =>
      runMendStockRow(call({ id, row: 2, ...shown, ...mended, shown }, session), services);
    await mend({ plate: plateAt(ROWS) });
    await mend({ mileage: String(MILES) });
    const [car] = await services.stock.cars(id);
    assert.deepEqual([car?.plate, car?.mileage], [plateAt(ROWS), MILES]);
  });

  test('mended while others choose its columns lose neither', async () => {
    const { services, session, id, mend } = await brokenList();
    const columns = { id, plate: 0, mileage: 1, reference: 2 };
    await Promise.all([...numbers.map((row) => mend(row)), runChooseStockColumns(call(columns, session), services)]);
    const { list, columns: chosen } = await preview(id, session, services);
    assert.deepEqual([list.counts.valuable, chosen.reference], [ROWS, 2]);
  });

  test('mended while a run begins are in it, or the mend is refused: none is lost, and no price is exceeded', async () => {
    const { services, session, id, mend } = await brokenList();
    await mend(2);
    const seen = 2;
    const mends = numbers.slice(1).map((row) => mend(row).then(() => true, refusedAs('conflict')));
    const starting = runStartStockRun(call({ id, fresh: false, mostCredits: seen }, session), services).then(
      ({ cars }) => cars,
      refusedAs('conflict'),
    );
    const [cars, ...mended] = await Promise.all([starting, ...mends]);
    const { valuable } = (await preview(id, session, services)).list.counts;
    assert.equal(valuable, 1 + mended.filter((isMended) => isMended === true).length);
    assert.ok(cars === false || cars === seen / 2);
  });

  test('are priced with recent results and without: where either is more than is left, its row is named', async () => {
    const { services, session } = await stockDealer(recorded, queue);
    const text = ['Reg,Mileage', ...numbers.map((row) => `${plateAt(row)},20000`)].join('\n');
    for (const [left, stops] of [
      [2 * ROWS, null],
      [2 * ROWS - 1, ROWS + 1],
      [0, 2],
    ] as const) {
      const { usage } = await preview((await addList(text, session, services)).id, session, services);
      await services.ledger.setLimits(session, { month: usage.used + left });
      const { cost, freshCost } = await createList(text, session, services);
      assert.deepEqual([cost?.stopsAtRow, freshCost?.stopsAtRow], [stops, stops]);
    }
    await services.ledger.setLimits(session, { month: null });
    const { id } = await addList(text, session, services);
    await runToEnd(await start(id, session, services), id, session, services);
    await services.ledger.setLimits(session, { month: 2 * ROWS });
    const { cost, freshCost } = await preview(id, session, services);
    assert.deepEqual([cost?.words.split('.')[0], cost?.stopsAtRow], ['free, 12 of 12 cars already checked', null]);
    assert.deepEqual([freshCost?.words.startsWith('24 credits'), freshCost?.stopsAtRow], [true, 2]);
  });
});

const refusedAs = (code: string) => (fault: unknown) => {
  assert.ok(fault instanceof Fault, String(fault));
  assert.equal(fault.code, code);
  return false;
};
