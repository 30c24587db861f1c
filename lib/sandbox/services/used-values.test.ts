/** The used values, requested with the recorded bytes and with forms typed by hand, compared with the valuations. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { pathsOf, rowsOf, schemaOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });
const credentials = 'Subscriber_ID=123456&Password=p%26ss%3C1%3E';

const postText = async (path: string, form: string): Promise<string> => {
  const response = await sandbox.serve(formRequest(path, form));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};
const callOperation = (operation: string, fields: string): Promise<string> =>
  postText(`/usedvalues/refusedvalues.asmx/${operation}`, `${credentials}&${fields}`);

const bands = ['Retail', 'Clean', 'Average', 'Below'] as const;
const texts = (body: string, names: readonly string[]) => names.map((name) => textOf(body, name));

for (const name of recordingNames('usedvalues')) {
  test(`a request like ${name} is answered with the recorded tables, columns and message`, async () => {
    // A derivative that was sold new in 2021 and 2022, as the recorded one was there.
    const { request, response } = recordedExchange(name, ['50001', '50002']);
    const body = await (await sandbox.serve(request)).text();
    assert.deepEqual(schemaOf(body), schemaOf(response.body));
    if (!response.body.includes('Returned_DataSet')) assert.deepEqual(pathsOf(body), pathsOf(response.body));
    assert.deepEqual(texts(body, ['Success', 'FailMessage']), texts(response.body, ['Success', 'FailMessage']));
  });
}

/** Test plates, how the grids list them (the slice of the registration date), and a mileage. */
const plates = [
  { vrm: 'AB21CDE', year: 2021, letter: '21', month: 3, mileage: 46000 },
  { vrm: 'GO19LFS', year: 2019, letter: '19', month: 5, mileage: 52000 },
  { vrm: 'EV22CAR', year: 2022, letter: '22', month: 3, mileage: 31000 },
  { vrm: 'HY23BRD', year: 2023, letter: '23', month: 3, mileage: 29000 },
  { vrm: 'VA20NNN', year: 2020, letter: '20', month: 6, mileage: 78000 },
  { vrm: 'AL20TER', year: 2020, letter: '20', month: 6, mileage: 40000 },
  { vrm: 'TR12NFR', year: 2018, letter: '18', month: 6, mileage: 60000 },
  { vrm: 'KP11RSS', year: 2011, letter: '11', month: 3, mileage: 110000 },
];

/** The plate's own valuation by another service: its identifier, date and four values. */
async function valued({ vrm, mileage }: (typeof plates)[number], operation = 'VRMValuation') {
  const body = await postText(
    `/vrm/refvrm.asmx/${operation}`,
    `${SUBSCRIBER}&VRM=${vrm}&Mileage=${mileage}&StandardEquipmentRequired=FALSE`,
  );
  assert.equal(textOf(body, 'Success'), 'true', body);
  const [database, refid, refcode, registered] = texts(body, ['Database', 'REFID', 'REFcode', 'RegisteredDate']);
  return { body, database, refid, refcode, registered: registered?.slice(0, 10) };
}

