/** Options in new vehicle data: recorded requests for shape, forms typed by hand for rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { schemaOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';
import { goldenRefcode } from '@/lib/sandbox/options/golden-car';

const sandbox = createTestSandbox({ roots: 'native' });

const callOperation = async (operation: string, fields: string, path = '/nvd/refnvd.asmx'): Promise<string> => {
  const response = await sandbox.serve(formRequest(`${path}/${operation}`, `${SUBSCRIBER}&${fields}`));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};

const lists = new XMLParser({ ignoreAttributes: true, parseTagValue: false, isArray: (_, path) => depth(path) === 5 });
const depth = (path: unknown): number => String(path).split('.').length;
type NvdOptionTableRow = Record<string, string>;

/** The rows of each table of a dataset, read by a third party's parser. */
function tablesOf(body: string, dataset: string): Record<string, NvdOptionTableRow[]> {
  const parsed = lists.parse(body) as {
    DataSetResult: {
      Returned_DataSet: { 'diffgr:diffgram': '' | Record<string, Record<string, NvdOptionTableRow[]>> };
    };
  };
  const data = parsed.DataSetResult.Returned_DataSet['diffgr:diffgram'];
  return data === '' ? {} : (data[dataset] ?? {});
}

const answered = /nvd\/(GetRefOptionsBundle|GetColour(Trim|Hood)Links|GetGenericOption(s|Links))\./;

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

const goldenIdentifier = async (): Promise<string> => {
  const found = await callOperation(
    'GetRefidFromRefcode',
    `database=CARS&refcode=${encodeURIComponent(goldenRefcode)}`,
    '/vehicles/refvehicles.asmx',
  );
  return textOf(found, 'CDer_ID') ?? '';
};

const all = 'descriptionRs=TRUE&optionsRs=TRUE&relationshipsRs=TRUE&packRs=TRUE&technicalRs=TRUE';
const bundleOf = async (refid: string, parts = all, rest = 'optionDate=2026/06/05&justCurrent=TRUE') =>
  tablesOf(await callOperation('GetRefOptionsBundle', `database=CARS&refid=${refid}&${rest}&${parts}`), 'NVDBundle');

test('the reference car is found by its code and by its name', async () => {
  const { Descriptions } = await bundleOf(await goldenIdentifier());
  assert.deepEqual(
    [Descriptions?.[0]?.['CVehicle_ManText'], Descriptions?.[0]?.['CVehicle_ModText']],
    ['SAMPLE', 'GOLDEN CAR HATCHBACK'],
  );
});

/** The golden car: code, text, price with VAT in pence, default. */
const goldenOptions: readonly [string, string, number | null, boolean?][] = [
  ['10', '18" alloy wheels', 0, true],
  ['11', '19" alloy wheels', 65000],
  ['12', '20" alloy wheels', 120000],
  ['20', 'Heated seats', 32500],
  ['21', 'Multifunction wheel', 18000],
  ['22', 'Headlamp wash', null],
  ['30', 'Winter Pack', 54000],
  ['31', 'Comfort Pack', 90000],
  ['40', 'Electric seats', 78000],
  ['50', 'Panoramic roof', 115000],
  ['51', 'Roof rails', 25000],
  ['60', 'Tow bar', 70000],
  ['61', 'Self-levelling suspension', 85000],
  ['62', 'Trailer assist', 30000],
  ['70', 'Metallic paint', 59500],
  ['71', 'Solid white paint', 0, true],
  ['80', 'Premium audio', 45000],
  ['81', 'Subwoofer', 20000],
  ['82', 'DAB+', 12000],
];

test('the reference car has exactly its options, at prices that are whole pounds with VAT', async () => {
  const { Options } = await bundleOf(await goldenIdentifier());
  const price = (row: NvdOptionTableRow): number | null => {
    const [basic, vat] = [row['Opt_Basic'], row['Opt_VAT']];
    return basic === undefined || vat === undefined ? null : Math.round((Number(basic) + Number(vat)) * 100);
  };
  assert.deepEqual(
    Options?.map((row) => [row['Opt_OptionCode'], row['Do_Description'], price(row), row['Opt_Default'] === 'true']),
    goldenOptions.map(([code, words, pence, isDefault]) => [code, words, pence, isDefault ?? false]),
  );
  assert.equal(Options?.find((row) => row['Opt_OptionCode'] === '11')?.['Opt_Basic'], '541.67');
});

