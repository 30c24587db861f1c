/** Option values requested by hand for the reference car, and by the recorded requests where they are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import { optionValues } from '@/lib/contract/option-values';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { rawCleanValue } from '@/lib/sandbox/market/values';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import { goldenRefcode } from '@/lib/sandbox/options/golden-car';
import { optionValuePounds } from '@/lib/sandbox/options/option-decay';
import { createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox();
const golden = catalogue().derivativeByRefcode('CAR', goldenRefcode)?.refid ?? 0;

async function bearer(): Promise<string> {
  // 123456:p&ss<1>
  const answer = await sandbox.serve(
    rawRequest('POST /v1/Authentication\nAuthorization: Basic MTIzNDU2OnAmc3M8MT4=\n\n'),
  );
  return `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}`;
}

async function requestValues(
  body: object | string,
  { refid = golden, accept = 'application/json' } = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return sandbox.serve(
    rawRequest(
      `POST /OptionValues/v1/Options/${refid}\nContent-Type: application/json\nAccept: ${accept}\nAuthorization: ${await bearer()}\n\n${text}`,
    ),
  );
}

const request = {
  registrationDate: '2024-06-10',
  mileage: 20000,
  conditionsRequired: ['Clean', 'Average', 'Below', 'Retail'],
  requiredValuationMonths: [0, 12],
  listOfOptionsIdsToValue: [70, 50],
  listOfPackIdsToValue: [30],
};

interface OptionValueItemJson {
  id: number;
  name: string;
  costNew: number;
  value: number;
  includedInValuation: boolean;
}
interface OptionValuesJson {
  valuationDate: string;
  rules: object;
  breakdown: {
    valuationMonth: number;
    cleanTotalOptionsValue: number | null;
    averageTotalOptionsValue: number | null;
    belowTotalOptionsValue: number | null;
    retailTotalOptionsValue: number | null;
    options: OptionValueItemJson[];
    packs: (OptionValueItemJson & { options: { id: number; name: string; includedInValuation: boolean }[] })[];
  }[];
}

const valued = async (changed: object = {}): Promise<OptionValuesJson> => {
  const answer = await requestValues({ ...request, ...changed });
  assert.equal(answer.status, 200);
  return (await answer.json()) as OptionValuesJson;
};

test('options and packs are named, priced as new with VAT, and valued month by month', async () => {
  const { valuationDate, rules, breakdown } = await valued();
  assert.equal(valuationDate, '2026-06-05T00:00:00');
  assert.deepEqual(rules, { maxPercentOfVehiclePrice: 0.15, maxNum: 5 });
  assert.deepEqual(
    breakdown.map(({ valuationMonth }) => valuationMonth),
    [0, 12],
  );
  const [now, later] = breakdown;
  assert.deepEqual(
    now?.options.map(({ id, name, costNew }) => [id, name, costNew]),
    [
      [70, 'Metallic paint', 595],
      [50, 'Panoramic roof', 1150],
    ],
  );
  assert.deepEqual(
    now?.packs.map(({ id, costNew, options }) => [id, costNew, options.map((option) => option.id)]),
    [[30, 540, [20, 21, 22]]],
  );
  for (const [index, { value }] of (later?.options ?? []).entries()) {
    assert.ok(value < (now?.options[index]?.value ?? 0));
  }
});

test('the total is what counts, and its conditions have the ratio of whole cars', async () => {
  const [now] = (await valued()).breakdown;
  assert.ok(now);
  const clean = [...now.options, ...now.packs].reduce((sum, { value }) => sum + value, 0);
  assert.equal(now.cleanTotalOptionsValue, clean);
  assert.equal(now.averageTotalOptionsValue, Math.round(clean * 0.93));
  assert.equal(now.belowTotalOptionsValue, Math.round(clean * 0.82));
  assert.equal(now.retailTotalOptionsValue, Math.round(clean * 1.15));
});

test('of more than five options the five with the highest value count, in any order of the request', async () => {
  const listOfOptionsIdsToValue = [82, 20, 40, 50, 51, 60, 61, 70];
  for (const list of [listOfOptionsIdsToValue, listOfOptionsIdsToValue.toReversed()]) {
    const [now] = (await valued({ listOfOptionsIdsToValue: list, listOfPackIdsToValue: [] })).breakdown;
    assert.ok(now);
    const values = now.options.map(({ value }) => value).sort((a, b) => b - a);
    assert.equal(now.options.filter(({ includedInValuation }) => includedInValuation).length, 5);
    assert.equal(
      now.cleanTotalOptionsValue,
      values.slice(0, 5).reduce((sum, value) => sum + value, 0),
    );
  }
});

test('together they never count for more than 15 % of the car, and options after the cap do not count', async () => {
  const registrationDate = '2026-05-20';
  const cheap = catalogue()
    .onSale('CAR', registrationDate)
    .filter(({ discontinued }) => discontinued === null)
    .reduce((least, candidate) => (candidate.basicPriceNewPence < least.basicPriceNewPence ? candidate : least));
  const listOfOptionsIdsToValue = optionsOf(cheap, registrationDate)
    .options.filter(({ kind, isDefault }) => kind !== 'pack' && !isDefault)
    .map(({ code }) => code);
  const mileage = 1000;
  const body = { ...request, registrationDate, mileage, requiredValuationMonths: [0], listOfOptionsIdsToValue };
  const answer = await requestValues({ ...body, listOfPackIdsToValue: [] }, { refid: cheap.refid });
  const [now] = ((await answer.json()) as OptionValuesJson).breakdown;
  assert.ok(now);
  const dearest = now.options.map(({ value }) => value).sort((a, b) => b - a);
  const five = dearest.slice(0, 5).reduce((sum, value) => sum + value, 0);
  const clean = rawCleanValue({ derivative: cheap, registered: registrationDate, mileage, edition: '2026-06-01' });
  assert.ok(five > clean * 0.15, `${five} of ${clean}`);
  assert.equal(now.cleanTotalOptionsValue, Math.floor(clean * 0.15));
  const counting = now.options.filter(({ includedInValuation }) => includedInValuation).map(({ value }) => value);
  const [least = 0] = counting.sort((a, b) => a - b);
  const counted = counting.reduce((sum, value) => sum + value, 0);
  assert.ok(counted - least < clean * 0.15 && counted >= Math.floor(clean * 0.15));
});

test('an option in a requested pack is valued with the pack alone', async () => {
  const [now] = (await valued({ listOfOptionsIdsToValue: [20, 40], listOfPackIdsToValue: [30] })).breakdown;
  assert.deepEqual(
    now?.options.map(({ id, value, includedInValuation }) => [id, value > 0, includedInValuation]),
    [
      [20, false, false],
      [40, true, true],
    ],
  );
});

test('beyond twelve months only Clean has a total; a condition not requested has none', async () => {
  const totals = (await valued({ requiredValuationMonths: [12, 13, 60], conditionsRequired: ['Clean', 'Retail'] }))
    .breakdown;
  const has = totals.map((month) => [
    month.cleanTotalOptionsValue !== null,
    month.retailTotalOptionsValue !== null,
    month.averageTotalOptionsValue !== null,
  ]);
  assert.deepEqual(has, [
    [true, true, false],
    [true, false, false],
    [true, false, false],
  ]);
});

test('all 61 months are answered in one request', async () => {
  const requiredValuationMonths = Array.from({ length: 61 }, (_, month) => month);
  const { breakdown } = await valued({ requiredValuationMonths });
  assert.deepEqual(
    breakdown.map(({ valuationMonth }) => valuationMonth),
    requiredValuationMonths,
  );
});

test('in XML the answer has the recorded elements in the recorded order', async () => {
  const answer = await requestValues(request, { accept: 'application/xml' });
  const shapeOf = (xml: string): unknown => {
    const keys = (value: unknown): unknown => {
      if (Array.isArray(value)) return keys(value[0]);
      if (typeof value !== 'object' || value === null) return '';
      return Object.entries(value).map(([name, inner]) => [name, keys(inner)]);
    };
    return keys(new XMLParser().parse(xml));
  };
  assert.deepEqual(shapeOf(await answer.text()), shapeOf(recordedExchange('rest/OptionValues.xml').response.body));
});

test('the contract’s own example is answered', async () => {
  const { refId, ...body } = optionValues.example;
  const answer = await requestValues(body, { refid: refId });
  assert.equal(answer.status, 200);
});

for (const name of recordingNames('rest').filter((recording) => /OptionValues\.no-token/.test(recording))) {
  test(`a request like ${name} is refused as recorded`, async () => {
    const { request: sent, response } = recordedExchange(name);
    const answer = await sandbox.serve(sent);
    assert.equal(answer.status, 401);
    assert.equal((await answer.text()).replace(/<\?xml[^>]*\?>\s*/, ''), response.body);
  });
}

