/** Appraisals of one vehicle, for export and erasing. `valuation` is the table of the vehicle's valuations. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { CUSTOMER_FIELD_LIST } from '../appraisals/customer-fields';
import { appraisals } from '../schema/appraisals';

export const OWN_APPRAISALS = 'appraisals a where a.valuation_id in (select id from valuation)';

export const appraisalRow = createSelectSchema(appraisals)
  .pick({
    year: true,
    number: true,
    state: true,
    offerPounds: true,
    boughtPounds: true,
    endedOn: true,
    lossReason: true,
    lossNote: true,
  })
  .extend({
    entries: z.record(z.string(), z.string()).nullable(),
    offers: z.array(z.unknown()),
    /** With what was entered before: an earlier name of the customer. */
    changes: z.array(z.unknown()),
    /** As JPEG in base64. */
    photos: z.array(z.string()),
    /** The name, and the drawing as the path of an SVG. */
    signatures: z.array(z.string()),
  });

export const APPRAISALS = `select a.year, a.number, a.state, a.offer_pounds as "offerPounds", a.bought_pounds as "boughtPounds",
    a.ended_on::text as "endedOn", a.loss_reason as "lossReason", a.loss_note as "lossNote",
    (select json_object_agg(e.field, e.value) from appraisal_entries e where e.appraisal_id = a.id) as entries,
    coalesce((
      select json_agg(json_build_object('state', o.state, 'pounds', o.pounds, 'requestedAt', o.requested_at, 'madeAt', o.made_at,
        'validUntil', o.valid_until, 'answeredAt', o.answered_at, 'offer', o.frozen) order by o.requested_at)
      from appraisal_offers o where o.appraisal_id = a.id), '[]'::json) as offers,
    coalesce((
      select json_agg(json_build_object('at', h.at, 'field', h.field, 'before', h.before, 'after', h.after) order by h.id)
      from appraisal_history h where h.appraisal_id = a.id), '[]'::json) as changes,
    array(select encode(p.jpeg, 'base64') from appraisal_photos p where p.appraisal_id = a.id order by p.added_at) as photos,
    array(select concat_ws(': ', s.name, s.path) from appraisal_signatures s where s.appraisal_id = a.id) as signatures
  from ${OWN_APPRAISALS} order by a.year, a.number`;

const CUSTOMER_ENTRY = `field in ${CUSTOMER_FIELD_LIST} and value <> ''`;
const CUSTOMER_CHANGE = `field in ${CUSTOMER_FIELD_LIST} and (before is not null or after is not null)`;

/** In SQL: the appraisal `a` has customer's details, in its history too, photos or signatures. */
export const HAS_CUSTOMER = `(exists (select 1 from appraisal_photos where appraisal_id = a.id)
  or exists (select 1 from appraisal_signatures where appraisal_id = a.id)
  or exists (select 1 from appraisal_entries where appraisal_id = a.id and ${CUSTOMER_ENTRY})
  or exists (select 1 from appraisal_history where appraisal_id = a.id and ${CUSTOMER_CHANGE}))`;

/** Erases these of the appraisals `own`. */
export const EMPTY_CUSTOMERS = `photos as (
    delete from appraisal_photos where appraisal_id in (select id from own) returning appraisal_id),
  signatures as (
    delete from appraisal_signatures where appraisal_id in (select id from own) returning appraisal_id),
  entries as (
    update appraisal_entries set value = '', version = version + 1
    where appraisal_id in (select id from own) and ${CUSTOMER_ENTRY} returning appraisal_id),
  histories as (
    update appraisal_history set before = null, after = null
    where appraisal_id in (select id from own) and ${CUSTOMER_CHANGE} returning appraisal_id)`;

/** Those of the vehicle's appraisals. */
export const ERASE_CUSTOMERS = `own as (select a.id from ${OWN_APPRAISALS}), ${EMPTY_CUSTOMERS}`;
