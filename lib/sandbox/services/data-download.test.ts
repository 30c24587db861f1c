/** Data downloads, requested with the recorded bytes and with forms typed by hand, down to the rows of the CSV. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { pathsOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const at = (clock: string) => createTestSandbox({ roots: 'native', clock: () => new Date(clock) });
const sandbox = createTestSandbox({ roots: 'native' });

const postText = async (path: string, form: string, by = sandbox): Promise<string> => {
  const response = await by.serve(formRequest(path, form));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};
const callOperation = (operation: string, fields = '', by = sandbox): Promise<string> =>
  postText(`/datadownload/datadownload_webservice.asmx/${operation}`, `${SUBSCRIBER}&${fields}`, by);
const all = (body: string, name: string): string[] =>
  [...body.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);

for (const name of recordingNames('datadownload')) {
  test(`a request like ${name} is answered with the recorded elements`, async () => {
    const { request, response } = recordedExchange(name);
    const body = await (await sandbox.serve(request)).text();
    // The recorded subscriber has no e-mail address.
    const paths = (xml: string) => pathsOf(xml).filter((path) => !path.endsWith('/Email'));
    assert.deepEqual(paths(body), paths(response.body));
    for (const element of ['Success', 'FailMessage', 'ErrMsg']) {
      assert.equal(textOf(body, element), textOf(response.body, element), element);
    }
  });
}

test('the subscriber is the caller', async () =>
  assert.equal(textOf(await callOperation('List_SubscriberDetails'), 'SubscriberID'), '123456'));

/** The files of a streamed package: each chunk decoded by itself, then joined, then read from the archive's end. */
function filesIn(body: string): Map<string, string[][]> {
  const chunks = all(body, 'Chunk');
  const archive = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk, 'base64')));
  const end = archive.length - 22;
  const files = new Map<string, string[][]>();
  let entry = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i++) {
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.subarray(entry + 46, entry + 46 + nameLength).toString();
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const csv = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(entry + 20))).toString('utf8');
    assert.ok(csv.endsWith('\r\n'));
    // No field of these holds a line break.
    const lines = csv.trimEnd().split('\r\n');
    files.set(
      name,
      lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)),
    );
    entry += 46 + nameLength;
  }
  return files;
}

test('a package has its listed size, comes in several chunks, and is an archive of its CSV', async () => {
  const listed = await callOperation('List_LatestPackagesForSubscriber');
  const [name, size] = [textOf(listed, 'Package_Filename'), Number(textOf(listed, 'Package_Size'))];
  const body = await callOperation('Stream_LatestPackage', 'ProductID=11');
  assert.equal(textOf(body, 'Name'), name);
  const chunks = all(body, 'Chunk');
  assert.ok(chunks.length > 1);
  assert.equal(
    chunks.reduce((sum, chunk) => sum + Buffer.from(chunk, 'base64').length, 0),
    size,
  );
  const [head, ...rows] = filesIn(body).get('CARS.csv')!;
  assert.deepEqual(head, 'REFID,REFcode,Year,Letter,Mileage,Retail,Clean,Average,Below'.split(','));
  assert.ok(rows.length > 2000 && rows.every((row) => row.length === head!.length));
});

test('the values in a package are those of the used values service for that edition', async () => {
  const body = await callOperation('Stream_Package', 'ProductID=12&Date=2026/04/01');
  const rows = filesIn(body).get('LCV.csv')!.slice(1);
  for (const row of [rows.at(0)!, rows.at(100)!, rows.at(-1)!]) {
    const [refid, , year, letter, mileage, ...values] = row;
    const value = await postText(
      '/usedvalues/refusedvalues.asmx/GetUsedValuesForIDYearLetterMileage',
      `Subscriber_ID=123456&Password=p%26ss%3C1%3E&Database=LCV&REFID=${refid}&UsedValuesDate=2026/04/01&JustCurrent=FALSE&Year=${year}&Letter=${letter}&Mileage=${mileage}`,
    );
    assert.deepEqual(
      ['Retail', 'Clean', 'Average', 'Below'].map((band) => textOf(value, band)),
      values,
      row.join(),
    );
  }
});

