import assert from 'node:assert/strict';
import { z } from 'zod';
import { selectRows, type Queryable } from '@/lib/store/rows';

const FOLLOWS: Record<string, readonly string[]> = {
  '': ['SERVED', 'DENIED', 'SENT'],
  SENT: ['SETTLED', 'RELEASED', 'UNKNOWN'],
  UNKNOWN: ['SETTLED', 'RELEASED', 'WRITTEN_OFF'],
};

const counterRow = z.object({
  organisationId: z.string(),
  personId: z.string(),
  month: z.string(),
  taken: z.number(),
});
const historyRow = z.object({ id: z.string(), state: z.string(), steps: z.array(z.string()) });
const takeRow = counterRow.pick({ organisationId: true, personId: true, month: true }).extend({ state: z.string() });
const limitRow = z.object({ key: z.string(), monthlyLimit: z.number() });

/** Rows of one subscription. */
type Select = <Row>(row: z.ZodType<Row>, text: string) => Promise<Row[]>;
/** Which state may follow which in a history. */
type Follows = Readonly<Record<string, readonly string[]>>;

/**
 * Checks the invariants of the ledger that the tables show, for one subscription; for tests.
 * @param follows which state may follow which in a history
 */
export async function assertInvariants(
  database: Queryable,
  subscription: string,
  follows: Follows = FOLLOWS,
): Promise<void> {
  const select: Select = (row, text) => selectRows(database, row, text, [subscription]);
  await assertCounters(select);
  await assertSingleRows(select);
  await assertHistories(select, follows);
  await assertLimits(select);
}

async function assertCounters(select: Select): Promise<void> {
  const counters = await select(
    counterRow,
    `select organisation_id as "organisationId", person_id as "personId", month::text, taken
     from look_up_counters where subscription = $1 and taken > 0 order by 1, 2, 3`,
  );
  const counted = await select(
    counterRow,
    `select coalesce(organisation_id, '') as "organisationId", coalesce(person_id, '') as "personId", month::text,
            count(*)::integer as taken
     from look_ups where subscription = $1 and state in ('SENT', 'UNKNOWN', 'SETTLED', 'WRITTEN_OFF')
     group by grouping sets ((month), (organisation_id, month), (organisation_id, person_id, month)) order by 1, 2, 3`,
  );
  assert.deepEqual(counters, counted, 'counters equal the ledger');
}

async function assertSingleRows(select: Select): Promise<void> {
  const keys = await select(
    z.object({ key: z.string() }),
    `select idempotency_key as key from look_ups
     where subscription = $1 and state in ('SENT', 'UNKNOWN', 'SETTLED', 'WRITTEN_OFF')
     group by organisation_id, operation, idempotency_key having count(*) > 1`,
  );
  assert.deepEqual(keys, [], 'one key has at most one chargeable row');

  const audits = await select(
    z.object({ auditId: z.string() }),
    `select audit_id as "auditId" from look_ups where subscription = $1 and state = 'SETTLED' and audit_id is not null
     group by operation, audit_id having count(*) > 1`,
  );
  assert.deepEqual(audits, [], 'one audit id stands in at most one settled row');

  const empty = await select(
    z.object({ id: z.string() }),
    `select id from look_ups where subscription = $1 and state = 'SETTLED' and (result is null or outcome is null)`,
  );
  assert.deepEqual(empty, [], 'a settled row has its result');
}

async function assertHistories(select: Select, follows: Follows): Promise<void> {
  const histories = await select(
    historyRow,
    `select l.id, l.state, array_agg(h.state order by h.id) as steps
     from look_ups l join look_up_history h on h.look_up_id = l.id where l.subscription = $1 group by l.id`,
  );
  for (const { state, steps } of histories) {
    steps.forEach((step, index) => {
      const before = steps[index - 1] ?? '';
      assert.ok(follows[before]?.includes(step), `${step} cannot follow ${before || 'nothing'}: ${steps.join(' ')}`);
    });
    assert.equal(steps.at(-1), state, 'the history ends in the present state');
  }
}

async function assertLimits(select: Select): Promise<void> {
  // Takes are in the order of the counters' lock; a release may appear a moment early, which can only hide a breach by
  // one that the next take would show again.
  const events = await select(
    takeRow,
    `select h.state, l.organisation_id as "organisationId", l.person_id as "personId", l.month::text
     from look_up_history h join look_ups l on l.id = h.look_up_id
     where l.subscription = $1 and h.state in ('SENT', 'RELEASED') order by h.id`,
  );
  const limits = new Map(
    (
      await select(
        limitRow,
        `select organisation_id || '/' || person_id as key, monthly_limit as "monthlyLimit"
         from look_up_limits where subscription = $1`,
      )
    ).map(({ key, monthlyLimit }) => [key, monthlyLimit]),
  );
  const taken = new Map<string, number>();
  for (const { state, organisationId, personId, month } of events) {
    for (const key of ['/', `${organisationId}/`, `${organisationId}/${personId}`]) {
      const now = (taken.get(`${key} ${month}`) ?? 0) + (state === 'SENT' ? 1 : -1);
      taken.set(`${key} ${month}`, now);
      assert.ok(now <= (limits.get(key) ?? Infinity), `taken ${now} of ${limits.get(key)} at ${key}`);
    }
  }
}
