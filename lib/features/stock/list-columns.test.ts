/** What a person sees of a file's columns before paying: the cells that are read, or why none were found. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { createList, noReport, stockDealer } from './stock-dealer.fixture';
import { runChooseStockColumns } from './stock-rows';

describe('The columns of a stock list', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices();
    queue = await openQueue(recorded.database, 'list-columns', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  test('come with the cells of the first rows, whichever column is chosen', async () => {
    const { services, session } = await stockDealer(recorded, queue);
    const text =
      'Lot;VRM;Mileage (k);Reserve\n1;LM18 DAA;45;9500\n2;LM18 DAB;62.5;11000\n3;LM18 DAC;;8750\n4;LM18 DAD;9;1\n';
    const { list, columns, samples } = await createList(text, session, services);
    const rows = [
      ['1', 'LM18 DAA', '45', '9500'],
      ['2', 'LM18 DAB', '62.5', '11000'],
      ['3', 'LM18 DAC', '', '8750'],
    ];
    assert.deepEqual([columns.mileage, samples], [2, rows]);
    assert.deepEqual(
      (await services.stock.cars(list.id)).map(({ mileage }) => mileage),
      [45_000, 62_500, 9_000],
    );
    const chosen = await runChooseStockColumns(
      call({ id: list.id, plate: 1, mileage: 3, reference: 0, priceAsMileage: 'accept' }, session),
      services,
    );
    assert.deepEqual([chosen.columns.mileage, chosen.samples], [3, rows]);
  });

  for (const [text, fix] of [
    [
      'Kennzeichen;Preis\nKR18 AAA;72500\n',
      /^Choose the column, or give it the heading “Mileage”, or “Kilometres” .* try again\.$/,
    ],
    ['AB21CDE,46,000\nGO19LFS,31,000\n', /In a comma-separated file, write 46,000 as 46000\.$/],
  ] as const)
    test(`of ${JSON.stringify(text)} that are not found are explained for that file`, async () => {
      const { services, session } = await stockDealer(recorded, queue);
      await assert.rejects(createList(text, session, services), (error) => {
        assert.ok(error instanceof Fault);
        assert.match(error.fix, fix);
        return true;
      });
    });
});
