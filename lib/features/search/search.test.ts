import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Session } from '@/lib/access';
import { search } from '@/lib/api/endpoints/search';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { openAuth } from '@/lib/store/people/auth';
import { openMembers } from '@/lib/store/people/members';
import { createSearchStore } from '@/lib/store/search';
import { runSearch } from './search';

type SearchRecording = Awaited<ReturnType<typeof openRecordedServices>>;
let recorded: SearchRecording;
let dealer: Awaited<ReturnType<SearchRecording['dealer']>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());
beforeEach(async () => (dealer = await recorded.dealer()));

async function find(text: string, session: Session = dealer.session, { services: used } = dealer) {
  const { database, secret } = recorded;
  const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
  const services = {
    ...used,
    secret,
    searches: createSearchStore(database),
    members: openMembers({ auth, database }),
  };
  return search.output.parse(await runSearch(call({ text }, session), services));
}

const value = (mileage: number) => {
  const input = { plate: 'AB21 CDE', mileage, internetPrices: false, fresh: false };
  return runCreateValuation(call(input, dealer.session), dealer.services);
};

async function addList(name: string, plate: string) {
  const { organisationId, personId } = dealer.session;
  await recorded.database.query(
    `with list as (
       insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
       values (gen_random_uuid(), $1, $2, now(), $3, $3, '[]', '{}', '{}') returning id)
     insert into stock_rows (list_id, number, plate, mileage, reference, cells)
     select id, 7, $4, 23000, 'S-104', '[]' from list`,
    [organisationId, personId, name, plate],
  );
}

describe('a plate', () => {
  test('with a look-alike character finds the vehicle whose plate it can only be, unless one was looked up as typed', async () => {
    const { record } = await value(23_499);
    const { plate, results } = await find('AB2I CDE');
    assert.equal(plate, 'AB21 CDE');
    assert.deepEqual(
      results.map(({ href }) => href),
      [`/valuations/${record.id}`],
    );
    await addList('As it was typed', 'AB2ICDE');
    const typed = await find('ab2i cde');
    assert.equal(typed.plate, 'AB2ICDE');
    assert.deepEqual(
      typed.results.map(({ kind }) => kind),
      ['stock car'],
    );
  });
  test('finds its valuations, in any spelling, without asking the provider', async () => {
    const { record } = await value(23_499);
    recorded.arrivals.length = 0;
    for (const text of ['AB21CDE', 'ab21 cde', ' Ab21-cdE ']) {
      const { plate, results } = await find(text);
      assert.equal(plate, 'AB21 CDE');
      assert.deepEqual(
        results.map(({ kind, href, plate: shown }) => [kind, href, shown]),
        [['valuation', `/valuations/${record.id}`, 'AB21 CDE']],
      );
      assert.match(results[0]?.detail ?? '', /^23,499 mi · Retail £7,250 · valued .* by J\. Smith$/);
    }
    assert.deepEqual(recorded.arrivals, []);
  });

  test('finds the stock lists that contain it', async () => {
    await addList('Friday auction', 'AB21CDE');
    const { results } = await find('AB21 CDE');
    assert.deepEqual(
      results.map(({ kind, title, detail }) => [kind, title, detail]),
      [['stock car', 'Row 7 of “Friday auction”', 'S-104 · 23,000 mi']],
    );
  });

  test('with more of a kind than are listed says so, and how many valuations there are', async () => {
    for (let made = 1; made <= 6; made++) {
      await value(20_000 + made);
      await addList(`Auction ${made}`, 'AB21CDE');
      const { results, more, valuations } = await find('AB21 CDE');
      const count = (wanted: string) => results.filter(({ kind }) => kind === wanted).length;
      assert.deepEqual([count('valuation'), count('stock car')], [Math.min(made, 5), Math.min(made, 5)]);
      assert.deepEqual(more, made > 5 ? ['valuation', 'stock car'] : []);
      assert.equal(valuations, made);
    }
    for (const [text, kind] of [
      ['citroen', 'valuation'],
      ['Auction', 'stock list'],
      ['S-104', 'stock car'],
    ] as const) {
      const { results, more } = await find(text);
      assert.deepEqual([results.length, more], [5, [kind]], text);
    }
  });

  test('never seen is read as a plate and finds nothing', async () => {
    assert.deepEqual(await find('nf19und'), { plate: 'NF19 UND', results: [], more: [], valuations: 0 });
  });

  test('of another organisation is not found, by plate or by words', async () => {
    await value(23_499);
    await addList('Friday auction', 'AB21CDE');
    const stranger = await recorded.dealer();
    for (const text of ['AB21 CDE', 'citroen', 'Friday']) {
      assert.deepEqual((await find(text, stranger.session, stranger)).results, [], text);
    }
  });
});

