/** Offers: made or requested, listed, and shown behind a link. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { CUSTOMER_REASONS } from '@/lib/domain/appraisals/appraisal-state';
import type { SqlDatabase } from '../database';
import { isUncertainDerivative } from '../records/record-conditions';
import { selectRow, selectRows } from '../rows';
import { appraisalOffers, appraisals } from '../schema/appraisals';
import { TODAY } from '../today';
import type { AppraisalKey } from './appraisals';
import type { StoredPhoto } from './appraisal-photos';
import { CUSTOMER_NAME } from './appraisal-filter';
import { entriesChanged, IS_DRAFT, noteOf, onLocked, versionsOf } from './step';

/** The name of the customer's signature; null while there is none. */
const signedColumns = {
  signedName: z.string().nullable(),
  signedPath: z.string().nullable(),
  signedAt: z.date().nullable(),
};
const SIGNED = 's.name as "signedName", s.path as "signedPath", s.signed_at as "signedAt"';

const offerRow = createSelectSchema(appraisalOffers, { frozen: z.unknown() })
  .omit({ organisationId: true, tokenHash: true, requestedBy: true, decidedBy: true, answeredBy: true })
  .extend({
    /** Names; null if they are no longer known, or no one did it. */
    requestedBy: z.string().nullable(),
    requestedById: z.string(),
    decidedBy: z.string().nullable(),
    answeredBy: z.string().nullable(),
    /** When it was withdrawn after it was made; null otherwise. */
    withdrawnAt: z.date().nullable(),
    /** Why its request for approval was declined, as typed; null if no reason was given. */
    declineReason: z.string().nullable(),
    /** Why the customer declined it by the link; null if they gave no reason, or did not decline it. */
    customerReason: z.enum(CUSTOMER_REASONS).nullable(),
    /** When and by whom the newest link was created; null while there is none. */
    linkedAt: z.date().nullable(),
    linkedBy: z.string().nullable(),
    ...signedColumns,
  });
export type StoredOffer = z.infer<typeof offerRow>;

const linkedRow = createSelectSchema(appraisalOffers, { frozen: z.unknown() })
  .pick({ frozen: true, state: true, pounds: true, validUntil: true, answeredAt: true })
  .extend({
    organisation: z.string(),
    /** Its appraisal’s. */
    year: z.int(),
    number: z.int(),
    /** Who made it; null if they are no longer known. */
    madeBy: z.string().nullable(),
    madeAt: z.date().nullable(),
    /** Whole pounds; null, and so is the day, while its vehicle is not bought. */
    boughtPounds: z.int().nullable(),
    boughtOn: z.string().nullable(),
    /** The organisation’s; null until it saves its own. */
    terms: z.unknown(),
    /** Its last day passed while it was open. */
    isOver: z.boolean(),
    isByLink: z.boolean(),
    ...signedColumns,
  });
export type LinkedOffer = z.infer<typeof linkedRow>;

const requestRow = createSelectSchema(appraisals)
  .pick({ id: true, year: true, number: true, title: true })
  .extend({
    offer: z.uuid(),
    pounds: z.int(),
    requestedBy: z.string().nullable(),
    requestedAt: z.date(),
    frozen: z.unknown(),
  })
  /** The plate as it is shown; null once the record is erased. */
  .extend({ plate: z.string().nullable(), customerName: z.string().nullable() })
  .extend({ flag: z.string().nullable(), otherFlags: z.array(z.string()), isDerivativeUncertain: z.boolean() });

export interface NewOffer extends AppraisalKey {
  readonly personId: string;
  readonly pounds: number;
  readonly validDays: number;
  /** It is valid for no more days than these; null: for all of them. */
  readonly daysLeft: number | null;
  readonly frozen: unknown;
  /** What it was frozen from: it is not made of anything else. Without the customer's details, which it does not hold. */
  readonly entries: readonly { readonly field: string; readonly version: number }[];
  readonly photos: readonly Pick<StoredPhoto, 'id' | 'lineId' | 'isForCustomer'>[];
  /** Whether a manager has to approve it first. */
  readonly isRequest: boolean;
}

