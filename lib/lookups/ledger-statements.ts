import { batchCalls } from '@/lib/encoding/batch';
import { LEDGER_ENTRY_COLUMNS, type LedgerEntry } from './ledger-entry';
import type { StoredFault, LookUpState } from './look-up';
import { createReserve, type ReserveRequest } from './reserve';

/** What the ledger needs of a database: one statement at a time. Each of them is one commit. */
export interface LedgerDatabase {
  query<Row extends object>(text: string, values?: readonly unknown[], name?: string): Promise<{ rows: Row[] }>;
}

interface SettleRequest {
  id: string;
  outcome: string;
  /** JSON. */
  result: string;
  auditId: string | null;
}

const SETTLE_BATCH_MAX = 32;

/** `at` null is the database's own clock; a test hands in another. */
export function createStatements(database: LedgerDatabase, at: () => Date | null, graceMs: number) {
  const overdue = (now: string) =>
    `coalesce(l.due_at + make_interval(secs => ${graceMs / 1000}) < coalesce(${now}::timestamptz, clock_timestamp()), false)`;

  async function read(id: string): Promise<LedgerEntry | null> {
    const { rows } = await database.query<LedgerEntry>(
      `select ${LEDGER_ENTRY_COLUMNS}, ${overdue('$2')} as overdue
       from look_ups l left join "user" u on u.id = l.person_id where l.id = $1`,
      [id, at()],
    );
    return rows[0] ?? null;
  }

  return {
    read,

    /** The look-up of a question under a key, and that whose answer it was given. */
    async recall(
      question: Pick<
        ReserveRequest,
        'subscription' | 'organisationId' | 'operation' | 'idempotencyKey' | 'subjectHash' | 'paramsHash'
      >,
    ) {
      const { rows } = await database.query<LedgerEntry & { lookUpId: string }>(
        `select k.id as "lookUpId", ${LEDGER_ENTRY_COLUMNS}, ${overdue('$7')} as overdue
         from look_ups k join look_ups l on l.id = coalesce(k.served_from, k.id) left join "user" u on u.id = l.person_id
         where k.subscription = $1 and k.organisation_id = $2 and k.operation = $3 and k.idempotency_key = $4
           and k.subject_hash = $5 and k.params_hash = $6 and k.state not in ('RELEASED', 'DENIED')`,
        [
          question.subscription,
          question.organisationId,
          question.operation,
          question.idempotencyKey,
          question.subjectHash,
          question.paramsHash,
          at(),
        ],
      );
      return rows[0] ?? null;
    },

    reserve: createReserve({ database, at, overdue, read }),

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

    /**
     * SENT or UNKNOWN → SETTLED; null when it was neither. A reference the provider has used before stays with its
     * first look-up. Answers that come in the same moment share a commit.
     */
    settle: batchCalls<SettleRequest, Date | null>(
      async (batch) => {
        const { rows } = await database.query<{ id: string; stateAt: Date }>(
          // As one JSON text: the driver takes several times as long to write arrays of answers.
          `select s.look_up_id as id, s.settled_at as "stateAt"
           from (select array_agg(id) as ids, array_agg(outcome) as outcomes, array_agg(result) as results,
                   array_agg("auditId") as audit_ids
                 from json_to_recordset($1::json) as g(id uuid, outcome text, result text, "auditId" text)) g,
             look_up_settle(g.ids, g.outcomes, g.results, g.audit_ids, $2) s`,
          [JSON.stringify(batch), at()],
          'look_up_settle',
        );
        const settled = new Map(rows.map(({ id, stateAt }) => [id, stateAt]));
        return batch.map(({ id }) => settled.get(id) ?? null);
      },
      { maxBatchSize: SETTLE_BATCH_MAX },
    ),

    /** SENT → UNKNOWN: it may have been counted, so it goes on counting here. */
    async markUnknown(id: string, fault: StoredFault): Promise<void> {
      await database.query(
        `update look_ups set state = 'UNKNOWN', state_at = coalesce($3::timestamptz, clock_timestamp()), due_at = null,
           fault = $2 where id = $1 and state = 'SENT'`,
        [id, JSON.stringify(fault), at()],
      );
    },

    /** → RELEASED, giving the look-up back. False when it was in none of the states. */
    async release(id: string, from: readonly LookUpState[], fault: StoredFault | null): Promise<boolean> {
      const { rows } = await database.query<{ released: boolean }>(
        'select look_up_release($1, $2, $3, $4) as released',
        [id, from, fault === null ? null : JSON.stringify(fault), at()],
      );
      return rows[0]?.released === true;
    },
  };
}