test('descriptions of cars and vans come as two files, with the texts of the vehicles service', async () => {
  const files = filesIn(await callOperation('Stream_LatestPackage', 'ProductID=13'));
  assert.deepEqual([...files.keys()], ['CARS.csv', 'LCV.csv']);
  const [refid, , manufacturer, range] = files.get('CARS.csv')!.find(([id]) => id === '50002')!;
  const described = await postText(
    '/vehicles/refvehicles.asmx/GetRefDescriptionFromId',
    `${SUBSCRIBER}&database=CARS&refid=${refid}`,
  );
  assert.deepEqual(
    [textOf(described, 'CVehicle_ManText'), textOf(described, 'CVehicle_ShortModText')],
    [manufacturer, range],
  );
});

test('present packages are of three editions, former ones of three before; both can be streamed', async () => {
  const dates = async (operation: string, id: number) =>
    all(await callOperation(operation, `ProductID=${id}`), 'Package_Date').map((date) => date.slice(0, 10));
  assert.deepEqual(await dates('List_ProductPackages', 11), ['2026-04-01', '2026-05-01', '2026-06-01']);
  const former = await dates('List_ProductPackagesHistoric', 11);
  assert.deepEqual(former, ['2026-01-01', '2026-02-01', '2026-03-01']);
  assert.equal(
    textOf(await callOperation('Stream_Package', 'ProductID=11&Date=2026/01/01'), 'Name'),
    '20260101-UVC.zip',
  );
  // A product no longer subscribed to has its former packages only, up to its last.
  assert.deepEqual(await dates('List_ProductPackages', 14), []);
  assert.deepEqual(await dates('List_ProductPackagesHistoric', 14), ['2026-01-01', '2026-02-01']);
  assert.deepEqual(all(await callOperation('List_SubscriberProducts'), 'ProductID'), ['11', '12', '13']);
  assert.deepEqual(all(await callOperation('List_AllSubscriberProducts'), 'ProductID'), ['11', '12', '13', '14']);
});

test('a month’s data are available from the 24th of the month before, or the working day before that, at half past six', async () => {
  const body = await callOperation('List_MonthlyDownloadDate');
  const months = all(body, 'ProductMonth');
  const days = new Map(all(body, 'DownloadDate').map((day, i) => [months[i]!.slice(0, 10), day]));
  // As recorded for March and June; 24 May 2026 is a Sunday.
  assert.equal(days.get('2026-03-01'), '2026-02-24T06:30:00');
  assert.equal(days.get('2026-06-01'), '2026-05-22T06:30:00');
  const latest = async (clock: string) =>
    textOf(await callOperation('List_LatestPackagesForSubscriber', '', at(clock)), 'Package_Date');
  assert.equal(await latest('2026-05-22T05:29:59Z'), '2026-05-01T00:00:00');
  assert.equal(await latest('2026-05-22T05:30:00Z'), '2026-06-01T00:00:00'); // 06:30 in British summer
});

test('new packages are those from a date on', async () => {
  const body = await callOperation('List_NewPackagesFromDate', 'Date=2026/05/02');
  assert.deepEqual(all(body, 'Package_Filename'), ['20260601-UVC.zip', '20260601-UVV.zip', '20260601-DES.zip']);
});

const refused = [
  { operation: 'List_ProductPackages', fields: 'ProductID=99', field: 'FailMessage', message: 'Product not found.' },
  { operation: 'Stream_LatestPackage', fields: 'ProductID=99', field: 'ErrMsg', message: 'Package not found.' },
  {
    operation: 'Stream_Package',
    fields: 'ProductID=11&Date=2020/01/01',
    field: 'ErrMsg',
    message: 'Package not found.',
  },
  {
    operation: 'Stream_Package',
    fields: 'ProductID=11&Date=2026/07/01',
    field: 'ErrMsg',
    message: 'Package not found.',
  },
];
for (const { operation, fields, field, message } of refused) {
  test(`${operation} of ${fields} fails: ${message}`, async () => {
    const body = await callOperation(operation, fields);
    assert.deepEqual([textOf(body, 'Success'), textOf(body, field)], ['false', message]);
  });
}
