import type { KeptFault, LookUpState } from './look-up';

/** What the ledger needs of a database: one statement at a time. Each of them is one commit. */
export interface LedgerDatabase {
  query<Row extends object>(text: string, values?: readonly unknown[], name?: string): Promise<{ rows: Row[] }>;
}

/** A look-up as read back. */
export interface Entry {
  id: string;
  state: LookUpState;
  stateAt: Date;
  outcome: 'found' | 'not_found' | null;
  auditId: string | null;
  result: unknown;
  fault: KeptFault | null;
  personId: string;
  personName: string | null;
  overdue: boolean;
}

export interface Reserve {
  id: string;
  subscription: string;
  organisationId: string;
  personId: string;
  operation: string;
  subjectHash: string;
  paramsHash: string;
  idempotencyKey: string;
  keepMinutes: number;
  notFoundMinutes: number;
  fresh: boolean;
  sameAs: string | null;
  instance: string;
  leaseMs: number;
  sentMs: number | null;
  wish: object | null;
}

export interface Reserved {
  verdict: 'taken' | 'kept' | 'same' | 'twin' | 'conflict' | 'denied';
  lookUpId: string;
  limitOf: 'subscription' | 'organisation' | 'person' | null;
  monthlyLimit: number | null;
  /** The look-up whose answer counts: its own for `same`, another's for `kept` and `twin`. */
  source: Entry | null;
  /** Of `same`: this key was itself answered from a kept answer. */
  served: boolean;
}

const ENTRY = `l.id, l.state, l.state_at as "stateAt", l.outcome, l.audit_id as "auditId", l.result, l.fault,
  l.person_id as "personId", u.name as "personName"`;

