import { batchCalls } from '@/lib/encoding/batch';
import { LEDGER_ENTRY_COLUMNS, type LedgerEntry } from './ledger-entry';
import type { LookUpState } from './look-up';
import type { LedgerDatabase } from './ledger-statements';

export interface ReserveRequest {
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

export interface ReserveResult {
  verdict: 'taken' | 'kept' | 'same' | 'twin' | 'conflict' | 'denied';
  lookUpId: string;
  limitOf: 'subscription' | 'organisation' | 'person' | null;
  monthlyLimit: number | null;
  /** The look-up whose answer counts: its own for `same`, another's for `kept` and `twin`. */
  source: LedgerEntry | null;
  /** Of `same`: this key was itself answered from a kept answer. */
  served: boolean;
}

interface ReserveRow extends Omit<ReserveResult, 'source' | 'served'>, Omit<LedgerEntry, 'id' | 'state'> {
  id: string | null;
  state: LookUpState | null;
  sourceId: string | null;
}

interface ReserveParts {
  database: LedgerDatabase;
  at: () => Date | null;
  overdue: (now: string) => string;
  read: (id: string) => Promise<LedgerEntry | null>;
}

/** What may go in one commit: a person's presses of a moment, or some cars of a list. */
const BATCH_MAX = 32;

/** NEW → SERVED, DENIED, RESERVED or SENT. One person's reservations of one moment share a commit. */
export function createReserve({
  database,
  at,
  overdue,
  read,
}: ReserveParts): (request: ReserveRequest) => Promise<ReserveResult> {
  const select = (now: string) => `r.verdict, r.look_up_id as "lookUpId", r.source_id as "sourceId",
    r.limit_of as "limitOf", r.monthly_limit as "monthlyLimit", ${LEDGER_ENTRY_COLUMNS}, ${overdue(now)} as overdue`;
  // By its key and never by a join, which was planned while the table was small and would read all of it.
  const source = `left join lateral (
      select * from look_ups s where r.verdict in ('kept', 'same', 'twin') and s.id = r.source_id limit 1) l on true
    left join "user" u on u.id = l.person_id`;

  async function reserveOne(request: ReserveRequest): Promise<ReserveRow[]> {
    const { rows } = await database.query<ReserveRow>(
      `with noted as (
         insert into presses (organisation_id, idempotency_key, person_id, wish, pressed_at)
         select $3, $8, $4, $17::json, coalesce($16::timestamptz, clock_timestamp()) where $17::json is not null
         on conflict do nothing)
       select ${select('$16')}
       from look_up_reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) r ${source}`,
      [
        ...[
          request.id,
          request.subscription,
          request.organisationId,
          request.personId,
          request.operation,
          request.subjectHash,
          request.paramsHash,
        ],
        ...[
          request.idempotencyKey,
          request.keepMinutes,
          request.notFoundMinutes,
          request.fresh,
          request.sameAs,
          request.instance,
          request.leaseMs,
        ],
        ...[request.sentMs, at(), request.wish === null ? null : JSON.stringify(request.wish)],
      ],
      'look_up_reserve',
    );
    return rows;
  }

  async function reserveBatch([first, ...others]: readonly [ReserveRequest, ...ReserveRequest[]]): Promise<
    ReserveRow[]
  > {
    const batchRows = [first, ...others].map((request, index) => ({
      place: index,
      id: request.id,
      operation: request.operation,
      subject: request.subjectHash,
      params: request.paramsHash,
      key: request.idempotencyKey,
      keepMinutes: request.keepMinutes,
      fresh: request.fresh,
      sameAs: request.sameAs,
      sentMs: request.sentMs,
      wish: request.wish,
    }));
    const { rows } = await database.query<ReserveRow>(
      `with noted as (
         insert into presses (organisation_id, idempotency_key, person_id, wish, pressed_at)
         select distinct on (a.key) $2, a.key, $3, a.wish, coalesce($8::timestamptz, clock_timestamp())
         from json_to_recordset($7::json) as a(key text, wish json) where a.wish is not null
         on conflict do nothing)
       select ${select('$8')} from look_up_reserve_all($1, $2, $3, $4, $5, $6, $7, $8) r ${source} order by r.place`,
      [
        ...[first.subscription, first.organisationId, first.personId, first.notFoundMinutes, first.instance],
        ...[first.leaseMs, JSON.stringify(batchRows), at()],
      ],
      'look_up_reserve_all',
    );
    return rows;
  }

  async function resultFrom({ verdict, lookUpId, sourceId, limitOf, monthlyLimit, ...entry }: ReserveRow) {
    // Settled while the statement waited, or in the same statement: what it saw is not what there is.
    const outdated = entry.id === null || (verdict === 'kept' && entry.state !== 'SETTLED');
    const hasSource = verdict === 'kept' || verdict === 'same' || verdict === 'twin';
    const seen = entry as LedgerEntry; // unless it is outdated
    const source = !hasSource || sourceId === null ? null : outdated ? await read(sourceId) : { ...seen, id: sourceId };
    return { verdict, lookUpId, limitOf, monthlyLimit, source, served: sourceId !== lookUpId };
  }

  return batchCalls<ReserveRequest, ReserveResult>(
    async (batch) => {
      const [first, ...others] = batch;
      if (first === undefined) return [];
      const verdicts = others.length === 0 ? await reserveOne(first) : await reserveBatch([first, ...others]);
      if (verdicts.length !== batch.length) throw new Error('Not every look-up was given a verdict');
      return Promise.all(verdicts.map(resultFrom));
    },
    { maxBatchSize: BATCH_MAX, kind: ({ organisationId, personId }) => `${organisationId} ${personId}` },
  );
}
