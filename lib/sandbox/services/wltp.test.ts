/** WLTP values requested by hand and with the recorded requests. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { modelYearOn } from '@/lib/sandbox/catalogue/life';
import type { CatalogueDerivative, Powertrain } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { goldenRefcode, isGoldenCar } from '@/lib/sandbox/options/golden-car';
import { createTestSandbox, formRequest, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { recordedExchange } from '@/lib/sandbox/testing/recorded-exchanges';

const client = { id: 'truth-client', secret: 's&cret +<2>' };
const sandbox = createTestSandbox({ wltpClient: client });
const golden = catalogue().derivativeByRefcode('CAR', goldenRefcode)?.refid ?? 0;
const MODEL_YEAR = '26.00';

const GOOD =
  'client_id=truth-client&client_secret=s%26cret+%2B%3C2%3E&grant_type=client_credentials&scope=Ref.Wltp.Api';

const bearer = async (): Promise<string> => {
  const answer = (await (await sandbox.serve(formRequest('/connect/token', GOOD))).json()) as { access_token: string };
  return `Authorization: Bearer ${answer.access_token}`;
};

interface WltpVehicleJson {
  id?: string;
  derivativeType: string;
  refId: number;
  modelYear: string;
  selectedEquipmentIds: number[];
  validUntil: string;
  examinationDate: string;
  errors: { id?: number; type?: string; name?: string; message?: string }[];
  technicalSpecificationItems: { id: number; name: string; value: number | string }[];
}
interface WltpValuesJson {
  auditId: string;
  errors: unknown[];
  wltpData: WltpVehicleJson[];
}

const post = async (body: unknown, header?: string): Promise<Response> =>
  sandbox.serve(
    rawRequest(
      `POST /v1/wltp\nContent-Type: application/json\n${header ?? (await bearer())}\n\n${typeof body === 'string' ? body : JSON.stringify(body)}`,
    ),
  );

const requestValues = async (...configurations: object[]): Promise<WltpValuesJson> => {
  const answer = await post(configurations);
  assert.equal(answer.status, 200);
  return (await answer.json()) as WltpValuesJson;
};

const configured = (selectedEquipmentIds: number[], more: object = {}) => ({
  derivativeType: 'Car',
  refId: golden,
  modelYear: MODEL_YEAR,
  selectedEquipmentIds,
  ...more,
});

const itemOf = (data: WltpVehicleJson | undefined, name: string): number =>
  Number(data?.technicalSpecificationItems.find((item) => item.name === name)?.value);

test('without a token, and with one of the subscriber API, it refuses as recorded: 401, no body', async () => {
  const { request, response } = recordedExchange('wltp/Wltp.no-token');
  const authenticated = await sandbox.serve(
    rawRequest('POST /v1/Authentication\nAuthorization: Basic MTIzNDU2OnAmc3M8MT4=\n\n'),
  );
  const { accessToken } = (await authenticated.json()) as { accessToken: string };
  for (const answer of [
    await sandbox.serve(request),
    await post([configured([])], `Authorization: Bearer ${accessToken}`),
  ]) {
    assert.equal(answer.status, 401);
    assert.equal(await answer.text(), '');
    assert.equal(answer.headers.get('www-authenticate'), response.headers['www-authenticate']);
  }
});

test('many configurations are answered in their order, each echoed in full, with an id where one was given', async () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const configurations = [configured([70], { id }), configured([]), configured([], { refId: 1 })];
  const { auditId, errors, wltpData } = await requestValues(...configurations);
  assert.match(auditId, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.deepEqual(errors, []);
  assert.deepEqual(
    wltpData.map(
      ({
        validUntil: _until,
        examinationDate: _examined,
        errors: _errors,
        technicalSpecificationItems: _items,
        ...echo
      }) => echo,
    ),
    configurations,
  );
  for (const { validUntil, examinationDate } of wltpData) {
    assert.equal(examinationDate, '2026-06-05T13:07:09Z');
    assert.equal(validUntil, '2026-12-31T23:59:59Z');
  }
});

test('the keys of an item with figures and of one with an error come as recorded', async () => {
  const keys = (data: object | undefined): string[] => Object.keys(data ?? {});
  const [good, bad] = (JSON.parse(recordedExchange('wltp/Wltp.mixed').response.body) as WltpValuesJson).wltpData;
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
  const { wltpData } = await requestValues(configured([]), configured([5], { id, refId: 1 }));
  assert.deepEqual(keys(wltpData[0]), keys(good));
  assert.deepEqual(keys(wltpData[1]), keys(bad));
  assert.deepEqual(keys(wltpData[0]?.technicalSpecificationItems[0]), keys(good?.technicalSpecificationItems[0]));
  assert.deepEqual(wltpData[1]?.errors, bad?.errors);
  assert.deepEqual(wltpData[1]?.technicalSpecificationItems, []);
});

const itemErrors: {
  title: string;
  configuration: object;
  error: { id?: number; type: string; name: string };
  expected?: RegExp;
}[] = [
  {
    title: 'an unknown identifier',
    configuration: configured([], { refId: 1 }),
    error: { id: 10004, type: 'Invalid_Vehicle_Configuration', name: 'derivative_not_found' },
  },
  {
    title: 'a car requested as a van',
    configuration: configured([], { derivativeType: 'LCV' }),
    error: { id: 10004, type: 'Invalid_Vehicle_Configuration', name: 'derivative_not_found' },
  },
  {
    title: 'a model year it never had',
    configuration: configured([], { modelYear: '12.00' }),
    error: { type: 'Invalid_Vehicle_Configuration', name: 'model_year_not_found' },
  },
  {
    title: 'an option it does not have',
    configuration: configured([71001]),
    error: { type: 'Invalid_Vehicle_Configuration', name: 'equipment_not_orderable' },
    expected: /Option 71001 is not available/,
  },
  {
    title: 'two options of which one may be ordered',
    configuration: configured([11, 12]),
    error: { type: 'Invalid_Vehicle_Configuration', name: 'equipment_not_orderable' },
    expected: /^Rule 901 \(OO\)/,
  },
  {
    title: 'a need not met',
    configuration: configured([60]),
    error: { type: 'Invalid_Vehicle_Configuration', name: 'equipment_not_orderable' },
    expected: /^Rule 904 \(RO\)/,
  },
  {
    title: 'a car older than the cycle',
    configuration: configured([], { refId: 50031, modelYear: '13.00' }),
    error: { type: 'Data_Not_Available', name: 'wltp_data_not_found' },
  },
];

for (const { title, configuration, error, expected } of itemErrors) {
  test(`${title} is an error of that item alone`, async () => {
    const { wltpData } = await requestValues(configuration, configured([]));
    const [{ message, ...rest } = {}] = wltpData[0]?.errors ?? [];
    assert.deepEqual(rest, error);
    if (expected) assert.match(message ?? '', expected);
    assert.deepEqual(wltpData[0]?.technicalSpecificationItems, []);
    assert.deepEqual(wltpData[1]?.errors, []);
    assert.ok((wltpData[1]?.technicalSpecificationItems.length ?? 0) > 10);
  });
}

const refusedBodies: { title: string; body: unknown }[] = [
  { title: 'no configuration', body: [] },
  { title: 'more than 250 configurations', body: Array.from({ length: 251 }, () => configured([])) },
  { title: 'an object in place of the array', body: configured([]) },
  { title: 'an unknown type of vehicle', body: [configured([], { derivativeType: 'Bike' })] },
  { title: 'a type named like a property of every object', body: [configured([], { derivativeType: 'constructor' })] },
  { title: 'an identifier that is not a number', body: [configured([], { refId: 'one' })] },
  { title: 'no equipment list', body: [{ derivativeType: 'Car', refId: golden, modelYear: MODEL_YEAR }] },
  { title: 'a body that is not JSON', body: '<wltp/>' },
];

for (const { title, body } of refusedBodies) {
  test(`${title}: the whole request is refused as invalid`, async () => {
    const answer = await post(body);
    assert.equal(answer.status, 400);
    assert.equal(await answer.text(), '{"message":"The request is invalid."}');
  });
}

test('250 configurations are answered, and so are the hundred that this product sends', async () => {
  for (const length of [100, 250]) {
    const { wltpData } = await requestValues(...Array.from({ length }, () => configured([])));
    assert.equal(wltpData.length, length);
  }
});

test('equipment that is named many times is processed once', async () => {
  const began = process.cpuUsage();
  const { wltpData } = await requestValues(configured([...Array<number>(10_000).fill(22), 30]), configured([22, 30]));
  const { user } = process.cpuUsage(began);
  assert.deepEqual(wltpData[0]?.technicalSpecificationItems, wltpData[1]?.technicalSpecificationItems);
  assert.ok(user < 3_000_000, `${user} µs`);
});

/** Names of the items that a powertrain has, and of those it does not have. */
const itemsByPowertrain: { powertrain: Powertrain; has: string[]; hasNot: string[] }[] = [
  {
    powertrain: 'petrol',
    has: ['WLTP CO2 Low (g/km)', 'WLTP CO2 Extra High (g/km)', 'WLTP Fuel Consumption Combined (mpg)'],
    hasNot: ['WLTP CO2 Weighted Combined (g/km)', 'WLTP Electric Range Combined (km)'],
  },
  {
    powertrain: 'electric',
    has: [
      'WLTP Electric Range Combined (km)',
      'WLTP Electric Range City (km)',
      'WLTP Electric Consumption Combined (Wh/km)',
    ],
    hasNot: ['WLTP CO2 Low (g/km)', 'WLTP Fuel Consumption Combined (mpg)'],
  },
  {
    powertrain: 'petrol-plug-in',
    has: ['WLTP CO2 Low (g/km)', 'WLTP CO2 Weighted Combined (g/km)', 'WLTP Equivalent All Electric Range EAER (km)'],
    hasNot: ['WLTP Electric Range Combined (km)'],
  },
];