const madeRow = z.object({ isDraft: z.boolean(), isMade: z.boolean() });

/** When the offer `o`, once made, was withdrawn: its appraisal became a draft again, or was lost. */
const WITHDRAWN_AT = `(select min(h.at) from appraisal_history h where o.state = 'withdrawn'
  and h.appraisal_id = o.appraisal_id and h.field = 'state' and h.after in ('draft', 'lost') and h.at >= o.made_at)`;

/** The history line `h` is between the offer `o` and the next. */
const IS_OF_OFFER = `h.appraisal_id = o.appraisal_id and h.at >= o.requested_at and not exists (
  select 1 from appraisal_offers newer
  where newer.appraisal_id = o.appraisal_id and newer.requested_at > o.requested_at and newer.requested_at <= h.at)`;

/** When the request for approval of the offer `o` was approved or declined. */
export const DECIDED_AT = `coalesce(o.made_at, (select max(h.at) from appraisal_history h
  where o.state = 'refused' and h.field = 'approval' and ${IS_OF_OFFER}), o.requested_at)`;

/** Why the request for approval of the offer `o` was declined, as typed; null without a reason. */
export const DECLINE_REASON = `(select max(h.after) from appraisal_history h
  where o.state = 'refused' and h.field = 'declineReason' and ${IS_OF_OFFER})`;

/** Why the customer declined the offer `o`, as a code; null without a reason. */
export const CUSTOMER_REASON = `(select max(h.after) from appraisal_history h
  where o.state = 'declined' and h.field = 'customerReason' and ${IS_OF_OFFER})`;

/** The newest link of the offer `o`. */
const NEWEST_LINK = `select h.at, h.person_id, p.name as by from appraisal_history h left join "user" p on p.id = h.person_id
  where o.token_hash is not null and h.field = 'link' and ${IS_OF_OFFER}
  order by h.id desc limit 1`;

const OFFER = `o.id, o.appraisal_id as "appraisalId", o.state, o.pounds, o.valid_days as "validDays",
  o.valid_until::text as "validUntil", o.frozen, r.name as "requestedBy", o.requested_by as "requestedById",
  o.requested_at as "requestedAt", d.name as "decidedBy", o.made_at as "madeAt",
  l.at as "linkedAt", l.by as "linkedBy", o.answered_at as "answeredAt", n.name as "answeredBy",
  ${WITHDRAWN_AT} as "withdrawnAt", ${DECLINE_REASON} as "declineReason", ${CUSTOMER_REASON} as "customerReason",
  ${SIGNED}`;

/** Who created the link of each offer of the organisation `$1` that its customer can answer now. */
export const OPEN_OFFER_LINKS = `select l.person_id from appraisal_offers o cross join lateral (${NEWEST_LINK}) l
  where o.organisation_id = $1 and o.state = 'made' and o.valid_until >= ${TODAY}`;

