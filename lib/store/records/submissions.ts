/** Submissions whose record is not written yet. The ledger notes them; the statement that writes the record removes them. */
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

export type SubmissionStore = ReturnType<typeof openSubmissions>;

export function openSubmissions(database: SqlDatabase) {
  return {
    /** The first hundred made before a moment, the oldest first. */
    listBefore: (before: Date): Promise<InterruptedSubmission[]> =>
      selectRows(
        database,
        submissionRow,
        `select p.organisation_id as "organisationId", p.idempotency_key as "idempotencyKey", p.person_id as "personId",
                u.name as "personName", p.request, p.submitted_at as "submittedAt"
         from submissions p left join "user" u on u.id = p.person_id where p.submitted_at < $1 order by p.submitted_at limit 100`,
        [before],
      ),

    /** For a submission that brought no answer. */
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