const refusedBodies: { title: string; change: object; refid?: number }[] = [
  { title: 'a month over 60', change: { requiredValuationMonths: [61] } },
  { title: 'a month below 0', change: { requiredValuationMonths: [-1] } },
  { title: 'a month that is not a number', change: { requiredValuationMonths: ['one'] } },
  { title: 'more months than exist', change: { requiredValuationMonths: Array(62).fill(0) } },
  { title: 'no month', change: { requiredValuationMonths: [] } },
  { title: 'no condition', change: { conditionsRequired: [] } },
  { title: 'an unknown condition', change: { conditionsRequired: ['Mint'] } },
  { title: 'a condition named like a property of every object', change: { conditionsRequired: ['toString'] } },
  { title: 'no option and no pack', change: { listOfOptionsIdsToValue: [], listOfPackIdsToValue: [] } },
  { title: 'an option the car does not have', change: { listOfOptionsIdsToValue: [71001] } },
  { title: 'a pack among the options', change: { listOfOptionsIdsToValue: [30] } },
  { title: 'an option among the packs', change: { listOfPackIdsToValue: [50] } },
  { title: 'a registration in the future', change: { registrationDate: '2027-01-01' } },
  { title: 'a registration before the car existed', change: { registrationDate: '2010-01-01' } },
  { title: 'a text in place of a date', change: { registrationDate: 'yesterday' } },
  { title: 'a negative mileage', change: { mileage: -1 } },
  { title: 'no mileage', change: { mileage: undefined } },
  { title: 'an unknown identifier', change: {}, refid: 1 },
];

