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

/** Valuations of a VIN have the plate that was found as their subject: they are found by the VIN itself. */
const NEWEST_BY_VIN = `select * from (select distinct on (m.hash) 'valuation' as source, m.hash as "subjectHash", v.id, v.record
   from unnest($4::text[], $5::text[]) m(vin, hash) join valuations v on v.organisation_id = $1 and v.marks @> array[m.vin]
   order by m.hash, v.created_at desc) of_vins`;

/**
 * @param valuations @param registrations keyed hashes of plates and VINs, as each table has them
 * @param vins with the hash that `valuations` has of each
 */
export const knownRecords =
  (database: SqlDatabase) =>
  ({
    organisationId,
    valuations,
    registrations,
    vins,
  }: {
    readonly organisationId: string;
    readonly valuations: readonly string[];
    readonly registrations: readonly string[];
    readonly vins: readonly { readonly vin: string; readonly hash: string }[];
  }): Promise<KnownRecord[]> =>
    selectRows(
      database,
      knownRow,
      `${newest('valuations', 'valuation', '$2')} union all ${newest('registrations', 'registration', '$3')}
       union all ${NEWEST_BY_VIN}`,
      [organisationId, valuations, registrations, vins.map(({ vin }) => vin), vins.map(({ hash }) => hash)],
    );
