/** What is added depends on what is there, also when several are added at the same moment; a webhook that is resumed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { z } from 'zod';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { API_KEYS_MAX, newApiKey, openApiKeys } from './people/api-keys';
import { openAuth } from './people/auth';
import { openMembers } from './people/members';
import { openPasswordLinks } from './people/password-links';
import { selectRows } from './rows';
import { FEEDS_MAX, openStockFeeds } from './stock-cars/stock-feeds';
import { openStockSources, SOURCES_MAX } from './stock-cars/stock-sources';
import { openFactSearches } from './vehicle-facts/fact-searches';
import { openWebhooks, WEBHOOKS_MAX } from './webhooks/webhooks';

const AT_ONCE = 8;
const SEARCHES_MAX = 5;
const owner = { organisationId: 'north', personId: 'ada' };

onEachEngine('At the same moment', ({ database }) => {
  before(async () => {
    await database.query(`insert into "user" (id, name, email) values ('ada', 'Ada', 'ada@dealer.example')`);
    await database.query(`insert into organization (id, name, slug) values ('north', 'North', 'north')`);
    await database.query(`create function take_time() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.1); return new; end $$`);
  });

  const webhook = { ...owner, name: 'CRM', host: 'crm.example', sealedAddress: 'sealed', types: ['offer.answered'] };
  const source = { ...owner, name: 'List', kind: 'address' as const, place: 'dms.example', sealedAddress: 'sealed' };
  const adding: [table: string, most: number, add: () => Promise<unknown>][] = [
    ['webhooks', WEBHOOKS_MAX, () => openWebhooks(database).add(webhook)],
    [
      'stock_sources',
      SOURCES_MAX,
      () => openStockSources(database).add({ ...source, profile: {}, dueOn: '2026-12-01' }),
    ],
    [
      'stock_feeds',
      FEEDS_MAX,
      () =>
        openStockFeeds(database).add({ ...owner, name: 'Site', format: 'csv', columns: [], tokenHash: randomUUID() }),
    ],
    [
      'fact_searches',
      SEARCHES_MAX,
      () =>
        openFactSearches(database).add(
          { organisationId: 'north', createdBy: 'ada', name: 'Small', fields: {} },
          SEARCHES_MAX,
        ),
    ],
    [
      'api_keys',
      API_KEYS_MAX,
      () => {
        const { tokenHash, ending } = newApiKey('secret');
        const key = {
          ...owner,
          byPersonId: 'ada',
          name: 'DMS',
          role: 'viewer' as const,
          tokenHash,
          ending,
          days: null,
        };
        return openApiKeys(database).add(key);
      },
    ],
  ];
  for (const [table, most, add] of adding)
    test(`no more ${table} are added than there may be`, async () => {
      for (let count = 1; count < most; count++) assert.ok(await add());
      // Each takes long enough for the others to begin meanwhile.
      await database.query(`create trigger slow before insert on ${table} for each row execute function take_time()`);
      const last = await Promise.all(Array.from({ length: AT_ONCE }, add));
      assert.equal(last.filter((added) => added !== null).length, 1);
    });

  test('of invitations to one address one stays open', async () => {
    await database.query('create trigger slow before insert on invitation for each row execute function take_time()');
    const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
    const members = openMembers({ auth, database });
    const invite = () =>
      members.invite({
        organisationId: 'north',
        inviterId: 'ada',
        email: 'jo@dealer.example',
        role: 'viewer',
        tokenHash: randomUUID(),
        days: 7,
        mail: { subject: 'Invitation', content: { lines: [] }, sealedToken: null, state: 'held' },
      });
    await Promise.all(Array.from({ length: AT_ONCE }, invite));
    const { rows } = await database.query(`select 1 from invitation where status = 'pending'`);
    assert.equal(rows.length, 1);
  });

  test('of links to a new password for one person one stays open', async () => {
    await database.query(
      'create trigger slow before insert on password_links for each row execute function take_time()',
    );
    await database.query(
      `insert into member (id, organization_id, user_id, role) values ('m', 'north', 'ada', 'admin')`,
    );
    const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
    const links = openPasswordLinks({ auth, database });
    const mail = { subject: 'A new password', content: { lines: [] }, sealedToken: null, state: 'held' as const };
    const make = () => links.make({ ...owner, madeBy: 'ada', tokenHash: randomUUID(), hours: 24, mail });
    await Promise.all(Array.from({ length: AT_ONCE }, make));
    const { rows } = await database.query('select 1 from password_links where ended_at is null');
    assert.equal(rows.length, 1);
  });

  test('a webhook is resumed with all that waits for it, or not at all', async () => {
    const webhooks = openWebhooks(database);
    const [{ id } = assert.fail('no webhook')] = await webhooks.list('north');
    await webhooks.pause({ ...owner, id });
    await database.query(
      `insert into webhook_messages (id, webhook_id, type, key, body, state, created_at, next_at, tries)
       values (gen_random_uuid(), $1, 'offer.answered', '1', '{}', 'waiting', now(), now() + interval '1 day', 4)`,
      [id],
    );
    const waiting = () =>
      selectRows(
        database,
        z.object({ tries: z.int(), isDue: z.boolean(), isPaused: z.boolean() }),
        `select m.tries, m.next_at <= clock_timestamp() as "isDue", w.paused_at is not null as "isPaused"
         from webhook_messages m join webhooks w on w.id = m.webhook_id`,
      );
    await database.query('alter table webhook_messages add constraint refused check (tries > 0)');
    await assert.rejects(webhooks.resume({ ...owner, id }));
    assert.deepEqual(await waiting(), [{ tries: 4, isDue: false, isPaused: true }]);
    await database.query('alter table webhook_messages drop constraint refused');
    assert.equal((await webhooks.resume({ ...owner, id }))?.pausedAt, null);
    assert.deepEqual(await waiting(), [{ tries: 0, isDue: true, isPaused: false }]);
  });
});
