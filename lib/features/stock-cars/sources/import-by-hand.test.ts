/** A feed cannot ask which column is which: what it says instead to do with the file is true. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createStockList } from '@/lib/api/endpoints/stock';
import { ENTER_OR_IMPORT_BY_HAND } from '@/lib/domain/stock-cars/sources/import-by-hand';
import { Fault } from '@/lib/fault';
import { runCreateStockList } from '@/lib/features/stock/stock-lists';
import { stockCarDealer } from '@/lib/features/stock-cars/stock-car-dealer.fixture';
import { runReadListDifferences, runTakeListIntoStock } from '@/lib/features/stock-cars/take-list';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { readSource } from './read-source';

const NAME = 'stock.csv';

/** Each file with the columns that a person chooses in it. */
const FILES: readonly (readonly [title: string, text: string, columns: string, stored: readonly unknown[]])[] = [
  [
    'no known mileage',
    'Reg;Stand;Preis;Halle\nLM18 DAA;45000;9500;Leeds\n',
    '0,1,,2,,,,3',
    ['LM18DAA', 45_000, 9_500, null, 'Leeds'],
  ],
  [
    'a price alone beside the mark',
    'Reg;Reserve;Tacho\nLM18 DAA;9500;45000\n',
    '0,2,,,,1,,',
    ['LM18DAA', 45_000, null, 9_500, null],
  ],
];

describe('A file that a feed refuses', () => {
  let recorded: RecordedServices;
  let folder = '';
  before(async () => {
    recorded = await openRecordedServices();
    folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  });
  after(async () => {
    await recorded.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const [title, text, columns, stored] of FILES)
    test(`for ${title} is imported by hand once its columns are chosen, and taken into stock; nothing is billed`, async () => {
      const { services, session, used } = await stockCarDealer(recorded);
      const { organisationId } = session;
      await mkdir(join(folder, organisationId));
      await writeFile(join(folder, organisationId, NAME), text);
      const source = { organisationId, place: { kind: 'folder' as const, file: NAME }, profile: {} };
      const reading = { ...services, sourceSettings: { ownHosts: [], folder } };
      await assert.rejects(readSource(source, reading, new AbortController().signal), (fault) => {
        assert.ok(fault instanceof Fault);
        assert.equal(fault.fix, ENTER_OR_IMPORT_BY_HAND);
        return true;
      });
      const input = createStockList.input.parse({ file: new File([text], NAME), columns });
      const { list } = await runCreateStockList(call(input, session), services);
      const { unused } = await runReadListDifferences(call({ id: list.id }, session), services);
      assert.equal(unused, null);
      await runTakeListIntoStock(call({ id: list.id }, session), services);
      const [car] = await services.stockCars.matching({ organisationId, plates: ['LM18DAA'], numbers: [] });
      assert.deepEqual([car?.plate, car?.mileage, car?.costPounds, car?.advertisedPounds, car?.site], stored);
      assert.equal(await used(), 0);
    });
});
