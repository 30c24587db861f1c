/** Notifiable facts about the stock, read from stored values and forecasts; nothing is requested here. */
import { z } from 'zod';
import { may, ROLES } from '@/lib/access';
import { VALUE_MOVE } from '@/lib/domain/notifications/notification-facts';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { TOTAL_COST } from '../stock-cars/stock-totals';
import { TODAY } from '../today';
import { isNotified } from './is-notified';

const movedRow = z.object({
  organisationId: z.string(),
  personId: z.string(),
  key: z.string(),
  at: z.date(),
  edition: z.string(),
  cars: z.int(),
  pounds: z.int(),
  percent: z.int(),
});
const endingRow = z.object({
  organisationId: z.string(),
  personId: z.string(),
  key: z.string(),
  at: z.date(),
  edition: z.string(),
  carId: z.string(),
});
const failingRow = z.object({
  organisationId: z.string(),
  key: z.string(),
  at: z.date(),
  createdOn: z.string(),
  failingSince: z.string(),
  weeks: z.int(),
});

/** A revaluation counts as under way if a value came in this recently. */
const QUIET_MINUTES = 10;
const NEWS_DAYS = 3;
/** An older edition is not this month's. */
const EDITION_DAYS = 45;

/**
 * By person and edition, once all of the edition's values are in: how many cars moved by more than the person's
 * thresholds. An organisation's cars are read only in the days after values came in.
 */
const MOVED = `with fresh as (
    select c.organisation_id, max(c.edition) as edition, max(v.valued_at) as at
    from stock_cars c join stock_car_values v on v.car_id = c.id and v.edition = c.edition
    where c.left_on is null and c.edition > ${TODAY} - ${EDITION_DAYS} group by c.organisation_id
    having max(v.valued_at) between clock_timestamp() - interval '${NEWS_DAYS} days'
      and clock_timestamp() - interval '${QUIET_MINUTES} minutes')
  select m.organization_id as "organisationId", m.user_id as "personId", f.edition::text as key, f.at,
    f.edition::text as edition, count(*)::integer as cars, p.pounds, p.percent
  from fresh f
  join member m on m.organization_id = f.organisation_id and m.deactivated_at is null and m.role = any ($1::text[])
  left join value_move_thresholds t on t.organisation_id = m.organization_id and t.person_id = m.user_id
  cross join lateral (select coalesce(t.pounds, ${VALUE_MOVE.pounds}) as pounds, coalesce(t.percent, ${VALUE_MOVE.percent}) as percent) p
  join stock_cars c on c.organisation_id = f.organisation_id and c.left_on is null and c.edition = f.edition
    and (abs(c.change_pounds) > p.pounds
      or abs(c.change_pounds)::bigint * 100 > p.percent::bigint * (c.clean_pounds - c.change_pounds))
  group by m.organization_id, m.user_id, f.edition, f.at, p.pounds, p.percent`;

const ENDING_KEY = `c.id || ' ' || c.edition`;

/** Cars whose Clean value still covers their cost, and will not in a month. */
const ENDING = `select c.organisation_id as "organisationId", c.owner_id as "personId", ${ENDING_KEY} as key,
    clock_timestamp() as at, c.edition::text as edition, c.id as "carId"
  from stock_cars c
  where c.left_on is null and c.edition > ${TODAY} - ${EDITION_DAYS} and c.forecast_edition = c.edition
    and ${TOTAL_COST} <= c.clean_pounds
    and ${TOTAL_COST} > c.expected_1_pounds
    and not ${isNotified({
      organisation: 'c.organisation_id',
      person: 'c.owner_id',
      kind: `'profit_ending'`,
      key: ENDING_KEY,
    })}`;

/**
 * Incoming feeds that cannot be read: when one begins to fail, and again after each further week. A different reason
 * meanwhile is not news: the feeds page shows the latest one.
 */
const FAILING = `select s.organisation_id as "organisationId", s.id || ' ' || extract(epoch from s.failing_since) || ' ' || f.weeks as key,
    s.failing_since + f.weeks * interval '7 days' as at, (s.created_at at time zone 'Europe/London')::date::text as "createdOn",
    (s.failing_since at time zone 'Europe/London')::date::text as "failingSince", f.weeks
  from stock_sources s
  cross join lateral (select floor(extract(epoch from clock_timestamp() - s.failing_since) / 604800)::integer as weeks) f
  where s.removed_at is null and s.failing_since is not null
    and s.failing_since + f.weeks * interval '7 days' > clock_timestamp() - interval '${NEWS_DAYS} days'`;

const VALUERS = ROLES.filter((role) => may(role, 'valuations.create'));

export async function stockFacts(database: SqlDatabase) {
  const [moved, ending, failing] = await Promise.all([
    selectRows(database, movedRow, MOVED, [VALUERS]),
    selectRows(database, endingRow, ENDING),
    selectRows(database, failingRow, FAILING),
  ]);
  return { moved, ending, failing };
}
