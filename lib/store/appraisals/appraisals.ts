/** Appraisals: added with a number without gaps, read, listed and found. Every query names the organisation. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { APPRAISAL_COLUMNS, APPRAISAL_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { isUniqueViolation, type SqlDatabase } from '../database';
import { nextPage, readCursor, UUID, type PageQuery } from '../page-cursor';
import { isUncertainDerivative } from '../records/record-conditions';
import { selectRow, selectRows } from '../rows';
import { appraisalEntries, appraisalHistory, appraisals } from '../schema/appraisals';
import { stockCars } from '../schema/stock-cars';
import { TODAY } from '../today';
import {
  CUSTOMER_NAME,
  FILTERED,
  filterValues,
  IS_REQUESTED,
  OFFERED,
  REQUESTED,
  STATE,
  UNMADE_OFFER,
  type AppraisalFilter,
} from './appraisal-filter';
import { appraisalSaleSchema, SALE } from './appraisal-sale';

const headRow = createSelectSchema(appraisals)
  .omit({ organisationId: true, idempotencyKey: true, createdBy: true, state: true, stateAt: true, lostSums: true })
  .extend({
    state: z.enum(APPRAISAL_STATES),
    /** The person's name; null if they are no longer known. */
    ownerName: z.string().nullable(),
    /** The plate as it is shown; null once the record is erased. */
    plate: z.string().nullable(),
    /** The titles of its valuation's alerts, the most serious first; none once the record is erased. */
    flag: z.string().nullable(),
    otherFlags: z.array(z.string()),
    isDerivativeUncertain: z.boolean(),
    customerName: z.string().nullable(),
    /** Of the offer that waits for approval; null while none does. */
    requestedPounds: z.int().nullable(),
    /** Of a lost appraisal whose newest offer was not made: its amount, or what was typed. */
    unmadeOffer: z.string().nullable(),
    sale: appraisalSaleSchema.nullable(),
  });
export type StoredAppraisal = z.infer<typeof headRow>;

const fullRow = headRow.extend({
  record: z.unknown(),
  /** As they were when it was lost before any offer; null otherwise, and by older versions. */
  lostSums: z.unknown(),
  /** When retention erases the customer's details, photos and signatures; null without a retention period. */
  erasedAt: z.date().nullable(),
  stockCar: createSelectSchema(stockCars)
    .pick({
      id: true,
      inOn: true,
      leftOn: true,
      soldPounds: true,
      costPounds: true,
      preparationPounds: true,
      kind: true,
    })
    .nullable(),
});
export type AppraisalWithRecord = z.infer<typeof fullRow>;

const entryRow = createSelectSchema(appraisalEntries)
  .pick({ field: true, value: true, version: true, changedAt: true })
  .extend({ changedBy: z.string().nullable() });
export type StoredEntry = z.infer<typeof entryRow>;

const historyRow = createSelectSchema(appraisalHistory)
  .pick({ at: true, field: true, before: true, after: true })
  .extend({
    /** Null: the customer, or a person who is no longer known. */
    by: z.string().nullable(),
    isCustomer: z.boolean(),
  });
export type StoredChange = z.infer<typeof historyRow>;

const idRow = z.object({ id: z.string() });
const ownerRow = z.object({ id: z.string(), name: z.string() });
/** Of the board. */
const COLUMN = `${STATE}, ${IS_REQUESTED}`;
const boardRow = headRow.extend({ ofState: z.int() });

export interface NewAppraisal {
  organisationId: string;
  valuationId: string;
  createdBy: string;
  idempotencyKey: string;
  title: string;
  derivative: string | null;
  mileage: number | null;
  entries: readonly { field: string; value: string }[];
}

export interface AppraisalKey {
  organisationId: string;
  id: string;
}

/** As entered. Older versions saved with the appraisal what it was valued at, so its valuation comes first. */
const MILEAGE = `coalesce(json_text(v.summary, 'mileage')::integer, a.mileage)`;

const HEAD = `a.id, a.year, a.number, a.valuation_id as "valuationId", a.created_at as "createdAt",
  a.owner_id as "ownerId", a.title, a.derivative, ${MILEAGE} as mileage, ${STATE} as state,
  ${OFFERED} as "offerPounds", a.valid_until::text as "validUntil", a.bought_pounds as "boughtPounds",
  a.ended_on::text as "endedOn", a.loss_reason as "lossReason", a.loss_note as "lossNote",
  w.name as "ownerName", json_text(v.summary, 'plate') as plate, json_text(v.summary, 'flag') as flag,
  summary_texts(v.summary, 'otherFlags') as "otherFlags", ${isUncertainDerivative('v')} as "isDerivativeUncertain",
  ${CUSTOMER_NAME} as "customerName",
  ${REQUESTED} as "requestedPounds",
  ${UNMADE_OFFER} as "unmadeOffer", ${SALE} as sale`;
const FROM = `from appraisals a left join valuations v on v.id = a.valuation_id
  left join "user" w on w.id = a.owner_id`;

/** `sweepRetention` erases what was created earlier than so many days before. */
const ERASED_AT = `(
  select a.created_at + make_interval(days => r.days) from retention r where r.organisation_id = a.organisation_id)`;

/** The car that came into stock from it. */
const STOCK_CAR = `(
  select json_build_object('id', c.id, 'inOn', c.in_on, 'leftOn', c.left_on, 'soldPounds', c.sold_pounds,
    'costPounds', c.cost_pounds, 'preparationPounds', c.preparation_pounds, 'kind', c.kind)
  from stock_cars c where c.appraisal_id = a.id)`;

