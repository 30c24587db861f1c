/**
 * Events over real https to another system, which checks each signature by the reference library of the Standard
 * Webhooks specification: none lost while it is away, none sent to an address or about a matter that was not chosen.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { after, before, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { createWebhook } from '@/lib/api/endpoints/notifications/webhooks';
import { TEST_TYPE, WEBHOOK_EVENTS, WEBHOOK_TYPES } from '@/lib/domain/webhooks/webhook-events';
import { britishDay } from '@/lib/domain/time/calendar';
import { RETRY_MINUTES } from '@/lib/domain/webhooks/webhook-tries';
import { notifiedDealer } from '@/lib/features/notifications/notified-dealer.fixture';
import { notifyEdition, notifyRecent } from '@/lib/features/notifications/notify';
import { startHttpsServer } from '@/lib/features/outgoing/https-server.fixture';
import { faultOf } from '@/lib/features/testing/fault-of';
import { call } from '@/lib/features/testing/recorded-services';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { selectRows } from '@/lib/store/rows';
import { sendWebhooks } from './send-webhooks';
import * as webhooks from './webhooks';

const GOES_ON = new AbortController().signal;
const ACCEPT: RequestListener = (_, reply) => reply.writeHead(204).end();
const answering =
  (status: number, headers = {}): RequestListener =>
  (_, reply) =>
    reply.writeHead(status, headers).end();

interface ReceivedEvent {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const bodySchema = z.object({ type: z.string(), timestamp: z.iso.datetime(), data: z.record(z.string(), z.unknown()) });
const bodyOf = ({ body }: ReceivedEvent) => bodySchema.parse(JSON.parse(body));
const typesOf = (arrivals: readonly ReceivedEvent[]) => arrivals.map((arrival) => bodyOf(arrival).type).sort();

/** As the other system checks it. @throws if the signature is not of this secret */
const verify = ({ headers, body }: ReceivedEvent, secret: string) =>
  new Webhook(secret).verify(
    body,
    z.record(z.string(), z.string()).parse({
      'webhook-id': headers['webhook-id'],
      'webhook-timestamp': headers['webhook-timestamp'],
      'webhook-signature': headers['webhook-signature'],
    }),
  );

