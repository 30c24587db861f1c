/** Finds appraisals by their valuations, number or a few words. Every query names the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { APPRAISAL_STATES, readAppraisalNumber } from '@/lib/domain/appraisals/appraisal-state';
import type { SqlDatabase } from '../database';
import { beginsPlate, hasPlateBeginning } from '../records/record-conditions';
import { completed, patternsOf, RECENT_RECORDS_MAX } from '../records/record-searches';
import type { PlateBeginningQuery } from '../records/records';
import { selectRows } from '../rows';
import { appraisals } from '../schema/appraisals';
import type { NameQuery } from '../search';
import { CUSTOMER_NAME, STATE } from './appraisal-filter';

const appraisalRow = createSelectSchema(appraisals)
  .pick({ id: true, year: true, number: true, title: true, derivative: true, createdAt: true, offerPounds: true })
  .extend({
    state: z.enum(APPRAISAL_STATES),
    boughtPounds: z.int().nullable(),
    /** The plate as it is shown; null once the record is erased. */
    plate: z.string().nullable(),
    /** The titles of its valuation's alerts, the most serious first; none once the record is erased. */
    flag: z.string().nullable(),
    otherFlags: z.array(z.string()),
    customerName: z.string().nullable(),
    createdByName: z.string().nullable(),
  });

const APPRAISAL = `a.id, a.year, a.number, a.title, a.derivative, a.created_at as "createdAt", a.offer_pounds as "offerPounds",
  a.bought_pounds as "boughtPounds", u.name as "createdByName", json_text(v.summary, 'plate') as plate,
  json_text(v.summary, 'flag') as flag, summary_texts(v.summary, 'otherFlags') as "otherFlags",
  ${STATE} as state,
  ${CUSTOMER_NAME} as "customerName"`;
const OF_APPRAISAL = 'left join valuations v on v.id = a.valuation_id left join "user" u on u.id = a.created_by';

/** Matches customer or vehicle names: each word of the text begins a word of one of them. */
const NAMED = `select id from appraisals where search_words(organisation_id, title, derivative) @@ search_query($1, $2)
  union
  select appraisal_id from appraisal_entries
  where field = 'customerName' and search_words('', value) @@ search_query('', $2)`;

export function appraisalSearches(database: SqlDatabase) {
  return {
    /** Appraisals of these valuations, the newest first. */
    appraisalsOf: ({ organisationId, ids, limit }: { organisationId: string; ids: readonly string[]; limit: number }) =>
      selectRows(
        database,
        appraisalRow,
        `select ${APPRAISAL} from appraisals a ${OF_APPRAISAL}
         where a.valuation_id = any ($2::uuid[]) and a.organisation_id = $1 order by a.created_at desc, a.id limit $3`,
        [organisationId, ids, limit],
      ),

    /**
     * Appraisals whose valuation has a plate that begins so, the newest first: of the newest appraisals and, if these
     * are too few, of all.
     */
    async appraisalsOfPlateBeginning({ organisationId, beginning, limit }: PlateBeginningQuery) {
      const newestOf = (begun: string) =>
        selectRows(
          database,
          appraisalRow,
          `with begun as materialized (${begun}),
             newest as (select id from begun order by created_at desc, id desc limit $3)
           select ${APPRAISAL} from appraisals a ${OF_APPRAISAL} where a.organisation_id = $1 and a.id in (select id from newest)
           order by a.created_at desc, a.id desc`,
          [organisationId, beginning, limit],
        );
      const recent = `select n.id, n.created_at from (
          select id, created_at, valuation_id from appraisals where organisation_id = $1
          order by created_at desc, id desc limit ${RECENT_RECORDS_MAX}) n
        join valuations v on v.id = n.valuation_id where ${beginsPlate('v.marks', '$2')}`;
      const all = `select n.id, n.created_at from appraisals n
        where n.valuation_id in (select id from valuations where ${hasPlateBeginning('$1', '$2')})`;
      return completed(await newestOf(recent), () => newestOf(all), limit);
    },

    /**
     * Finds those with this number, of any year if it names none; of the newest appraisals, those with all words in the
     * customer's or the vehicle's name; and if these are too few, older ones in which each word begins a word of either
     * name.
     */
    async appraisals({ organisationId, text, limit }: NameQuery) {
      const numbered = readAppraisalNumber(text);
      const ofYear = numbered?.year === null ? '$4::integer is null' : 'a.year = $4';
      const recent = await selectRows(
        database,
        appraisalRow,
        `select ${APPRAISAL} from appraisals a ${OF_APPRAISAL}
         where a.organisation_id = $1 and ${ofYear} and a.number = $5
         union all (
         select * from (
           select ${APPRAISAL} from (
             select * from appraisals where organisation_id = $1 order by created_at desc, id desc limit ${RECENT_RECORDS_MAX}) a
           ${OF_APPRAISAL}) found
         where concat_ws(' ', title, derivative, "customerName") ilike all ($2::text[])
         order by "createdAt" desc, id desc limit $3)`,
        [organisationId, patternsOf(text), limit, numbered?.year ?? null, numbered?.number ?? null],
      );
      const older = () =>
        selectRows(
          database,
          appraisalRow,
          `with named as materialized (${NAMED}),
             newest as (select id from appraisals where organisation_id = $1 and id in (select id from named)
                        order by created_at desc, id desc limit $3)
           select ${APPRAISAL} from appraisals a ${OF_APPRAISAL} where a.id in (select id from newest)
           order by a.created_at desc, a.id desc`,
          [organisationId, text, limit],
        );
      return completed(recent, older, limit);
    },
  };
}
