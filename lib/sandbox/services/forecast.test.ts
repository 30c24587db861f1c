/** The forecasts, requested with the recorded bytes and with requests typed by hand, compared with used values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, formRequest, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { pathsOf, rowsOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });
const basic = 'Authorization: Basic MTIzNDU2OnAmc3M8MT4='; // 123456:p&ss<1>
const authenticated = await sandbox.serve(rawRequest(`POST /v1/Authentication\n${basic}\n\n`));
const { accessToken } = (await authenticated.json()) as { accessToken: string };

const get = (path: string, ...headers: string[]): Promise<Response> =>
  sandbox.serve(
    rawRequest([`GET /ShortTermForecast/v1/${path}`, `Authorization: Bearer ${accessToken}`, ...headers].join('\n')),
  );

interface MileageForecastJson {
  mileage: number;
  clean: number;
  average: number;
  below: number;
}
interface ForecastSnapshotJson {
  valuationDate: string;
  plates: {
    plate: { yearMonth: string; plateSequenceNumber: number };
    plusValues: { date: string; mileagePoints: MileageForecastJson[] }[];
  }[];
  comments: { commentDate: string; comment: string }[];
}

async function snapshot(path: string): Promise<ForecastSnapshotJson> {
  const response = await get(path);
  const body = await response.text();
  assert.equal(response.status, 200, body);
  const list = JSON.parse(body) as ForecastSnapshotJson[];
  assert.equal(list.length, 1);
  return list[0]!;
}

/** Names in a JSON value with their paths; a list counts as one of its entries. */
function jsonPathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => jsonPathsOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [`${path} ${typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => jsonPathsOf(inner, `${path}.${name}`));
}

const datesIn = (body: string): string[] =>
  [...body.matchAll(/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d/g)].map(([date]) => date);

// One recording is of a server that failed: no request makes this one fail.
for (const name of recordingNames('rest').filter((recording) => /Forecast(?!.*server-error)/.test(recording))) {
  test(`a request like ${name} is answered with the recorded status, names and dates`, async () => {
    // It needs a derivative that was sold new in 2021, as the recorded one was there.
    const { request, response } = recordedExchange(name, ['50031', '50032']);
    if (request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${accessToken}`);
    const answer = await sandbox.serve(request);
    const body = await answer.text();
    assert.equal(`HTTP/1.1 ${answer.status}`, response.start.split(' ').slice(0, 2).join(' '));
    assert.equal(answer.headers.get('content-type'), response.headers['content-type']);
    // Without indents and the declaration.
    const bare = (text: string) =>
      text
        .replace(/^<\?xml.*\?>/, '')
        .replace(/>\s+</g, '><')
        .trim();
    if (answer.status !== 200) return assert.equal(bare(body), bare(response.body));
    if (name.endsWith('.xml')) assert.deepEqual(pathsOf(body), pathsOf(response.body));
    else {
      // The recorded earlier snapshot has no comments.
      const paths = jsonPathsOf(JSON.parse(response.body));
      assert.deepEqual(jsonPathsOf(JSON.parse(body)).slice(0, paths.length), paths);
    }
    // One recording of an earlier snapshot has the months of the later one.
    if (!name.includes('byRegistrationDate')) {
      assert.deepEqual(new Set(datesIn(body)), new Set(datesIn(response.body)));
    }
  });
}

test('every route to one plate gives the same values', async () => {
  const [byLetter, ...others] = await Promise.all(
    [
      'byYearLetter?refId=50032&year=2021&letter=21',
      'byYearMonth?refId=50032&year=2021&month=5',
      'byPlatedId?refId=50032&plateId=79',
      'byRegistrationDate?refId=50032&registrationDate=2021-03-15',
    ].map((route) => snapshot(`1/${route}`)),
  );
  assert.deepEqual(byLetter?.plates[0]?.plate, { yearMonth: '2021 21', plateSequenceNumber: 79 });
  for (const other of others) assert.deepEqual(other, byLetter);
  const all = await snapshot('1?refId=50032');
  assert.deepEqual(
    all.plates.filter(({ plate }) => plate.yearMonth === '2021 21'),
    byLetter?.plates,
  );
  assert.ok(all.plates.length > 5);
});