const current = (powertrain: Powertrain): CatalogueDerivative => {
  const found = catalogue()
    .onSale('CAR', '2026-06-05')
    .find(
      (derivative) =>
        derivative.engine.powertrain === powertrain && derivative.discontinued === null && !isGoldenCar(derivative),
    );
  assert.ok(found);
  return found;
};

for (const { powertrain, has, hasNot } of itemsByPowertrain) {
  test(`a ${powertrain} car has the items of its powertrain and no others`, async () => {
    const derivative = current(powertrain);
    const modelYear = modelYearOn(derivative, '2026-06-05').reference;
    const { wltpData } = await requestValues(configured([], { refId: derivative.refid, modelYear }));
    const names = wltpData[0]?.technicalSpecificationItems.map((item) => item.name) ?? [];
    assert.deepEqual(
      has.filter((name) => !names.includes(name)),
      [],
    );
    assert.deepEqual(
      hasNot.filter((name) => names.includes(name)),
      [],
    );
    assert.equal(new Set(wltpData[0]?.technicalSpecificationItems.map((item) => item.id)).size, names.length);
  });
}

/** Every 37th derivative on sale. */
const onSale = (['CAR', 'LCV'] as const).flatMap((database) =>
  catalogue()
    .onSale(database, '2026-06-05')
    .filter((_, i) => i % 37 === 0),
);

