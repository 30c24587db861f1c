/**
 * The sandbox's reference car through caller, sandbox and rule engine; its builds saved and compared with other days.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Session } from '@/lib/access';
import { frozenBuildSchema, savedBuildSchema, type SavedBuild } from '@/lib/domain/builds/saved-build';
import { buildChangesSchema } from '@/lib/domain/builds/build-changes';
import { optionListOfferSchema, type OptionList } from '@/lib/domain/options/option-list';
import type { VehicleBuild } from '@/lib/domain/options/build';
import { configure } from '@/lib/domain/options/configure';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { Fault } from '@/lib/fault';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import type { Provider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createBuildStore } from '@/lib/store/builds';
import {
  runListBuilds,
  runReadBuild,
  runReadBuildChanges,
  runRemoveBuild,
  runRenameBuild,
  runRestoreBuild,
  runSaveBuild,
} from './builds';
import { runReadOptions } from '@/lib/features/options/options';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runFindVehicleByCode } from '@/lib/features/vehicles/vehicles';

const TODAY = NOW.slice(0, 10);
type SavedBuildSetup = Awaited<ReturnType<typeof openRecordedServices>>;
let opened: SavedBuildSetup;
let session: Session;
let stranger: Session;
let services: ReturnType<typeof servicesOf>;
let identifier = 0;
/** Operations that fail for now. */
const broken = new Set<string>();

function servicesOf(caller: Provider) {
  const now = () => new Date(NOW);
  return { caller, now, cached: createProviderAnswerCache(caller, () => 0), builds: createBuildStore(opened.database) };
}

before(async () => {
  opened = await openRecordedServices();
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess(async (request) => {
    const operation = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return broken.has(operation) ? new Response('', { status: 500 }) : sandbox.serve(request);
  });
  const dealer = await opened.dealer({ ...demoSubscriber, transport });
  const other = await opened.dealer({ ...demoSubscriber, transport });
  [session, stranger] = [dealer.session, other.session];
  services = servicesOf(dealer.services.caller);
  const found = await runFindVehicleByCode(
    call({ kind: 'car' as const, code: 'ZZGR15R5HPTM  6   1 ' }, session),
    services,
  );
  identifier = found.identifier;
});
after(() => opened.close());

const offer = async (date: string | undefined, vehicleId = identifier) =>
  optionListOfferSchema.parse(
    await runReadOptions(call({ kind: 'car' as const, identifier: vehicleId, date }, session), services),
  );

async function listOn(date: string): Promise<OptionList> {
  const { list } = await offer(date);
  assert.ok(list);
  return list;
}

/** After each step the price of the options and, where needs are open, of the cheapest completion. */
const steps: readonly { selections: number[]; pounds: number; fixed?: number; fitted?: number[] }[] = [
  { selections: [], pounds: 0, fitted: [10, 71] },
  { selections: [20], pounds: 325 },
  { selections: [20, 30], pounds: 540, fitted: [10, 20, 21, 22, 30, 71] },
  { selections: [20, 30, 31], pounds: 1440 },
  { selections: [20, 30, 31, 62], pounds: 1740 },
  { selections: [20, 30, 31, 62, 60], pounds: 2440 },
  { selections: [20, 31, 62, 60], pounds: 1900, fixed: 2080 },
  { selections: [20, 31, 62, 60, 80], pounds: 2350, fixed: 2530 },
  { selections: [20, 31, 62, 60, 80, 81], pounds: 2350, fixed: 2530 },
  { selections: [20, 31, 62, 60, 80, 81, 82], pounds: 2470, fixed: 2650 },
];

test('the reference car costs over the wire, step by step, what its specification says', async () => {
  const book = readRuleBook((await listOn(TODAY)).bundle);
  for (const { selections, pounds, fixed, fitted } of steps) {
    const now = configure(book, { selections, picks: [] });
    assert.equal(now.total.pence, pounds * 100, `options of ${selections.join()}`);
    assert.equal(now.openNeeds.length > 0, fixed !== undefined);
    if (fixed !== undefined) assert.equal(now.completion()?.total.pence, fixed * 100, `completed ${selections.join()}`);
    if (fitted)
      assert.deepEqual(
        [...now.fitted].sort((a, b) => a - b),
        fitted,
      );
  }
});

describe('a day without a list', () => {
  test('says that the vehicle was not on sale yet, and since when it is', async () => {
    const { list, because, changes } = await offer('2001-01-01');
    assert.equal(list, null);
    assert.match(
      because?.reason ?? '',
      /^On 1 Jan 2001 this vehicle was not on sale yet: the guide starts on \d+ \w+ 2022\.$/,
    );
    assert.ok(changes.length > 1);
  });

  test('is reported as such for an unknown guide ID', async () => {
    const { list, because } = await offer(undefined, 999_999_999);
    assert.equal(list, null);
    assert.match(because?.reason ?? '', /no options under this guide ID/);
  });
});

test('the list comes without its links if those fail, and says so', async () => {
  broken.add('GetColourTrimLinks');
  const { list } = await offer('2025-03-01');
  broken.clear();
  assert.match(list?.notes.join() ?? '', /Colour and trim combinations could not be read/);
});

