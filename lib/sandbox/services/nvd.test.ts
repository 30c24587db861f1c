/** New vehicle data: recorded requests for shape, forms typed by hand for rules, and one case followed by look-up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { rowsOf, schemaOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });

const callOperation = async (operation: string, fields: string, path = '/nvd/refnvd.asmx'): Promise<string> => {
  const response = await sandbox.serve(formRequest(`${path}/${operation}`, `${SUBSCRIBER}&${fields}`));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};

const answered = /nvd\/(GetBulkTechnicalData|GetNvdChangeDates|GetTechnicalData|GetStandardEquipment|GetNothing)\./;

for (const name of recordingNames('nvd').filter((recording) => answered.test(recording))) {
  test(`a request like ${name} is answered with the recorded tables and columns, or the recorded refusal`, async () => {
    const { request, response } = recordedExchange(name);
    const answer = await sandbox.serve(request);
    const body = await answer.text();
    assert.equal(answer.status, Number(response.start.split(' ')[1]));
    assert.equal(answer.headers.get('content-type'), response.headers['content-type']);
    assert.deepEqual(schemaOf(body), schemaOf(response.body));
    assert.equal(textOf(body, 'FailMessage'), textOf(response.body, 'FailMessage'));
    if (answer.status === 500) assert.equal(body.replaceAll('\r\n', '\n').trim(), response.body.trim());
  });
}

const bulk = (fields: Partial<Record<string, string>>): Promise<string> =>
  callOperation(
    'GetBulkTechnicalData',
    new URLSearchParams({
      database: 'CARS',
      refidList: '50001,50002',
      specDateList: '2020/01/15,2020/6/1',
      techDataList: '',
      returnVehicleDescription: 'FALSE',
      returnRefcodeTechnicalItems: 'FALSE',
      returnCostNew: 'FALSE',
      ...fields,
    }).toString(),
  );

test('bulk data come in the requested order, each with its own date, and the columns in the requested order', async () => {
  const body = await bulk({ refidList: '50002,50001', techDataList: 'WIDTH,0TO62,CO2' });
  assert.deepEqual(schemaOf(body).slice(2), [
    'REFID xs:int',
    'SpecDate xs:dateTime',
    'WIDTH xs:string',
    '_x0030_TO62 xs:string',
    'CO2 xs:string',
  ]);
  const rows = rowsOf(body);
  assert.deepEqual(
    rows.map((row) => [row['REFID'], row['SpecDate']]),
    [
      ['50002', '2020-01-15T00:00:00+00:00'],
      ['50001', '2020-06-01T00:00:00+01:00'],
    ],
  );
  for (const row of rows) assert.match(row['_x0030_TO62'] ?? '', /^\d+\.\d$/);
});

const refusals: { fields: Record<string, string>; expected: string }[] = [
  { fields: { techDataList: 'CC,CO3' }, expected: "Unknown item 'CO3'." },
  { fields: { refidList: '50001' }, expected: 'refidList and specDateList must hold the same number of values.' },
  { fields: { refidList: '50001,abc' }, expected: "Unknown identifier 'abc'." },
  { fields: { specDateList: '2020/01/15,yesterday' }, expected: "Unknown date 'yesterday'." },
  { fields: { database: 'BIKES' }, expected: "Unknown database 'BIKES'." },
  { fields: { refidList: '5'.repeat(8001) }, expected: 'refidList must not exceed 8000 characters.' },
  { fields: { specDateList: '2'.repeat(8001) }, expected: 'specDateList must not exceed 8000 characters.' },
];
for (const { fields, expected } of refusals) {
  test(`bulk data are refused: ${expected}`, async () => {
    const body = await bulk(fields);
    assert.equal(textOf(body, 'Success'), 'false');
    assert.equal(textOf(body, 'FailMessage'), expected);
  });
}

test('8,000 characters of identifiers and 8,000 of dates are read completely; one more of either is refused', async () => {
  // 727 dates are 7,996 characters and 727 identifiers 4,361: filled up to 8,000 each with blanks, which mean nothing.
  const lists = {
    refidList: Array.from({ length: 727 }, () => '50001')
      .join()
      .padEnd(8000),
    specDateList: Array.from({ length: 727 }, () => '2020/01/15')
      .join()
      .padEnd(8000),
  };
  assert.equal(rowsOf(await bulk({ ...lists, techDataList: 'CC' })).length, 727);
  for (const name of ['refidList', 'specDateList'] as const) {
    const body = await bulk({ ...lists, [name]: `${lists[name]} `, techDataList: 'CC' });
    assert.equal(textOf(body, 'FailMessage'), `${name} must not exceed 8000 characters.`);
  }
});

test('8,000 characters of identifiers are taken', async () => {
  // 1,333 identifiers of five digits and their commas are 7,997 characters; as many dates do not fit, so 727 of both.
  const count = 727;
  const body = await bulk({
    refidList: Array.from({ length: count }, (_, index) => String(50001 + index)).join(),
    specDateList: Array.from({ length: count }, () => '2026/06/05').join(),
    techDataList: 'CC',
  });
  assert.equal(rowsOf(body).length, count);
});

test('an item requested in bulk equals the item of the full technical data', async () => {
  const fields = 'database=CARS&refid=50001&techDate=2020/01/15&justCurrent=FALSE';
  const full = rowsOf(await callOperation('GetTechnicalData', fields));
  const value = (code: string): string | undefined =>
    full.find((row) => row['Tech_TechCode'] === code)?.['tech_value_string'];
  const [row] = rowsOf(
    await bulk({
      refidList: '50001',
      specDateList: '2020/01/15',
      techDataList: 'CO2,ENGINEPOWER_BHP,INSURANCEGROUP1-50',
    }),
  );
  assert.equal(row?.['CO2'], value('67'));
  assert.equal(row?.['ENGINEPOWER_BHP'], value('21'));
  assert.equal(row?.['INSURANCEGROUP1-50'], value('133'));
});

test('a van has no insurance group of the cars’ scheme', async () => {
  const [row] = rowsOf(
    await bulk({
      database: 'LCV',
      refidList: '50001',
      specDateList: '2020/01/15',
      techDataList: 'INSURANCEGROUP1-50,CC',
    }),
  );
  assert.ok(row);
  assert.equal(row['INSURANCEGROUP1-50'], undefined);
  assert.match(row['CC'] ?? '', /^\d+$/);
});

test('an electric car has a CO2 of 0, a battery and a range, and no engine size', async () => {
  const found = await (
    await sandbox.serve(formRequest('/reg/refreg.asmx/REGLookupVRM', `${SUBSCRIBER}&vrm=EV22CAR`))
  ).text();
  const rows = rowsOf(
    await callOperation(
      'GetTechnicalData',
      `database=CARS&refid=${textOf(found, 'REFID')}&techDate=2022/03/25&justCurrent=FALSE`,
    ),
  );
  const byName = new Map(rows.map((row) => [row['DT_LongDescription'], row['tech_value_string']]));
  assert.equal(byName.get('CO2 (g/km)'), '0');
  assert.ok(Number(byName.get('Battery Capacity in kWh')) > 40);
  assert.ok(Number(byName.get('Pure Electric Range (miles)')) > 150);
  assert.equal(byName.get('CC'), undefined);
});

test('equipment of the day a plate was registered is the equipment of its valuation', async () => {
  const form = `${SUBSCRIBER}&VRM=AB21CDE&Mileage=23000&StandardEquipmentRequired=TRUE`;
  const valued = await (await sandbox.serve(formRequest('/vrm/refvrm.asmx/VRMValuation', form))).text();
  const rows = rowsOf(
    await callOperation(
      'GetStandardEquipment',
      `database=CARS&refid=${textOf(valued, 'REFID')}&seDate=2021/03/15&justCurrent=FALSE`,
    ),
  );
  assert.deepEqual(
    rows.map((row) => row['Se_OptionCode']),
    [...valued.matchAll(/<SECode>(\d+)</g)].map(([, code]) => code),
  );
});

test('a vehicle before its introduction, and one that does not exist, has no data', async () => {
  for (const fields of ['refid=50001&techDate=1990/01/01', 'refid=999999999&techDate=2020/01/01']) {
    const body = await callOperation('GetTechnicalData', `database=CARS&${fields}&justCurrent=FALSE`);
    assert.equal(textOf(body, 'Success'), 'true');
    assert.deepEqual(rowsOf(body), []);
  }
  assert.deepEqual(rowsOf(await bulk({ refidList: '50001', specDateList: '1990/01/01' })), []);
});

/** Euro 4 and 5 by NEDC, and 6d-TEMP by WLTP: later law does not change their figures. */
const sold: { refid: number; runOut: string }[] = catalogue()
  .derivatives('CAR')
  .flatMap(({ refid, runOut }) => (runOut === null ? [] : [{ refid, runOut }]))
  .filter(({ runOut }) => runOut < '2015-01-01' || (runOut > '2019-01-01' && runOut < '2020-06-01'))
  .filter((_, index) => index % 40 === 0);