/** `at` null is the database's own clock; a test hands in another. */
export function createStatements(database: LedgerDatabase, at: () => Date | null, graceMs: number) {
  const overdue = (now: string) =>
    `coalesce(l.due_at + make_interval(secs => ${graceMs / 1000}) < coalesce(${now}::timestamptz, clock_timestamp()), false)`;

  async function read(id: string): Promise<Entry | null> {
    const { rows } = await database.query<Entry>(
      `select ${ENTRY}, ${overdue('$2')} as overdue
       from look_ups l left join "user" u on u.id = l.person_id where l.id = $1`,
      [id, at()],
    );
    return rows[0] ?? null;
  }

  return {
    read,

    /** The look-up of a question under a key, and that whose answer it was given. */
    async recall(
      of: Pick<
        Reserve,
        'subscription' | 'organisationId' | 'operation' | 'idempotencyKey' | 'subjectHash' | 'paramsHash'
      >,
    ) {
      const { rows } = await database.query<Entry & { lookUpId: string }>(
        `select k.id as "lookUpId", ${ENTRY}, ${overdue('$7')} as overdue
         from look_ups k join look_ups l on l.id = coalesce(k.served_from, k.id) left join "user" u on u.id = l.person_id
         where k.subscription = $1 and k.organisation_id = $2 and k.operation = $3 and k.idempotency_key = $4
           and k.subject_hash = $5 and k.params_hash = $6 and k.state not in ('RELEASED', 'DENIED')`,
        [of.subscription, of.organisationId, of.operation, of.idempotencyKey, of.subjectHash, of.paramsHash, at()],
      );
      return rows[0] ?? null;
    },

    async reserve(of: Reserve): Promise<Reserved> {
      const { rows } = await database.query<
        Omit<Reserved, 'source' | 'served'> & Omit<Entry, 'id'> & { id: string | null; sourceId: string | null }
      >(
        `with noted as (
           insert into presses (organisation_id, idempotency_key, person_id, wish, pressed_at)
           select $3, $8, $4, $17::json, coalesce($16::timestamptz, clock_timestamp()) where $17::json is not null
           on conflict do nothing)
         select r.verdict, r.look_up_id as "lookUpId", r.source_id as "sourceId", r.limit_of as "limitOf",
                r.monthly_limit as "monthlyLimit", ${ENTRY}, ${overdue('$16')} as overdue
         from (
           -- One row, and the planner is to know it: it takes a function for a thousand, and would read all of look_ups.
           select * from look_up_reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) limit 1
         ) r
         left join look_ups l on r.verdict in ('kept', 'same', 'twin') and l.id = r.source_id
         left join "user" u on u.id = l.person_id`,
        [
          of.id,
          of.subscription,
          of.organisationId,
          of.personId,
          of.operation,
          of.subjectHash,
          of.paramsHash,
          of.idempotencyKey,
          of.keepMinutes,
          of.notFoundMinutes,
          of.fresh,
          of.sameAs,
          of.instance,
          of.leaseMs,
          of.sentMs,
          at(),
          of.wish === null ? null : JSON.stringify(of.wish),
        ],
        'look_up_reserve',
      );
      const row = rows[0];
      if (row === undefined) throw new Error('look_up_reserve gave no verdict');
      const { verdict, lookUpId, sourceId, limitOf, monthlyLimit, ...entry } = row;
      // Settled while this statement waited: it still shows as running in what the statement sees.
      const outdated = entry.id === null || (verdict === 'kept' && entry.state !== 'SETTLED');
      const wanted = verdict === 'kept' || verdict === 'same' || verdict === 'twin';
      const source = !wanted || sourceId === null ? null : outdated ? await read(sourceId) : { ...entry, id: sourceId };
      return { verdict, lookUpId, limitOf, monthlyLimit, source, served: sourceId !== lookUpId };
    },

    /** RESERVED → SENT. False when the lease has ended and the look-up was given back. */
    async markSent(id: string, deadlineMs: number): Promise<boolean> {
      const { rows } = await database.query(
        `update look_ups set state = 'SENT', state_at = coalesce($3::timestamptz, clock_timestamp()),
           due_at = coalesce($3::timestamptz, clock_timestamp()) + make_interval(secs => $2::integer / 1000.0)
         where id = $1 and state = 'RESERVED' returning id`,
        [id, deadlineMs, at()],
      );
      return rows.length === 1;
    },

    /** SENT or UNKNOWN → SETTLED. A reference the provider has used before stays with its first look-up. */
    async settle(id: string, reply: { outcome: string; result: string; auditId: string | null }): Promise<Date | null> {
      const { rows } = await database.query<{ stateAt: Date }>(
        `update look_ups l set state = 'SETTLED', state_at = coalesce($5::timestamptz, clock_timestamp()), due_at = null,
           outcome = $2, result = $3, fault = null,
           audit_id = case when exists (
             select 1 from look_ups o where o.subscription = l.subscription and o.operation = l.operation
               and o.audit_id = $4 and o.state = 'SETTLED') then null else $4 end
         where l.id = $1 and l.state in ('SENT', 'UNKNOWN') returning l.state_at as "stateAt"`,
        [id, reply.outcome, reply.result, reply.auditId, at()],
        'look_up_settle',
      );
      return rows[0]?.stateAt ?? null;
    },

    /** SENT → UNKNOWN: it may have been counted, so it goes on counting here. */
    async markUnknown(id: string, fault: KeptFault): Promise<void> {
      await database.query(
        `update look_ups set state = 'UNKNOWN', state_at = coalesce($3::timestamptz, clock_timestamp()), due_at = null,
           fault = $2 where id = $1 and state = 'SENT'`,
        [id, JSON.stringify(fault), at()],
      );
    },

    /** → RELEASED, giving the look-up back. False when it was in none of the states. */
    async release(id: string, from: readonly LookUpState[], fault: KeptFault | null): Promise<boolean> {
      const { rows } = await database.query<{ released: boolean }>(
        'select look_up_release($1, $2, $3, $4) as released',
        [id, from, fault === null ? null : JSON.stringify(fault), at()],
      );
      return rows[0]?.released === true;
    },
  };
}

export type Statements = ReturnType<typeof createStatements>;