describe('a saved build', () => {
  const build = (date: string, ...selections: number[]): VehicleBuild => ({ identifier, date, selections, picks: [] });
  const save = async (newBuild: VehicleBuild, name = 'Mr Hill') =>
    savedBuildSchema.parse(
      await runSaveBuild(
        call(
          { name, kind: 'car' as const, identifier, date: newBuild.date, build: encodeBuild(newBuild, 'car') },
          session,
        ),
        services,
      ),
    );
  const read = async (id: string, by = session) => runReadBuild(call({ id }, by), services);
  const changes = async ({ id }: SavedBuild, date: string) =>
    buildChangesSchema.parse(await runReadBuildChanges(call({ id, date }, session), services));

  test('keeps its name, its code and the prices of its day', async () => {
    const saved = await save(build(TODAY, 30, 31));
    const { list } = await offer(TODAY);
    const vehicle = (list?.price?.basicPence ?? 0) + (list?.price?.vatPence ?? 0);
    assert.deepEqual([saved.optionsPence, saved.totalPence], [144_000, vehicle + 144_000]);
    assert.deepEqual(await read(saved.id), saved);
    assert.equal(saved.code, encodeBuild(build(TODAY, 30, 31), 'car'));
  });

  test('says which required options are missing, and at what price, also where that was not stored', async () => {
    const saved = await save(build(TODAY, 62, 20), 'Not complete');
    assert.deepEqual(saved.missing, {
      isClash: false,
      options: 1,
      completion: { pence: 18_000, isOnApplication: false, isProvenCheapest: true },
    });
    assert.equal((await save(build(TODAY, 20), 'Complete')).missing, null);
    const row = await services.builds.get({ organisationId: session.organisationId, id: saved.id });
    const { missing: _, ...former } = frozenBuildSchema.parse(row?.frozen);
    const { organisationId, personId } = session;
    const { name, kind, code } = saved;
    const stored = { organisationId, createdBy: personId, name, kind, identifier, date: TODAY, code, frozen: former };
    assert.deepEqual((await read((await services.builds.add(stored)).id)).missing, saved.missing);
  });

  test('of another organisation is not found, not renamed and not deleted', async () => {
    const saved = await save(build(TODAY, 30));
    const attempts = [
      () => read(saved.id, stranger),
      () => runReadBuildChanges(call({ id: saved.id, date: TODAY }, stranger), services),
      () => runRenameBuild(call({ id: saved.id, name: 'Mine' }, stranger), services),
      () => runRemoveBuild(call({ id: saved.id }, stranger), services),
      () => runRestoreBuild(call({ id: saved.id }, stranger), services),
    ];
    for (const attempt of attempts)
      await assert.rejects(attempt, (error) => error instanceof Fault && error.code === 'not_found');
    assert.equal((await read(saved.id)).name, 'Mr Hill');
    const { items } = await runListBuilds(call({ limit: 25, after: undefined }, stranger), services);
    assert.deepEqual(items, []);
  });

  test('is listed newest first, page by page, and can be renamed and deleted', async () => {
    const first = await save(build(TODAY, 50), 'First');
    const second = await save(build(TODAY, 51), 'Second');
    const page = await runListBuilds(call({ limit: 1, after: undefined }, session), services);
    assert.deepEqual(
      page.items.map(({ name }) => name),
      ['Second'],
    );
    const next = await runListBuilds(call({ limit: 1, after: page.next ?? '' }, session), services);
    assert.deepEqual(
      next.items.map(({ name }) => name),
      ['First'],
    );
    const renamed = await runRenameBuild(call({ id: first.id, name: 'Mrs Hill' }, session), services);
    assert.deepEqual(renamed, { ...first, name: 'Mrs Hill' });
    await runRemoveBuild(call({ id: second.id }, session), services);
    await assert.rejects(read(second.id), (error) => error instanceof Fault && error.code === 'not_found');
    await runRestoreBuild(call({ id: second.id }, session), services);
    assert.deepEqual(await read(second.id), second);
    await assert.rejects(
      runRestoreBuild(call({ id: second.id }, session), services),
      (error) => error instanceof Fault && error.code === 'not_found',
    );
  });

  test('compared with its own day has not changed', async () => {
    const saved = await save(build(TODAY, 30));
    const found = await changes(saved, TODAY);
    assert.deepEqual([found.price, found.options, found.rules, found.equipment, found.troubles], [[], [], [], [], []]);
    assert.equal(found.totalNowPence, found.totalBeforePence);
  });

  test('compared with a later price list states both prices, and stays at its own', async () => {
    const { changes: days } = await offer(TODAY);
    const first = days.at(-1)?.date ?? '';
    const saved = await save(build(first, 30));
    const found = await changes(saved, TODAY);
    const [then, now] = [await listOn(first), await listOn(TODAY)];
    const sum = ({ price }: OptionList) => (price?.basicPence ?? 0) + (price?.vatPence ?? 0);
    assert.deepEqual([found.totalBeforePence, found.totalNowPence], [sum(then) + 54_000, sum(now) + 54_000]);
    assert.match(found.price[0] ?? '', /^The vehicle: £[\d,]+, now £[\d,]+\.$/);
    assert.equal((await read(saved.id)).totalPence, sum(then) + 54_000);
  });

  test('is refused for a code that is cut or another vehicle’s, in a sentence', async () => {
    const code = encodeBuild(build(TODAY, 30), 'car');
    const input = { name: 'x', kind: 'car' as const, identifier, date: TODAY };
    for (const [spoilt, words] of [
      [code.slice(0, -2), /cut short/],
      [encodeBuild({ ...build(TODAY, 30), identifier: 7 }, 'car'), /another vehicle/],
    ] as const)
      await assert.rejects(
        runSaveBuild(call({ ...input, build: spoilt }, session), services),
        (error) => error instanceof Fault && words.test(error.message),
      );
  });
});
