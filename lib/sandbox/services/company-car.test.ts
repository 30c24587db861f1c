/**
 * P11D and legislation: recorded requests for shape, requests typed by hand for figures, each service compared with
 * the other.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import type { Powertrain } from '@/lib/sandbox/catalogue/catalogue-model';
import { goldenRefcode } from '@/lib/sandbox/options/golden-car';
import { createTestSandbox, formRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { rowsOf, schemaOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });

const answer = async (path: string, form: string): Promise<string> => {
  const response = await sandbox.serve(formRequest(path, form));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};
const row = (body: string): Record<string, string> => Object.assign({}, ...rowsOf(body)) as Record<string, string>;

const p11d = (fields: string): Promise<string> =>
  answer('/p11d/refp11d.asmx/GetP11DValuation', `SubscriberID=123456&Password=p%26ss%3C1%3E&${fields}`);
const legislation = (fields: string): Promise<string> =>
  answer(
    '/legislation/reflegislation.asmx/GetLegislationData',
    `Subscriber_ID=123456&Password=p%26ss%3C1%3E&${fields}`,
  );
const nvd = (operation: string, fields: string): Promise<string> =>
  answer(`/nvd/refnvd.asmx/${operation}`, `SubscriberID=123456&Password=p%26ss%3C1%3E&${fields}`);

const DAY = '2026-06-01';
/** Older than a month and still made, so every service has it. */
const current = (powertrain: Powertrain): number => {
  const found = catalogue()
    .onSale('CAR', DAY)
    .find(
      ({ engine, introduced, discontinued }) =>
        engine.powertrain === powertrain && introduced < '2026-01-01' && !discontinued,
    );
  assert.ok(found, powertrain);
  return found.refid;
};
const petrol = current('petrol');
const subjects = (['petrol', 'electric', 'petrol-plug-in', 'diesel', 'petrol-hybrid'] as const).map(
  (powertrain) => [powertrain, current(powertrain)] as const,
);
const golden = catalogue().derivativeByRefcode('CAR', goldenRefcode);
assert.ok(golden);
const goldenId = golden.refid;

for (const [name, from] of [
  ['p11d/GetP11DValuation.no-options.post', '50003'],
  ['p11d/GetP11DValuation.pack-content.post', ''],
  ['legislation/GetLegislationData.post', '50031'],
  ['legislation/GetLegislationData.one-item.post', '50001'],
  ['legislation/GetLegislationData.unknown-item.post', '50001'],
  ['nvd/GetP11DData.post', '50001'],
] as const) {
  test(`a request like ${name} is answered with the recorded tables and columns, or the recorded refusal`, async () => {
    // The recording's pack content is replaced by one of this catalogue: the reference car's heated seats, in two
    // packs.
    const change = from === '' ? (['71021', '20'] as const) : ([from, String(petrol)] as const);
    const { request, response } = recordedExchange(name, change);
    const parameters =
      from === ''
        ? formRequest(new URL(request.url).pathname, (await request.text()).replace('50031', String(goldenId)))
        : request;
    const reply = await sandbox.serve(parameters);
    const body = await reply.text();
    assert.equal(reply.headers.get('content-type'), response.headers['content-type']);
    assert.deepEqual(schemaOf(body), schemaOf(response.body));
    assert.equal(textOf(body, 'Success'), textOf(response.body, 'Success'));
    const message = textOf(response.body, 'FailMessage')?.replace('71021', '20');
    assert.equal(textOf(body, 'FailMessage'), message);
  });
}