describe('an identifier that a record prints', () => {
  test('finds it: its ID, the first part of that, and each reference and audit ID; of no other organisation', async () => {
    const { record } = await value(23_499);
    const sources = Object.values(record.sources).flatMap((source) => source ?? []);
    const auditIds = sources.flatMap(({ auditId }) => (auditId === null ? [] : [String(auditId)]));
    const references = sources.map(({ lookupId }) => lookupId);
    assert.ok(auditIds.length > 0 && references.length > 1);
    const stranger = await recorded.dealer();
    for (const text of [record.id, record.id.slice(0, 8), record.id.toUpperCase(), ...references, ...auditIds]) {
      const { results } = await find(text);
      assert.deepEqual(
        results.map(({ href }) => href),
        [`/valuations/${record.id}`],
        text,
      );
      assert.deepEqual((await find(text, stranger.session, stranger)).results, [], text);
    }
  });
});

async function addAppraisal(valuationId: string, customer: string) {
  const { organisationId, personId } = dealer.session;
  const id = randomUUID();
  await recorded.database.query(
    `with a as (
       insert into appraisals (id, organisation_id, year, number, valuation_id, idempotency_key, created_by, created_at, owner_id,
         title, state, state_at)
       values ($5::uuid, $1, 2026, 12, $2, 'a key', $3, now(), $3, 'Citroën C4', 'draft', now()) returning id)
     insert into appraisal_entries (appraisal_id, field, value, version, changed_by, changed_at)
     select id, 'customerName', $4, 1, $3, now() from a`,
    [organisationId, valuationId, personId, customer, id],
  );
  return id;
}

