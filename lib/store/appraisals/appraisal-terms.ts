/** An organisation's usual terms for appraisals. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { TermChange } from '@/lib/domain/appraisals/changed-terms/term-changes';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { appraisalTerms } from '../schema/appraisals';

const termsRow = createSelectSchema(appraisalTerms, { terms: z.unknown() })
  .pick({ terms: true, version: true, changedBy: true, changedAt: true })
  /** Null if they are no longer known. */
  .extend({ changedByName: z.string().nullable() });
const savedRow = createSelectSchema(appraisalTerms).pick({ version: true });

interface TermsChange {
  readonly organisationId: string;
  readonly personId: string;
  readonly terms: unknown;
  /** Against the version that was read; written as events of the organisation. */
  readonly changes: readonly TermChange[];
  /** The version that was read; 0 if none was saved. */
  readonly version: number;
}

export function openAppraisalTerms(database: SqlDatabase) {
  return {
    /** Null until the organisation saves its own. */
    read: (organisationId: string) =>
      selectRow(
        database,
        termsRow,
        `select t.terms, t.version, t.changed_by as "changedBy", t.changed_at as "changedAt", u.name as "changedByName"
         from appraisal_terms t left join "user" u on u.id = t.changed_by where t.organisation_id = $1`,
        [organisationId],
      ),

    /** @returns the new version; null, and nothing saved, if another has been saved since that one was read */
    async save({ organisationId, personId, terms, changes, version }: TermsChange): Promise<number | null> {
      const saved = await selectRow(
        database,
        savedRow,
        `with saved as (
           insert into appraisal_terms as t (organisation_id, terms, changed_by, changed_at)
           values ($1, $2, $3, clock_timestamp())
           on conflict (organisation_id) do update
             set terms = excluded.terms, version = t.version + 1, changed_by = excluded.changed_by,
               changed_at = excluded.changed_at
             where t.version = $4
           returning version),
         noted as (
           insert into account_events (organisation_id, by_person_id, at, kind, field, before, after)
           select $1, $3, clock_timestamp(), 'terms_changed', c.field, c.before, c.after
           from saved, json_to_recordset($5) c (field text, before text, after text))
         select version from saved`,
        [organisationId, JSON.stringify(terms), personId, version, JSON.stringify(changes)],
      );
      return saved?.version ?? null;
    },
  };
}
