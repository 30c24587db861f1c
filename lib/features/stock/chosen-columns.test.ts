/** Columns that a person chooses: the server decides by the choice alone, and refuses one that the file does not fit. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createStockList, readStockFile } from '@/lib/api/endpoints/stock';
import { Fault } from '@/lib/fault';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { runReadStockFile } from './list-file';
import { noReport, preview, runToEnd, start, stockDealer, type StockDealer } from './stock-dealer.fixture';
import { runCreateStockList } from './stock-lists';
import { runChooseStockColumns } from './stock-rows';

const GERMAN = 'Kennz.;Stand;Preis;Halle\nLM18 DAA;45000;£9,500.00;Leeds\nLM18 DAB;62000;£11,000.00;York\n';
const fileOf = (text: string) => new File([text], 'stock.csv');

/** The fault's field and message. */
const refused = async (action: Promise<unknown>): Promise<readonly [string | undefined, string]> => {
  const fault = await action.then(
    () => assert.fail('It was not refused'),
    (error: unknown) => error,
  );
  assert.ok(fault instanceof Fault, String(fault));
  return [fault.field, fault.message];
};

describe('The columns of an uploaded file', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices();
    queue = await openQueue(recorded.database, 'chosen-columns', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  const upload = async ({ services, session }: StockDealer, given: object) => {
    const input = createStockList.input.parse({ file: fileOf(GERMAN), ...given });
    return createStockList.output.parse(await runCreateStockList(call(input, session), services));
  };

  test('are asked for with its headings and first rows where they are unknown; nothing is stored or sent', async () => {
    const dealer = await stockDealer(recorded, queue);
    const { services, session } = dealer;
    assert.equal((await refused(upload(dealer, {})))[0], 'columns');
    const read = readStockFile.output.parse(await runReadStockFile(call({ file: fileOf(GERMAN) }, session), services));
    assert.deepEqual(read.labels, ['Kennz.', 'Stand', 'Preis', 'Halle']);
    assert.deepEqual(read.samples[0], ['LM18 DAA', '45000', '£9,500.00', 'Leeds']);
    assert.deepEqual([read.columns.plate, read.columns.mileage, read.columns.site], [0, null, null]);
    assert.deepEqual(
      read.priceDoubts.map((doubt) => doubt !== null),
      [false, false, true, false],
    );
    const { organisationId } = session;
    assert.deepEqual(await services.stock.lists({ organisationId, limit: 9 }), []);
  });

  test('are offered as in the newest list with these headings, to this organisation alone, until the list is deleted', async () => {
    const dealer = await stockDealer(recorded, queue);
    const { services, session } = dealer;
    const before = async ({ services: used, session: by }: StockDealer) =>
      readStockFile.output.parse(await runReadStockFile(call({ file: fileOf(GERMAN) }, by), used)).chosenBefore;
    assert.equal(await before(dealer), null);
    await upload(dealer, { columns: '0,1,,,,,,' });
    const { list } = await upload(dealer, { columns: '0,1,,,,2,,3', distances: 'all' });
    const chosen = await before(dealer);
    assert.deepEqual(
      [chosen?.columns.plate, chosen?.columns.mileage, chosen?.columns.advertisedPounds, chosen?.columns.site],
      [0, 1, 2, 3],
    );
    assert.equal(chosen?.distances, 'all');
    assert.equal(await before(await stockDealer(recorded, queue)), null);
    await services.stock.remove({ organisationId: session.organisationId, id: list.id });
    assert.deepEqual([(await before(dealer))?.columns.site, (await before(dealer))?.distances], [null, 'miles']);
  });

  test('are read as chosen: the mileage, its unit, and what the cars have in stock', async () => {
    const dealer = await stockDealer(recorded, queue);
    const list = await upload(dealer, { columns: '0,1,,,,2,,3' });
    assert.deepEqual(
      (await dealer.services.stock.cars(list.list.id)).map(({ mileage }) => mileage),
      [45_000, 62_000],
    );
    const { plate, mileage, reference, advertisedPounds, site, costPounds } = list.columns;
    assert.deepEqual([plate, mileage, reference, advertisedPounds, site, costPounds], [0, 1, null, 2, 3, null]);
    const inKilometres = await upload(dealer, { columns: '0,1,,,,,,', distances: 'all' });
    assert.equal(inKilometres.columns.kilometres, 'all');
    assert.equal(inKilometres.converted[0]?.miles, Math.round(45_000 / 1.609344));
  });

  for (const [columns, field, message] of [
    [',1,,,,,,', 'columns.plate', /No column is chosen/],
    ['0,,,,,,,', 'columns.mileage', /No column is chosen/],
    ['0,9,,,,,,', 'columns.mileage', /the file has 4 columns, and no column 10/],
    ['0,1,,,,,,4', 'columns.site', /the file has 4 columns, and no column 5/],
    ['0,0,,,,,,', 'columns.mileage', /“Kennz.” is chosen for Registration and for Mileage/],
    ['0,1,,2,,2,,', 'columns.advertisedPounds', /“Preis” is chosen for Cost and for Asking price/],
    ['0,2,,,,,,', 'columns.mileage', /“Preis” looks like prices/],
  ] as const)
    test(`chosen as ${columns} are refused at ${field}, and nothing is stored`, async () => {
      const dealer = await stockDealer(recorded, queue);
      const [at, words] = await refused(upload(dealer, { columns }));
      assert.equal(at, field);
      assert.match(words, message);
      const { organisationId } = dealer.session;
      assert.deepEqual(await dealer.services.stock.lists({ organisationId, limit: 9 }), []);
    });

  test('that look like prices are the mileages once a person confirms it, and the list goes on saying so', async () => {
    const dealer = await stockDealer(recorded, queue);
    const { session, services } = dealer;
    const file = fileOf('Reg,Reserve\nLM18 DAA,45000\n');
    const created = await upload(dealer, { file, columns: '0,1,,,,,,', priceAsMileage: 'accept' });
    assert.match(created.priceDoubts[1] ?? '', /heading of a price/);
    const { priceDoubts, columns } = await preview(created.list.id, session, services);
    assert.match(priceDoubts[columns.mileage] ?? '', /heading of a price/);
  });

  test('of a list are chosen again: refused at the field, and what the cars have in stock also after a run', async () => {
    const dealer = await stockDealer(recorded, queue);
    const { services, session } = dealer;
    const file = fileOf('Reg,Mileage,Nett,Reserve\nLM18 DAA,45000,8000,9500\n');
    const { list } = await upload(dealer, { file });
    const columns = { id: list.id, plate: 0, mileage: 1, reference: null };
    const choose = (change: object) => runChooseStockColumns(call({ ...columns, ...change }, session), services);
    assert.equal((await refused(choose({ mileage: 3 })))[0], 'mileage');
    assert.equal((await refused(choose({ costPounds: 1 })))[0], 'costPounds');
    assert.equal((await refused(choose({ site: 8 })))[0], 'site');
    assert.equal((await choose({ costPounds: 2 })).columns.costPounds, 2);
    const run = await start(list.id, session, services);
    await runToEnd(run, list.id, session, services);
    const chosen = await choose({ costPounds: 2, advertisedPounds: 3 });
    assert.deepEqual([chosen.columns.costPounds, chosen.columns.advertisedPounds], [2, 3]);
    assert.deepEqual([chosen.list.counts.valuable, chosen.problems], [1, []], 'its rows stay as they were');
    assert.match((await refused(choose({ reference: 2, costPounds: null })))[1], /already valued/);
  });
});
