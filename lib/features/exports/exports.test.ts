/** No cell of any exported file is calculated by a spreadsheet: generated from the routes that export one. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import type { Session } from '@/lib/access';
import { SHEET_TYPES, type FileAnswer } from '@/lib/api/file-answer';
import { createStockFeed } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import { routeName, servedRoutes, type ServedRoute } from '@/lib/health/testing/served-routes';
import type { BilledCaller } from '@/lib/lookups/call';
import { createLedger } from '@/lib/lookups/ledger';
import { lookUp } from '@/lib/lookups/look-up';
import { scriptedCaller, scriptedQuestion } from '@/lib/lookups/testing/scripted-provider';
import { openAppraisals, type AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { openStockCars, type StockCarStore } from '@/lib/store/stock-cars/stock-car-store';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { openAuctionEntries, type AuctionEntryStore } from '@/lib/store/stock/auction-entries';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { openStockFeeds } from '@/lib/store/stock-cars/stock-feeds';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { STOCK_COLUMNS } from '@/lib/features/stock-cars/stock-columns';
import { runCreateStockFeed } from '@/lib/features/stock-cars/stock-feeds';
import { openGuideServices } from '@/lib/features/vehicles/guide-services.fixture';
import { call, NOW, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';

/** Texts that a spreadsheet would calculate, and their disguises. */
const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '=HYPERLINK("http://x.example")',
  '＝1',
];

type SheetFormat = 'csv' | 'xlsx';

interface ExportCase {
  readonly inputFrom: (setup: ExportSetup, format: SheetFormat) => object;
  /** What it needs from the request besides its input. */
  readonly headersFrom?: (setup: ExportSetup, format: SheetFormat) => Record<string, string>;
  readonly reached: readonly ('csv' | 'xlsx')[];
}
/** Each route, its input, and the formats in which a person's text can reach its file. */
const CASES: Readonly<Record<string, ExportCase>> = {
  'GET /api/usage/export': { inputFrom: () => ({ from: '2026-06', to: '2026-06' }), reached: ['csv', 'xlsx'] },
  'GET /api/appraisal-report/export': {
    inputFrom: () => ({ from: '2026-01', to: '2028-12' }),
    reached: ['csv', 'xlsx'],
  },
  // The first sheet, the only one in a CSV, has only the product's own texts and figures.
  'GET /api/audits/export': { inputFrom: () => ({ from: '2026-06-01', to: '2026-06-05' }), reached: ['xlsx'] },
  // Plates, figures and months of the guide: no text that a person entered.
  'GET /api/guide/{kind}/{identifier}/export': {
    inputFrom: () => ({ kind: 'car', identifier: 50_031, edition: '2026-05-01', against: '2026-04-01' }),
    reached: [],
  },
  'GET /api/feeds': {
    inputFrom: () => ({}),
    headersFrom: ({ feedKeys }, format) => ({ authorization: `Bearer ${feedKeys[format]}` }),
    reached: ['csv', 'xlsx'],
  },
  'GET /api/feeds/{token}': {
    inputFrom: ({ feedKeys }, format) => ({ token: feedKeys[format] }),
    reached: ['csv', 'xlsx'],
  },
  'GET /api/ledger/export': { inputFrom: () => ({ plates: true }), reached: ['csv', 'xlsx'] },
  'GET /api/valuations/vehicles/export': { inputFrom: () => ({ plates: true }), reached: ['csv', 'xlsx'] },
  'GET /api/stock/{id}/failed': { inputFrom: ({ list }) => ({ id: list }), reached: ['csv', 'xlsx'] },
  'GET /api/stock-cars/export': { inputFrom: () => ({}), reached: ['csv', 'xlsx'] },
  // It lists only cars that were shown last month.
  'GET /api/stock-acted-on/export': { inputFrom: () => ({}), reached: [] },
  // It lists only cars that were sold.
  'GET /api/stock-sales/export': { inputFrom: () => ({}), reached: [] },
  'GET /api/stock/{id}/runs/{run}/auction': {
    inputFrom: ({ list, run }) => ({ id: list, run }),
    reached: ['csv', 'xlsx'],
  },
  'GET /api/stock/{id}/runs/{run}/export': {
    inputFrom: ({ list, run }) => ({ id: list, run }),
    reached: ['csv', 'xlsx'],
  },
};

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

type RecordedDealerServices = Awaited<ReturnType<RecordedServices['dealer']>>['services'];
type ExportSetup = Awaited<ReturnType<typeof hostileServices>>;

