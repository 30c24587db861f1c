/**
 * Maintenance, future values and cost of ownership: recorded requests for shape, each service compared with the
 * other.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { createTestSandbox, formRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { rowsOf, schemaOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });
const SUBSCRIBER = 'subscriberId=123456&password=p%26ss%3C1%3E';
const SMR = '/Smr/refsmr.asmx/GetSmrValuation';
const FUTURE = '/futurevalues/reffuturevalues.asmx/GetFutureValuation';
const PPM = '/futurevalues/reffuturevalues.asmx/GetPpmValuation';
const TCO = '/tco/reftco_webservice.asmx/GetTCO';

const answer = async (path: string, form: string, from = sandbox): Promise<string> => {
  const response = await from.serve(formRequest(path, `${SUBSCRIBER}&${form}`));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};

const onSale = catalogue().onSale('CAR', '2026-06-01');
const made = onSale.find(
  ({ engine, introduced, discontinued }) =>
    engine.powertrain === 'petrol' && introduced < '2025-06-01' && !discontinued,
);
const runOut = onSale.find(
  ({ discontinued, runOut }) => discontinued !== null && discontinued < '2026-05-01' && runOut !== null,
);
assert.ok(made && runOut);
const { refid, refcode } = made;

const fields = (changes: Record<string, string> = {}): string =>
  new URLSearchParams({
    database: 'CARS',
    refid: String(refid),
    refCode: '',
    registrationDate: '2026/06/01',
    datasetDate: '2026/06/01',
    justCurrent: 'TRUE',
    monthsToValuation: '36',
    mileage: '60000',
    ...changes,
  }).toString();
const valuation = async (path: string, changes: Record<string, string> = {}): Promise<string | undefined> =>
  rowsOf(await answer(path, fields(changes)))[0]?.['valuation'];

for (const name of [
  'smr/GetSmrValuation.post',
  'smr/GetSmrValuation.soap11',
  'smr/GetSmrValuation.out-of-range.post',
  'futurevalues/GetFutureValuation.post',
  'futurevalues/GetFutureValuation.out-of-range.post',
  'futurevalues/GetPpmValuation.post',
]) {
  test(`a request like ${name} is answered with the recorded columns and number of rows, or the recorded refusal`, async () => {
    const { request, response } = recordedExchange(name, ['50031', String(refid)]);
    const reply = await sandbox.serve(request);
    const body = await reply.text();
    assert.equal(reply.headers.get('content-type'), response.headers['content-type']);
    assert.deepEqual(schemaOf(body), schemaOf(response.body));
    assert.equal(rowsOf(body).length, rowsOf(response.body).length);
    assert.equal(textOf(body, 'FailMessage'), textOf(response.body, 'FailMessage'));
  });
}

test('a vehicle no longer made has no maintenance and no pence per mile: success, no rows', async () => {
  for (const path of [SMR, PPM]) {
    const body = await answer(path, fields({ refid: String(runOut.refid) }));
    assert.equal(textOf(body, 'Success'), 'true');
    assert.deepEqual(rowsOf(body), []);
  }
});

test('pence per mile is the maintenance over the miles, four decimals', async () => {
  const cost = Number(await valuation(SMR));
  assert.equal(await valuation(PPM), ((cost * 100) / 60000).toFixed(4));
  assert.match((await valuation(SMR)) ?? '', /^\d+\.00$/);
});

test('a vehicle is named by its code where the identifier is 0', async () => {
  for (const path of [SMR, PPM, FUTURE]) {
    assert.equal(await valuation(path, { refid: '0', refCode: refcode.trimEnd() }), await valuation(path));
  }
});

test('the future value of a car is the clean value that its used values will show in that edition', async () => {
  // The book of June 2026, for the car of the 2023 (23) plate that is now 36 months on from June 2023.
  const old = catalogue()
    .onSale('CAR', '2023-06-01')
    .find(({ introduced, runOut: end }) => introduced < '2023-01-01' && (end === null || end > '2023-12-31'));
  assert.ok(old);
  const reply = await valuation(FUTURE, {
    refid: String(old.refid),
    registrationDate: '2023/06/01',
    datasetDate: '2023/06/01',
    justCurrent: 'FALSE',
    mileage: '30000',
  });
  const used = await answer(
    '/usedvalues/refusedvalues.asmx/GetUsedValuesForIDYearLetterMileage',
    `Subscriber_ID=123456&Database=CARS&REFID=${old.refid}&UsedValuesDate=2026/06/01&JustCurrent=TRUE&Year=2023&Letter=23&Mileage=30000`,
  );
  assert.equal(reply, textOf(used, 'Clean'));
});

test('a future value falls with months and with miles', async () => {
  const at = async (months: string, mileage: string): Promise<number> =>
    Number(await valuation(FUTURE, { monthsToValuation: months, mileage }));
  assert.ok((await at('24', '40000')) > (await at('36', '40000')));
  assert.ok((await at('36', '40000')) > (await at('36', '60000')));
  assert.ok((await at('84', '60000')) > 0);
});

for (const [path, changes, message] of [
  [SMR, { monthsToValuation: '11' }, 'monthsToValuation must be between 12 and 60.'],
  [SMR, { monthsToValuation: '61' }, 'monthsToValuation must be between 12 and 60.'],
  [PPM, { monthsToValuation: '61' }, 'monthsToValuation must be between 12 and 60.'],
  [FUTURE, { monthsToValuation: '85' }, 'monthsToValuation must be between 12 and 84.'],
  [SMR, { mileage: '-1' }, 'mileage must not be less than 0.'],
  [SMR, { justCurrent: 'FALSE', datasetDate: '2026/05/02' }, 'datasetDate must be the first of a month.'],
] as const) {
  test(`${path.split('/').at(-1)} refuses ${JSON.stringify(changes)}: ${message}`, async () => {
    const body = await answer(path, fields(changes));
    assert.equal(textOf(body, 'Success'), 'false');
    assert.equal(textOf(body, 'FailMessage'), message);
  });
}

test('motorcycles and heavy vehicles are refused; vans are covered', async () => {
  for (const path of [SMR, FUTURE, PPM]) {
    assert.match(textOf(await answer(path, fields({ database: 'BIKES' })), 'FailMessage') ?? '', /^Unknown database/);
  }
  const van = catalogue()
    .onSale('LCV', '2026-06-01')
    .find(({ introduced, discontinued }) => introduced < '2026-01-01' && !discontinued);
  assert.ok(van);
  const changes = { database: 'LCV', refid: String(van.refid) };
  for (const path of [SMR, FUTURE, PPM]) assert.ok(Number(await valuation(path, changes)) > 0, path);
});

test('an edition before the first or after the current has no rows', async () => {
  for (const datasetDate of ['2015/12/01', '2026/07/01']) {
    assert.equal(await valuation(SMR, { justCurrent: 'FALSE', datasetDate }), undefined);
  }
});

test('maintenance requested again within 30 minutes has the same answer, though the edition has changed', async () => {
  let now = '2025-12-31T23:50:00Z';
  const moving = createTestSandbox({ roots: 'native', clock: () => new Date(now) });
  const requestValue = async (): Promise<string | undefined> =>
    rowsOf(await answer(SMR, fields(), moving))[0]?.['valuation'];
  const before = await requestValue();
  assert.ok(before);
  now = '2026-01-01T00:19:59Z';
  assert.equal(await requestValue(), before);
  now = '2026-01-01T00:20:00Z';
  const after = await requestValue();
  assert.notEqual(after, before);
  const fresh = createTestSandbox({ roots: 'native', clock: () => new Date(now) });
  assert.equal(rowsOf(await answer(SMR, fields(), fresh))[0]?.['valuation'], after);
});

const tco = (changes: Record<string, string> = {}): Promise<string> =>
  answer(
    TCO,
    new URLSearchParams({
      Database: 'CAR',
      RefId: String(refid),
      RegistrationDate: '2026/06/01',
      PurchaseCost: '26200',
      FinanceAPR: '12.682503',
      Deposit: '25000',
      CurrentMileage: '0',
      AnnualMileage: '10',
      LengthOfOwnership: '1',
      UserAge: '42',
      UserPostCode: 'ZZ1 1ZZ',
      AnnualInsurance: '650.5',
      ...changes,
    }).toString(),
  );
const parts = ['TotalDepreciation', 'TotalFinance', 'TotalFuel', 'TotalInsurance', 'TotalTax', 'TotalSMR'];

test('for the recorded request, a cost of ownership has the recorded fields, and its parts add up to the total', async () => {
  const { request, response } = recordedExchange('tco/GetTCO.post', ['50031', String(refid)]);
  const body = await (await sandbox.serve(request)).text();
  assert.equal(textOf(body, 'Success'), 'true');
  const names = (xml: string): string[] => [...xml.matchAll(/<(\w+)[ />]/g)].map(([, name = '']) => name);
  assert.deepEqual(names(body), names(response.body));
  const pence = (name: string): number => Math.round(Number(textOf(body, name)) * 100);
  assert.equal(
    pence('TotalCostOfOwnership'),
    parts.reduce((sum, name) => sum + pence(name), 0),
  );
});

test('the parts: the guide’s value at the end, interest of the APR, the premium, and the duty of legislation', async () => {
  const body = await tco();
  const end = Number(await valuation(FUTURE, { monthsToValuation: '12', mileage: '10000' }));
  assert.equal(textOf(body, 'TotalDepreciation'), (26200 - end).toFixed(2));
  // £1,200 borrowed at 1 % a month is repaid at £106.62: £79.42 in a year.
  assert.equal(textOf(body, 'TotalFinance'), '79.42');
  assert.equal(textOf(body, 'TotalInsurance'), '650.50');
  const law = await answer(
    '/legislation/reflegislation.asmx/GetLegislationData',
    `Subscriber_ID=123456&database=CARS&refid=${refid}&SpecDate=2026/06/01&SelectedOptions=&Term=12&Mileage=10000&DataList=VED1ST,VED2ND`,
  );
  const duty = (name: string): number => Number(textOf(law, name));
  assert.equal(Number(textOf(body, 'TotalTax')), duty('VED1st'));
  const three = await tco({ LengthOfOwnership: '3' });
  assert.equal(Number(textOf(three, 'TotalTax')), duty('VED1st') + 2 * duty('VED2nd'));
  // The guide's maintenance has no VAT, a private buyer pays it; four days of June have passed.
  const upkeep = Number(await valuation(SMR, { monthsToValuation: '36', mileage: '30000' })) * 1.2;
  assert.ok(Math.abs(Number(textOf(three, 'TotalSMR')) / upkeep - 1) < 0.01);
});

test('a used car pays later licences and future miles, not the miles it has', async () => {
  const used = await tco({ RegistrationDate: '2025/06/01', CurrentMileage: '10', LengthOfOwnership: '2' });
  assert.equal(textOf(used, 'Success'), 'true');
  const fresh = await tco({ LengthOfOwnership: '2' });
  assert.equal(textOf(used, 'TotalFuel'), textOf(fresh, 'TotalFuel'));
  assert.ok(Number(textOf(used, 'TotalTax')) < Number(textOf(fresh, 'TotalTax')));
  assert.ok(Number(textOf(used, 'TotalSMR')) > Number(textOf(fresh, 'TotalSMR')));
});

for (const [changes, message] of [
  [{ RefId: '1' }, 'The request returned no values.'],
  [{ CurrentMileage: '900' }, 'The request returned no values.'],
  [{ LengthOfOwnership: '0' }, 'LengthOfOwnership must be between 1 and 7.'],
  [{ LengthOfOwnership: '8' }, 'LengthOfOwnership must be between 1 and 7.'],
  [{ Deposit: '-1' }, 'Deposit must not be less than 0.'],
  [{ RegistrationDate: 'yesterday' }, "Unknown date 'yesterday'."],
  [{ Database: 'LCV' }, "Unknown database 'LCV'."],
] as const) {
  test(`a cost of ownership is refused with zeros beside the message: ${message} (${JSON.stringify(changes)})`, async () => {
    const body = await tco(changes);
    assert.equal(textOf(body, 'Success'), 'false');
    assert.equal(textOf(body, 'FailMessage'), message);
    for (const name of ['TotalCostOfOwnership', ...parts]) assert.equal(textOf(body, name), '0');
  });
}
