/** The valuation service, called with the recorded bytes and with forms typed by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { pathsOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange } from '@/lib/sandbox/testing/recorded-exchanges';

const service = '/vrm/refvrm.asmx';
const native = createTestSandbox({ roots: 'native' });

const callOperation = async (operation: string, fields: string, sandbox = native): Promise<string> => {
  const response = await sandbox.serve(formRequest(`${service}/${operation}`, `${SUBSCRIBER}&${fields}`));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};

const byPlate = (vrm: string, mileage: number, equipment = false, operation = 'VRMValuation'): Promise<string> =>
  callOperation(operation, `VRM=${vrm}&Mileage=${mileage}&StandardEquipmentRequired=${equipment}`);

const byIdentifier = (database: string, refid: string, registered: string, mileage: number): Promise<string> =>
  callOperation(
    'REFIDValuation',
    `Database=${database}&REFID=${refid}&RegisteredDate=${registered}&Mileage=${mileage}&StandardEquipmentRequired=FALSE`,
  );

/** Recorded exchanges, and the plate of this sandbox that corresponds to theirs. */
const sameShape: { name: string; plate?: readonly [string, string] }[] = [
  { name: 'vrm/VRMValuation.post' },
  { name: 'vrm/VRMValuation.soap11' },
  { name: 'vrm/VRMValuation.no-equipment-asked.post' },
  { name: 'vrm/VRMValuation.three-equipment.post' },
  { name: 'vrm/VRMValuation.not-found.post', plate: ['NO17FND', 'NF19UND'] },
  { name: 'vrm/VRMValuation.bad-credentials.post' },
  { name: 'vrm/VRMInternetPricesValuation.post' },
  { name: 'vrm/VRMInternetPricesValuation.out-of-bounds.post' },
  { name: 'vrm/View_VRMValuation_Audit.post' },
  { name: 'vrm/View_REFIDValuation_Audit.post' },
];

for (const { name, plate } of sameShape) {
  test(`a request like ${name} is answered with the recorded elements in the recorded order`, async () => {
    const { request, response } = recordedExchange(name, plate);
    const answer = await native.serve(request);
    const body = await answer.text();
    assert.equal(answer.status, 200);
    assert.deepEqual(elementsOf(body), elementsOf(response.body));
    for (const element of ['Success', 'VehicleFound', 'MileageOutOfBounds']) {
      assert.equal(textOf(body, element), textOf(response.body, element), element);
    }
    assert.equal(body.split('<FailReason>').length, response.body.split('<FailReason>').length);
  });
}

/**
 * One recorded equipment list has an item without a category, another only one item: that is no difference of shape.
 */
const elementsOf = (xml: string): string[] => pathsOf(xml).filter((path) => !path.endsWith('/SECategory'));

const roundings: { mileage: number; used: string }[] = [
  { mileage: 23499, used: '23000' },
  { mileage: 23500, used: '24000' },
  { mileage: 500, used: '1000' },
  { mileage: 499, used: '0' },
];
for (const { mileage, used } of roundings) {
  test(`${mileage} miles are valued as ${used}`, async () => {
    assert.equal(textOf(await byPlate('AB21CDE', mileage), 'ValuationMileage'), used);
  });
}

for (const mileage of [999_999, -1, -1000]) {
  test(`${mileage} miles are out of bounds, with the vehicle found and no value`, async () => {
    const body = await byPlate('AB21CDE', mileage);
    assert.equal(textOf(body, 'MileageOutOfBounds'), 'true');
    assert.equal(textOf(body, 'VehicleFound'), 'true');
    for (const value of ['Retail', 'Clean', 'Average', 'Below']) assert.equal(textOf(body, value), '0');
    assert.match(body, /<FailReason>Mileage out of bounds<\/FailReason>\n<\/VRMResult>$/);
  });
}

test('the four values go down from Retail to Below, in whole pounds', async () => {
  const body = await byPlate('AB21CDE', 23_000);
  const values = ['Retail', 'Clean', 'Average', 'Below'].map((name) => textOf(body, name) ?? '');
  for (const value of values) assert.match(value, /^[1-9]\d*$/);
  assert.deepEqual(
    [...values].sort((a, b) => Number(b) - Number(a)),
    values,
  );
});