test('a vehicle no longer sold has the technical data of its last day, in every service and on every later day', async () => {
  assert.ok(sold.length > 10);
  for (const { refid, runOut } of sold) {
    const full = (day: string) => callOperation('GetTechnicalData', `database=CARS&refid=${refid}&techDate=${day}`);
    const rows = async (day: string, justCurrent: string) => rowsOf(await full(`${day}&justCurrent=${justCurrent}`));
    const inBulk = async (day: string) => {
      const [row] = rowsOf(
        await bulk({ refidList: String(refid), specDateList: day, techDataList: 'CO2,MPG_COMBINED,STANDARDEMISSIONS' }),
      );
      return { ...row, SpecDate: '' };
    };
    const last = runOut.replaceAll('-', '/');
    const lastRows = await rows(last, 'FALSE');
    assert.ok(lastRows.length > 20);
    for (const [day, justCurrent] of [
      ['2021/01/01', 'FALSE'],
      ['2024/09/01', 'FALSE'],
      [last, 'TRUE'],
    ] as const) {
      assert.deepEqual(await rows(day, justCurrent), lastRows, `${refid} ${day}`);
    }
    assert.deepEqual(await inBulk('2024/09/01'), await inBulk(last), String(refid));
  }
});

test('change dates begin with the introduction, when everything is new; price flags are the days on which the price differs', async () => {
  const rows = rowsOf(await callOperation('GetNvdChangeDates', 'database=CARS&refid=50001'));
  const flags = (row: Record<string, string> | undefined): string[] =>
    ['dt_my', 'dt_pr', 'dt_opt', 'dt_se', 'dt_tech'].map((name) => row?.[name] ?? '');
  assert.deepEqual(flags(rows[0]), ['1', '1', '1', '1', '1']);
  const dates = rows.map((row) => row['dt_date'] ?? '');
  assert.deepEqual([...dates].sort(), dates);
  for (const row of rows.slice(1)) assert.ok(flags(row).includes('1'), row['dt_date']);

  const days = dates.map((date) => date.slice(0, 10));
  const prices = rowsOf(
    await bulk({ refidList: days.map(() => '50001').join(), specDateList: days.join(), returnCostNew: 'TRUE' }),
  ).map((row) => row['Basic']);
  rows.forEach((row, index) => {
    if (index > 0 && row['dt_pr'] === '0') assert.equal(prices[index], prices[index - 1], row['dt_date']);
  });
});
