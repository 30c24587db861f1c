/** An organisation's usual terms for appraisals. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { appraisalTerms } from '../schema/appraisals';

const termsRow = createSelectSchema(appraisalTerms, { terms: z.unknown() }).pick({ terms: true });

export function openAppraisalTerms(database: SqlDatabase) {
  return {
    /** Null until the organisation saves its own. */
    async read(organisationId: string): Promise<unknown> {
      const text = 'select terms from appraisal_terms where organisation_id = $1';
      return (await selectRow(database, termsRow, text, [organisationId]))?.terms ?? null;
    },

    async save({ organisationId, terms, personId }: { organisationId: string; terms: unknown; personId: string }) {
      await database.query(
        `insert into appraisal_terms (organisation_id, terms, changed_by, changed_at) values ($1, $2, $3, clock_timestamp())
         on conflict (organisation_id) do update
           set terms = excluded.terms, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
        [organisationId, JSON.stringify(terms), personId],
      );
    },
  };
}