/** An organisation whose people, cars, lists and answers all have names that a spreadsheet would calculate. */
async function hostileServices() {
  const dealer = await recorded.dealer();
  const subscription = randomUUID();
  const ledger = createLedger({ database, secret, subscription, clock: () => new Date(NOW) });
  const admin = await dealer.person('Ada', 'admin');
  const stores = {
    appraisals: openAppraisals(database),
    stock: createStockStore(database),
    auctionEntries: openAuctionEntries(database),
    stockRuns: createStockRunStore(database),
    stockCars: openStockCars(database),
    stockFeeds: openStockFeeds(database),
    people: openPeopleStores(database).people,
    secret,
    valuedVehicles: createValuedVehicleStore(database),
  };
  const { cached } = openGuideServices().services;
  const services = { ...dealer.services, cached, ledger, lookUps: openLookUps({ database, subscription }), ...stores };
  for (const [at, text] of HOSTILE.entries()) {
    const person = await dealer.person(text);
    await addHostileLookUps(at, text, person, services);
    await addHostileAppraisal(text, person, services);
    await addHostileCar(text, person, services.stockCars);
  }
  return { services, admin, ...(await addHostileList(admin, services)), feedKeys: await addFeeds(admin, services) };
}

/** A feed of every column in each format. @returns its keys */
async function addFeeds(admin: Session, services: Parameters<typeof runCreateStockFeed>[1]) {
  const columns = STOCK_COLUMNS.map(({ key, header }) => ({ key, header }));
  const keyOf = async (format: SheetFormat) => {
    const input = createStockFeed.input.parse({ name: format, format, columns });
    return (await runCreateStockFeed(call(input, admin), services)).path.split('/').at(-1) ?? '';
  };
  return { csv: await keyOf('csv'), xlsx: await keyOf('xlsx') };
}

/** An appraisal that was lost for a reason that a spreadsheet would calculate. */
async function addHostileAppraisal(
  text: string,
  { organisationId, personId }: Session,
  { appraisals, valuations }: Pick<RecordedDealerServices, 'valuations'> & { appraisals: AppraisalStore },
) {
  const [head] = (await valuations.list({ organisationId, limit: 1, after: null, search: null })).items;
  const id = await appraisals.add({
    organisationId,
    valuationId: head?.id ?? '',
    createdBy: personId,
    idempotencyKey: randomUUID(),
    title: text,
    derivative: null,
    mileage: null,
    entries: [],
  });
  await appraisals.steps.lose({ organisationId, id, personId, reason: text, note: text, shown: null, frozen: null });
}

/** A car in stock whose every text a spreadsheet would calculate. */
async function addHostileCar(text: string, { organisationId, personId }: Session, stockCars: StockCarStore) {
  const unknown = {
    registered: null,
    leftOn: null,
    valuationId: null,
    registrationId: null,
    appraisalId: null,
  } as const;
  const figures = { identifier: null, mileage: null, mileageOn: null, milesPerMonth: 0, soldPounds: null } as const;
  const prices = { costPounds: -5, preparationPounds: null, advertisedPounds: null } as const;
  const texts = { stockNumber: text, plate: null, vin: null, title: text, make: text, derivative: text, site: text };
  const state = { kind: null, inOn: '2026-06-01', status: 'preparation', notes: text, soldTo: null } as const;
  const car = { id: randomUUID(), idempotencyKey: randomUUID(), ...unknown, ...figures, ...prices, ...texts, ...state };
  assert.equal((await stockCars.add({ organisationId, personId }, [car])).length, 1);
}

interface HostileStores {
  readonly stock: ReturnType<typeof createStockStore>;
  readonly stockRuns: ReturnType<typeof createStockRunStore>;
  readonly auctionEntries: AuctionEntryStore;
}

/** A look-up whose answer is in a record, and one without an answer. */
async function addHostileLookUps(
  at: number,
  text: string,
  person: Session,
  { ledger, valuations }: Pick<RecordedDealerServices, 'ledger' | 'valuations'>,
) {
  const look = (subject: string, caller: BilledCaller) =>
    lookUp(
      scriptedQuestion({ operation: 'VRMValuation', subject, readStored: (stored) => stored }),
      { session: person, idempotencyKey: randomUUID(), fresh: false },
      { ledger, caller },
    );
  const answering = scriptedCaller(async () => ({ outcome: 'found', result: {}, auditId: text }));
  const { lookUpId } = await look(`CAR ${at}`, answering);
  const unanswered = new Fault('provider_slow', { message: text, fix: text, charged: 'unknown' });
  await assert.rejects(look(`LOST ${at}`, { callBilled: () => Promise.reject(unanswered) }));
  await valuations.add({
    organisationId: person.organisationId,
    createdBy: person.personId,
    kind: 'plate',
    subjectHash: `s ${at}`,
    idempotencyKey: randomUUID(),
    summary: summaryWith(text),
    recordText: '{}',
    lookUpIds: [lookUpId],
  });
}