for (const [powertrain, refid] of subjects) {
  test(`${powertrain}: the P11D value is basic price, VAT and delivery, as in the new vehicle data`, async () => {
    const found = row(await p11d(`database=CARS&refid=${refid}&specificationDate=2026/06/01&selectedOptions=`));
    const cents = (name: string): number => Math.round(Number(found[name]) * 100);
    assert.equal(cents('price_total'), cents('price_basic') + cents('price_vat') + cents('price_delivery'));
    assert.equal(cents('p11d_total'), cents('price_total'));
    assert.equal(found['p11d_year1_price'], found['p11d_total']);
    assert.equal(found['p11d_year1_priceLimit'], undefined);
    const bulk = row(
      await nvd(
        'GetBulkTechnicalData',
        `database=CARS&refidList=${refid}&specDateList=2026/06/01&techDataList=CO2&returnVehicleDescription=FALSE&returnRefcodeTechnicalItems=TRUE&returnCostNew=TRUE`,
      ),
    );
    assert.equal(found['price_basic'], bulk['Basic']);
    assert.equal(found['price_vat'], bulk['VAT']);
    assert.equal(found['vehinfo_co2'], bulk['CO2']);
    assert.equal(found['vehinfo_fueltype'], bulk['FuelType']);
  });

  test(`${powertrain}: legislation, P11D and new vehicle data give the same tax`, async () => {
    const car = row(await p11d(`database=CARS&refid=${refid}&specificationDate=2026/06/01&selectedOptions=`));
    const law = row(
      await legislation(
        `database=CARS&refid=${refid}&SpecDate=2026/06/01&SelectedOptions=&Term=36&Mileage=60000&DataList=ALL`,
      ),
    );
    const data = row(await nvd('GetP11DData', `database=CARS&refid=${refid}&year1=2027&year2=2028&year3=2029`));
    const number = (from: Record<string, string>, name: string): number => Number(from[name]);
    assert.equal(number(law, 'P11D'), number(car, 'p11d_total'));
    assert.deepEqual([car['p11d_year1'], car['p11d_year2'], car['p11d_year3']], ['2027', '2028', '2029']);
    for (const [year, name] of [1, 2, 3].map((number) => [number, `p11d_year${number}_perc`] as const)) {
      assert.equal(car[name], data[`Year${year}`], name);
    }
    assert.equal(law['BIKTaxRate'], car['p11d_year1_perc']);
    assert.equal(number(law, 'BIK20'), number(car, 'p11d_year1_rate_basic'));
    assert.equal(number(law, 'BIK40'), number(car, 'p11d_year1_rate_higher'));
    for (const year of [1, 2, 3]) {
      assert.equal(law[`NIClass1A_Yr${year}Rate`], '15');
      const cost = number(car, `p11d_year${year}_benefit`) * 0.15;
      assert.ok(Math.abs(number(law, `NIClass1A_Yr${year}Cost`) - cost) <= 0.0051, `year ${year}`);
    }
    assert.equal(law['C02'], car['vehinfo_co2']);
    assert.equal(law['NIClass1A_Yr5Cost'], undefined);
  });

  test(`${powertrain}: whole life cost and pence per mile are the sums of their parts`, async () => {
    const law = row(
      await legislation(
        `database=CAR&refid=${refid}&SpecDate=2026/06/01&SelectedOptions=&Term=36&Mileage=60000&DataList=ALL`,
      ),
    );
    const valueOf = (name: string): number => Number(law[name]);
    assert.ok(Math.abs(valueOf('Depreciation') - (valueOf('P11D') + 55 - valueOf('RV'))) < 0.001);
    const running = valueOf('Depreciation') + valueOf('FuelCost') + valueOf('SMR');
    assert.ok(Math.abs(valueOf('PPM') - (running * 100) / 60000) < 0.0001);
    const duty = valueOf('VED1st') + 2 * valueOf('VED2nd');
    const classOneA = (year: number): number => valueOf(`NIClass1A_Yr${year}Cost`);
    // 1 June 2026 to 5 April 2027, two whole tax years, and 6 April to 31 May 2029.
    const insurance = (classOneA(1) * 309) / 365 + classOneA(2) + classOneA(3) + (classOneA(4) * 56) / 365;
    assert.ok(Math.abs(valueOf('WLC') - (running + duty + insurance)) < 0.001);
  });
}