test('without options CO2, consumption and range are those of the technical data, for every kind of vehicle', async () => {
  assert.ok(onSale.length > 50);
  const { wltpData } = await requestValues(
    ...onSale.map((derivative) => ({
      derivativeType: derivative.database === 'CAR' ? 'Car' : 'LCV',
      refId: derivative.refid,
      modelYear: modelYearOn(derivative, '2026-06-05').reference,
      selectedEquipmentIds: [],
    })),
  );
  for (const [index, derivative] of onSale.entries()) {
    const data = wltpData[index];
    const technicalData = technical(derivative, '2026-06-05');
    const label = `${derivative.database} ${derivative.refid} ${derivative.name}`;
    assert.deepEqual(data?.errors, [], label);
    assert.equal(itemOf(data, 'CO2 (g/km)'), technicalData.co2GramsPerKm, label);
    if (derivative.engine.powertrain === 'electric') {
      assert.equal(itemOf(data, 'WLTP Electric Range Combined (miles)'), technicalData.electricRangeMiles, label);
      assert.equal(itemOf(data, 'WLTP Electric Consumption Combined (Wh/km)'), technicalData.wattHoursPerKm, label);
    } else if (derivative.engine.powertrain.endsWith('plug-in')) {
      assert.equal(
        itemOf(data, 'WLTP Equivalent All Electric Range EAER (miles)'),
        technicalData.electricRangeMiles,
        label,
      );
      assert.ok(itemOf(data, 'WLTP CO2 Combined (g/km)') > technicalData.co2GramsPerKm, label);
    } else {
      assert.ok(
        Math.abs(itemOf(data, 'WLTP Fuel Consumption Combined (mpg)') - technicalData.mpgCombined) <= 0.3,
        label,
      );
    }
  }
});