test('the reference car has exactly its rules and pack rows', async () => {
  const { Relationships = [], Packs } = await bundleOf(await goldenIdentifier());
  const rules = new Map<string, string>();
  for (const row of Relationships) {
    const known = rules.get(row['RI_RuleCode'] ?? '') ?? `${row['RR_RuleType']}`;
    rules.set(row['RI_RuleCode'] ?? '', `${known} ${row['RI_OptionCode']}${row['RI_IsPrimary'] === '1' ? '!' : ''}`);
  }
  assert.deepEqual(
    [...rules.values()],
    [
      'OO 10! 11 12',
      'OO 70! 71',
      'NW 50! 51',
      'RO 60! 61 62',
      'RA 62! 21',
      'IN 30! 20 21',
      'IN 31! 20 40',
      'IO 80! 81 82',
      'NW 12! 60',
    ],
  );
  assert.deepEqual(
    Packs?.map((row) => [row['PP_PackCode'], row['Do_Description']]),
    [
      ['30', 'Heated seats'],
      ['30', 'Multifunction wheel'],
      ['30', 'Headlamp wash'],
      ['31', 'Heated seats'],
      ['31', 'Electric seats'],
    ],
  );
});

const switches = [
  ['descriptionRs', 'Descriptions'],
  ['optionsRs', 'Options'],
  ['relationshipsRs', 'Relationships'],
  ['packRs', 'Packs'],
  ['technicalRs', 'Technical'],
] as const;

for (const [wanted, table] of switches) {
  test(`with ${wanted} alone the bundle holds ${table} and the valid dates`, async () => {
    const parts = switches.map(([name]) => `${name}=${name === wanted ? 'TRUE' : 'FALSE'}`).join('&');
    const tables = await bundleOf(await goldenIdentifier(), parts);
    assert.deepEqual(Object.keys(tables), [table, 'ValidDateRange']);
  });
}

test('a past date gives the model year of that day with its first and last day', async () => {
  const refid = await goldenIdentifier();
  const { ValidDateRange: then } = await bundleOf(refid, all, 'optionDate=2024/03/15&justCurrent=FALSE');
  const [range = {}] = then ?? [];
  assert.equal(range['modelyear'], '24.00');
  assert.ok((range['min'] ?? '') <= '2024-03-15' && (range['max'] ?? '') >= '2024-03-15T', JSON.stringify(range));
  const { ValidDateRange: now } = await bundleOf(refid);
  assert.equal(now?.[0]?.['max'], undefined);
});

const empty: { title: string; fields: string }[] = [
  { title: 'an unknown identifier', fields: 'database=CARS&refid=1&optionDate=2026/01/01&justCurrent=TRUE' },
  {
    title: 'a day before the introduction',
    fields: 'database=CARS&refid=50031&optionDate=2001/01/01&justCurrent=FALSE',
  },
];

for (const { title, fields } of empty) {
  test(`${title} is a success without rows`, async () => {
    const body = await callOperation('GetRefOptionsBundle', `${fields}&${all}`);
    assert.equal(textOf(body, 'Success'), 'true');
    assert.deepEqual(tablesOf(body, 'NVDBundle'), {});
  });
}

test('a database it does not cover is refused with a reason', async () => {
  const body = await callOperation('GetGenericOptions', 'database=HGV');
  assert.equal(textOf(body, 'Success'), 'false');
  assert.equal(textOf(body, 'FailMessage'), "Unknown database 'HGV'.");
});

test('every generic option of the list has codes in the dictionary, with a comma before and behind', async () => {
  for (const database of ['CARS', 'LCV']) {
    const { Items = [] } = tablesOf(await callOperation('GetGenericOptions', `database=${database}`), 'GenericOptions');
    const body = await callOperation('GetGenericOptionLinks', `database=${database}`);
    const items = [...body.matchAll(/<Item name="([^"]*)" values="([^"]*)" \/>/g)];
    assert.deepEqual(
      items.map(([, name]) => name),
      Items.map((row) => row['DG_Description']?.replace('&', '&amp;')),
    );
    for (const [, , values] of items) assert.match(values ?? '', /^(,\d+)+,$/);
  }
});

test('colour links of a convertible name listed colours and hoods, and the standard hood goes with every bound colour', async () => {
  const {
    Colours = [],
    Hoods = [],
    Links = [],
  } = tablesOf(
    await callOperation('GetColourHoodLinks', 'database=CARS&refid=50031&chDate=2026/01/01&justCurrent=TRUE'),
    'ColourHoodLinks',
  );
  const codes = (rows: NvdOptionTableRow[]): Set<string | undefined> =>
    new Set(rows.map((row) => row['do_optionCode']));
  assert.ok(Links.length > 0);
  for (const link of Links) {
    assert.ok(codes(Colours).has(link['chl_colorcode']) && codes(Hoods).has(link['chl_hoodcode']));
  }
  for (const colour of new Set(Links.map((link) => link['chl_colorcode']))) {
    assert.ok(
      Links.some((link) => link['chl_colorcode'] === colour && link['chl_hoodcode'] === Hoods[0]?.['do_optionCode']),
    );
  }
});
