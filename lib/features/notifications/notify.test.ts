/** Each event is notified once, to those who may know of it, in the way each of them chose. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { ROLES, type Session } from '@/lib/access';
import { NOTIFICATION_EVENTS, type NotificationEvent } from '@/lib/domain/notifications/notification-kinds';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { call } from '@/lib/features/testing/recorded-services';
import {
  runChooseDelivery,
  runChooseValueMove,
  runCountNotifications,
  runListNotifications,
  runReadChoices,
  runReadAllNotifications,
  runReadNotification,
  runReadValueMove,
} from './notifications';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openAccountEvents } from '@/lib/store/people/account-events';
import { selectRow } from '@/lib/store/rows';
import { openStockSources } from '@/lib/store/stock-cars/stock-sources';
import { notifiedDealer, stockedCar } from './notified-dealer.fixture';
import { eventsFor, notifyEdition, notifyPackages, notifyRecent } from './notify';

onFeatureDatabase('Notifications', ({ database }) => {
  const organisation = () => notifiedDealer(database);

  const OF_VAL = [
    /^The customer accepted the offer of £9,000 for your appraisal A-2026-000009\.$/,
    // A sentence names the list by when it was created, as its typed name is a plate.
    /^The valuation of your stock list created \d+ \w{3} \d{4}, \d\d:\d\d has finished: 296 of 300 cars valued\.$/,
  ];

  test('are written once, to the person concerned and those who may decide, never to the person who acted', async () => {
    const { everything, person, services, textsOf, mailsOf } = await organisation();
    const [val, max, viewer] = [
      await person('Val', 'valuer'),
      await person('Max', 'manager'),
      await person('Vi', 'viewer'),
    ];
    await everything(val, max);
    const { notifications } = await notifyRecent(services);
    assert.ok(notifications >= 10);
    const ofVal = await textsOf(val);
    for (const sentence of OF_VAL)
      assert.ok(
        ofVal.some((text) => sentence.test(text)),
        String(sentence),
      );
    assert.ok(ofVal.includes('Max approved 25 extra credits for you.'));
    assert.ok(ofVal.includes('Max approved your offer of £8,000 for appraisal A-2026-000008.'));
    assert.ok(ofVal.some((text) => text.startsWith('You have reached 100% of your 50 credits')));
    assert.ok(ofVal.some((text) => /A-2026-000010 can be accepted until/.test(text)));
    assert.ok(ofVal.some((text) => /A-2026-000011 expired unanswered/.test(text)));
    assert.equal(ofVal.length, 7);
    const ofMax = await textsOf(max);
    assert.equal(ofMax.length, 3, ofMax.join('\n'));
    assert.ok(ofMax.some((text) => text.startsWith('Your organisation has reached 90% of its 100 credits')));
    assert.ok(ofMax.includes('Val requests 20 extra credits.'));
    assert.ok(ofMax.includes('Val requests approval of an offer of £7,000 for appraisal A-2026-000007.'));
    assert.deepEqual(await textsOf(viewer), []);

    const mails = await mailsOf(max);
    assert.equal(mails.length, 3);
    for (const { email, state, text } of [...mails, ...(await mailsOf(val))]) {
      assert.match(email, /@dealer\.example$/);
      assert.equal(state, 'waiting');
      assert.doesNotMatch(text, /AB21/);
    }
    await notifyRecent(services);
    assert.equal((await textsOf(val)).length, 7);
    assert.equal((await mailsOf(max)).length, 3);
  });

  test('a finished list is named in the product alone, and no longer once it is deleted', async () => {
    const { everything, person, services, mailsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await runChooseDelivery(call({ kind: 'stock_run_ended', delivery: 'mail' }, val), services);
    await everything(val, max);
    await notifyRecent(services);
    const named = async (session: Session) =>
      (await runListNotifications(call({}, session), services)).items.flatMap(({ listName, text }) =>
        listName === null ? [] : [`${listName}: ${text.slice(0, 18)}`],
      );
    assert.deepEqual(await named(val), ['AB21 CDE: The valuation of y']);
    assert.deepEqual(await named(max), []);
    const mails = await mailsOf(val);
    assert.ok(mails.some(({ text }) => text.startsWith('The valuation of your stock list')));
    for (const { subject, text } of mails) assert.doesNotMatch(subject + text, /AB21/);
    await database.query('update stock_lists set removed_at = now() where organisation_id = $1', [val.organisationId]);
    assert.deepEqual(await named(val), []);
  });

  test('of a declined request the sentence says that there is a reason, and no mail contains it', async () => {
    const { person, services, textsOf, mailsOf, organisationId } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await database.query(
      `insert into approvals (id, organisation_id, person_id, month, look_ups, reason, requested_at, state, decided_by, decided_at,
         decline_reason)
       select gen_random_uuid(), $1, $2, look_up_month(now()), 20, '', now(), 'refused', $3, now(), reason
       from (values (null), ('AB21 CDE is sold')) r (reason)`,
      [organisationId, val.personId, max.personId],
    );
    await notifyRecent(services);
    const words = 'Max declined your request for extra credits.';
    const expected = [words, `${words} Your account page shows the reason.`];
    assert.deepEqual(await textsOf(val), expected);
    assert.deepEqual((await mailsOf(val)).map(({ text }) => text).sort(), expected);
  });

  test('an answer after a decline that was taken back is news again', async () => {
    const { everything, person, services, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    const { organisationId } = val;
    const row = z.object({ id: z.string() });
    const text = 'select id from appraisals where organisation_id = $1 and number = 10';
    const { id } = (await selectRow(database, row, text, [organisationId])) ?? assert.fail('no offer');
    const { steps, offers } = openAppraisals(database);
    const [offer] = await offers.list(id);
    const key = { organisationId, id, personId: max.personId, offerId: offer?.id ?? assert.fail('no offer') };
    const notified = async () =>
      (await textsOf(val)).filter((words) => /(declined|accepted).*000010/.test(words)).length;
    for (const [accept, times] of [
      [false, 1],
      [false, 2],
      [true, 3],
    ] as const) {
      assert.ok(await steps.answer({ ...key, accept }));
      await notifyRecent(services);
      await notifyRecent(services);
      assert.equal(await notified(), times);
      assert.equal(await steps.undoDecline(key), !accept);
    }
  });

  test('of one key that are given for several people are written for each, with one mail', async () => {
    const { person, services, textsOf, mailsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    const { organisationId } = val;
    const kind: NotificationEvent = NOTIFICATION_EVENTS[0] ?? 'new_edition';
    const news = { organisationId, kind, key: 'a key', path: '/usage', text: 'Once', subject: 'Once', at: new Date() };
    const given = [val, max, val].map(({ personId }) => ({
      ...news,
      personId,
      byPersonId: null,
      roles: [],
      delivery: 'mail' as const,
    }));
    assert.deepEqual(await services.notifications.write(given), { notifications: 2, mails: 2 });
    for (const owner of [val, max]) {
      assert.deepEqual(await textsOf(owner), ['Once']);
      assert.equal((await mailsOf(owner)).length, 1);
    }
  });

  test('of two instances at the same moment are written once', async () => {
    const { everything, person, services, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    await Promise.all([notifyRecent(services), notifyRecent(services)]);
    assert.deepEqual([(await textsOf(val)).length, (await textsOf(max)).length], [7, 3]);
  });

  test('arrive as the person chose, and only of kinds that the role has', async () => {
    const { everything, person, services, mailsOf, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    const choose = (session: Session, kind: NotificationEvent, delivery: 'app' | 'mail' | 'digest') =>
      runChooseDelivery(call({ kind, delivery }, session), services);
    await choose(max, 'credits_requested', 'digest');
    await choose(max, 'offer_requested', 'app');
    await choose(max, 'offer_requested', 'mail');
    await assert.rejects(choose(val, 'credits_requested', 'mail'), { code: 'not_found' });
    const chosen = (await runReadChoices(call({}, max), services)).items;
    assert.deepEqual(
      chosen.filter(({ kind }) => kind.endsWith('_requested')).map(({ delivery }) => delivery),
      ['digest', 'mail'],
    );
    await everything(val, max);
    await notifyRecent(services);
    assert.deepEqual(
      (await mailsOf(max)).map(({ subject }) => subject),
      ['Approval of an offer requested', 'The organisation’s credits reach 80, 90 or 100%'],
    );
    assert.equal((await textsOf(max)).length, 3);
  });

  test('are counted, read one by one and all together, each person their own', async () => {
    const { everything, person, services } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    await notifyRecent(services);
    const unread = async (session: Session) => (await runCountNotifications(call({}, session), services)).unread;
    const [first] = (await runListNotifications(call({}, val), services)).items;
    assert.ok(first);
    await assert.rejects(runReadNotification(call({ id: first.id }, max), services), { code: 'not_found' });
    assert.deepEqual([await unread(val), await unread(max)], [7, 3]);
    await runReadNotification(call({ id: first.id }, val), services);
    assert.deepEqual([await unread(val), await unread(max)], [6, 3]);
    await runReadAllNotifications(call({}, val), services);
    assert.deepEqual([await unread(val), await unread(max)], [0, 3]);
  });

  test('of what a person’s role no longer includes are neither listed, counted nor read, and are there again with the role', async () => {
    const { everything, person, services, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    await notifyRecent(services);
    const unread = async (session: Session) => (await runCountNotifications(call({}, session), services)).unread;
    for (const session of [val, max]) {
      const all = await textsOf(session);
      assert.ok(all.length > 0);
      const asViewer: Session = { ...session, role: 'viewer' };
      assert.deepEqual(await textsOf(asViewer), []);
      assert.equal(await unread(asViewer), 0);
      await runReadAllNotifications(call({}, asViewer), services);
      assert.deepEqual(await textsOf(session), all);
      assert.equal(await unread(session), all.length);
    }
    const asValuer = await textsOf({ ...max, role: 'valuer' });
    assert.deepEqual(asValuer, [], 'budgets of the organisation and requests are for those who decide');
  });

  test('of a new edition go once to everyone who values vehicles; an old edition gives none', async () => {
    const { person, services, textsOf } = await organisation();
    const [val, viewer] = [await person('Val', 'valuer'), await person('Vi', 'viewer')];
    const at = (now: string, edition: string) => notifyEdition(edition, { ...services, now: () => new Date(now) });
    assert.equal(await at('2026-11-23T12:00:00Z', '2026-11-01'), 0);
    assert.deepEqual(await textsOf(val), []);
    assert.ok((await at('2026-12-01T08:00:00Z', '2026-12-01')) > 0);
    assert.equal(await at('2026-12-01T09:00:00Z', '2026-12-01'), 0);
    assert.deepEqual(await textsOf(val), ['The guide has published its edition of 1 Dec 2026.']);
    assert.deepEqual(await textsOf(viewer), []);
  });

  test('of wrong passwords go to the owner alone, by mail too, once a day and not for a few slips', async () => {
    const { person, services, textsOf, mailsOf } = await organisation();
    const [viewer, admin] = [await person('Vi', 'viewer'), await person('Ada', 'admin')];
    const events = openAccountEvents(database);
    const tryWrong = async (networks: readonly string[]) => {
      for (const network of networks) await events.noteWrongPassword(viewer.email, network);
      await notifyRecent(services);
    };
    await tryWrong(['203.0.113.*', '198.51.100.*', '203.0.113.*', '192.0.2.*']);
    assert.deepEqual(await textsOf(viewer), []);
    await tryWrong(['198.51.100.*']);
    await tryWrong(['198.51.100.*', '192.0.2.*']);
    assert.match((await textsOf(viewer)).join(), /^5 or more wrong passwords were tried for your account on \d/);
    assert.deepEqual(
      (await mailsOf(viewer)).map(({ email }) => email),
      [viewer.email],
    );
    assert.deepEqual(await textsOf(admin), []);
  });

  test('of new data packages go to those who may download, once each', async () => {
    const { person, services, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    const found = { productId: 7, productName: 'Car valuations', edition: '2026-12-01', date: '20261201' };
    const at = { ...services, now: () => new Date('2026-12-01T08:00:00Z') };
    assert.ok((await notifyPackages([found], at)) > 0);
    assert.equal(await notifyPackages([found], at), 0);
    assert.deepEqual(await textsOf(max), ['A new package of Car valuations can be downloaded: edition of 1 Dec 2026.']);
    assert.deepEqual(await textsOf(val), []);
  });

  test('of values that moved count the cars by each person’s own thresholds, once the edition is in', async () => {
    const { organisationId, person, services, textsOf } = await organisation();
    const [val, max, viewer] = [
      await person('Val', 'valuer'),
      await person('Max', 'manager'),
      await person('Vi', 'viewer'),
    ];
    assert.deepEqual(await runReadValueMove(call({}, val), services), { pounds: 500, percent: 5 });
    await runChooseValueMove(call({ pounds: 2_000, percent: 50 }, max), services);
    await stockedCar(database, { organisationId, owner: val, before: 10_000, now: 9_490, minutesAgo: 5 });
    await notifyRecent(services);
    assert.deepEqual(await textsOf(val), [], 'values still come in');
    await database.query(`update stock_car_values set valued_at = valued_at - interval '10 minutes'`);
    await stockedCar(database, { organisationId, owner: val, before: 4_000, now: 4_201, minutesAgo: 15 });
    await stockedCar(database, { organisationId, owner: val, before: 10_000, now: 9_500, minutesAgo: 15 });
    await stockedCar(database, { organisationId, owner: val, before: 9_000, now: 6_500, minutesAgo: 15 });
    await notifyRecent(services);
    await notifyRecent(services);
    const [ofVal, ofMax] = [await textsOf(val), await textsOf(max)];
    assert.equal(ofVal.length, 1);
    assert.match(ofVal[0] ?? '', /^Clean of 3 cars in stock moved by more than £500 or 5% in the edition of /);
    assert.equal(ofMax.length, 1);
    assert.match(ofMax[0] ?? '', /^Clean of 1 car in stock moved by more than £2,000 or 50% /);
    assert.deepEqual(await textsOf(viewer), []);
  });

  test('of a car about to fall below its cost go to its owner, once an edition', async () => {
    const { organisationId, person, services, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    const car = { organisationId, owner: val, before: 10_000, now: 10_000, minutesAgo: 5 };
    await stockedCar(database, { ...car, cost: 9_700, expected: 9_800 });
    await stockedCar(database, { ...car, cost: 9_900, expected: 9_800 });
    await stockedCar(database, { ...car, cost: 10_100, expected: 9_800 });
    await notifyRecent(services);
    await notifyRecent(services);
    const ofVal = await textsOf(val);
    assert.equal(ofVal.length, 1, ofVal.join('\n'));
    assert.match(ofVal[0] ?? '', /expected to fall below its cost with preparation by /);
    assert.deepEqual(await textsOf(max), []);
  });

  test('of what stays true are read again only for those who have none of it yet', async () => {
    const { everything, organisationId, person, services, textsOf } = await organisation();
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    const car = { organisationId, owner: val, before: 10_000, now: 10_000, minutesAgo: 5 };
    await stockedCar(database, { ...car, cost: 9_900, expected: 9_800 });
    const build = randomUUID();
    await database.query(
      `insert into builds (id, organisation_id, created_by, created_at, name, kind, identifier, code, date, frozen)
       values ($1::uuid, $2, $3, now(), 'A build', 'car', 1, '', now(), '{}')`,
      [build, organisationId, val.personId],
    );
    await database.query(
      `insert into build_checks (build_id, checked_on, changed_at, figures_until) values ($1, now(), now(), now() + interval '3 days')`,
      [build],
    );
    const LASTING: readonly NotificationEvent[] = [
      'figures_ending',
      'organisation_budget',
      'own_budget',
      'profit_ending',
    ];
    const lasting = async () => {
      const facts = await services.notificationFacts.recent();
      const own = facts.filter((fact) => fact.organisationId === organisationId);
      return own
        .map(({ event }) => event)
        .filter((event) => LASTING.includes(event))
        .sort();
    };
    assert.deepEqual(await lasting(), LASTING);
    await notifyRecent(services);
    assert.deepEqual(await lasting(), []);
    const another = await person('Mia', 'manager');
    assert.deepEqual(await lasting(), ['organisation_budget']);
    await notifyRecent(services);
    assert.ok((await textsOf(another)).some((text) => /has reached 90% of its 100 credits/.test(text)));
    assert.deepEqual(await lasting(), []);
  });

  test('of an API key come a week before it expires, once, to administrators, and not of one that was revoked', async () => {
    const { organisationId, person, services, textsOf } = await organisation();
    const [max, admin] = [await person('Max', 'manager'), await person('Ada', 'admin')];
    for (const [lifetime, revokedAt] of [
      ['6 days', null],
      ['8 days', null],
      ['-1 days', null],
      ['5 days', new Date()],
    ])
      await database.query(
        `insert into api_keys (id, organisation_id, name, person_id, role, token_hash, ending, created_by, created_at,
           expires_at, revoked_at)
         values ($1::uuid, $2, 'AB21 CDE', $3, 'valuer', $1::text, 'a-Z9', $3, '2026-01-05T12:00Z', now() + $4::interval, $5)`,
        [randomUUID(), organisationId, max.personId, lifetime, revokedAt],
      );
    await notifyRecent(services);
    await notifyRecent(services);
    assert.deepEqual(await textsOf(max), []);
    const ofAdmin = (await textsOf(admin)).filter((text) => text.startsWith('The API key'));
    assert.equal(ofAdmin.length, 1);
    assert.match(ofAdmin[0] ?? '', /^The API key that was created on 5 Jan 2026 expires on \d+ \w{3} \d{4}\. /);
    const lasting = (await services.notificationFacts.recent()).filter(
      (fact) => fact.organisationId === organisationId && fact.event === 'api_key_ending',
    );
    assert.deepEqual(lasting, [], 'it is not read again');
  });

  test('every kind belongs to some role, and each role has the kinds of the one below', () => {
    assert.deepEqual([...eventsFor('admin')].sort(), [...NOTIFICATION_EVENTS].sort());
    for (const [index, role] of ROLES.slice(1).entries())
      for (const event of eventsFor(ROLES[index] ?? 'viewer')) assert.ok(eventsFor(role).includes(event));
  });

  test('of an incoming feed that cannot be read come at first and after each week, not each night, to those who may fix it', async () => {
    const { organisationId, person, services, textsOf, mailsOf } = await organisation();
    const [val, admin] = [await person('Val', 'valuer'), await person('Ada', 'admin')];
    await runChooseDelivery(call({ kind: 'feed_failed', delivery: 'mail' }, admin), services);
    const sources = openStockSources(database);
    const added = await sources.add({
      organisationId,
      personId: admin.personId,
      name: 'AB21 CDE',
      kind: 'folder',
      place: 'AB21 CDE.csv',
      sealedAddress: null,
      profile: {},
      dueOn: '2026-11-25',
    });
    const id = added?.id ?? '';
    const NOTHING = {
      added: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
      changedCars: [],
      refusedRows: [],
      unused: null,
      untaken: [],
    };
    const night = async (problem: string | null) => {
      const state = problem === null ? ('done' as const) : ('failed' as const);
      await sources.end(await sources.begin(id), { ...NOTHING, state, problem }, '2026-11-25');
      await notifyRecent(services);
    };
    const daysPass = (days: number) =>
      database.query(
        `update stock_sources set failing_since = failing_since - make_interval(days => $2) where id = $1`,
        [id, days],
      );
    await night(null);
    assert.deepEqual(await textsOf(admin), []);
    await night('The file is not in the folder.');
    await night('This is a PDF.');
    assert.equal((await textsOf(admin)).length, 1);
    assert.match(
      (await textsOf(admin))[0] ?? '',
      /^The incoming feed that was created on .* could not be read on .*, so the/,
    );
    assert.deepEqual(
      (await mailsOf(admin)).map(({ subject }) => subject),
      ['An incoming feed cannot be read'],
    );
    assert.doesNotMatch(JSON.stringify([await textsOf(admin), await mailsOf(admin)]), /AB21/);
    await daysPass(7);
    await night('This is a PDF.');
    await night('This is a PDF.');
    assert.equal((await textsOf(admin)).filter((text) => /has not been read since/.test(text)).length, 1);
    const before = (await textsOf(admin)).length;
    await night(null);
    await night('This is a PDF.');
    assert.equal((await textsOf(admin)).length, before + 1, 'it was read meanwhile: a new failure is news');
    await sources.remove({ organisationId, id, personId: 'ada' });
    await daysPass(14);
    await notifyRecent(services);
    assert.equal((await textsOf(admin)).length, before + 1, 'one that was removed is none');
    assert.deepEqual(await textsOf(val), []);
  });
});