async function addStockCar(plate: string, stockNumber: string) {
  const { organisationId, personId } = dealer.session;
  await recorded.database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, stock_number, plate,
       title, mileage, miles_per_month, in_on, status, notes)
     values (gen_random_uuid(), $1, 'a key', $2, now(), $2, 1, $3, $4, 'Citroën C4', 23000, 800, '2026-06-01', 'for_sale', '')`,
    [organisationId, personId, stockNumber, plate],
  );
}

describe('appraisals and cars in stock', () => {
  const kinds = async (text: string, session?: Session) =>
    (await find(text, session)).results.map(({ kind, detail }) => [kind, detail]);

  test('an appraisal is found by plate, customer and number, by those who may read appraisals', async () => {
    const { record } = await value(23_499);
    await addAppraisal(record.id, 'Mrs Okafor');
    const found = ['appraisal', /^A-2026-000012 · Mrs Okafor · Draft · started /] as const;
    for (const text of ['okafor', 'mrs okaf', 'A-2026-000012', 'a-2026-000012']) {
      const [[kind, detail] = [], ...more] = await kinds(text);
      assert.equal(kind, found[0], text);
      assert.match(detail ?? '', found[1]);
      assert.deepEqual(more, []);
    }
    assert.deepEqual(
      (await kinds('AB21 CDE')).map(([kind]) => kind),
      ['valuation', 'appraisal'],
    );
    assert.deepEqual(await kinds('okafor', await dealer.person('Vic', 'viewer')), []);
  });

  test('an appraisal has the alerts of its valuation, and none once that is erased', async () => {
    const { record } = await value(23_499);
    await addAppraisal(record.id, 'Mrs Okafor');
    const summary = '{"plate":"AB21 CDE","flag":"Scrapped","otherFlags":["Exported"]}';
    await recorded.database.query('update valuations set summary = $2 where id = $1', [record.id, summary]);
    const detail = async () => (await find('okafor')).results[0]?.detail ?? '';
    assert.match(await detail(), /^Scrapped; Exported · A-2026-000012 · /);
    await recorded.database.query('delete from valuations where id = $1', [record.id]);
    assert.match(await detail(), /^A-2026-000012 · /);
  });

  test('an appraisal’s number leads to it alone, as printed, shorter or without its year, and offers no plate to value', async () => {
    const { record } = await value(23_499);
    const id = await addAppraisal(record.id, 'Mrs Okafor');
    for (const text of ['A-2026-000012', 'a-2026-000012', 'a-2026-12', ' A 2026 000012 ', 'A–2026–000012', '000012']) {
      const { plate, results } = await find(text);
      assert.deepEqual(
        [plate, results.map(({ kind, href }) => [kind, href])],
        [null, [['appraisal', `/appraisals/${id}`]]],
        text,
      );
    }
    for (const text of ['A-2025-000012', 'A-2026-000013', '000013'])
      assert.deepEqual((await find(text)).results, [], text);
    const stranger = await recorded.dealer();
    for (const text of ['A-2026-000012', '000012'])
      assert.deepEqual((await find(text, stranger.session, stranger)).results, [], text);
  });

  test('a car in stock is found by plate, stock number and name', async () => {
    await addStockCar('AB21CDE', 'S-204');
    for (const text of ['ab21 cde', 's-204', 'citroën c4']) {
      assert.deepEqual(await kinds(text), [['car in stock', 'S-204 · For sale · 23,000 mi']], text);
    }
    assert.deepEqual(await kinds('S-20'), []);
  });

  test('a row of a list is found by its whole reference, until the list is deleted', async () => {
    await addList('Friday auction', 'AB21CDE');
    assert.deepEqual(await kinds('s-104'), [['stock car', 'S-104 · 23,000 mi']]);
    await recorded.database.query('update stock_lists set removed_at = now() where organisation_id = $1', [
      dealer.session.organisationId,
    ]);
    assert.deepEqual(await kinds('s-104'), []);
  });
});

describe('words', () => {
  test('find a valuation whose make and model contain all of them', async () => {
    await value(23_499);
    assert.equal((await find('citroën hatch')).results.length, 1);
    assert.deepEqual(await find('citroën tractor'), { plate: null, results: [], more: [], valuations: 0 });
  });

  test('find lists by name; the wild cards of SQL stand for themselves', async () => {
    await addList('Friday 100% auction', 'AB21CDE');
    assert.deepEqual(
      (await find('100% auc')).results.map(({ kind, title }) => [kind, title]),
      [['stock list', 'Friday 100% auction']],
    );
    assert.deepEqual((await find('%')).results, []);
    assert.deepEqual((await find('1_0%')).results, []);
  });

  test('find people only for a person who may read them', async () => {
    const manager = await dealer.person('Manuela', 'manager');
    await recorded.database.query(
      `insert into member (id, organization_id, user_id, role, created_at) values ($1, $2, $1, 'manager', now())`,
      [manager.personId, manager.organisationId],
    );
    assert.deepEqual(
      (await find('manuel', manager)).results.map(({ kind, title }) => [kind, title]),
      [['person', 'Manuela']],
    );
    assert.deepEqual((await find('manuel')).results, []);
  });

  test('that are empty or one letter find nothing', async () => {
    await value(23_499);
    assert.deepEqual((await find('')).results, []);
    assert.deepEqual((await find('c')).results, []);
  });
});
