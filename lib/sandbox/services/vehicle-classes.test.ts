/** The classes of vehicle each service covers (wire.md §7), tested on every operation that takes a database. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { images, webOperations } from '@/lib/contract/operations';
import { BASE, createTestSandbox } from '@/lib/sandbox/testing/sandbox-requests';

/** Typed from the table, by the keys of the services: the classes of each in the order of its columns. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  reg: ['CARS', 'LCV'],
  nvd: ['CARS', 'LCV'],
  smr: ['CARS', 'LCV'],
  vrm: ['CARS', 'LCV'],
  futurevalues: ['CARS', 'LCV'],
  image: ['CARS', 'LCV'],
  vehicles: ['CARS', 'LCV', 'HGV', 'BIKES'],
  usedvalues: ['CARS', 'LCV', 'BIKES'],
  legislation: ['CARS'],
  tco: ['CARS'],
  p11d: ['CARS'],
  usedvalueslive: ['CARS'],
};
/** The database is written in many ways (wire.md §7): any case, and CAR for CARS. */
const DATABASE_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  CARS: ['CARS', 'CAR', 'Cars', 'car'],
  LCV: ['LCV', 'lcv', 'Lcv'],
  HGV: ['HGV', 'hgv'],
  BIKES: ['BIKES', 'Bikes'],
  PLANES: ['PLANES', ''],
};

/** 2 §NVD rows: its answer has neither Success nor FailMessage, so it can only be empty. */
const SILENT = ['GetGenericOptionLinks'];

const sandbox = createTestSandbox();

for (const operation of webOperations) {
  const { service, name, example } = operation;
  const given: Readonly<Record<string, unknown>> = example;
  const field = Object.keys(given).find((name) => name.toLowerCase() === 'database');
  const covered = COVERED[service.key];
  if (covered === undefined || field === undefined) continue;
  test(`${name} answers for ${covered.join(', ')} and refuses every other class by name`, async () => {
    const [idField, passwordField] = service.credentials;
    for (const [kind, spellings] of Object.entries(DATABASE_SPELLINGS)) {
      for (const database of spellings) {
        const fields = Object.entries({ ...given, [field]: database }).map(([key, value]) => [key, String(value)]);
        const form = [[idField, '123456'], [passwordField, 'p&ss<1>'], ...fields];
        const reply = await sandbox.serve(
          new Request(`${BASE}${service.path}/${name}`, { method: 'POST', body: new URLSearchParams(form) }),
        );
        const text = await reply.text();
        assert.equal(reply.status, 200, text);
        const isRefused = SILENT.includes(name) ? !/<Item /.test(text) : text.includes('Unknown database');
        assert.equal(isRefused, !covered.includes(kind), `${database}: ${text.slice(0, 400)}`);
      }
    }
  });
}

test('every service is in the table, except the one without vehicle classes', () => {
  const keys = new Set([...webOperations.map(({ service }) => service.key), ...images.map(({ key }) => key)]);
  assert.deepEqual(
    [...keys].filter((key) => !(key in COVERED)),
    ['datadownload'],
  );
  for (const { service } of webOperations) {
    if (service.key in COVERED) assert.deepEqual(service.covers, COVERED[service.key], service.key);
  }
  for (const { key, covers } of images) assert.deepEqual(covers, COVERED[key]);
});