export function openAppraisalOffers(database: SqlDatabase) {
  return {
    /** The newest first. */
    list: (appraisalId: string): Promise<StoredOffer[]> =>
      selectRows(
        database,
        offerRow,
        `select ${OFFER} from appraisal_offers o left join "user" r on r.id = o.requested_by
         left join "user" d on d.id = o.decided_by left join "user" n on n.id = o.answered_by
         left join appraisal_signatures s on s.offer_id = o.id left join lateral (${NEWEST_LINK}) l on true
         where o.appraisal_id = $1 order by o.requested_at desc limit 20`,
        [appraisalId],
      ),

    /** Offers of the organisation that wait for approval, the oldest first. */
    requests: (organisationId: string) =>
      selectRows(
        database,
        requestRow,
        `select a.id, o.id as offer, a.year, a.number, a.title, o.pounds, u.name as "requestedBy", o.requested_at as "requestedAt", o.frozen,
           json_text(v.summary, 'plate') as plate, ${CUSTOMER_NAME} as "customerName",
           json_text(v.summary, 'flag') as flag, summary_texts(v.summary, 'otherFlags') as "otherFlags",
           ${isUncertainDerivative('v')} as "isDerivativeUncertain"
         from appraisal_offers o join appraisals a on a.id = o.appraisal_id left join valuations v on v.id = a.valuation_id
         left join "user" u on u.id = o.requested_by
         where o.organisation_id = $1 and o.state = 'requested' order by o.requested_at limit 100`,
        [organisationId],
      ),

    /** No draft: an offer is made, or waits for approval. Changed: its entries or photos are others by now. */
    async offer(offer: NewOffer): Promise<'made' | 'no_draft' | 'changed'> {
      const row = await onLocked(database, offer, (step) => selectRow(step, madeRow, ADD, offerValues(offer)));
      if (row?.isMade) return 'made';
      return row?.isDraft ? 'changed' : 'no_draft';
    },

    /** What a link shows; null if there is no such link. */
    readLink: (tokenHash: string): Promise<LinkedOffer | null> =>
      selectRow(
        database,
        linkedRow,
        `select o.frozen, o.state, o.pounds, o.valid_until::text as "validUntil", o.answered_at as "answeredAt",
           g.name as organisation, a.year, a.number, r.name as "madeBy", o.made_at as "madeAt", t.terms,
           a.bought_pounds as "boughtPounds", case when a.state = 'bought' then a.ended_on::text end as "boughtOn",
           o.valid_until < coalesce((${WITHDRAWN_AT} at time zone 'Europe/London')::date, ${TODAY}) as "isOver", o.answered_by is null as "isByLink", ${SIGNED}
         from appraisal_offers o join organization g on g.id = o.organisation_id join appraisals a on a.id = o.appraisal_id
         left join "user" r on r.id = o.requested_by left join appraisal_terms t on t.organisation_id = o.organisation_id
         left join appraisal_signatures s on s.offer_id = o.id
         where o.token_hash = $1 and o.state in ('made', 'accepted', 'declined', 'withdrawn')`,
        [tokenHash],
      ),
  };
}

const offerValues = ({ organisationId, id, personId, ...offer }: NewOffer) => [
  organisationId,
  id,
  personId,
  randomUUID(),
  offer.pounds,
  offer.validDays,
  JSON.stringify(offer.frozen),
  offer.isRequest,
  offer.daysLeft,
  versionsOf(offer.entries),
  JSON.stringify(
    offer.photos.map(({ id: photoId, lineId, isForCustomer }) => ({ id: photoId, lineId, isForCustomer })),
  ),
];

const PHOTOS_CHANGED = `exists (
  select 1 from (select id, line_id, is_for_customer from appraisal_photos where appraisal_id = $2) p
  full join json_to_recordset($11::json) as g(id uuid, "lineId" text, "isForCustomer" boolean) using (id)
  where p.line_id is distinct from g."lineId" or p.is_for_customer is distinct from g."isForCustomer")`;

const ADD = `with draft as (select a.id from appraisals a where a.organisation_id = $1 and a.id = $2 and ${IS_DRAFT}),
  was as (select id from draft where not ${entriesChanged('$10')} and not ${PHOTOS_CHANGED}),
  o as (
    insert into appraisal_offers (id, organisation_id, appraisal_id, state, pounds, valid_days, valid_until, frozen,
      requested_by, requested_at, made_at)
    select $4, $1, was.id, case when $8 then 'requested' else 'made' end, $5, $6,
      case when $8 then null else ${TODAY} + least($6::integer, $9::integer) end, $7, $3, clock_timestamp(),
      case when $8 then null else clock_timestamp() end
    from was returning appraisal_id as id, pounds, valid_until),
  a as (
    update appraisals a set state = 'offered', state_at = clock_timestamp(), offer_pounds = o.pounds, valid_until = o.valid_until
    from o where not $8 and a.id = o.id returning a.id),
  requested as (select id, pounds from o where $8),
  made as (select id, pounds from o where not $8),
  request_noted as (${noteOf('requested', 'offerRequested', 'null', 'requested.pounds::text')}),
  noted as (${noteOf('made', 'offerMade', 'null', 'made.pounds::text')}),
  moved as (${noteOf('a', 'state', `'draft'`, `'offered'`)})
  select exists (select 1 from draft) as "isDraft", exists (select 1 from o) as "isMade"`;
