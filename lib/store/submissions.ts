/** Presses whose record was not written in time; the ledger notes them, and the record's own statement takes them out. */
import type { SqlDatabase } from './database';

export interface InterruptedSubmission {
  organisationId: string;
  idempotencyKey: string;
  personId: string;
  /** Null when the person is no longer known. */
  personName: string | null;
  wish: unknown;
  pressedAt: Date;
}

export type SubmissionStore = ReturnType<typeof openSubmissions>;

export function openSubmissions(database: SqlDatabase) {
  return {
    /** Those begun before, the oldest first. */
    async listBefore(before: Date): Promise<InterruptedSubmission[]> {
      const { rows } = await database.query<InterruptedSubmission>(
        `select p.organisation_id as "organisationId", p.idempotency_key as "idempotencyKey", p.person_id as "personId",
                u.name as "personName", p.wish, p.pressed_at as "pressedAt"
         from presses p left join "user" u on u.id = p.person_id where p.pressed_at < $1 order by p.pressed_at limit 100`,
        [before],
      );
      return rows;
    },

    /** A press that brought nothing. */
    async remove({
      organisationId,
      idempotencyKey,
    }: Pick<InterruptedSubmission, 'organisationId' | 'idempotencyKey'>): Promise<void> {
      await database.query('delete from presses where organisation_id = $1 and idempotency_key = $2', [
        organisationId,
        idempotencyKey,
      ]);
    },
  };
}
