/** The answer that a question already has under its key, without calling the provider or waiting. */
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { answeredSchema, type PendingSubmission } from '@/lib/domain/valuations/pending-valuation';
import { Fault } from '@/lib/fault';
import { selectRow, selectRows } from '@/lib/store/rows';
import { storedAnswer, storedFaultOf, type LookUpAnswer } from './answer';
import type { AnswerSource, ReadableQuestion } from './billed-question';
import type { Ledger, LedgerContext } from './ledger';
import { answeredResult, faultedResult, type LookUpResult } from './result';
import { storedLookUp, storedLookUpColumns } from './stored-look-up';

export interface RecallKey {
  readonly session: Pick<Session, 'organisationId' | 'personId' | 'personName'>;
  readonly idempotencyKey: string;
}

/** A look-up's own row, and the look-up whose answer it was served. */
const recalledRow = storedLookUp.extend({ lookUpId: z.string() });
const keyRow = z.object({ key: z.string() });
const pendingRow = z.object({
  request: z.unknown(),
  submittedAt: z.date(),
  personName: z.string().nullable(),
  answered: answeredSchema,
});

/** In SQL: whether a look-up `l` may still be answered, by the clock in `$3`; whether it is answered. */
const OPEN = `(l.state = 'SENT' or l.state = 'UNKNOWN' and l.awaited_until > coalesce($3::timestamptz, clock_timestamp()))`;
const ANSWERED = `l.state in ('SETTLED', 'SERVED')`;

export function createRecall(context: LedgerContext) {
  /** Null: never made, or released. Throws the Fault it ended with. */
  async function recall<T>(
    question: ReadableQuestion<T>,
    { session, idempotencyKey }: RecallKey,
  ): Promise<LookUpAnswer<T> | null> {
    const { subjectHash, paramsHash } = context.hashesOf(question);
    const row = await selectRow(
      context.database,
      recalledRow,
      `select k.id as "lookUpId", ${storedLookUpColumns(context, '$7')}
       from look_ups k join look_ups l on l.id = coalesce(k.served_from, k.id) left join "user" u on u.id = l.person_id
       where k.subscription = $1 and k.organisation_id = $2 and k.operation = $3 and k.idempotency_key = $4
         and k.subject_hash = $5 and k.params_hash = $6 and k.state not in ('RELEASED', 'DENIED')`,
      [
        context.subscription,
        session.organisationId,
        question.operation,
        idempotencyKey,
        subjectHash,
        paramsHash,
        context.now(),
      ],
    );
    if (row === null) return null;
    if (row.state !== 'SETTLED') throw storedFaultOf(row);
    return storedAnswer(question, row.lookUpId, row, row.lookUpId !== row.id);
  }

  /** Those of these keys under which a late reply is still awaited. */
  async function awaitedKeys(organisationId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await selectRows(
      context.database,
      keyRow,
      `select distinct idempotency_key as key from look_ups
       where subscription = $1 and organisation_id = $2 and idempotency_key = any ($3::text[]) and state = 'UNKNOWN'
         and awaited_until > coalesce($4::timestamptz, clock_timestamp())`,
      [context.subscription, organisationId, keys, context.now()],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /**
   * Valuations of an organisation whose record, or later record, may still come, oldest first; at most fifty, never those
   * of lists.
   */
  const pendingSubmissions = (organisationId: string): Promise<PendingSubmission[]> =>
    selectRows(
      context.database,
      pendingRow,
      `select p.request, p.submitted_at as "submittedAt", u.name as "personName",
         case when n.open = 0 then 'all' when n.answered > 0 then 'part' else 'none' end as answered
       from submissions p left join "user" u on u.id = p.person_id
       cross join lateral (
         select count(*) filter (where ${OPEN}) as open, count(*) filter (where ${ANSWERED}) as answered,
           -- Of these the record is being written.
           count(*) filter (where ${ANSWERED} and not exists (
             select 1 from valuations v where v.look_up_ids @> array[l.id])) as unrecorded
         from look_ups l
         where l.idempotency_key = p.idempotency_key and l.organisation_id = $1 and l.subscription = $2
           and l.state not in ('RELEASED', 'DENIED')) n
       where p.organisation_id = $1 and p.request->>'record' is distinct from 'registration'
         and (n.open > 0 or n.unrecorded > 0)
       order by p.submitted_at limit 50`,
      [organisationId, context.subscription, context.now()],
    );

  /**
   * Ends a submission that has no record: its answers are all in that of another, which it joined, or it was refused and
   * has earlier answers alone, of which a record would be made when it is found interrupted.
   */
  async function endWithoutRecord({ organisationId }: Pick<Session, 'organisationId'>, idempotencyKey: string) {
    const text = 'delete from submissions where organisation_id = $1 and idempotency_key = $2';
    await context.database.query(text, [organisationId, idempotencyKey]);
  }

  return { recall, awaitedKeys, pendingSubmissions, endWithoutRecord };
}

/** The outcome of a question under a key; null if it was never made, or released. @throws Fault when storage is down */
export async function recallLookUp<T>(
  question: ReadableQuestion<T> & AnswerSource<T>,
  key: RecallKey,
  { ledger }: { readonly ledger: Pick<Ledger, 'recall'> },
): Promise<LookUpResult<T> | null> {
  try {
    const answer = await ledger.recall(question, key);
    return answer && answeredResult(question, answer, key.session);
  } catch (error) {
    if (error instanceof Fault && error.code === 'storage_down') throw error;
    return faultedResult(error);
  }
}