/**
 * Real driving emissions of the second step came with Euro 6d: 6d-TEMP still pays the diesel supplement (ITEPA 2003
 * s.141).
 */
const rde2: { day: string; standard: string; expected: 'Yes' | 'No' }[] = [
  { day: '2019-03-01', standard: 'EURO 6d-TEMP', expected: 'No' },
  { day: '2022-03-01', standard: 'EURO 6d', expected: 'Yes' },
  { day: '2025-03-01', standard: 'EURO 6e', expected: 'Yes' },
];

for (const { day, standard, expected } of rde2) {
  test(`diesels of ${standard} are marked by RDE2: ${expected}`, async () => {
    const diesels = catalogue()
      .onSale('CAR', day)
      .filter(({ engine }) => engine.powertrain === 'diesel')
      .slice(0, 20);
    assert.equal(diesels.length, 20);
    const { wltpData } = await requestValues(
      ...diesels.map((derivative) =>
        configured([], { refId: derivative.refid, modelYear: modelYearOn(derivative, day).reference }),
      ),
    );
    for (const { technicalSpecificationItems: items } of wltpData) {
      assert.equal(items.find(({ name }) => name === 'Standard Euro Emissions')?.value, standard);
      assert.equal(items.find(({ name }) => name === 'RDE2 Compliant')?.value, expected);
    }
  });
}

test('equipment changes mass, drag and tyres, and with them CO2: roof rails and large wheels up, packs by their contents', async () => {
  const { wltpData } = await requestValues(
    ...[[], [51], [12], [50, 40, 12, 61], [30], [30, 20, 21, 22]].map((ids) => configured(ids)),
  );
  const [plain, rails, wheels, loaded, pack, spelledOut] = wltpData;
  const mass = 'WLTP Test Mass (kg)';
  const precise = 'WLTP CO2 Extra High (g/km)';
  assert.equal(itemOf(rails, mass) - itemOf(plain, mass), 4);
  assert.equal(itemOf(rails, 'Added Drag Area (m2)'), 0.014);
  assert.ok(itemOf(rails, precise) > itemOf(plain, precise));
  assert.ok(itemOf(wheels, precise) > itemOf(plain, precise));
  // 28 + 14 + 6.4 + 12 kg; both masses are printed whole.
  assert.ok(Math.abs(itemOf(loaded, mass) - itemOf(plain, mass) - 60.4) <= 1);
  assert.ok(itemOf(loaded, 'CO2 (g/km)') > itemOf(plain, 'CO2 (g/km)'));
  assert.deepEqual(pack?.technicalSpecificationItems, spelledOut?.technicalSpecificationItems);
});

test('no equipment takes a car further than 3 g/km past the highest of its family', async () => {
  const technicalData = technical(catalogue().derivative('CAR', golden) ?? current('petrol'), '2026-06-05');
  const { wltpData } = await requestValues(configured([12, 20, 40, 50, 61, 70, 80, 81, 82, 30, 31, 62]));
  const co2 = itemOf(wltpData[0], 'CO2 (g/km)');
  assert.ok(co2 > technicalData.co2GramsPerKm && co2 <= technicalData.wltpHighCo2 + 3, `${co2}`);
});
