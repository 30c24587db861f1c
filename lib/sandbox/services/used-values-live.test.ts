/** The live values, requested with the recorded bytes and with forms typed by hand, compared with the editions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import { createTestSandbox, formRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { pathsOf, rowsOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });

const postText = async (path: string, form: string): Promise<string> => {
  const response = await sandbox.serve(formRequest(path, form));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};
const callOperation = (operation: string, fields: string, database = 'CAR'): Promise<string> =>
  postText(
    `/usedvalueslive/refusedvalueslive.asmx/${operation}`,
    `subscriberId=123456&password=p%26ss%3C1%3E&database=${database}&refid=50002&${fields}`,
  );

interface LiveValuationBlock {
  Date: string;
  IsMonthlyPosition: boolean;
  Valuations: { Valuation: { Mileage: number; Retail: number; Clean: number; Average: number; Below: number }[] };
  Comments?: { string: string[] };
}
const parser = new XMLParser({ isArray: (name) => ['ValuationDate', 'Valuation', 'string'].includes(name) });
const blocks = (body: string): LiveValuationBlock[] => {
  // The parser's own tree, of a document whose elements the shape tests check.
  const tree = parser.parse(body) as Record<string, { ValuationDate: LiveValuationBlock[] }>;
  return Object.values(tree).find((root) => typeof root === 'object' && 'ValuationDate' in root)!.ValuationDate;
};

for (const name of recordingNames('usedvalueslive')) {
  test(`a request like ${name} is answered with the recorded elements, plate and position`, async () => {
    // It needs a derivative that was sold new in 2021 but, like the recorded one without values, not in March 2018.
    const { request, response } = recordedExchange(name, ['50001', '50002']);
    const body = await (await sandbox.serve(request)).text();
    assert.deepEqual(pathsOf(body), pathsOf(response.body));
    const same = name.includes('Historic')
      ? ['Success', 'FailMessage', 'Year', 'Month', 'Letter']
      : ['Success', 'FailMessage', 'Year', 'Month', 'Letter', 'Date', 'IsMonthlyPosition'];
    for (const element of same) assert.equal(textOf(body, element), textOf(response.body, element), element);
  });
}

const editionRows = async (year: number, letter: string, date: string): Promise<Record<string, string>[]> =>
  rowsOf(
    await postText(
      '/usedvalues/refusedvalues.asmx/GetUsedValuesForIDYearLetter',
      `Subscriber_ID=123456&Password=p%26ss%3C1%3E&database=CARS&refid=50002&UsedValuesDate=${date}&JustCurrent=FALSE&Year=${year}&Letter=${letter}`,
    ),
  );

for (const [settled, edition] of [
  ['2026-05-22', '2026/06/01'],
  ['2026-04-24', '2026/05/01'],
  ['2026-03-24', '2026/04/01'],
] as const) {
  test(`the monthly position of ${settled} is the edition of ${edition}`, async () => {
    const [position] = blocks(
      await callOperation('GetUsedLive_IdYearLetter', `valuationDate=${settled}&year=2021&letter=21`),
    );
    assert.deepEqual([position?.Date, position?.IsMonthlyPosition], [`${settled}T00:00:00`, true]);
    assert.deepEqual(position?.Comments?.string, ['Monthly position.']);
    assert.deepEqual(
      position?.Valuations.Valuation.map(({ Mileage, Retail, Clean, Average, Below }) =>
        [Mileage, Retail, Clean, Average, Below].map(String),
      ),
      (await editionRows(2021, '21', edition)).map((row) =>
        ['Mileage', 'Retail', 'Clean', 'Average', 'Below'].map((name) => row[`Uvt_${name}`]),
      ),
    );
  });
}

test('between two editions the live values change week by week around the monthly position', async () => {
  const body = await callOperation(
    'GetUsedLiveHistoric_IdYearLetterMileage',
    'fromDate=2025/06/01&toDate=2026/12/31&year=2021&letter=21&mileage=40000',
  );
  const all = blocks(body);
  const dates = all.map(({ Date }) => Date);
  assert.deepEqual(dates, dates.toSorted());
  assert.equal(dates.at(-1), '2026-06-03T00:00:00', 'nothing after today');
  let monthly = 0;
  let moved = 0;
  for (const { IsMonthlyPosition, Valuations } of all) {
    const { Clean } = Valuations.Valuation[0]!;
    if (IsMonthlyPosition) monthly = Clean;
    else if (monthly > 0) {
      assert.ok(Math.abs(Clean / monthly - 1) < 0.06, `${Clean} of ${monthly}`);
      if (Clean !== monthly) moved += 1;
    }
  }
  assert.ok(moved > 20, `${moved}`);
  assert.equal(all.filter(({ IsMonthlyPosition }) => IsMonthlyPosition).length, 12);
});

const sameVehicle = [
  { operation: 'GetUsedLive_IdRegDateMileage', by: 'regDate=2021/03/15' },
  { operation: 'GetUsedLive_IdYearLetterMileage', by: 'year=2021&letter=21' },
  { operation: 'GetUsedLive_IdYearMonthMileage', by: 'year=2021&month=3' },
];
test('by date, plate or month of registration a vehicle has one value, and the list of all mileages contains it', async () => {
  const parameters = 'valuationDate=2026/06/05&mileage=40000';
  const [first, ...others] = await Promise.all(
    sameVehicle.map(({ operation, by }) => callOperation(operation, `${parameters}&${by}`)),
  );
  for (const other of others) assert.deepEqual(blocks(other), blocks(first!));
  const list = blocks(await callOperation('GetUsedLive_IdRegDate', 'valuationDate=2026/06/05&regDate=2021/03/15'));
  const [valuation] = blocks(first!)[0]!.Valuations.Valuation;
  assert.deepEqual(
    list[0]?.Valuations.Valuation.find(({ Mileage }) => Mileage === 40000),
    valuation,
  );
});

const none: { fields: string; why: string; database?: string; expected?: string }[] = [
  { fields: 'valuationDate=2026/06/05&regDate=2021/03/15&mileage=-1', why: 'a mileage below nothing' },
  { fields: 'valuationDate=2026/06/05&regDate=2021/03/15&mileage=240000', why: 'a mileage out of bounds' },
  { fields: 'valuationDate=2015/11/01&regDate=2015/09/15&mileage=1000', why: 'a day before the first edition' },
  { fields: 'valuationDate=2026/06/05&regDate=2027/03/15&mileage=10', why: 'a registration to come' },
  {
    fields: 'valuationDate=2026/06/05&regDate=2021/03/15&mileage=40000',
    why: 'a van: this service has cars alone',
    database: 'LCV',
    expected: "Unknown database 'LCV'.",
  },
];
for (const { fields, why, database, expected = 'The request returned no values.' } of none) {
  test(`${why}: no plate, no values, and the reason`, async () => {
    const body = await callOperation('GetUsedLive_IdRegDateMileage', fields, database);
    assert.deepEqual([textOf(body, 'Success'), textOf(body, 'FailMessage')], ['false', expected]);
    assert.ok(!body.includes('<Plate>') && !body.includes('<ValuationDate>'));
  });
}
