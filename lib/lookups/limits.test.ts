/** Limits by the month and by the minute: the defaults, what administrators set, and many submissions at the same moment. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { z } from 'zod';
import { LIMIT_LEVELS } from '@/lib/domain/usage/limit-level';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { selectRows } from '@/lib/store/rows';
import type { BilledCaller } from './call';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

const DEFAULTS = { organisation: { month: 12, minute: 9 }, person: { month: 6, minute: 4 } };
const FOUND = scriptedCaller(async () => ({ outcome: 'found', result: {} }));
/** By the provider, which does not charge it. */
const REFUSED: BilledCaller = {
  callBilled: async () => {
    throw new Fault('limit_reached', { message: 'The provider’s limit is reached.', fix: 'Wait.', charged: 'no' });
  },
};
const eventRow = z.object({
  personId: z.string().nullable(),
  kind: z.string(),
  details: z.string(),
});

onEachEngine('Limits', ({ database }) => {
  let random = Math.random;
  before(() => (random = seeded(20_261_123)));

  function setUp(defaultLimits: typeof DEFAULTS | null = DEFAULTS) {
    const [subscription, organisationId] = [randomUUID(), randomUUID()];
    let now = new Date('2026-11-18T10:00:30Z');
    const options = { database, secret: 'a secret', subscription, defaultLimits, clock: () => now };
    /** Two instances of the product. */
    const ledgers = [createLedger(options), createLedger(options)] as const;
    const [ledger] = ledgers;
    const submit = (
      personId: string,
      { listed, at = 0, caller = FOUND }: { listed?: boolean; at?: number; caller?: BilledCaller } = {},
    ) =>
      lookUp(
        scriptedQuestion({ subject: randomUUID(), cacheMinutes: 0, readStored: (stored) => stored }),
        {
          session: { organisationId, personId, personName: '' },
          idempotencyKey: randomUUID(),
          fresh: true,
          ...(listed === undefined ? {} : { listed }),
        },
        { ledger: ledgers[at] ?? ledger, caller },
      ).then(
        () => null,
        (error: unknown) => {
          assert.ok(error instanceof Fault, String(error));
          assert.deepEqual([error.code, error.charged], ['limit_reached', 'no']);
          return error;
        },
      );
    const submitTimes = async (count: number, personId: string, options?: { listed?: boolean }) => {
      const refused: Fault[] = [];
      for (let made = 0; made < count; made += 1) {
        const refusal = await submit(personId, options);
        if (refusal) refused.push(refusal);
      }
      return refused;
    };
    const used = async (personId: string) => {
      const { organisation, person } = await ledger.usage({ organisationId, personId });
      return [person?.used, organisation.used];
    };
    const events = () =>
      selectRows(
        database,
        eventRow,
        `select person_id as "personId", kind, concat_ws(' ', span, most, percent, month) as details
         from account_events where organisation_id = $1 order by id`,
        [organisationId],
      );
    /** The thresholds that one listed look-up crosses. */
    const passedBy = async (personId: string, caller = FOUND) => {
      now = new Date(now.getTime() + 1_000);
      assert.equal((await submit(personId, { listed: true, caller })) === null, caller === FOUND);
      const made = await selectRows(
        database,
        z.object({ id: z.string() }),
        'select id from look_ups where organisation_id = $1 order by created_at desc limit 1',
        [organisationId],
      );
      return ledger.limitsPassed(
        organisationId,
        made.map(({ id }) => id),
      );
    };
    const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1_000));
    return { ledger, organisationId, subscription, submit, submitTimes, used, events, later, passedBy };
  }

  test('by default a person is held up in one minute, learns for how long, and goes on in the next', async () => {
    const { submitTimes, used, later } = setUp();
    const [refusal, ...others] = await submitTimes(5, 'ann');
    assert.equal(others.length, 0);
    assert.equal(refusal?.message, 'You have reached the limit of 4 credits in one minute.');
    assert.match(refusal?.fix ?? '', /^Wait until the next minute, then try again; an administrator can change/);
    assert.equal(refusal?.retryAfterSeconds, 30);
    assert.deepEqual(await used('ann'), [4, 4]);
    later(29);
    assert.equal((await submitTimes(1, 'ann')).length, 1);
    later(1);
    assert.equal((await submitTimes(1, 'ann')).length, 0);
  });

  test('by default the organisation is held up in one minute, whichever of its people submits', async () => {
    const { submitTimes } = setUp();
    for (const person of ['ann', 'ben']) assert.equal((await submitTimes(4, person)).length, 0);
    const refused = await submitTimes(4, 'cat');
    assert.equal(refused.length, 3);
    assert.match(refused[0]?.message ?? '', /^Your organisation has reached the limit of 9 credits in one minute\./);
  });

  test('by default a month ends at its limit, for a stock list too, and says when it starts again and who may change it', async () => {
    const { submitTimes, used, later } = setUp();
    const [refusal, ...others] = await submitTimes(7, 'ann', { listed: true });
    assert.equal(others.length, 0, 'no limit by the minute holds for a list');
    assert.equal(refusal?.message, 'All 6 credits set for you for this month are used.');
    assert.match(refusal?.fix ?? '', /a manager or an administrator to approve, or wait until 1 December 2026\.$/);
    assert.equal(refusal?.retryAfterSeconds, undefined);
    assert.deepEqual(await used('ann'), [6, 6]);
    assert.equal((await submitTimes(4, 'ben')).length, 0, 'a list takes nothing of the minute');
    later(14 * 24 * 60 * 60);
    assert.equal((await submitTimes(1, 'ann')).length, 0);
  });

  test('an own limit goes before that of each person, and that before the default; null is none', async () => {
    const { ledger, organisationId, submitTimes } = setUp();
    await ledger.setLimits({ organisationId }, { month: null });
    await ledger.setLimits({ organisationId }, { minute: null });
    await ledger.setLimits({ organisationId, personId: '*' }, { month: 2 });
    await ledger.setLimits({ organisationId, personId: 'ben' }, { month: 3 });
    await ledger.setLimits({ organisationId, personId: 'cat' }, { month: null });
    await ledger.setLimits({ organisationId, personId: 'cat' }, { minute: null });
    const refused = async (person: string) => (await submitTimes(15, person)).length;
    assert.deepEqual([await refused('ann'), await refused('ben'), await refused('cat')], [13, 12, 0]);
    const limitOf = async (personId: string) => (await ledger.usage({ organisationId, personId })).person?.limit;
    assert.deepEqual([await limitOf('ann'), await limitOf('ben'), await limitOf('cat')], [2, 3, null]);
    await ledger.setLimits({ organisationId, personId: 'cat' }, { month: 4 }, { onlyFirst: true });
    assert.equal(await limitOf('cat'), null, 'what is set stays');
  });

  test('limits of a month and of a minute are set together, both or neither, and each is noted', async () => {
    const { ledger, organisationId, events } = setUp();
    const ann = { organisationId, personId: 'ann' };
    const monthly = async () => (await ledger.usage(ann)).person?.limit;
    const noted = async () => (await events()).map(({ details }) => details.trim()).sort();
    await ledger.setLimits(ann, { month: 7, minute: 3 });
    assert.deepEqual([await monthly(), await noted()], [7, ['minute 3', 'month 7']]);
    const tooMany = 3_000_000_000;
    await assert.rejects(ledger.setLimits(ann, { month: 8, minute: tooMany }));
    await assert.rejects(ledger.setLimits(ann, { month: tooMany, minute: 4 }));
    assert.deepEqual([await monthly(), await noted()], [7, ['minute 3', 'month 7']]);
    await ledger.setLimits(ann, {});
    assert.equal((await noted()).length, 2);
  });

  test('of two people who set limits at the same moment, one sets all and the other none', async () => {
    const { ledger, organisationId, events } = setUp();
    for (let round = 0; round < 20; round += 1) {
      const key = { organisationId, personId: `ann ${round}` };
      await ledger.setLimits(key, { month: 10, minute: 5 });
      const [isMonthSet, areBothSet] = await Promise.all([
        ledger.setLimits(key, { month: 11 }, { seen: { month: 10 } }),
        ledger.setLimits(key, { month: 12, minute: 6 }, { seen: { month: 10, minute: 5 } }),
      ]);
      const noted = (await events())
        .filter(({ personId }) => personId === key.personId)
        .map(({ details }) => details.trim())
        .slice(2);
      assert.equal(isMonthSet, !areBothSet);
      assert.deepEqual(noted.sort(), areBothSet ? ['minute 6', 'month 12'] : ['month 11']);
    }
  });

  test('without defaults there is no limit until one is set', async () => {
    const { ledger, organisationId, submitTimes } = setUp(null);
    assert.equal((await submitTimes(20, 'ann')).length, 0);
    assert.equal((await ledger.usage({ organisationId, personId: 'ann' })).remaining, null);
  });

  test('each level of a limit is noted once, and so is who set one', async () => {
    const { ledger, organisationId, submitTimes, events } = setUp();
    await ledger.setLimits({ organisationId, personId: 'ann' }, { month: 10 }, { byPersonId: 'ada' });
    await submitTimes(12, 'ann', { listed: true });
    const month = '2026-11-01';
    const noted = [
      { personId: 'ann', kind: 'limit_set', details: 'month 10' },
      { personId: 'ann', kind: 'budget_used', details: `month 10 80 ${month}` },
      { personId: 'ann', kind: 'budget_used', details: `month 10 90 ${month}` },
      { personId: 'ann', kind: 'budget_used', details: `month 10 100 ${month}` },
      { personId: null, kind: 'budget_used', details: `month 12 80 ${month}` },
    ];
    const words = (all: readonly z.infer<typeof eventRow>[]) =>
      all.map(({ personId, kind, details }) => [personId, kind, details].join(' ')).sort();
    assert.deepEqual(words(await events()), words(noted));
  });

  test('the ledger notes the levels that reports and notifications know, and no other', async () => {
    const { ledger, organisationId, subscription, submitTimes, events } = setUp(null);
    await ledger.setLimits({ organisationId, personId: 'ann' }, { month: 100 });
    await submitTimes(1, 'ann', { listed: true });
    await database.query(
      `select look_up_take($1, $2, 'ann', '2026-11-18T10:00:31Z', 1, null, true) from generate_series(2, 100)`,
      [subscription, organisationId],
    );
    const noted = (await events()).filter(({ kind }) => kind === 'budget_used').map(({ details }) => details);
    assert.deepEqual(
      noted,
      LIMIT_LEVELS.map((level) => `month 100 ${level} 2026-11-01`),
    );
  });

  test('the look-ups that passed a mark say so, those before and after them do not, and another organisation reads none', async () => {
    const { ledger, organisationId, passedBy } = setUp();
    for (let made = 0; made < 5; made += 1) await passedBy('ben');
    const passed = [];
    for (let made = 0; made < 6; made += 1) passed.push(await passedBy('ann'));
    const month = '2026-11-01';
    const own = { scope: 'person', most: 6, month };
    assert.deepEqual(passed, [
      [],
      [],
      [],
      [],
      [
        { scope: 'organisation', most: 12, month, percent: 80 },
        { ...own, percent: 80 },
      ],
      [
        { scope: 'organisation', most: 12, month, percent: 90 },
        { ...own, percent: 100 },
      ],
    ]);
    const ids = z
      .array(z.object({ id: z.string() }))
      .parse((await database.query('select id from look_ups where organisation_id = $1', [organisationId])).rows);
    const allIds = ids.map(({ id }) => id);
    assert.equal((await ledger.limitsPassed(organisationId, allIds)).length, 5);
    assert.deepEqual(await ledger.limitsPassed(randomUUID(), allIds), []);
  });

  test('a mark that a refused look-up passed is not passed any more once its credit is returned', async () => {
    const { passedBy, used } = setUp();
    for (let made = 0; made < 5; made += 1) await passedBy('ann');
    assert.deepEqual(await passedBy('ann', REFUSED), []);
    assert.deepEqual(await used('ann'), [5, 5]);
  });

  test('many submissions at the same moment, at two instances, never pass a limit and leave none unused', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { ledger, organisationId, submit, used } = setUp(null);
      const below = (most: number) => Math.floor(random() * most);
      const people = ['ann', 'ben', 'cat'];
      const limits = { month: below(40), minute: below(40), own: people.map(() => [below(15), below(15)] as const) };
      await ledger.setLimits({ organisationId }, { month: limits.month });
      await ledger.setLimits({ organisationId }, { minute: limits.minute });
      for (const [index, personId] of people.entries()) {
        await ledger.setLimits({ organisationId, personId }, { month: limits.own[index]?.[0] ?? 0 });
        await ledger.setLimits({ organisationId, personId }, { minute: limits.own[index]?.[1] ?? 0 });
      }
      const submitted = Array.from({ length: 60 }, (_, index) => submit(people[index % 3] ?? '', { at: index % 2 }));
      const admitted = (await Promise.all(submitted)).filter((refusal) => refusal === null).length;
      const ownMost = limits.own.map((own) => Math.min(...own, 20));
      const note = JSON.stringify({ round, limits });
      for (const [index, personId] of people.entries()) {
        const [own = 0, all = 0] = await used(personId);
        assert.ok(own <= (ownMost[index] ?? 0), note);
        assert.equal(all, admitted, note);
      }
      const sum = ownMost.reduce((total, most) => total + most, 0);
      assert.equal(admitted, Math.min(limits.month, limits.minute, sum), note);
    }
  });
});

/** Numbers from 0 to 1, the same at each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
