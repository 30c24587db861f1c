/**
 * Submissions that have no record yet, or one that lacks a result which may still come. The ledger notes them; the
 * statement that writes a record with all their results removes them.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { submissions } from '../schema/submissions';

const submissionRow = createSelectSchema(submissions, { request: z.unknown() }).extend({
  /** Null if the person is no longer known. */
  personName: z.string().nullable(),
  /** `submittedAt` as the database writes it: a Date would lose digits. */
  submittedText: z.string(),
});
export type InterruptedSubmission = z.infer<typeof submissionRow>;

const SUBMISSION = `p.organisation_id as "organisationId", p.idempotency_key as "idempotencyKey",
  p.person_id as "personId", u.name as "personName", p.request, p.submitted_at as "submittedAt",
  p.submitted_at::text as "submittedText"`;

type SubmissionPlace = Pick<InterruptedSubmission, 'submittedText' | 'organisationId' | 'idempotencyKey'>;

/** In SQL: the first hundred after a submission, the oldest first; its values follow so many others. */
const pageAfter = (others: number) => `and ($${others + 1}::timestamptz is null
    or (p.submitted_at, p.organisation_id, p.idempotency_key) > ($${others + 1}::timestamptz, $${others + 2}, $${others + 3}))
  order by p.submitted_at, p.organisation_id, p.idempotency_key limit 100`;
const placeOf = (after: SubmissionPlace | null) => [
  after?.submittedText ?? null,
  after?.organisationId ?? null,
  after?.idempotencyKey ?? null,
];

/** In SQL: how many look-ups `l` of a submission `p` meet a condition. As a count, which no planner makes a join of. */
export const lookUpsOf = (condition: string) => `(select count(*) from look_ups l
  where l.organisation_id = p.organisation_id and l.idempotency_key = p.idempotency_key
    and l.state not in ('RELEASED', 'DENIED') and (${condition}))`;

export type SubmissionStore = ReturnType<typeof openSubmissions>;

export function openSubmissions(database: SqlDatabase) {
  return {
    /** A hundred of those made before a moment, the oldest first. @param after the last one read, if any were */
    listBefore: (before: Date, after: SubmissionPlace | null = null): Promise<InterruptedSubmission[]> =>
      selectRows(
        database,
        submissionRow,
        `select ${SUBMISSION} from submissions p left join "user" u on u.id = p.person_id
         where p.submitted_at < $1 ${pageAfter(1)}`,
        [before, ...placeOf(after)],
      ),

    /**
     * Those made since a moment whose requester has left: an answer came after its deadline, is in no record, and none
     * of the submission's look-ups is in flight or awaited any longer. A hundred, the oldest first.
     * @param after the last one read, if any were
     */
    listLate: (
      { since, now }: { since: Date; now: Date },
      after: SubmissionPlace | null = null,
    ): Promise<InterruptedSubmission[]> =>
      selectRows(
        database,
        submissionRow,
        `select ${SUBMISSION} from submissions p left join "user" u on u.id = p.person_id
         where p.submitted_at >= $1
           and ${lookUpsOf(`l.state = 'SENT' or l.state = 'UNKNOWN' and l.awaited_until > $2`)} = 0
           and ${lookUpsOf(`l.state = 'SETTLED'
             and exists (select 1 from look_up_history h where h.look_up_id = l.id and h.state = 'UNKNOWN')
             and not exists (select 1 from valuations r where r.look_up_ids @> array[l.id])
             and not exists (select 1 from registrations r where r.look_up_ids @> array[l.id])`)} > 0
           ${pageAfter(2)}`,
        [since, now, ...placeOf(after)],
      ),

    /** For a submission that brings no further answer. */
    async remove({
      organisationId,
      idempotencyKey,
    }: Pick<InterruptedSubmission, 'organisationId' | 'idempotencyKey'>): Promise<void> {
      await database.query('delete from submissions where organisation_id = $1 and idempotency_key = $2', [
        organisationId,
        idempotencyKey,
      ]);
    },
  };
}