test('the identifier of a found plate, with its registration date, is valued the same', async () => {
  for (const vrm of ['AB21CDE', 'OR18KNG', 'KX70ABC', 'BD16XYZ']) {
    const plate = await byPlate(vrm, 30_000);
    const registered = (textOf(plate, 'RegisteredDate') ?? '').slice(0, 10);
    const identifier = await byIdentifier(
      textOf(plate, 'Database') ?? '',
      textOf(plate, 'REFID') ?? '',
      registered,
      30_000,
    );
    for (const name of ['REFcode', 'REFMan', 'REFRange', 'REFMod', 'REFDer', 'Retail', 'Clean', 'Average', 'Below']) {
      assert.equal(textOf(identifier, name), textOf(plate, name), `${vrm} ${name}`);
    }
  }
});

test('internet prices lie around the values of the same plate and mileage', async () => {
  const values = await byPlate('AB21CDE', 30_000);
  const prices = await byPlate('AB21CDE', 30_000, false, 'VRMInternetPricesValuation');
  for (const name of ['Retail', 'Clean', 'Average', 'Below']) {
    const [low, value, high] = [textOf(prices, `${name}Low`), textOf(values, name), textOf(prices, `${name}High`)].map(
      Number,
    );
    assert.ok(low! <= value! && value! <= high! && low! < high!, `${name}: ${low} ${value} ${high}`);
  }
});

for (const [database, written] of [
  ['CAR', 'CAR'],
  ['CARS', 'CAR'],
  ['cars', 'CAR'],
  ['Car', 'CAR'],
] as const) {
  test(`the cars' database may be written ${database}`, async () => {
    const plate = await byPlate('AB21CDE', 30_000);
    const body = await byIdentifier(database, textOf(plate, 'REFID') ?? '', '2021-03-15', 30_000);
    assert.equal(textOf(body, 'Database'), written);
  });
}

test('an identifier that the database does not have is not found, in the recorded elements', async () => {
  const body = await byIdentifier('CAR', '999999999', '2020-03-01', 60_000);
  assert.deepEqual(pathsOf(body), pathsOf(recordedExchange('vrm/REFIDValuation.not-found.post').response.body));
  assert.equal(textOf(body, 'IDFound'), 'false');
  assert.match(body, /<FailReason>Identifier not found<\/FailReason>\n<\/REFIDResult>$/);
});

for (const database of ['HGV', 'BIKES', '']) {
  test(`database "${database}" is refused: this service has only cars and vans`, async () => {
    const body = await byIdentifier(database, '1', '2020-03-01', 60_000);
    assert.equal(textOf(body, 'Success'), 'false');
    assert.match(body, new RegExp(`<FailReason>Unknown database '${database}'.</FailReason>`));
  });
}

test('standard equipment is listed on request only', async () => {
  const listed = await byPlate('AB21CDE', 30_000, true);
  assert.ok(listed.split('<SEDataItem>').length > 10);
  assert.equal(textOf(await byPlate('AB21CDE', 30_000), 'SEData'), undefined);
});

test('an audit counts the valuations that were returned, equipment separately, and nothing that was not', async () => {
  const sandbox = createTestSandbox({ sampleHistory: false });
  const value = (fields: string, operation = 'VRMValuation') => callOperation(operation, fields, sandbox);
  await value('VRM=AB21CDE&Mileage=23000&StandardEquipmentRequired=TRUE');
  await value('VRM=AB21CDE&Mileage=23000&StandardEquipmentRequired=FALSE');
  await value('VRM=AB21CDE&Mileage=23000&StandardEquipmentRequired=FALSE', 'VRMInternetPricesValuation');
  await value('VRM=AB21CDE&Mileage=999999&StandardEquipmentRequired=TRUE'); // out of bounds
  await value('VRM=NF19UND&Mileage=23000&StandardEquipmentRequired=TRUE'); // not found
  const audit = await value('DateFrom=2026/05/20&DateTo=2026/06/05', 'View_VRMValuation_Audit');
  assert.equal(textOf(audit, 'Total_Valuations_Returned'), '3');
  assert.equal(textOf(audit, 'Total_SE_Returned'), '1');
  assert.deepEqual(
    [...audit.matchAll(/<DateFrom>(.*)<\/DateFrom>\s*<DateTo>(.*)<\/DateTo>\s*<Valuations_Returned>(\d+)</g)].map(
      ([, from, to, count]) => [from, to, count],
    ),
    [
      ['2026-05-20T00:00:00', '2026-05-31T23:59:59', '0'],
      ['2026-06-01T00:00:00', '2026-06-05T00:00:00', '3'],
    ],
  );
  const other = await value('DateFrom=2026/06/01&DateTo=2026/06/05', 'View_REFIDValuation_Audit');
  assert.equal(textOf(other, 'Total_Valuations_Returned'), '0');
});