/** `$14` rows of each column, `$15` of all: that limit excludes none, but lets a server expect few and not compile it. */
const BOARD = `with ids as (
    select a.id, row_number() over w as place, count(*) over (partition by ${COLUMN})::integer as of_state
    ${FROM} where ${FILTERED} window w as (partition by ${COLUMN} order by a.created_at desc, a.id desc))
  select ${HEAD}, i.of_state as "ofState"
  ${FROM} join (select * from ids where place <= $14 limit $15) i on i.id = a.id
  order by a.created_at desc, a.id desc`;

export function openAppraisalReads(database: SqlDatabase) {
  return {
    /**
     * Takes and uses the next number of the year in one statement. Repeating a submission gives the same appraisal.
     * @returns its id
     */
    async add(appraisal: NewAppraisal): Promise<string> {
      const { organisationId, idempotencyKey } = appraisal;
      const added = await addNext(database, appraisal).catch((error: unknown) => {
        if (isUniqueViolation(error)) return null;
        throw error;
      });
      const known = 'select id from appraisals where organisation_id = $1 and idempotency_key = $2';
      const row = added ?? (await selectRow(database, idRow, known, [organisationId, idempotencyKey]));
      if (row === null) throw new Error('An appraisal was not added');
      return row.id;
    },

    /** With the record behind it as stored, or null once that is erased. */
    async get({ organisationId, id }: AppraisalKey) {
      if (!UUID.test(id)) return null;
      const text = `select ${HEAD}, v.record, a.lost_sums as "lostSums", ${ERASED_AT} as "erasedAt", ${STOCK_CAR} as "stockCar" ${FROM} where a.organisation_id = $1 and a.id = $2`;
      return selectRow(database, fullRow, text, [organisationId, id]);
    },

    /** In the order of first entry, in which condition lines are shown; the initial entries come last. */
    entries: (id: string): Promise<StoredEntry[]> =>
      selectRows(
        database,
        entryRow,
        `select e.field, e.value, e.version, e.changed_at as "changedAt", u.name as "changedBy"
         from appraisal_entries e left join "user" u on u.id = e.changed_by
         left join (select field, min(id) as first from appraisal_history where appraisal_id = $1 group by field) h
           on h.field = e.field
         where e.appraisal_id = $1 order by h.first nulls last, e.field`,
        [id],
      ),

    /** The newest first. */
    history: (id: string): Promise<StoredChange[]> =>
      selectRows(
        database,
        historyRow,
        `select h.at, h.field, h.before, h.after, u.name as by, h.person_id is null as "isCustomer"
         from appraisal_history h left join "user" u on u.id = h.person_id
         where h.appraisal_id = $1 order by h.id desc limit 200`,
        [id],
      ),

    /** The newest first. @throws Fault for an `after` that is no cursor */
    async list({ limit, after, ...filter }: AppraisalFilter & PageQuery) {
      const cursor = readCursor(after);
      const rows = await selectRows(
        database,
        headRow,
        `select ${HEAD} ${FROM} where ${FILTERED} and ($14::timestamptz is null or (a.created_at, a.id) < ($14, $15::uuid))
         order by a.created_at desc, a.id desc limit $16`,
        [...(await filterValues(database, filter)), cursor?.at ?? null, cursor?.id ?? null, limit + 1],
      );
      return nextPage(rows, limit);
    },

    /** The newest of each column of the board, a state or the drafts that wait for approval, with its total number. */
    board: async (filter: AppraisalFilter, ofEachState: number) =>
      selectRows(database, boardRow, BOARD, [
        ...(await filterValues(database, filter)),
        ofEachState,
        ofEachState * APPRAISAL_COLUMNS.length,
      ]),

    /** The owners of appraisals, by name. */
    owners: (organisationId: string) =>
      selectRows(
        database,
        ownerRow,
        `select u.id, u.name from "user" u
         where u.id in (select owner_id from appraisals where organisation_id = $1) order by u.name, u.id limit 500`,
        [organisationId],
      ),
  };
}

const addNext = (database: SqlDatabase, appraisal: NewAppraisal) =>
  selectRow(
    database,
    idRow,
    `with n as (
       insert into appraisal_numbers (organisation_id, year, last)
       values ($2, extract(year from ${TODAY})::integer, 1)
       on conflict (organisation_id, year) do update set last = appraisal_numbers.last + 1 returning year, last),
     a as (
       insert into appraisals (id, organisation_id, year, number, valuation_id, idempotency_key, created_by, created_at,
         owner_id, title, derivative, mileage, state, state_at)
       -- Whole milliseconds, which a JavaScript Date and so a cursor can hold.
       select $1, $2, n.year, n.last, $3, $4, $5, date_trunc('milliseconds', clock_timestamp()), $5, $6, $7, $8, 'draft',
         clock_timestamp() from n returning id),
     e as (
       insert into appraisal_entries (appraisal_id, field, value, version, changed_by, changed_at)
       select a.id, g.field, g.value, 1, $5, clock_timestamp() from a, json_to_recordset($9::json) g(field text, value text)),
     h as (
       insert into appraisal_history (appraisal_id, at, person_id, field, before, after)
       select id, clock_timestamp(), $5, 'state', null, 'draft' from a)
     select id from a`,
    [
      randomUUID(),
      appraisal.organisationId,
      appraisal.valuationId,
      appraisal.idempotencyKey,
      appraisal.createdBy,
      appraisal.title,
      appraisal.derivative,
      appraisal.mileage,
      JSON.stringify(appraisal.entries),
    ],
  );
