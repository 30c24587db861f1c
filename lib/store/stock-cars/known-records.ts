/** The newest records of vehicles, for many at a time. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';

const knownRow = z.object({
  source: z.enum(['valuation', 'registration']),
  subjectHash: z.string(),
  id: z.string(),
  record: z.unknown(),
});
export type KnownRecord = z.infer<typeof knownRow>;

const newest = (table: string, source: string, hashes: string) =>
  `select * from (select distinct on (subject_hash) '${source}' as source, subject_hash as "subjectHash", id, record from ${table}
   where organisation_id = $1 and subject_hash = any (${hashes}::text[]) order by subject_hash, created_at desc) ${table}`;

/** @param valuations @param registrations keyed hashes of plates and VINs, as each table has them */
export const knownRecords =
  (database: SqlDatabase) =>
  ({
    organisationId,
    valuations,
    registrations,
  }: {
    readonly organisationId: string;
    readonly valuations: readonly string[];
    readonly registrations: readonly string[];
  }): Promise<KnownRecord[]> =>
    selectRows(
      database,
      knownRow,
      `${newest('valuations', 'valuation', '$2')} union all ${newest('registrations', 'registration', '$3')}`,
      [organisationId, valuations, registrations],
    );