const used = async (fields: string): Promise<Map<number, number>> => {
  const form = `Subscriber_ID=123456&Password=p%26ss%3C1%3E&database=CARS&refid=50032&${fields}`;
  const response = await sandbox.serve(
    formRequest('/usedvalues/refusedvalues.asmx/GetUsedValuesForIDYearLetter', `${form}&Year=2021&Letter=21`),
  );
  const rows = rowsOf(await response.text());
  return new Map(rows.map((row) => [Number(row['Uvt_Mileage']), Number(row['Uvt_Clean'])]));
};

test('the forecast starts from the current edition: its mileages, and a first month close to its values', async () => {
  const current = await used('UsedValuesDate=2026/06/01&JustCurrent=TRUE');
  const { plates } = await snapshot('1/byYearLetter?refId=50032&year=2021&letter=21');
  const [first] = plates[0]!.plusValues;
  assert.equal(first?.date, '2026-07-01T00:00:00');
  assert.deepEqual(
    first?.mileagePoints.map(({ mileage }) => mileage),
    [...current.keys()],
  );
  for (const { mileage, clean } of first!.mileagePoints) {
    // A month of age, a month of the market and the guide's rounding: never 5 % together.
    assert.ok(Math.abs(clean / current.get(mileage)! - 1) < 0.05, `${mileage}: ${clean}`);
  }
});

test('an old snapshot was wrong about today, but not by far', async () => {
  const today = await used('UsedValuesDate=2026/06/01&JustCurrent=TRUE');
  const old = await snapshot('1/byYearLetter?refId=50032&year=2021&letter=21&options=valuationDate%3A2025-12-24');
  assert.equal(old.valuationDate, '2025-12-01T00:00:00');
  const then = old.plates[0]!.plusValues.find(({ date }) => date === '2026-06-01T00:00:00')!.mileagePoints;
  const errors = then.map(({ mileage, clean }) => Math.abs(clean / today.get(mileage)! - 1));
  assert.ok(errors.some((error) => error > 0) && errors.every((error) => error < 0.1), String(errors));
});

test('Clean, Average and Below are in this order at every mileage of every month', async () => {
  const { plates } = await snapshot('1?refId=50032');
  for (const { plusValues } of plates) {
    assert.ok(plusValues.length > 0 && plusValues.length <= 12);
    for (const { clean, average, below } of plusValues.flatMap(({ mileagePoints }) => mileagePoints)) {
      assert.ok(clean >= average && average >= below && below > 0);
    }
  }
});

test('under the type of vans the same identifier is a van, with its own forecast', async () => {
  const [van, car] = [await snapshot('2?refId=50032'), await snapshot('1?refId=50032')];
  assert.match(van.comments[0]?.comment ?? '', /Van/);
  assert.notDeepEqual(van.plates, car.plates);
});

const restricted: { options: string; months: string[]; mileages: number[] | 'all' }[] = [
  { options: 'monthFrom:2|monthTo:3', months: ['2026-08-01', '2026-09-01'], mileages: 'all' },
  { options: 'monthFrom:12', months: ['2027-06-01'], mileages: 'all' },
  { options: 'monthTo:1 | mileage:20000', months: ['2026-07-01'], mileages: [20000] },
  { options: 'monthFrom:4|monthTo:4|mileage:30000', months: ['2026-10-01'], mileages: [30000] },
];
for (const { options, months, mileages } of restricted) {
  test(`options ${options}`, async () => {
    const route = '1/byYearLetter?refId=50032&year=2021&letter=21';
    const [{ plusValues }] = (await snapshot(`${route}&options=${encodeURIComponent(options)}`)).plates as [
      ForecastSnapshotJson['plates'][number],
    ];
    assert.deepEqual(
      plusValues.map(({ date }) => date.slice(0, 10)),
      months,
    );
    for (const { mileagePoints } of plusValues) {
      if (mileages === 'all') assert.ok(mileagePoints.length > 3);
      else
        assert.deepEqual(
          mileagePoints.map(({ mileage }) => mileage),
          mileages,
        );
    }
  });
}

