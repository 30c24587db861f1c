/** What was offered, bought, lost and sold, by person and month. */
import { z } from 'zod';
import { frozenOfferSchema } from '@/lib/domain/appraisals/appraisal';
import { CUSTOMER_REASONS } from '@/lib/domain/appraisals/appraisal-state';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { HAS_PRICE } from '../stock-cars/stock-sales';
import { CUSTOMER_REASON } from './appraisal-offers';

const saleRow = z.object({
  soldPounds: z.int(),
  paidPounds: z.int(),
  kind: vehicleKindSchema.nullable(),
  /** As entered in the appraisal; null: the usual one. */
  vatScheme: z.string().nullable(),
  /** As frozen with the accepted offer; null without one. */
  retail: frozenOfferSchema.shape.retail.nullable(),
});
export type ReportedSale = z.infer<typeof saleRow>;

const reportRow = z.object({
  month: z.string(),
  person: z.string().nullable(),
  /** Vehicles, each by its newest offer that was not revised. */
  offered: z.int(),
  offeredPounds: z.int(),
  /** Every offer that was made. */
  offers: z.int(),
  /** The trade values of the newest offers that have one, and the amounts offered for those. */
  tradePounds: z.int(),
  comparedPounds: z.int(),
  comparedOffers: z.int(),
  /** Of the newest offers. */
  accepted: z.int(),
  declined: z.int(),
  bought: z.int(),
  boughtPounds: z.int(),
  lost: z.int(),
  /** Each car that was bought through an appraisal and sold from the stock. */
  sales: z.array(saleRow),
  /** Of the lost vehicles, in words. */
  lossReasons: z.record(z.string(), z.int()),
  /** As given for the declined of the newest offers. A vehicle that was lost since then has its reason in those. */
  declineReasons: z.partialRecord(z.enum(CUSTOMER_REASONS), z.int()),
});
export type AppraisalReportRow = z.infer<typeof reportRow>;

/**
 * An offer stands: it was not revised, however it had ended. One whose vehicle was lost stands as it was; the loss of the
 * draft that a revision left does not count. A declined offer stays declined when it is revised.
 * @param offer its alias
 */
const stands = (
  offer: string,
): string => `(${offer}.state not in ('withdrawn', 'declined') or 'draft' is distinct from (
  select h.after from appraisal_history h
  where h.appraisal_id = ${offer}.appraisal_id and h.field = 'state' and h.before in ('offered', 'accepted', 'declined')
    and h.after in ('draft', 'lost') and h.at >= ${offer}.made_at
    and not exists (
      select 1 from appraisal_offers later where later.appraisal_id = ${offer}.appraisal_id
        and later.requested_at > ${offer}.requested_at and later.requested_at <= h.at)
  order by h.id desc limit 1))`;

/**
 * A vehicle counts as offered on once: in the month in which its newest offer was made, for the person who made it.
 * Purchases, losses and sales count on their day, for the owner of the appraisal.
 * @param from @param to months `YYYY-MM` of the British calendar, both included
 */
export const reportOf = (
  database: SqlDatabase,
  { organisationId, from, to }: { organisationId: string; from: string; to: string },
): Promise<AppraisalReportRow[]> => selectRows(database, reportRow, REPORT, [organisationId, from, to]);

