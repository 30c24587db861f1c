/** Which appraisals of an organisation, as SQL. `a` is the appraisal, `v` its valuation. */
import { z } from 'zod';
import type { AppraisalState } from '@/lib/domain/appraisals/appraisal-state';
import { readWholePounds } from '@/lib/domain/appraisals/entries';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { TODAY } from '../today';
import { CUSTOMER_FIELD_LIST } from './customer-fields';

/** Which appraisals; absent fields do not filter. */
export interface AppraisalFilter {
  organisationId: string;
  state?: AppraisalState | undefined;
  /** Whether its offer waits for approval. */
  isRequested?: boolean | undefined;
  ownerId?: string | undefined;
  /** Started at least this many days ago. */
  minDays?: number | undefined;
  /**
   * The amount paid, or offered if nothing was paid, or requested if nothing was offered, or entered and not made before
   * the appraisal was lost; both ends included.
   */
  fromPounds?: number | undefined;
  toPounds?: number | undefined;
  /** A plate or VIN and its keyed hash: only appraisals of valuations with one of them. */
  subject?: readonly string[] | undefined;
  /** Part of a customer's name, telephone or e-mail. */
  customer?: string | undefined;
  /** The id of a valuation: only appraisals of its vehicle that may still end in a purchase. */
  openOf?: string | undefined;
  /** Of any year if it names none. */
  number?: { readonly year: number | null; readonly number: number } | undefined;
}

/** As it is read: an open offer past its last day is expired. */
export const STATE = `case when a.state = 'offered' and a.valid_until < ${TODAY} then 'expired' else a.state end`;

/** An appraisal has one request at most. */
export const REQUESTED = `(select o.pounds from appraisal_offers o where o.appraisal_id = a.id and o.state = 'requested')`;

/** A draft whose offer waits for approval. */
export const IS_REQUESTED = `a.state = 'draft' and ${REQUESTED} is not null`;

/** Null while none is entered, and once it is erased. */
export const CUSTOMER_NAME = `(select nullif(e.value, '') from appraisal_entries e where e.appraisal_id = a.id and e.field = 'customerName')`;

/** The newest offer, which the page shows of a lost appraisal, if it was made, or if it was only requested. */
const newestOffer = (isMade: boolean) => `(
  select o.pounds from (
    select n.pounds, n.made_at from appraisal_offers n where n.appraisal_id = a.id order by n.requested_at desc limit 1) o
  where o.made_at is ${isMade ? 'not null' : 'null'})`;

/** Of the offer that counts; of a lost appraisal also of one that was revised before. */
export const OFFERED = `coalesce(a.offer_pounds, case when a.state = 'lost' then ${newestOffer(true)} end)`;

/** Of a lost appraisal whose newest offer was not made: its amount; without any, what was typed as its offer. */
export const UNMADE_OFFER = `case when a.state = 'lost' and a.offer_pounds is null then
  case when exists (select from appraisal_offers n where n.appraisal_id = a.id) then ${newestOffer(false)}::text
    else (select e.value from appraisal_entries e where e.appraisal_id = a.id and e.field = 'offer') end end`;

const LISTED_POUNDS = `coalesce(a.bought_pounds, ${OFFERED}, ${REQUESTED})`;

/** Neither bought, lost nor declined. An expired offer is stored as offered: it can be revised. */
const IS_OPEN = `a.state in ('draft', 'offered', 'accepted')`;

/** SQL over the values $1 to $13 of `filterValues`. */
export const FILTERED = `a.organisation_id = $1
  and ($2::text is null or ${STATE} = $2) and ($3::text is null or a.owner_id = $3)
  and ($4::text[] is null or v.subject_hash = any ($4) or v.marks && $4)
  and ($5::text is null or exists (select 1 from appraisal_entries e where e.appraisal_id = a.id
    and e.field in ${CUSTOMER_FIELD_LIST} and position(lower($5) in lower(e.value)) > 0))
  and ($6::integer is null or ${TODAY} - (a.created_at at time zone 'Europe/London')::date >= $6)
  and ($7::integer is null or ${LISTED_POUNDS} >= $7 or a.id = any ($12::uuid[]))
  and ($8::integer is null or ${LISTED_POUNDS} <= $8 or a.id = any ($12::uuid[]))
  and ($9::integer is null or a.number = $9) and ($10::integer is null or a.year = $10)
  and ($11::boolean is null or (${IS_REQUESTED}) = $11)
  and ($13::uuid is null or ${IS_OPEN} and a.valuation_id = any (array(
    select same.id from valuations s
    join valuations same on same.organisation_id = s.organisation_id and same.subject_hash = s.subject_hash
    where s.organisation_id = $1 and s.id = $13)))`;

export const filterValues = async (database: SqlDatabase, filter: AppraisalFilter) => [
  filter.organisationId,
  filter.state ?? null,
  filter.ownerId ?? null,
  filter.subject ?? null,
  filter.customer ?? null,
  filter.minDays ?? null,
  filter.fromPounds ?? null,
  filter.toPounds ?? null,
  filter.number?.number ?? null,
  filter.number?.year ?? null,
  filter.isRequested ?? null,
  await unmadeInRange(database, filter),
  filter.openOf ?? null,
];

const unmadeRow = z.object({ id: z.string(), unmadeOffer: z.string().nullable() });

/** Ids of the lost appraisals whose offer was entered, in this range, and not made; none without a range. */
async function unmadeInRange(
  database: SqlDatabase,
  { organisationId, fromPounds, toPounds }: AppraisalFilter,
): Promise<string[]> {
  if (fromPounds === undefined && toPounds === undefined) return [];
  const rows = await selectRows(
    database,
    unmadeRow,
    `select a.id, ${UNMADE_OFFER} as "unmadeOffer" from appraisals a
     where a.organisation_id = $1 and a.state = 'lost' and a.offer_pounds is null`,
    [organisationId],
  );
  return rows.flatMap(({ id, unmadeOffer }) => {
    const { value } = readWholePounds(unmadeOffer ?? '');
    return value !== null && value >= (fromPounds ?? 0) && value <= (toPounds ?? value) ? [id] : [];
  });
}