for (const { title, change, refid = golden } of refusedBodies) {
  test(`${title} is refused as invalid`, async () => {
    const answer = await requestValues({ ...request, ...change }, { refid });
    assert.equal(answer.status, 400);
    assert.equal(await answer.text(), '{"message":"The request is invalid."}');
  });
}

test('a body that is not JSON is refused as invalid, in XML as in JSON', async () => {
  const answer = await requestValues('<options/>', { accept: 'application/xml' });
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /<message>The request is invalid.<\/message>$/);
});

/** Retention that magazines published: see option-decay.ts; the guides print to £25 or £50. */
const published: {
  what: string;
  retention: Parameters<typeof optionValuePounds>[0];
  age: number;
  miles: number;
  cost: number;
  value: number;
}[] = [
  {
    what: 'options of a 318d at 3 years / 60,000',
    retention: 'ordinary',
    age: 36,
    miles: 60000,
    cost: 1520,
    value: 300,
  },
  { what: 'adaptive cruise after a year', retention: 'technical', age: 12, miles: 10000, cost: 1750, value: 250 },
  { what: 'night vision after a year', retention: 'technical', age: 12, miles: 10000, cost: 1250, value: 250 },
];

for (const { what, retention, age, miles, cost, value } of published) {
  test(`${what}: £${cost} new brings the published £${value} within £50`, () => {
    assert.ok(Math.abs(optionValuePounds(retention, cost, age, miles) - value) <= 50);
  });
}

test('a panoramic roof retains over half its price for a year', () => {
  assert.ok(optionValuePounds('wanted', 1150, 12, 10000) > 575);
});