test('fuel is miles by the combined mpg at the pump price of the day', async () => {
  const bulk = row(
    await nvd(
      'GetBulkTechnicalData',
      `database=CARS&refidList=${petrol}&specDateList=2026/06/01&techDataList=MPG_COMBINED&returnVehicleDescription=FALSE&returnRefcodeTechnicalItems=FALSE&returnCostNew=FALSE`,
    ),
  );
  const law = row(
    await legislation(
      `database=CARS&refid=${petrol}&SpecDate=2026/06/01&SelectedOptions=&Term=24&Mileage=20000&DataList=FUELCOST`,
    ),
  );
  // RAC Fuel Watch, end of May 2026: 159.4p
  const expected = ((20000 / Number(bulk['MPG_COMBINED'])) * 4.54609 * 159.4) / 100;
  assert.ok(Math.abs(Number(law['FuelCost']) - expected) < 0.001);
});

test('options add their own prices: Winter and Comfort Pack of the reference car, £540 and £900 with VAT', async () => {
  const requestValuation = (options: string) =>
    p11d(`database=CARS&refid=${goldenId}&specificationDate=2026/06/01&selectedOptions=${options}`);
  const without = row(await requestValuation(''));
  const found = row(await requestValuation('30,31'));
  const added = (name: string, from: string): number => Math.round((Number(found[name]) - Number(without[from])) * 100);
  assert.equal(added('p11d_basic', 'price_basic'), 120_000);
  assert.equal(added('p11d_vat', 'price_vat'), 24_000);
  assert.equal(added('p11d_total', 'price_total'), 144_000);
  assert.equal(found['price_total'], without['price_total']);
  assert.equal(found['p11d_year1_price'], found['p11d_total']);
  const law = row(
    await legislation(
      `database=CARS&refid=${goldenId}&SpecDate=2026/06/01&SelectedOptions=30,31&Term=36&Mileage=60000&DataList=P11D`,
    ),
  );
  assert.equal(Number(law['P11D']), Number(found['p11d_total']));
});

for (const [options, message] of [
  ['20', 'Option 20 is included in a pack.'],
  ['30,22', 'Option 22 is included in a pack.'],
  ['30,99', "Unknown option '99'."],
  ['roof', "Unknown option 'roof'."],
] as const) {
  test(`options ${options} are refused by P11D and legislation alike: ${message}`, async () => {
    for (const body of [
      await p11d(`database=CARS&refid=${goldenId}&specificationDate=2026/06/01&selectedOptions=${options}`),
      await legislation(
        `database=CARS&refid=${goldenId}&SpecDate=2026/06/01&SelectedOptions=${options}&Term=36&Mileage=60000&DataList=ALL`,
      ),
    ]) {
      assert.equal(textOf(body, 'Success'), 'false');
      assert.equal(textOf(body, 'FailMessage'), message);
    }
  });
}

test('decimals keep their scale: two for money, three and four for the taxes', async () => {
  const found = row(await p11d(`database=CARS&refid=${petrol}&specificationDate=2026/06/01&selectedOptions=`));
  for (const [name, scale] of [
    ['price_basic', 2],
    ['p11d_total', 2],
    ['p11d_year2_benefit', 2],
    ['p11d_year2_rate_basic', 3],
    ['p11d_year2_rate_higher', 4],
  ] as const) {
    assert.match(found[name] ?? '', new RegExp(`^\\d+\\.\\d{${scale}}$`), name);
  }
});

test('years beyond the tables have a price but no percentage', async () => {
  const sandboxLater = createTestSandbox({ roots: 'native', clock: () => new Date('2028-07-01T12:00:00Z') });
  const form = `SubscriberID=123456&Password=p%26ss%3C1%3E&database=CARS&refid=${goldenId}&specificationDate=2028/06/01&selectedOptions=`;
  const body = await (await sandboxLater.serve(formRequest('/p11d/refp11d.asmx/GetP11DValuation', form))).text();
  const found = row(body);
  assert.equal(found['p11d_year2'], '2030');
  assert.notEqual(found['p11d_year2_perc'], undefined);
  assert.equal(found['p11d_year3'], '2031');
  assert.equal(found['p11d_year3_price'], found['p11d_total']);
  for (const name of ['perc', 'benefit', 'rate_basic', 'rate_higher'])
    assert.equal(found[`p11d_year3_${name}`], undefined);
});

