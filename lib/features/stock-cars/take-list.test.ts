/** Each cell of a recognised column comes into the stock as it is, or the comparison names it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fieldWords } from '@/lib/domain/stock-cars/car-fields';
import { listDifferencesSchema } from '@/lib/domain/stock-cars/stock-car';
import { addList } from '@/lib/features/stock/stock-dealer.fixture';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { stockCarDealer } from './stock-car-dealer.fixture';
import { runReadListDifferences, runTakeListIntoStock } from './take-list';

const HEADINGS = ['Reg', 'Mileage', 'Stock no', 'Cost', 'Prep', 'Asking price', 'Date in', 'Site', 'Status'];
const LONG = 'L'.repeat(61);
/** Of each column: texts that may stand in it, and what the stock then has. Null: it is not taken as it is. */
const CELLS: Readonly<Record<string, readonly (readonly [text: string, stored: string | number | null])[]>> = {
  costPounds: [
    ['£8,250', 8_250],
    ['tbc', null],
    ['99000000', null],
    ['£0.00', null],
  ],
  preparationPounds: [
    ['400', 400],
    ['n/a', null],
    ['0', null],
  ],
  advertisedPounds: [
    ['10,495', 10_495],
    ['POA', null],
    ['0', null],
  ],
  inOn: [
    ['01/06/2026', '2026-06-01'],
    ['10/31/2026', null],
    ['31/02/2026', null],
    ['01/12/2099', null],
  ],
  site: [
    ['Leeds', 'Leeds'],
    [LONG, null],
  ],
  status: [
    ['In preparation', 'preparation'],
    ['Sold', null],
    ['For sale', null],
  ],
};
const FIELDS = Object.keys(CELLS);
const LINES = 8;

describe('A list taken into stock', () => {
  let recorded: RecordedServices;
  before(async () => (recorded = await openRecordedServices()));
  after(() => recorded.close());

  test('has every cell in the stock, or names it before', async () => {
    const { services, session } = await stockCarDealer(recorded);
    const lines = Array.from({ length: LINES }, (_, at) => ({
      row: at + 2,
      plate: plateAt(at),
      number: at < 2 ? 'S1' : `N${at}`,
      cells: FIELDS.map((field) => CELLS[field]?.[at % (CELLS[field]?.length ?? 1)] ?? ['', null]),
    }));
    const text = [
      HEADINGS,
      ...lines.map(({ plate, number, cells }) => [plate, '12000', number, ...cells.map(([typed]) => typed)]),
    ]
      .map((cells) => cells.map((cell) => `"${cell}"`).join())
      .join('\n');
    const { id } = await addList(text, session, services);
    const { added, newCars, untaken } = listDifferencesSchema.parse(
      await runReadListDifferences(call({ id }, session), services),
    );
    assert.equal(added, LINES);
    await runTakeListIntoStock(call({ id }, session), services);
    const stored = await services.stockCars.matching({
      organisationId: session.organisationId,
      plates: lines.map(({ plate }) => plate),
      numbers: [],
    });
    const isNamed = (field: string) => untaken.some((words) => words.startsWith(`${fieldWords(field)} `));
    for (const { row, plate, number, cells } of lines) {
      const car = stored.find((one) => one.plate === plate);
      assert.ok(car);
      for (const [at, [typed, expected]] of cells.entries()) {
        const field = FIELDS[at] ?? '';
        if (expected === null) assert.ok(isNamed(field), `${field} “${typed}” of row ${row} is named`);
        else assert.equal(String(Object.entries(car).find(([name]) => name === field)?.[1]), String(expected));
        const shown = newCars.find((one) => one.row === row)?.changes.find((change) => change.field === field);
        if (expected !== null && field !== 'status') assert.equal(shown?.after, String(expected), `${field} is shown`);
      }
      if (car.stockNumber !== number) assert.ok(isNamed('stockNumber'));
    }
    assert.deepEqual(
      untaken.map((words) => words.replace(/ \(.*/, '')),
      [
        'Cost could not be read, or is 0, in 6 rows',
        'Preparation could not be read, or is 0, in 5 rows',
        'Asking price could not be read, or is 0, in 5 rows',
        'Date in could not be read, is in the future or is over 20 years ago in 6 rows',
        'Site is longer than 60 characters in 4 rows',
        'Stock number belongs to another car in 1 row',
        'Status is not taken; it differs in 5 rows',
      ],
    );
  });

  test('in which everything is taken names nothing', async () => {
    const { services, session } = await stockCarDealer(recorded);
    const { id } = await addList(`${HEADINGS.join()}\n${plateAt(0)},1,S1,1,,,01/06/2026,,\n`, session, services);
    assert.deepEqual((await runReadListDifferences(call({ id }, session), services)).untaken, []);
  });

  test('names the columns that are not used, and shows no date that it does not have', async () => {
    const { services, session } = await stockCarDealer(recorded);
    const headings = [
      'Reg',
      'Mileage',
      'Odometer unit',
      'Date in stock',
      'Days in stock',
      'Make',
      'Web price',
      'Price',
    ];
    const lines = ['01/06/2026', '', '01/12/2099'].map((day, at) => `${plateAt(at)},12000,mi,${day},9,Ford,9995,8995`);
    const { id } = await addList([headings.join(), ...lines].join('\n'), session, services);
    const { unused, undated, newCars } = await runReadListDifferences(call({ id }, session), services);
    assert.equal(unused, 'Columns not used: Days in stock, Make and Price.');
    assert.equal(undated, 2);
    assert.deepEqual(
      newCars.map(({ changes }) => changes.find(({ field }) => field === 'inOn')?.after),
      ['2026-06-01', undefined, undefined],
    );
  });

  test('with a heading that is no known one names it, whatever it is', async () => {
    const { services, session } = await stockCarDealer(recorded);
    const headings = [
      'Yard book',
      'Colour',
      'Nett',
      'Web price',
      'Website price',
      'Cost price',
      'Location',
      'Stand No',
    ];
    const { id } = await addList(`Reg,Mileage,${headings.join()}\n${plateAt(0)},1,,,,,,,,\n`, session, services);
    const { unused } = await runReadListDifferences(call({ id }, session), services);
    assert.equal(unused, 'Columns not used: Yard book, Colour, Nett, Web price and Website price.');
  });
});