const violations: { options: string; expected: string[] }[] = [
  {
    options: 'monthFrom:6|monthTo:2',
    expected: ['monthFrom option should be less than monthTo option. monthFrom:6, monthTo:2'],
  },
  {
    options: 'monthFrom:0|monthTo:13',
    expected: [
      'monthFrom option should be a whole number from 1 to 12. monthFrom:0',
      'monthTo option should be a whole number from 1 to 12. monthTo:13',
    ],
  },
  {
    options: 'valuationDate:20/05/2026',
    expected: ['valuationDate option should be a date in the form YYYY-MM-DD. valuationDate:20/05/2026'],
  },
  {
    options: 'valuationDate:2026-02-30',
    expected: ['valuationDate option should be a date in the form YYYY-MM-DD. valuationDate:2026-02-30'],
  },
  { options: 'mileage:lots', expected: ['mileage option should be a whole number. mileage:lots'] },
  { options: 'colour:blue', expected: ['colour is not an option.'] },
  { options: 'monthFrom:1|monthFrom:2', expected: ['monthFrom option should be given once.'] },
];
for (const { options, expected } of violations) {
  test(`options ${options} are refused, each violation named, in JSON and in XML`, async () => {
    const path = `1?refId=50032&options=${encodeURIComponent(options)}`;
    const json = await get(path);
    assert.equal(json.status, 400);
    assert.deepEqual(await json.json(), { optionsError: expected });
    const xml = await get(path, 'Accept: application/xml');
    assert.equal(xml.status, 400);
    const optionErrors = [...(await xml.text()).matchAll(/<optionsError>([^<]*)<\/optionsError>/g)].map(
      ([, text]) => text,
    );
    assert.deepEqual(optionErrors, expected);
  });
}

const invalid = [
  '1',
  '1?refId=x',
  'x?refId=50032',
  '1/byYearMonth?refId=50032&year=2021&month=13',
  '1/byPlatedId?refId=50032',
];
for (const path of invalid) {
  test(`${path} is not a valid request`, async () => {
    const response = await get(path);
    assert.deepEqual([response.status, await response.json()], [400, { message: 'The request is invalid.' }]);
  });
}

const nothing = [
  '1?refId=1',
  '3?refId=50032',
  '1/byYearLetter?refId=50032&year=2019&letter=71', // no such plate
  '1/byYearLetter?refId=50032&year=1999&letter=V', // before it was sold
  '1/byPlatedId?refId=50032&plateId=9999',
  '1/byRegistrationDate?refId=50032&registrationDate=2030-01-01',
  '1?refId=50032&options=valuationDate:2015-12-31', // before the first snapshot
  '1?refId=50032&options=mileage:12345', // no mileage point
];
for (const path of nothing) {
  test(`${path} has no forecast`, async () => {
    const response = await get(path);
    assert.deepEqual([response.status, await response.json()], [404, { error: 'No short term forecast data found' }]);
  });
}

test('comments are dated from the snapshot to today and never later', async () => {
  const { comments } = await snapshot('1?refId=50032');
  assert.deepEqual(
    comments.map(({ commentDate }) => commentDate),
    ['2026-06-02T00:00:00', '2026-06-04T09:30:00'],
  );
  const early = createTestSandbox({ clock: () => new Date('2026-06-02T07:00:00Z') });
  const token = (await (await early.serve(rawRequest(`POST /v1/Authentication\n${basic}\n\n`))).json()) as {
    accessToken: string;
  };
  const response = await early.serve(
    rawRequest(`GET /ShortTermForecast/v1/1?refId=50032\nAuthorization: Bearer ${token.accessToken}`),
  );
  const [only] = (await response.json()) as ForecastSnapshotJson[];
  assert.equal(only?.comments.length, 1);
});