const summaryWith = (text: string): ValuationSummary => ({
  id: randomUUID(),
  kind: 'plate',
  valuedAt: '2026-06-05T10:00:00.000Z',
  valuedBy: { id: text, name: text },
  plate: text,
  title: text,
  derivative: text,
  mileage: null,
  retailPounds: null,
  cleanPounds: null,
  vehicleKind: null,
  isDerivativeUncertain: false,
  flag: text,
  otherFlags: [text],
});

/** A stock list with a run that has results, and with notes on its auction sheet. */
async function addHostileList({ organisationId, personId }: Session, stores: HostileStores) {
  const { stock, stockRuns, auctionEntries } = stores;
  const list = await stock.addList({
    id: randomUUID(),
    organisationId,
    createdBy: personId,
    idempotencyKey: randomUUID(),
    name: '=1',
    labels: HOSTILE,
    columns: { plate: 0, mileage: 1, reference: 2 },
    counts: {},
    rows: HOSTILE.map((text, at) => ({
      number: at + 2,
      plate: 'AB21CDE',
      mileage: 1,
      reference: text,
      subjectHash: null,
      doubt: text,
      cells: HOSTILE.map(() => text),
      problem: at % 2 ? { kind: 'plate', reason: text, next: text } : null,
    })),
  });
  const notes = HOSTILE.map((text, at) => ({ row: at + 2, field: 'note' as const, text, version: 0 }));
  await auctionEntries.save({ organisationId, listId: list, personId, changes: notes });
  const run = randomUUID();
  const starting = { listId: list, organisationId, startedBy: personId, idempotencyKey: randomUUID() };
  await stockRuns.start({ id: run, ...starting, fresh: false, version: 0 });
  const figures = { retailPounds: 9_000, cleanPounds: -5, averagePounds: null, belowPounds: null, registered: null };
  await stockRuns.report(run, 'worker', 1_000, {
    reached: 100,
    results: HOSTILE.map((text, at) => ({
      number: at + 2,
      outcome: 'no_value',
      valuationId: null,
      vehicleKind: null,
      title: text,
      derivative: text,
      flag: text,
      otherFlags: [text],
      ...figures,
      because: { reason: text, next: text },
      charged: 0,
      served: 0,
      unknown: 0,
    })),
  });
  return { list, run };
}

let setup: ExportSetup;
before(async () => void (setup = await hostileServices()));

async function givers(): Promise<ServedRoute[]> {
  const tables: readonly string[] = SHEET_TYPES;
  return (await servedRoutes()).filter(({ endpoint }) => endpoint.file?.some((type) => tables.includes(type)));
}

async function fileOf({ endpoint, run }: ServedRoute, format: SheetFormat): Promise<Buffer> {
  const { inputFrom, headersFrom } = CASES[routeName(endpoint)] ?? {};
  const who: Session = setup.admin;
  const request = call(endpoint.input.parse({ ...inputFrom?.(setup, format), format }), who);
  const headers = new Headers(headersFrom?.(setup, format));
  const { body } = (await run({ ...request, headers }, setup.services)) as FileAnswer;
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Ignores whitespace, which spreadsheets and XML treat by their own rules. */
const bare = (text: string) => text.replace(/\s+/g, '');

test('every route that gives a table as a file has a case here, in both formats', async () => {
  assert.deepEqual((await givers()).map(({ endpoint }) => routeName(endpoint)).sort(), Object.keys(CASES).sort());
});

test('in CSV every cell that a spreadsheet would calculate is a text or one of our numbers', async () => {
  for (const route of await givers()) {
    const name = routeName(route.endpoint);
    const text = (await fileOf(route, 'csv')).toString('utf8');
    const cells = parse(text, { bom: true, relaxColumnCount: true }).flat() as string[];
    assert.ok(cells.length > 5, name);
    const alive = cells.filter(
      (cell) => /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell),
    );
    assert.deepEqual(alive, [], name);
    if (!CASES[name]?.reached.includes('csv')) continue;
    for (const hostile of HOSTILE)
      assert.ok(
        cells.some((cell) => bare(cell).startsWith(`'${bare(hostile)}`)),
        `${name} never met ${hostile}`,
      );
  }
});

