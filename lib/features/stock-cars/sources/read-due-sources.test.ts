/** Files of other systems are read once when due, and change the stock by plate or stock number. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { listStockSources } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { call } from '@/lib/features/testing/recorded-services';
import { selectRows } from '@/lib/store/rows';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { openStockSources } from '@/lib/store/stock-cars/stock-sources';
import { newCar } from '@/lib/domain/stock-cars/car-fields';
import { readDueSources } from './read-due-sources';
import {
  runCreateStockSource,
  runListStockSources,
  runPreviewStockSource,
  runReadStockSourceNow,
  runRemoveStockSource,
} from './stock-sources';

const GOES_ON = new AbortController().signal;
const FILE = 'stock.csv';
const FIRST =
  'Ident,Clock,Stk,Landed,Screen\nAB21 CDE,46000,S1,9500,10995\nCD20 EFG,12000,S2,8000,9995\nnonsense,5,S3,,\n';
const PROFILE = {
  plate: 'Ident',
  mileage: 'Clock',
  reference: 'Stk',
  costPounds: 'Landed',
  advertisedPounds: 'Screen',
};
const carRow = z.object({
  plate: z.string().nullable(),
  mileage: z.int().nullable(),
  costPounds: z.int().nullable(),
  advertisedPounds: z.int().nullable(),
});

onFeatureDatabase('An incoming feed', ({ database }) => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-in-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  async function dealer() {
    const [organisationId, personId] = [randomUUID(), randomUUID()];
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [
      personId,
      'Ada',
      `${personId}@dealer.example`,
    ]);
    const session: Session = {
      sessionId: '',
      personId,
      personName: 'Ada',
      email: '',
      organisationId,
      organisationName: '',
      role: 'admin',
    };
    let now = new Date('2026-11-25T10:00:00Z');
    const requested: string[] = [];
    const services = {
      stockCars: openStockCars(database),
      stockSources: openStockSources(database),
      sourceSettings: { ownHosts: [], folder },
      scheduleRunner: { request: async (name: string) => requested.push(name) > 0 },
      secret: 'a secret',
      now: () => now,
    };
    const write = async (text: string) => {
      await mkdir(join(folder, organisationId), { recursive: true });
      await writeFile(join(folder, organisationId, FILE), text);
    };
    const create = (file = FILE) =>
      runCreateStockSource(call({ name: 'Our DMS', file, profile: PROFILE }, session), services);
    const list = async () => listStockSources.output.parse(await runListStockSources(call({}, session), services));
    const readings = async () => (await list()).items[0]?.readings ?? [];
    const cars = async () =>
      (
        await selectRows(
          database,
          carRow,
          `select plate, mileage, cost_pounds as "costPounds", advertised_pounds as "advertisedPounds"
           from stock_cars where organisation_id = $1 order by plate`,
          [organisationId],
        )
      ).map((car) => Object.values(car).join(' '));
    return {
      session,
      services,
      requested,
      write,
      create,
      list,
      readings,
      cars,
      read: () => readDueSources(services, GOES_ON),
      nextDay: () => void (now = new Date(now.getTime() + 86_400_000)),
    };
  }

  test('adds the cars of the first night, changes what is different later, and reports each row', async () => {
    const { write, create, read, readings, cars, nextDay, requested } = await dealer();
    await write(FIRST);
    await create();
    assert.deepEqual(requested, ['stock-sources']);
    assert.deepEqual(await read(), { read: 1, failed: 0, added: 2, changed: 0 });
    assert.deepEqual(await cars(), ['AB21CDE 46000 9500 10995', 'CD20EFG 12000 8000 9995']);
    const [first] = await readings();
    assert.deepEqual(
      [first?.state, first?.added, first?.changed, first?.unchanged, first?.refused],
      ['done', 2, 0, 0, 1],
    );
    assert.equal(first?.refusedRows[0]?.row, 4);
    assert.match(first?.refusedRows[0]?.reason ?? '', /reg/);

    assert.deepEqual(await read(), { read: 0, failed: 0, added: 0, changed: 0 }, 'it is not due before the next night');
    nextDay();
    // One row fewer: its car stays, as the file may have been cut short.
    await write(FIRST.replace('10995', '10495').replace(/CD20.*\n/, ''));
    assert.deepEqual(await read(), { read: 1, failed: 0, added: 0, changed: 1 });
    assert.deepEqual(await cars(), ['AB21CDE 46000 9500 10495', 'CD20EFG 12000 8000 9995']);
    const [second] = await readings();
    assert.deepEqual([second?.changed, second?.unchanged], [1, 0]);
    assert.deepEqual(second?.changedCars[0]?.fields, ['advertisedPounds']);
    assert.doesNotMatch(JSON.stringify(await readings()), /AB21|10495/, 'a report names rows and fields');
  });

  test('names the columns that it does not use, by their own headings, before it is saved and each night', async () => {
    const { write, create, read, readings, nextDay, session, services } = await dealer();
    await write(
      'Ident,Clock,Stk,Landed,Screen,Cost,Colour,Site,Status\nAB21 CDE,46000,S1,9500,10995,9400,Red,Leeds,Sold\n',
    );
    const { unused } = await runPreviewStockSource(call({ name: '', file: FILE, profile: PROFILE }, session), services);
    // “Cost” is another column than the one chosen for it; site and status are read.
    assert.equal(unused, 'Columns not used: Cost and Colour.');
    await create();
    await read();
    assert.deepEqual(
      (await readings()).map((reading) => reading.unused),
      [unused],
    );
    nextDay();
    await write(FIRST);
    await read();
    assert.deepEqual(
      (await readings()).map((reading) => reading.unused),
      [null, unused],
    );
  });

  test('says which cells it could not read; what is stored quotes none of them', async () => {
    const { write, create, read, readings, nextDay, session, services } = await dealer();
    await write(
      'Ident,Clock,Stk,Landed,Screen,Status\nAB21 CDE,46000,S1,on request,10995,Sold\nCD20 EFG,12000,S1,8000,0,\n',
    );
    const { untaken } = await runPreviewStockSource(
      call({ name: '', file: FILE, profile: PROFILE }, session),
      services,
    );
    assert.deepEqual(untaken, [
      'Cost could not be read, or is 0, in 1 row (row 2 “on request”). It stays empty, or as it was.',
      'Asking price could not be read, or is 0, in 1 row (row 3 “0”). It stays empty, or as it was.',
      'Stock number belongs to another car in 1 row (row 3 “S1”). It stays empty, or as it was.',
      'Status is not taken; it differs in 1 row (row 2 “Sold”). New cars come in as In preparation; cars in stock stay as they are.',
    ]);
    await create();
    await read();
    nextDay();
    await write(FIRST);
    await read();
    assert.deepEqual(
      (await readings()).map((reading) => reading.untaken),
      [[], untaken.map((words) => words.replace(/ “[^”]*”/, ''))],
    );
  });

  test('shows what it would do before anything is written', async () => {
    const { write, session, services, cars } = await dealer();
    await write(FIRST);
    const input = { name: '', file: FILE, profile: PROFILE };
    const { refusedRows, ...counts } = await runPreviewStockSource(call(input, session), services);
    assert.deepEqual(counts, { added: 2, changed: 0, unchanged: 0, refused: 1, unused: null, untaken: [] });
    assert.equal(refusedRows.length, 1);
    assert.deepEqual(await cars(), []);
    await assert.rejects(
      runPreviewStockSource(call({ ...input, profile: { plate: 'Number plate of the car' } }, session), services),
      { code: 'invalid_input', field: 'profile', message: 'The file has no column “Number plate of the car”.' },
    );
  });

  test('refuses the rows whose cars were changed or entered while it was read, with the reason of each', async () => {
    const { write, create, read, readings, cars, nextDay, services, session } = await dealer();
    await write(FIRST);
    await create();
    await read();
    nextDay();
    await write(
      `${FIRST.replace('10995', '10495').replace(/nonsense.*\n/, '')}EF19 GHJ,9000,S4,,\nGH18 JKL,8000,S5,,\n`,
    );
    const { stockCars } = services;
    services.stockCars = {
      ...stockCars,
      matching: async (marks) => {
        const found = await stockCars.matching(marks);
        const { organisationId, personId } = session;
        await database.query(
          `update stock_cars set version = version + 1, advertised_pounds = 10700 where organisation_id = $1 and plate = 'AB21CDE'`,
          [organisationId],
        );
        const entered = { ...newCar('2026-11-25'), plate: 'EF19GHJ', id: randomUUID(), idempotencyKey: randomUUID() };
        await stockCars.add({ organisationId, personId }, [entered]);
        return found;
      },
    };
    assert.deepEqual(await read(), { read: 1, failed: 0, added: 1, changed: 0 });
    const [reading] = await readings();
    assert.deepEqual([reading?.added, reading?.changed, reading?.unchanged, reading?.refused], [1, 0, 1, 2]);
    assert.deepEqual(reading?.refusedRows, [
      { row: 2, reason: 'This car was changed in the meantime, so it was left unchanged.' },
      { row: 4, reason: 'Another car in stock has this plate or stock number.' },
    ]);
    assert.equal((await cars())[0], 'AB21CDE 46000 9500 10700');
  });

  test('that cannot be read states why, leaves the stock as it is, and is read again the next night', async () => {
    const { write, create, read, readings, cars, nextDay } = await dealer();
    await create();
    assert.deepEqual(await read(), { read: 1, failed: 1, added: 0, changed: 0 });
    assert.match((await readings())[0]?.problem ?? '', /^The file is not in the folder\. Check whether/);
    nextDay();
    await write('%PDF-1.7');
    await read();
    assert.match((await readings())[0]?.problem ?? '', /^This is a PDF\./);
    nextDay();
    await write(FIRST);
    await read();
    assert.equal((await cars()).length, 2);
    assert.deepEqual(
      (await readings()).map(({ state }) => state),
      ['done', 'failed', 'failed'],
    );
  });

  test('that is there but cannot be read is not called missing', async () => {
    const { create, read, readings, session } = await dealer();
    await mkdir(join(folder, session.organisationId), { recursive: true });
    // A link to itself cannot be opened by anyone, the system's administrator included.
    await symlink(FILE, join(folder, session.organisationId, FILE));
    await create();
    await read();
    assert.match((await readings())[0]?.problem ?? '', /^The file is in the folder, but cannot be read\./);
  });

  test('whose process died in the middle is read again, and adds nothing twice', async () => {
    const { write, create, read, readings, cars, services, session } = await dealer();
    await write(FIRST);
    const { id } = await create();
    await services.stockSources.begin(id);
    // What the dead process had written.
    await services.stockCars.add({ organisationId: session.organisationId, personId: session.personId }, []);
    assert.deepEqual(
      (await readings()).map(({ state }) => state),
      ['reading'],
    );
    await readDueSources(services, AbortSignal.abort());
    assert.deepEqual(await cars(), []);
    await read();
    assert.deepEqual(
      (await readings()).map(({ state }) => state),
      ['done'],
    );
    assert.equal((await cars()).length, 2);
    await runReadStockSourceNow(call({ id }, session), services);
    assert.deepEqual(await read(), { read: 1, failed: 0, added: 0, changed: 0 });
    assert.equal((await readings())[0]?.unchanged, 2);
  });

  test('belongs to its organisation: another one can neither read nor remove it, nor open its files', async () => {
    const [own, other] = [await dealer(), await dealer()];
    await own.write(FIRST);
    const { id } = await own.create();
    await assert.rejects(runReadStockSourceNow(call({ id }, other.session), other.services), { code: 'not_found' });
    await assert.rejects(runRemoveStockSource(call({ id }, other.session), other.services), { code: 'not_found' });
    assert.deepEqual((await other.list()).items, []);
    assert.deepEqual([(await own.list()).files, (await other.list()).files], [[FILE], []]);
    for (const file of [`../${own.session.organisationId}/${FILE}`, '..', '/etc/passwd', `${FILE}\0`, '.env'])
      await assert.rejects(
        runPreviewStockSource(call({ name: '', file, profile: {} }, other.session), other.services),
        { code: 'invalid_input', message: 'The file is not in the folder.' },
        file,
      );
  });

  test('from a file is refused while there is no folder: previewed, saved or read', async () => {
    const { session, services, write, create, list, readings } = await dealer();
    await write(FIRST);
    const withoutFolder = { ...services, sourceSettings: { ...services.sourceSettings, folder: null } };
    const refusal = { code: 'invalid_input', message: 'This server has no folder for feeds.', field: 'file' };
    const input = { name: 'Our DMS', file: FILE, profile: PROFILE };
    await assert.rejects(runPreviewStockSource(call(input, session), withoutFolder), refusal);
    await assert.rejects(runCreateStockSource(call(input, session), withoutFolder), refusal);
    assert.deepEqual((await list()).items, []);
    // Saved while there was one.
    await create();
    await readDueSources(withoutFolder, GOES_ON);
    assert.match((await readings())[0]?.problem ?? '', /^This server has no folder for feeds\./);
  });

  test('from an address is stored sealed, shows only its host, and is refused in our own network', async () => {
    const { session, services, list, read, readings } = await dealer();
    const address = 'https://127.0.0.1:8443/stock.csv?key=secret-of-the-dms';
    const { id } = await runCreateStockSource(call({ name: 'DMS', address, profile: {} }, session), services);
    assert.equal((await list()).items[0]?.place, '127.0.0.1:8443');
    const rows = await selectRows(
      database,
      z.object({ text: z.string() }),
      'select s::text as text from stock_sources s where id = $1',
      [id],
    );
    assert.doesNotMatch(JSON.stringify([rows, await list()]), /secret-of-the-dms/);
    await read();
    const [reading] = await readings();
    assert.match(reading?.problem ?? '', /^The address is on a private network\./);
    assert.doesNotMatch(reading?.problem ?? '', /127|secret/);
    await runRemoveStockSource(call({ id }, session), services);
    assert.deepEqual((await list()).items, []);
    for (const wrong of ['stock.csv', ''])
      await assert.rejects(
        runCreateStockSource(call({ name: 'DMS', address: wrong, profile: {} }, session), services),
        { code: 'invalid_input', field: 'address' },
      );
  });
});
