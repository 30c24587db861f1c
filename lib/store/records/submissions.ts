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
});
export type InterruptedSubmission = z.infer<typeof submissionRow>;

const SUBMISSION = `p.organisation_id as "organisationId", p.idempotency_key as "idempotencyKey",
  p.person_id as "personId", u.name as "personName", p.request, p.submitted_at as "submittedAt"`;

/** In SQL: how many look-ups `l` of a submission `p` meet a condition. As a count, which no planner makes a join of. */
export const lookUpsOf = (condition: string) => `(select count(*) from look_ups l
  where l.organisation_id = p.organisation_id and l.idempotency_key = p.idempotency_key
    and l.state not in ('RELEASED', 'DENIED') and (${condition}))`;

export type SubmissionStore = ReturnType<typeof openSubmissions>;

export function openSubmissions(database: SqlDatabase) {
  return {
    /** The first hundred made before a moment, the oldest first. */
    listBefore: (before: Date): Promise<InterruptedSubmission[]> =>
      selectRows(
        database,
        submissionRow,
        `select ${SUBMISSION} from submissions p left join "user" u on u.id = p.person_id
         where p.submitted_at < $1 order by p.submitted_at limit 100`,
        [before],
      ),

    /**
     * Those made since a moment whose requester has left: an answer came after its deadline, is in no record, and none
     * of the submission's look-ups is in flight or awaited any longer. The first hundred, the oldest first.
     */
    listLate: ({ since, now }: { since: Date; now: Date }): Promise<InterruptedSubmission[]> =>
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
         order by p.submitted_at limit 100`,
        [since, now],
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