test('in a workbook every one of them is a text, and no cell has a formula', async () => {
  for (const route of await givers()) {
    const name = routeName(route.endpoint);
    const bytes = await fileOf(route, 'xlsx');
    for (const [part, xml] of Object.entries(unzipSync(bytes)))
      if (part.includes('worksheets/')) assert.doesNotMatch(Buffer.from(xml).toString(), /<f[ >/]/, `${name}: ${part}`);
    const cells = (await readExcelFile(bytes)).flatMap(({ data }) => data.flat());
    for (const hostile of HOSTILE) {
      const met = cells.filter((cell) => typeof cell === 'string' && bare(cell).startsWith(bare(hostile)));
      assert.ok(met.length > 0 || !CASES[name]?.reached.includes('xlsx'), `${name} never met ${hostile}`);
    }
  }
});

test('the file of the ledger, and of the valuations, has no plates unless an administrator requests them', async () => {
  for (const [path, withPlates, without] of [
    ['/api/ledger/export', /Vehicle,Plate,Answer/, /Vehicle,Answer/],
    ['/api/valuations/vehicles/export', /^\ufeffPlate,Vehicle/, /^\ufeffVehicle/],
  ] as const)
    await expectPlatesForAdministrators(path, withPlates, without);
});

test('the file of the ledger has the words of its page', async () => {
  const route = (await givers()).find(({ endpoint }) => endpoint.path === '/api/ledger/export');
  assert.ok(route);
  const [, ...lines] = (await fileOf(route, 'csv')).toString().trim().split('\r\n');
  assert.ok(lines.length > 0);
  for (const line of lines) {
    assert.match(line, /,(New check|Recent result|),(Charged|Not charged|Not confirmed yet),/);
  }
});

async function expectPlatesForAdministrators(path: string, withPlates: RegExp, without: RegExp) {
  const route = (await givers()).find(({ endpoint }) => endpoint.path === path);
  assert.ok(route);
  const request = (plates: boolean, who: Session) =>
    route.run(call(route.endpoint.input.parse({ format: 'csv', plates }), who), setup.services) as Promise<FileAnswer>;
  const manager: Session = { ...setup.admin, role: 'manager' };
  const headings = async (file: FileAnswer) => {
    for await (const piece of file.body) return String(piece).split('\r\n')[0] ?? '';
    return '';
  };
  assert.match(await headings(await request(true, setup.admin)), withPlates);
  assert.match(await headings(await request(false, setup.admin)), without);
  assert.match(await headings(await request(false, manager)), without);
  await assert.rejects(request(true, manager), (error) => error instanceof Fault && error.code === 'forbidden');
}

/** Of one vehicle, whose page states its kind. */
const OF_ONE_VEHICLE = ['GET /api/guide/{kind}/{identifier}/export'];

test('a file with values of several vehicles says which are without VAT', async () => {
  for (const route of await givers()) {
    const name = routeName(route.endpoint);
    if (OF_ONE_VEHICLE.includes(name)) continue;
    const text = (await fileOf(route, 'csv')).toString('utf8');
    const headers = (text.split(/\r?\n/, 1)[0] ?? '').replace('\ufeff', '').split(',');
    if (headers.includes('Retail') || headers.includes('Clean')) assert.ok(headers.includes('VAT'), name);
  }
});

test('a file of days or months refuses those that are the wrong way round, instead of being empty', async () => {
  const refused: string[] = [];
  for (const route of await givers())
    for (const [from, to] of [
      ['2026-06-05', '2026-06-01'],
      ['2026-06', '2026-05'],
    ]) {
      const name = routeName(route.endpoint);
      const input = { ...CASES[name]?.inputFrom(setup, 'csv'), format: 'csv', from, to };
      const { success, data } = route.endpoint.input.safeParse(input);
      if (!success || data['from'] !== from) continue;
      const request = call(data, setup.admin);
      await assert.rejects(
        async () => route.run(request, setup.services),
        { fix: /^Swap the two (days|months)\.$/ },
        name,
      );
      refused.push(name);
    }
  assert.deepEqual(refused.sort(), [
    'GET /api/appraisal-report/export',
    'GET /api/audits/export',
    'GET /api/ledger/export',
    'GET /api/usage/export',
    'GET /api/valuations/vehicles/export',
  ]);
});