test('a vehicle not sold new on the day, or unknown, has no rows', async () => {
  for (const fields of [
    `refid=${petrol}&specificationDate=1999/01/01`,
    'refid=999999999&specificationDate=2026/06/01',
  ]) {
    const body = await p11d(`database=CARS&${fields}&selectedOptions=`);
    assert.equal(textOf(body, 'Success'), 'true');
    assert.deepEqual(rowsOf(body), []);
  }
});

for (const [term, mileage, sameTerm, sameMileage] of [
  [14, 4999, 12, 0],
  [15, 5000, 18, 10000],
  [33, 14999, 36, 10000],
  [32, 15000, 30, 20000],
  [60, 64999, 60, 60000],
] as const) {
  test(`${term} months and ${mileage} miles are answered as ${sameTerm} and ${sameMileage}`, async () => {
    const requestLegislation = (Term: number, Mileage: number): Promise<string> =>
      legislation(
        `database=CARS&refid=${petrol}&SpecDate=2026/06/01&SelectedOptions=&Term=${Term}&Mileage=${Mileage}&DataList=RV,SMR,FUELCOST,PPM`,
      );
    assert.deepEqual(
      rowsOf(await requestLegislation(term, mileage)),
      rowsOf(await requestLegislation(sameTerm, sameMileage)),
    );
  });
}

const columns =
  'P11D C02 BIKTaxRate BIK20 BIK40 VED1st VED2nd NIClass1A_Yr1Rate NIClass1A_Yr1Cost NIClass1A_Yr2Rate NIClass1A_Yr2Cost NIClass1A_Yr3Rate NIClass1A_Yr3Cost NIClass1A_Yr4Rate NIClass1A_Yr4Cost NIClass1A_Yr5Rate WLC SMR Depreciation RV FuelCost PPM';
test('every item can be requested alone and equals the one of ALL', async () => {
  const fields = `database=CARS&refid=${petrol}&SpecDate=2026/06/01&SelectedOptions=&Term=36&Mileage=60000`;
  const all = row(await legislation(`${fields}&DataList=ALL`));
  assert.deepEqual(Object.keys(all).sort(), columns.split(' ').sort());
  for (const column of columns.split(' ')) {
    const alone = row(await legislation(`${fields}&DataList=${column.toUpperCase()}`));
    assert.deepEqual(alone, { [column]: all[column] });
  }
});

for (const [fields, message] of [
  ['refid=x&Term=36&Mileage=1&DataList=ALL', "Unknown identifier 'x'."],
  ['refid=1&Term=11&Mileage=1&DataList=ALL', 'Term must be between 12 and 60.'],
  ['refid=1&Term=61&Mileage=1&DataList=ALL', 'Term must be between 12 and 60.'],
  ['refid=1&Term=36&Mileage=-1&DataList=ALL', 'Mileage must not be less than 0.'],
  ['refid=1&Term=36&Mileage=1&DataList=P11D,WLD', "Unknown item 'WLD'."],
  ['refid=1&Term=36&Mileage=1&DataList=', "Unknown item ''."],
] as const) {
  test(`legislation refuses ${fields}: ${message}`, async () => {
    const body = await legislation(`database=CARS&SpecDate=2026/06/01&SelectedOptions=&${fields}`);
    assert.equal(textOf(body, 'FailMessage'), message);
  });
}

test('only cars are covered; vans have figures but no percentage in the new vehicle data', async () => {
  for (const body of [
    await p11d('database=LCV&refid=50001&specificationDate=2026/06/01&selectedOptions='),
    await legislation('database=LCV&refid=50001&SpecDate=2026/06/01&SelectedOptions=&Term=36&Mileage=1&DataList=ALL'),
  ]) {
    assert.match(textOf(body, 'FailMessage') ?? '', /^Unknown database .LCV.\.$/);
  }
  const van = row(await nvd('GetP11DData', 'database=LCV&refid=50001&year1=2027&year2=2028&year3=2029'));
  assert.match(van['CO2'] ?? '', /^\d+$/);
  assert.deepEqual([van['Year1'], van['Year2'], van['Year3']], [undefined, undefined, undefined]);
});