const REPORT = `with months as (
    select ($2 || '-01')::date as first_day, (($3 || '-01')::date + interval '1 month')::date as end_day),
  made as (
    select o.id, to_char(o.made_at at time zone 'Europe/London', 'YYYY-MM') as month, o.requested_by as person_id, o.pounds,
      (o.frozen->'trade'->>'totalPence')::numeric / 100 as trade, o.state,
      -- Of the answered ones only an accepted one can be withdrawn: here because the vehicle was lost.
      o.state = 'accepted' or (o.state = 'withdrawn' and o.answered_at is not null) as accepted,
      (select ${CUSTOMER_REASON} from appraisals a where a.id = o.appraisal_id and a.state = 'declined') as decline_reason,
      ${stands('o')} and not exists (
        select 1 from appraisal_offers n
        where n.appraisal_id = o.appraisal_id and n.made_at > o.made_at and ${stands('n')}) as is_newest
    from appraisal_offers o, months where o.organisation_id = $1
      and o.made_at >= first_day::timestamp at time zone 'Europe/London'
      and o.made_at < end_day::timestamp at time zone 'Europe/London'),
  ended as (
    select to_char(a.ended_on, 'YYYY-MM') as month, a.owner_id as person_id, a.state, a.bought_pounds, a.loss_reason
    from appraisals a, months
    where a.organisation_id = $1 and a.ended_on >= first_day and a.ended_on < end_day),
  sold as (
    select to_char(c.left_on, 'YYYY-MM') as month, a.owner_id as person_id, json_build_object(
        'soldPounds', c.sold_pounds, 'paidPounds', a.bought_pounds, 'kind', c.kind,
        'vatScheme', (select e.value from appraisal_entries e where e.appraisal_id = a.id and e.field = 'vatScheme'),
        'retail', (
          select o.frozen->'retail' from appraisal_offers o
          where o.appraisal_id = a.id and o.state = 'accepted' order by o.requested_at desc limit 1)) as sale
    from months, stock_cars c join appraisals a on a.id = c.appraisal_id
    where a.organisation_id = $1 and c.organisation_id = $1 and c.status = 'sold' and ${HAS_PRICE('c')} and a.bought_pounds is not null
      and c.left_on >= first_day and c.left_on < end_day),
  counted as (
    select month, person_id, count(*) filter (where is_newest) as offered,
      coalesce(sum(pounds) filter (where is_newest), 0) as offered_pounds, count(*) as offers,
      coalesce(sum(trade) filter (where is_newest), 0) as trade,
      coalesce(sum(pounds) filter (where is_newest and trade is not null), 0) as compared,
      count(trade) filter (where is_newest) as compared_offers, count(*) filter (where is_newest and accepted) as accepted,
      count(*) filter (where is_newest and state = 'declined') as declined, 0 as bought, 0 as bought_pounds, 0 as lost
    from made group by 1, 2
    union all
    select month, person_id, 0, 0, 0, 0, 0, 0, 0, 0, count(*) filter (where state = 'bought'),
      coalesce(sum(bought_pounds), 0), count(*) filter (where state = 'lost') from ended group by 1, 2
    union all
    select month, person_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from sold group by 1, 2)
  select c.month, u.name as person, sum(offered)::integer as offered, sum(offered_pounds)::integer as "offeredPounds",
    sum(offers)::integer as offers, round(sum(trade))::integer as "tradePounds", sum(compared)::integer as "comparedPounds",
    sum(compared_offers)::integer as "comparedOffers", sum(accepted)::integer as accepted,
    sum(declined)::integer as declined, sum(bought)::integer as bought, sum(bought_pounds)::integer as "boughtPounds",
    sum(lost)::integer as lost,
    (select coalesce(json_agg(s.sale), '[]'::json) from sold s
     where s.month = c.month and s.person_id = c.person_id) as sales,
    (select coalesce(json_object_agg(r.loss_reason, r.many), '{}'::json) from (
       select e.loss_reason, count(*)::integer as many from ended e
       where e.state = 'lost' and e.month = c.month and e.person_id = c.person_id group by 1) r) as "lossReasons",
    (select coalesce(json_object_agg(r.decline_reason, r.many), '{}'::json) from (
       select m.decline_reason, count(*)::integer as many from made m
       where m.is_newest and m.decline_reason is not null and m.month = c.month and m.person_id = c.person_id
       group by 1) r) as "declineReasons"
  from counted c left join "user" u on u.id = c.person_id
  group by c.month, c.person_id, u.name order by c.month desc, u.name`;
