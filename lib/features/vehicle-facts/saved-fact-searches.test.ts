/** Searches saved in PostgreSQL, with vehicles that appear, disappear and change between two visits. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Session } from '@/lib/access';
import { factSearchNewsSchema, savedFactSearchSchema } from '@/lib/domain/vehicles/facts/saved-fact-search';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { Fault } from '@/lib/fault';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { listFactSearches, saveFactSearch } from '@/lib/api/endpoints/guide/fact-searches';
import { openFactSearches } from '@/lib/store/vehicle-facts/fact-searches';
import { openVehicleFacts } from '@/lib/store/vehicle-facts/vehicle-facts';
import {
  runListFactSearches,
  runOpenFactSearch,
  runReadFactSearchNews,
  runRemoveFactSearch,
  runSaveFactSearch,
} from './saved-fact-searches';

const recorded = await openRecordedServices();
after(() => recorded.close());
const { database } = recorded;
const vehicleFacts = openVehicleFacts(database);

const FIGURES = { seats: 5, insuranceGroup: 20, powerBhp: 150, secondsTo62: 8, ncapStars: 5, euroClass: null };
const TAX = { benefitPercent: 4, basicTaxPounds: 20, higherTaxPounds: 40 };
const electric = (identifier: number, bootLitres: number): VehicleFacts => ({
  kind: 'car',
  identifier,
  make: 'MAKER',
  model: 'HATCH',
  derivative: `Number ${identifier}`,
  fuel: 'Electric',
  body: 'Hatchback',
  pricePounds: 30_000,
  co2: 0,
  bootLitres,
  ...FIGURES,
  ...TAX,
});
const onSale = (...vehicles: VehicleFacts[]) =>
  vehicleFacts.saveMake({ kind: 'car', asOf: '2026-06-01', makeCode: 1, vehicles });

const SEARCH = { name: 'Electric, large boot', fuel: 'Electric', benefitPercent: 4, bootLitres: 400 };

async function openDealer() {
  const dealer = await recorded.dealer();
  const services = { ...dealer.services, vehicleFacts, factSearches: openFactSearches(database) };
  const save = async (input: object, session: Session = dealer.session) =>
    savedFactSearchSchema.parse(await runSaveFactSearch(call(saveFactSearch.input.parse(input), session), services));
  return {
    ...dealer,
    services,
    save,
    news: async (id: string, session: Session = dealer.session) =>
      factSearchNewsSchema.parse(await runReadFactSearchNews(call({ id }, session), services)),
    open: (id: string, session: Session = dealer.session) => runOpenFactSearch(call({ id }, session), services),
    list: async (session: Session = dealer.session) =>
      listFactSearches.output.parse(await runListFactSearches(call({}, session), services)).items,
  };
}
const DAY = 24 * 60;

test('what came, and what came to match, is new until the day after it was opened; for each person on their own', async () => {
  const { save, news, open, list, wait, person } = await openDealer();
  await onSale(electric(1, 420), electric(2, 300));
  const { id, fields, count } = await save(SEARCH);
  assert.deepEqual([fields, count], [{ fuel: 'Electric', benefitPercent: '4', bootLitres: '400' }, 1]);
  const newOnes = async (session?: Session) => {
    const { since, newCount, newVehicles } = await news(id, session);
    assert.equal(newVehicles.length, newCount);
    return [since, newVehicles.map(({ identifier }) => identifier)];
  };
  assert.deepEqual(await newOnes(), ['2026-06-05', []]);
  wait(3 * DAY);
  await onSale(electric(2, 410), electric(3, 500), electric(4, 100));
  assert.deepEqual(await newOnes(), ['2026-06-05', [2, 3]]);
  await open(id);
  assert.deepEqual(await newOnes(), ['2026-06-05', [2, 3]], 'all day');
  const [listed] = await list();
  assert.deepEqual([listed?.name, listed?.count, listed?.newCount], [SEARCH.name, 2, 2]);
  wait(DAY);
  assert.deepEqual(await newOnes(), ['2026-06-08', []]);
  const colleague = await person('K. Jones');
  assert.deepEqual(await newOnes(colleague), [null, []], 'nothing is new to one who never opened it');
  await open(id, colleague);
  wait(DAY);
  await onSale(electric(2, 410), electric(3, 500), electric(5, 600));
  assert.deepEqual(await newOnes(colleague), ['2026-06-09', [5]]);
  assert.deepEqual(await newOnes(), ['2026-06-08', [5]]);
});

test('a search of another organisation is not found, and a deleted one is gone for everyone', async () => {
  const [own, other] = [await openDealer(), await openDealer()];
  const { id } = await own.save({ name: 'Vans', kind: 'van' });
  const notFound = (fault: unknown) => fault instanceof Fault && fault.code === 'not_found';
  await assert.rejects(own.news(id, other.session), notFound);
  await assert.rejects(own.open(id, other.session), notFound);
  await assert.rejects(runRemoveFactSearch(call({ id }, other.session), own.services), notFound);
  assert.deepEqual(await other.list(), []);
  await runRemoveFactSearch(call({ id }, own.session), own.services);
  assert.deepEqual(await own.list(), []);
  await assert.rejects(own.news(id), notFound);
});

/** The most calls under way at the same time. */
function watched() {
  const [under, seen] = [new Set<symbol>(), { most: 0 }];
  const watch =
    <Given extends unknown[], Answer>(read: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const key = Symbol();
      seen.most = Math.max(seen.most, under.add(key).size);
      return read(...given).finally(() => under.delete(key));
    };
  const matching = watch(vehicleFacts.matching.bind(vehicleFacts));
  return { seen, facts: { ...vehicleFacts, matching, counts: watch(vehicleFacts.counts.bind(vehicleFacts)) } };
}

test('an organisation has 50 at most, and is refused at the name; its list counts a few at a time', async () => {
  const { save, list, services } = await openDealer();
  for (let number = 1; number <= 50; number += 1) await save({ name: `Search ${number}` });
  await assert.rejects(save({ name: 'One more' }), (fault) => fault instanceof Fault && fault.field === 'name');
  const { seen, facts } = watched();
  services.vehicleFacts = facts;
  assert.equal((await list()).length, 50);
  assert.ok(seen.most > 0 && seen.most <= 4, String(seen.most));
});
