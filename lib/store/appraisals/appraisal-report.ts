/** What was offered, bought, lost and sold, by person and month. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';

const reportRow = z.object({
  month: z.string(),
  person: z.string().nullable(),
  offered: z.int(),
  offeredPounds: z.int(),
  /** The trade values of the offers that have one, and the amounts offered for those. */
  tradePounds: z.int(),
  comparedPounds: z.int(),
  comparedOffers: z.int(),
  accepted: z.int(),
  bought: z.int(),
  boughtPounds: z.int(),
  lost: z.int(),
  /** Stock cars that were bought through an offer and sold: how many, the sale prices, and the offers for them. */
  sold: z.int(),
  soldPounds: z.int(),
  offeredForSoldPounds: z.int(),
  /** Of that what was offered with VAT for vans, which are sold by their prices without VAT. */
  vanOffersWithVatPounds: z.int(),
  reasons: z.record(z.string(), z.int()),
});
export type AppraisalReportRow = z.infer<typeof reportRow>;

/**
 * Offers count in the month they were made, for the person who made them; purchases, losses and sales on their day, for
 * the owner of the appraisal.
 * @param from @param to months `YYYY-MM` of the British calendar, both included
 */
export const reportOf = (
  database: SqlDatabase,
  { organisationId, from, to }: { organisationId: string; from: string; to: string },
): Promise<AppraisalReportRow[]> =>
  selectRows(
    database,
    reportRow,
    `with months as (
       select ($2 || '-01')::date as first_day, (($3 || '-01')::date + interval '1 month')::date as end_day),
     made as (
       select to_char(o.made_at at time zone 'Europe/London', 'YYYY-MM') as month, o.requested_by as person_id, o.pounds,
         (o.frozen->'trade'->>'totalPence')::numeric / 100 as trade,
         -- Of the answered ones only an accepted one can be withdrawn: by a new offer, or because the vehicle was lost.
         o.state = 'accepted' or (o.state = 'withdrawn' and o.answered_at is not null) as accepted
       from appraisal_offers o, months where o.organisation_id = $1
         and o.made_at >= first_day::timestamp at time zone 'Europe/London'
         and o.made_at < end_day::timestamp at time zone 'Europe/London'),
     ended as (
       select to_char(a.ended_on, 'YYYY-MM') as month, a.owner_id as person_id, a.state, a.bought_pounds, a.loss_reason
       from appraisals a, months
       where a.organisation_id = $1 and a.ended_on >= first_day and a.ended_on < end_day),
     sold as (
       select to_char(c.left_on, 'YYYY-MM') as month, a.owner_id as person_id, c.sold_pounds, a.offer_pounds,
         c.kind = 'van' and exists (select 1 from appraisal_entries e where e.appraisal_id = a.id
           and e.field = 'vatScheme' and e.value = 'qualifying') as is_van_with_vat
       from months, stock_cars c join appraisals a on a.id = c.appraisal_id
       where a.organisation_id = $1 and c.organisation_id = $1 and c.status = 'sold' and a.offer_pounds is not null
         and c.left_on >= first_day and c.left_on < end_day),
     counted as (
       select month, person_id, count(*) as offered, sum(pounds) as offered_pounds, coalesce(sum(trade), 0) as trade,
         coalesce(sum(pounds) filter (where trade is not null), 0) as compared, count(trade) as compared_offers,
         count(*) filter (where accepted) as accepted,
         0 as bought, 0 as bought_pounds, 0 as lost, 0 as sold, 0 as sold_pounds, 0 as offered_for_sold, 0 as van_offers
       from made group by 1, 2
       union all
       select month, person_id, 0, 0, 0, 0, 0, 0, count(*) filter (where state = 'bought'), coalesce(sum(bought_pounds), 0),
         count(*) filter (where state = 'lost'), 0, 0, 0, 0
       from ended group by 1, 2
       union all
       select month, person_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*), sum(sold_pounds), sum(offer_pounds),
         coalesce(sum(offer_pounds) filter (where is_van_with_vat), 0) from sold group by 1, 2)
     select c.month, u.name as person, sum(offered)::integer as offered, sum(offered_pounds)::integer as "offeredPounds",
       round(sum(trade))::integer as "tradePounds", sum(compared)::integer as "comparedPounds",
       sum(compared_offers)::integer as "comparedOffers",
       sum(accepted)::integer as accepted, sum(bought)::integer as bought, sum(bought_pounds)::integer as "boughtPounds",
       sum(lost)::integer as lost, sum(sold)::integer as sold, sum(sold_pounds)::integer as "soldPounds",
       sum(offered_for_sold)::integer as "offeredForSoldPounds", sum(van_offers)::integer as "vanOffersWithVatPounds",
       (select coalesce(json_object_agg(r.loss_reason, r.many), '{}'::json) from (
          select e.loss_reason, count(*)::integer as many from ended e
          where e.state = 'lost' and e.month = c.month and e.person_id = c.person_id group by 1) r) as reasons
     from counted c left join "user" u on u.id = c.person_id
     group by c.month, c.person_id, u.name order by c.month desc, u.name`,
    [organisationId, from, to],
  );