for (const plate of plates) {
  const { vrm, year, letter, month, mileage } = plate;
  test(`${vrm}: every route to its used value gives the values of its valuation`, async () => {
    const { body, database, refid, refcode, registered } = await valued(plate);
    const values = texts(body, bands);
    const current = `Database=${database}&REFID=${refid}&UsedValuesDate=2026/06/01&JustCurrent=TRUE`;
    const byEdition = current.replace('JustCurrent=TRUE', 'JustCurrent=FALSE');
    for (const [operation, fields] of [
      ['GetUsedValuesForIDYearLetterMileage', `${current}&Year=${year}&Letter=${letter}`],
      ['GetUsedValuesForIDYearLetterMileage', `${byEdition}&Year=${year}&Letter=${letter}`],
      ['GetUsedValuesForIDYearMonthMileage', `${current}&Year=${year}&Month=${month}`],
    ]) {
      const answer = await callOperation(operation!, `${fields}&Mileage=${mileage}`);
      assert.deepEqual(texts(answer, ['Success', ...bands]), ['true', ...values], operation);
    }
    const parameters = `RegistrationDate=${registered}&DatasetDate=2026/06/01&JustCurrent=TRUE&Mileage=${mileage}`;
    for (const by of [`REFID=${refid}&REFCode=`, `REFID=0&REFCode=${encodeURIComponent(refcode!.trimEnd())}`]) {
      const [row] = rowsOf(await callOperation('GetUsedValuation', `Database=${database}&${by}&${parameters}`));
      assert.deepEqual(
        bands.map((band) => row?.[band]),
        values,
        by,
      );
    }
  });

  test(`${vrm}: internet prices are those of its valuation, in this service's order of words`, async () => {
    const { body, database, refid } = await valued(plate, 'VRMInternetPricesValuation');
    const edition = `Database=${database}&REFID=${refid}&UsedValuesDate=2026/06/01&JustCurrent=TRUE&Mileage=${mileage}`;
    const expected = bands.flatMap((band) => texts(body, [`${band}High`, `${band}Low`]));
    for (const [operation, fields] of [
      ['GetInternetPricesForIDYearLetterMileage', `Year=${year}&Letter=${letter}`],
      ['GetInternetPricesForIDYearMonthMileage', `Year=${year}&Month=${month}`],
    ]) {
      const answer = await callOperation(operation!, `${edition}&${fields}`);
      assert.deepEqual(
        texts(
          answer,
          bands.flatMap((band) => [`High${band}`, `Low${band}`]),
        ),
        expected,
      );
    }
  });

  test(`${vrm}: grids by plate, by month, of all plates and the last edition of the history agree`, async () => {
    const { database, refid } = await valued(plate);
    const inLower = `database=${database}&refid=${refid}`;
    const byLetter = rowsOf(
      await callOperation(
        'GetUsedValuesForIDYearLetter',
        `${inLower}&UsedValuesDate=2026/06/01&JustCurrent=TRUE&Year=${year}&Letter=${letter}`,
      ),
    );
    assert.ok(byLetter.length >= 5);
    const edition = `Database=${database}&REFID=${refid}&UsedValuesDate=2026/06/01&JustCurrent=FALSE`;
    const byMonth = rowsOf(
      await callOperation('GetUsedValuesForIDYearMonth', `${edition}&Year=${year}&Month=${month}`),
    );
    const worths = (rows: Record<string, string>[]) =>
      rows.map((row) => [row['Uvt_Mileage'], ...bands.map((band) => row[`Uvt_${band}`]), row['CostNew']].join(' '));
    // The month may begin a little after the plate, and its highest mileage be a little lower.
    assert.deepEqual(worths(byMonth), worths(byLetter).slice(0, byMonth.length));
    assert.ok(byMonth.length >= byLetter.length - 1);

    const ofAll = rowsOf(await callOperation('GetUsedValuesForID', edition));
    const own = ofAll.filter((row) => row['Uvt_Year'] === String(year) && row['Yc_Letter']?.trim() === letter);
    assert.deepEqual(own, byLetter);

    const history = rowsOf(
      await callOperation(
        'GetUsedValuesHistoryForIDYearLetter',
        `${inLower}&Year=${year}&Letter=${letter}&MinDate=2026/03/01&MaxDate=2026/12/31`,
      ),
    );
    const published = [...new Set(history.map((row) => row['Uvt_PubDate']))];
    assert.deepEqual(published, [
      '2026-03-01T00:00:00+00:00',
      '2026-04-01T00:00:00+01:00',
      '2026-05-01T00:00:00+01:00',
      '2026-06-01T00:00:00+01:00',
    ]);
    const last = history.filter((row) => row['Uvt_PubDate'] === published.at(-1));
    assert.deepEqual(
      last.map(({ Uvt_PubDate: _date, ...row }) => row),
      byLetter,
    );
  });
}

test('between two mileages of the grid a value lies between theirs', async () => {
  const plate = plates[0]!;
  const { database, refid } = await valued(plate);
  const edition = `Database=${database}&REFID=${refid}&UsedValuesDate=2026/06/01&JustCurrent=TRUE&Year=2021&Letter=21`;
  const cleanAt = async (mileage: number): Promise<number> =>
    Number(
      textOf(await callOperation('GetUsedValuesForIDYearLetterMileage', `${edition}&Mileage=${mileage}`), 'Clean'),
    );
  const [few, between, many] = [await cleanAt(40000), await cleanAt(45123), await cleanAt(50000)];
  assert.ok(few > between && between > many, `${few} ${between} ${many}`);
});