test('the totals of an audit are the sums of its months', async () => {
  const body = await callOperation('View_VRMValuation_Audit', 'DateFrom=2025/07/10&DateTo=2026/04/30');
  const sum = (name: string): number =>
    [...body.matchAll(new RegExp(`<${name}>(\\d+)</${name}>`, 'g'))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    );
  assert.equal(textOf(body, 'Total_Valuations_Returned'), String(sum('Valuations_Returned')));
  assert.equal(textOf(body, 'Total_SE_Returned'), String(sum('SE_Returned')));
  assert.ok(sum('Valuations_Returned') > 1000);
});

const impossible = [
  { dates: 'DateFrom=2026/06/02&DateTo=2026/06/01', message: 'The first date is after the last.' },
  { dates: 'DateFrom=0001/01/01&DateTo=9999/12/31', message: 'The dates are more than 120 months apart.' },
];
for (const { dates, message } of impossible) {
  test(`an audit of ${dates} fails with its reason`, async () => {
    const body = await callOperation('View_VRMValuation_Audit', dates);
    assert.equal(textOf(body, 'Success'), 'false');
    assert.match(body, new RegExp(`<FailReason>${message}</FailReason>`));
  });
}

const situations: { plate: string; mileage: number; has: Record<string, string>; failReason: string }[] = [
  { plate: 'VA20NNN', mileage: 78_000, has: { Success: 'true', Database: 'LCV' }, failReason: '' },
  {
    plate: 'ML22OUT',
    mileage: 240_000,
    has: { Success: 'false', VehicleFound: 'true', MileageOutOfBounds: 'true', ValuationMileage: '240000' },
    failReason: 'Mileage out of bounds',
  },
  {
    plate: 'NV13ALU',
    mileage: 61_000,
    has: {
      Success: 'false',
      VehicleFound: 'true',
      MileageOutOfBounds: 'false',
      ValuationDateMatch: 'false',
      Retail: '0',
    },
    failReason: 'No valuation available',
  },
  {
    plate: 'P123ABC',
    mileage: 80_000,
    has: { Success: 'false', VehicleFound: 'false' },
    failReason: 'Vehicle not found',
  },
  {
    plate: 'TB19ADE',
    mileage: 80_000,
    has: { Success: 'false', VehicleFound: 'false' },
    failReason: 'Vehicle not found',
  },
  // Misread marks are a matter of the look-up: this service has no field for the other mark that it valued.
  {
    plate: 'AB2ICDE',
    mileage: 46_000,
    has: { Success: 'false', VehicleFound: 'false' },
    failReason: 'Vehicle not found',
  },
  // The monthly limit covers look-ups only; valuations continue.
  { plate: 'LM70TED', mileage: 30_000, has: { Success: 'true', VehicleFound: 'true' }, failReason: '' },
];

for (const { plate, mileage, has, failReason } of situations) {
  test(`${plate} at ${mileage} miles: ${failReason || 'valued'}`, async () => {
    const body = await byPlate(plate, mileage);
    for (const [name, text] of Object.entries(has)) assert.equal(textOf(body, name), text, name);
    const reason = failReason === '' ? '<FailReason />' : `<FailReason>${failReason}</FailReason>`;
    assert.ok(body.endsWith(`  ${reason}\n</VRMResult>`), body.slice(-200));
  });
}