onFeatureDatabase('Webhooks', ({ database }) => {
  let server: Awaited<ReturnType<typeof startHttpsServer>>;
  let answer = ACCEPT;
  const arrivals: ReceivedEvent[] = [];
  before(async () => {
    server = await startHttpsServer((request, reply) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          arrivals.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
          answer(request, reply);
        });
    });
  });
  after(() => server.stop());

  /** An organisation with an administrator, to which something of each kind is about to happen. */
  async function dealer() {
    await database.query('delete from webhooks');
    arrivals.length = 0;
    answer = ACCEPT;
    const { person, services: stores, everything, organisationId } = await notifiedDealer(database);
    const [val, max, ada] = [
      await person('Val', 'valuer'),
      await person('Max', 'manager'),
      await person('Ada', 'admin'),
    ];
    const services = {
      ...stores,
      sourceSettings: { ownHosts: [`localhost:${server.port}`] },
      version: '1.2.3',
      trusted: server.ca,
      now: () => new Date(),
      scheduleRunner: { request: async () => true },
    };
    const create = (input: Partial<z.input<typeof createWebhook.input>> = {}, by: Session = ada) =>
      webhooks.runCreateWebhook(
        call(
          createWebhook.input.parse({
            name: 'CRM',
            address: `https://localhost:${server.port}/events?key=abc`,
            events: WEBHOOK_TYPES,
            ...input,
          }),
          by,
        ),
        services,
      );
    const list = async () => (await webhooks.runListWebhooks(call({}, ada), services)).items;
    const happen = async () => {
      await everything(val, max);
      await notifyRecent(services);
    };
    return { ada, person, organisationId, services, create, list, happen, send: () => sendWebhooks(services, GOES_ON) };
  }
  /** Time passes: what waits for later is due. */
  const due = () => database.query(`update webhook_messages set next_at = clock_timestamp() where state = 'waiting'`);

  test('are received once, signed as the specification says, without a plate, a name or an e-mail address', async () => {
    const { services, create, happen, send, list } = await dealer();
    const { signingSecret, webhook } = await create();
    await happen();
    await notifyEdition(britishDay(new Date()), services);
    const { accepted, failed, waiting } = await send();
    assert.deepEqual([accepted, failed, waiting], [arrivals.length, 0, 0]);
    for (const arrival of arrivals) {
      assert.deepEqual(verify(arrival, signingSecret), JSON.parse(arrival.body));
      assert.equal(arrival.path, '/events?key=abc');
      assert.equal(arrival.headers['content-type'], 'application/json');
      assert.equal(arrival.headers['user-agent'], 'vehicle-valuations/1.2.3');
      assert.doesNotMatch(arrival.body, /AB21|Val|Max|@/);
      assert.match(String(bodyOf(arrival).data['path']), /^\//);
    }
    assert.deepEqual(
      [...new Set(typesOf(arrivals))],
      [
        'budget.reached',
        'credits.decided',
        'credits.requested',
        'guide_edition.published',
        'offer.answered',
        'offer.decided',
        'offer.expired',
        'offer.expiring',
        'offer.requested',
        'stock_list.valued',
      ],
    );
    const answered = arrivals.map(bodyOf).find(({ type }) => type === 'offer.answered');
    assert.deepEqual(Object.keys(answered?.data ?? {}), ['appraisalId', 'number', 'pounds', 'isAccepted', 'path']);
    assert.deepEqual([answered?.data['pounds'], answered?.data['isAccepted']], [9_000, true]);
    await notifyRecent(services);
    assert.deepEqual(await send(), { accepted: 0, failed: 0, waiting: 0 });
    const [listed] = await list();
    assert.deepEqual([listed?.id, listed?.host, listed?.waiting], [webhook.id, `localhost:${server.port}`, 0]);
    assert.ok(listed?.messages.every(({ isAccepted, words }) => isAccepted && words.startsWith('Accepted on')));
  });

  test('are those that were chosen, from then on', async () => {
    const { services, create, happen, send, ada } = await dealer();
    await create({ events: ['offer.answered'] });
    await happen();
    await send();
    assert.deepEqual(typesOf(arrivals), ['offer.answered']);
    // What happened before a type was chosen is not sent when it is, nor to a webhook that is new.
    const [webhook] = (await webhooks.runListWebhooks(call({}, ada), services)).items;
    assert.ok(webhook);
    const wider = { id: webhook.id, events: [...WEBHOOK_TYPES] };
    assert.equal(
      (await webhooks.runChangeWebhook(call(wider, ada), services)).webhook.events.length,
      WEBHOOK_EVENTS.length,
    );
    await create();
    await notifyRecent(services);
    await send();
    // Those that hold true today are news to both.
    assert.deepEqual(
      typesOf(arrivals).filter((type) => !/^(budget|offer\.expir)/.test(type)),
      ['offer.answered'],
    );
  });

  test('wait while the system is away, and arrive once, under one id, when it is back', async () => {
    const { create, happen, send, list } = await dealer();
    const { signingSecret } = await create({ events: ['offer.requested', 'offer.answered'] });
    await happen();
    answer = answering(503);
    assert.deepEqual(await send(), { accepted: 0, failed: 1, waiting: 2 });
    // The other event did not have to fail too.
    assert.equal(arrivals.length, 1);
    assert.ok(
      (await list())[0]?.messages.some(({ words }) => words.startsWith('1 try. The system answered 503. Next try: ')),
    );
    answer = ACCEPT;
    await due();
    const both = await Promise.all([send(), send()]);
    assert.equal(both[0].accepted + both[1].accepted, 2);
    assert.equal(arrivals.length, 3);
    const ids = arrivals.map(({ headers }) => headers['webhook-id']);
    assert.equal(new Set(ids).size, 2);
    for (const arrival of arrivals) verify(arrival, signingSecret);
    assert.ok((await list())[0]?.messages.some(({ words }) => words.endsWith(', at try 2.')));
  });

  test('that a process claimed and never recorded are sent again under their id', async () => {
    const { services, create, happen, send } = await dealer();
    const { webhook } = await create({ events: ['offer.answered'] });
    await happen();
    const claimed = await services.webhookMessages.claim(webhook.id, randomUUID());
    assert.ok(claimed);
    assert.deepEqual(await send(), { accepted: 0, failed: 0, waiting: 1 });
    await database.query(`update webhook_messages set leased_until = clock_timestamp() - interval '1 second'`);
    assert.deepEqual(await send(), { accepted: 1, failed: 0, waiting: 0 });
    assert.deepEqual(
      arrivals.map(({ headers }) => headers['webhook-id']),
      [claimed.id],
    );
  });

  test('that are never accepted pause the webhook after three days, and administrators are notified', async () => {
    const { services, create, happen, send, list, ada, person } = await dealer();
    const vi = await person('Vi', 'viewer');
    const { webhook } = await create({ events: ['offer.answered'] });
    await happen();
    answer = answering(500);
    for (let tries = 0; tries <= RETRY_MINUTES.length; tries++) {
      await due();
      assert.equal((await send()).failed, 1);
    }
    assert.equal(arrivals.length, RETRY_MINUTES.length + 1);
    const [paused] = await list();
    assert.equal(paused?.paused?.reason, 'failing');
    assert.match(paused?.messages[0]?.words ?? '', /^10 tries\. The system answered 500\. It waits until/);
    await due();
    assert.deepEqual(await send(), { accepted: 0, failed: 0, waiting: 1 });
    await notifyRecent(services);
    const notified = await selectRows(
      database,
      z.object({ person: z.string(), path: z.string() }),
      `select person_id as person, path from notifications where kind = 'webhook_paused' and organisation_id = $1`,
      [ada.organisationId],
    );
    assert.deepEqual(notified, [{ person: ada.personId, path: '/webhooks' }]);
    assert.notEqual(vi.personId, ada.personId);
    answer = ACCEPT;
    assert.equal((await webhooks.runResumeWebhook(call({ id: webhook.id }, ada), services)).webhook.paused, null);
    assert.deepEqual(await send(), { accepted: 1, failed: 0, waiting: 0 });
  });

  test('are no longer sent to a system that answers 410, to a paused webhook, or to one that was removed', async () => {
    const { services, create, happen, send, list, ada } = await dealer();
    const ofType = { events: ['offer.answered' as const] };
    const [gone, held, removed] = [await create(ofType), await create(ofType), await create(ofType)];
    await webhooks.runPauseWebhook(call({ id: held.webhook.id }, ada), services);
    await happen();
    await webhooks.runRemoveWebhook(call({ id: removed.webhook.id }, ada), services);
    answer = answering(410);
    assert.deepEqual(await send(), { accepted: 0, failed: 1, waiting: 2 });
    assert.equal(arrivals.length, 1);
    const reasons = new Map((await list()).map(({ id, paused }) => [id, paused?.reason]));
    assert.deepEqual([reasons.get(gone.webhook.id), reasons.get(held.webhook.id)], ['gone', 'person']);
    assert.equal(reasons.size, 2);
  });

  test('are neither written nor sent for an organisation in which no one is active any more', async () => {
    const { create, happen, send, services, ada } = await dealer();
    await create({ events: ['offer.answered', 'guide_edition.published'] });
    await happen();
    await database.query('update member set deactivated_at = now() where organization_id = $1', [ada.organisationId]);
    await notifyEdition(britishDay(new Date()), services);
    assert.deepEqual(await send(), { accepted: 0, failed: 0, waiting: 1 });
    assert.deepEqual(arrivals, []);
  });

  test('never reach a private network, follow no redirect, and need a valid certificate', async () => {
    const { create, happen, send, list, services } = await dealer();
    await create({ events: ['offer.answered'] });
    await happen();
    const problem = async () =>
      /^\d+ (?:try|tries)\. (.*) Next try/.exec((await list())[0]?.messages[0]?.words ?? '')?.[1];
    answer = answering(302, { location: `https://localhost:${server.port}/other` });
    await send();
    assert.equal(await problem(), 'The system answered 302: redirects are not followed.');
    assert.equal(arrivals.length, 1);
    answer = ACCEPT;
    await due();
    await sendWebhooks({ ...services, sourceSettings: { ownHosts: [] } }, GOES_ON);
    assert.equal(await problem(), 'The address is on a private network.');
    await due();
    const { trusted: _, ...untrusting } = services;
    await sendWebhooks(untrusting, GOES_ON);
    assert.equal(await problem(), 'The system could not be reached, or its certificate is not valid.');
    await due();
    await sendWebhooks({ ...services, secret: 'another secret' }, GOES_ON);
    assert.match((await problem()) ?? '', /can no longer be read/);
    assert.equal(arrivals.length, 1);
  });

  test('are signed with both secrets for a day after one is replaced', async () => {
    const { services, create, happen, send, ada, list } = await dealer();
    const { webhook, signingSecret: former } = await create({ events: ['offer.answered', 'offer.requested'] });
    const { signingSecret: latest } = await webhooks.runReplaceWebhookSecret(call({ id: webhook.id }, ada), services);
    assert.notEqual(former, latest);
    await happen();
    await send();
    assert.equal(arrivals.length, 2);
    for (const arrival of arrivals) for (const secret of [former, latest]) verify(arrival, secret);
    await database.query(`update webhooks set secret_replaced_at = clock_timestamp() - interval '25 hours'`);
    await webhooks.runTestWebhook(call({ id: webhook.id }, ada), services);
    const [, , tested] = arrivals;
    assert.ok(tested);
    verify(tested, latest);
    assert.throws(() => verify(tested, former), /signature/);
    assert.doesNotMatch(JSON.stringify(await list()), /whsec_/);
  });

  test('are tried once, at the moment, by a test event', async () => {
    const { services, create, ada, list } = await dealer();
    const { webhook, signingSecret } = await create();
    assert.deepEqual(await webhooks.runTestWebhook(call({ id: webhook.id }, ada), services), {
      isAccepted: true,
      words: 'The system accepted the test event.',
    });
    const [arrival] = arrivals;
    assert.ok(arrival);
    verify(arrival, signingSecret);
    assert.deepEqual([bodyOf(arrival).type, bodyOf(arrival).data], [TEST_TYPE, {}]);
    answer = answering(404);
    assert.deepEqual(await webhooks.runTestWebhook(call({ id: webhook.id }, ada), services), {
      isAccepted: false,
      words: 'The system answered 404.',
    });
    assert.deepEqual(
      (await list())[0]?.messages.map(({ type }) => type),
      ['Test'],
    );
  });

  test('are set up with an https address alone, and ten at most', async () => {
    const { create } = await dealer();
    for (const [address, words] of [
      ['http://crm.example/events', /https/],
      ['crm.example', /not a web address/],
      ['https://crm.example/#a', /after #/],
    ] as const) {
      const fault = await faultOf(create({ address }));
      assert.deepEqual([fault.code, fault.field], ['invalid_input', 'address']);
      assert.match(fault.message, words);
    }
    for (let count = 0; count < 10; count++) await create();
    assert.equal((await faultOf(create())).code, 'conflict');
  });

  test('of one organisation are not found, changed or sent by another', async () => {
    const [own, other] = [await dealer(), await notifiedDealer(database)];
    const { webhook } = await own.create();
    const eve = await other.person('Eve', 'admin');
    const services = { ...own.services, ...other.services };
    assert.deepEqual((await webhooks.runListWebhooks(call({}, eve), services)).items, []);
    const key = call({ id: webhook.id }, eve);
    const change = { id: webhook.id, name: 'x' };
    for (const attempt of [
      () => webhooks.runReplaceWebhookSecret(key, services),
      () => webhooks.runTestWebhook(key, services),
      () => webhooks.runPauseWebhook(key, services),
      () => webhooks.runResumeWebhook(key, services),
      () => webhooks.runRemoveWebhook(key, services),
      () => webhooks.runChangeWebhook(call(change, eve), services),
    ])
      assert.equal((await faultOf(attempt())).code, 'not_found');
    const max = await other.person('Max', 'manager');
    await other.everything(max, eve);
    await notifyRecent(services);
    await own.send();
    assert.deepEqual(arrivals, []);
    assert.equal((await own.list())[0]?.paused, null);
  });
});