test('the editions run month by month from the first to the current one', async () => {
  const rows = rowsOf(await callOperation('GetUsedValuesHistoricDates', 'Database=CARS'));
  assert.equal(rows.at(0)?.['Uvt_PubDate'], '2016-01-01T00:00:00+00:00');
  assert.equal(rows.at(-1)?.['Uvt_PubDate'], '2026-06-01T00:00:00+01:00');
  assert.equal(rows.length, 10 * 12 + 6);
});

const abarth = 'Database=CARS&REFID=50002&UsedValuesDate=2026/06/01&JustCurrent=TRUE';
const refused: { operation: string; fields: string; expected: string }[] = [
  {
    operation: 'GetUsedValuesForIDYearLetterMileage',
    fields: `${abarth}&Year=2021&Letter=71&Mileage=-1`,
    expected: 'Mileage out of bounds',
  },
  {
    operation: 'GetInternetPricesForIDYearMonthMileage',
    fields: `${abarth}&Year=2021&Month=10&Mileage=240000`,
    expected: 'Mileage out of bounds',
  },
  {
    operation: 'GetUsedValuesForIDYearMonthMileage',
    fields: `${abarth}&Year=2021&Month=13&Mileage=10000`,
    expected: 'The request returned no values.',
  },
  {
    // No 71 plate was issued in 2019.
    operation: 'GetUsedValuesForIDYearLetterMileage',
    fields: `${abarth}&Year=2019&Letter=71&Mileage=10000`,
    expected: 'The request returned no values.',
  },
  {
    operation: 'GetUsedValuesForIDYearLetterMileage',
    fields: `${abarth.replace('50002', '1')}&Year=2021&Letter=71&Mileage=10000`,
    expected: 'The request returned no values.',
  },
  {
    // Covered by the service, but this catalogue has none of them.
    operation: 'GetUsedValuesForIDYearLetterMileage',
    fields: `${abarth.replace('CARS', 'BIKES')}&Year=2021&Letter=71&Mileage=10000`,
    expected: 'The request returned no values.',
  },
  {
    operation: 'GetUsedValuesForIDYearLetterMileage',
    fields: `${abarth.replace('CARS', 'HGV')}&Year=2021&Letter=71&Mileage=10000`,
    expected: "Unknown database 'HGV'.",
  },
  { operation: 'GetUsedValuesForID', fields: abarth.replace('CARS', 'HGV'), expected: "Unknown database 'HGV'." },
  { operation: 'GetUsedValuesHistoricDates', fields: 'Database=HGV', expected: "Unknown database 'HGV'." },
];
for (const { operation, fields, expected } of refused) {
  test(`${operation} of ${fields} fails: ${expected}`, async () => {
    assert.deepEqual(texts(await callOperation(operation, fields), ['Success', 'FailMessage']), ['false', expected]);
  });
}

const none = [
  { operation: 'GetUsedValuesForID', fields: abarth.replace('CARS', 'BIKES') },
  { operation: 'GetUsedValuesHistoricDates', fields: 'Database=BIKES' },
  // Before the first edition there are none.
  {
    operation: 'GetUsedValuesForID',
    fields: abarth.replace('2026/06/01&JustCurrent=TRUE', '2015/12/31&JustCurrent=FALSE'),
  },
];
for (const { operation, fields } of none) {
  test(`${operation} of ${fields} is a success without rows`, async () => {
    const body = await callOperation(operation, fields);
    assert.equal(textOf(body, 'Success'), 'true');
    assert.deepEqual(rowsOf(body), []);
  });
}

test('refused credentials are answered in the answer’s own shape', async () => {
  const body = await postText(
    '/usedvalues/refusedvalues.asmx/GetUsedValuesForIDYearLetterMileage',
    `Subscriber_ID=1&Password=unknown&${abarth}&Year=2021&Letter=71&Mileage=10000`,
  );
  assert.deepEqual(texts(body, ['Success', 'FailMessage', 'Retail']), [
    'false',
    'Invalid subscriber ID or password.',
    '0',
  ]);
});
