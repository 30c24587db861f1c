import { gathered } from '@/lib/domain/gathered';
import { ENTRY, type Entry } from './entry';
import type { LookUpState } from './look-up';
import type { LedgerDatabase } from './statements';

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

interface Verdict extends Omit<Reserved, 'source' | 'served'>, Omit<Entry, 'id' | 'state'> {
  id: string | null;
  state: LookUpState | null;
  sourceId: string | null;
}

interface Parts {
  database: LedgerDatabase;
  at: () => Date | null;
  overdue: (now: string) => string;
  read: (id: string) => Promise<Entry | null>;
}

/** What may go in one commit: a person's presses of a moment, or some cars of a list. */
const TOGETHER = 32;

/** NEW → SERVED, DENIED, RESERVED or SENT. One person's reservations of one moment share a commit. */
export function createReserving({ database, at, overdue, read }: Parts): (of: Reserve) => Promise<Reserved> {
  const select = (now: string) => `r.verdict, r.look_up_id as "lookUpId", r.source_id as "sourceId",
    r.limit_of as "limitOf", r.monthly_limit as "monthlyLimit", ${ENTRY}, ${overdue(now)} as overdue`;
  // By its key and never by a join, which was planned while the table was small and would read all of it.
  const source = `left join lateral (
      select * from look_ups s where r.verdict in ('kept', 'same', 'twin') and s.id = r.source_id limit 1) l on true
    left join "user" u on u.id = l.person_id`;

  async function one(of: Reserve): Promise<Verdict[]> {
    const { rows } = await database.query<Verdict>(
      `with noted as (
         insert into presses (organisation_id, idempotency_key, person_id, wish, pressed_at)
         select $3, $8, $4, $17::json, coalesce($16::timestamptz, clock_timestamp()) where $17::json is not null
         on conflict do nothing)
       select ${select('$16')}
       from look_up_reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) r ${source}`,
      [
        ...[of.id, of.subscription, of.organisationId, of.personId, of.operation, of.subjectHash, of.paramsHash],
        ...[of.idempotencyKey, of.keepMinutes, of.notFoundMinutes, of.fresh, of.sameAs, of.instance, of.leaseMs],
        ...[of.sentMs, at(), of.wish === null ? null : JSON.stringify(of.wish)],
      ],
      'look_up_reserve',
    );
    return rows;
  }

  async function all([first, ...others]: readonly [Reserve, ...Reserve[]]): Promise<Verdict[]> {
    const asked = [first, ...others].map((of, place) => ({
      ...{ place, id: of.id, operation: of.operation, subject: of.subjectHash, params: of.paramsHash },
      ...{ key: of.idempotencyKey, keepMinutes: of.keepMinutes, fresh: of.fresh, sameAs: of.sameAs, sentMs: of.sentMs },
      wish: of.wish,
    }));
    const { rows } = await database.query<Verdict>(
      `with noted as (
         insert into presses (organisation_id, idempotency_key, person_id, wish, pressed_at)
         select distinct on (a.key) $2, a.key, $3, a.wish, coalesce($8::timestamptz, clock_timestamp())
         from json_to_recordset($7::json) as a(key text, wish json) where a.wish is not null
         on conflict do nothing)
       select ${select('$8')} from look_up_reserve_all($1, $2, $3, $4, $5, $6, $7, $8) r ${source} order by r.place`,
      [
        ...[first.subscription, first.organisationId, first.personId, first.notFoundMinutes, first.instance],
        ...[first.leaseMs, JSON.stringify(asked), at()],
      ],
      'look_up_reserve_all',
    );
    return rows;
  }

  async function reservedOf({ verdict, lookUpId, sourceId, limitOf, monthlyLimit, ...entry }: Verdict) {
    // Settled while the statement waited, or in the same statement: what it saw is not what there is.
    const outdated = entry.id === null || (verdict === 'kept' && entry.state !== 'SETTLED');
    const wanted = verdict === 'kept' || verdict === 'same' || verdict === 'twin';
    const seen = entry as Entry; // unless it is outdated
    const source = !wanted || sourceId === null ? null : outdated ? await read(sourceId) : { ...seen, id: sourceId };
    return { verdict, lookUpId, limitOf, monthlyLimit, source, served: sourceId !== lookUpId };
  }

  return gathered<Reserve, Reserved>(
    async (batch) => {
      const [first, ...others] = batch;
      if (first === undefined) return [];
      const verdicts = others.length === 0 ? await one(first) : await all([first, ...others]);
      if (verdicts.length !== batch.length) throw new Error('Not every look-up was given a verdict');
      return Promise.all(verdicts.map(reservedOf));
    },
    { most: TOGETHER, kind: ({ organisationId, personId }) => `${organisationId} ${personId}` },
  );
}
