/** For tests: an organisation whose people are notified, and what happens to them. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Role, Session } from '@/lib/access';
import { call } from '@/lib/features/testing/recorded-services';
import type { SqlDatabase } from '@/lib/store/database';
import { openNotificationStores } from '@/lib/store/notifications/notification-stores';
import { selectRows } from '@/lib/store/rows';
import { runListNotifications } from './notifications';

/** Nothing listens there. */
export const MAIL = {
  url: 'smtp://127.0.0.1:1',
  from: 'values@dealer.example',
  origin: 'https://values.dealer.example',
};

const mailRow = z.object({ email: z.string(), subject: z.string(), state: z.string(), text: z.string() });

export async function notifiedDealer(database: SqlDatabase) {
  const subscription = randomUUID();
  const organisationId = randomUUID();
  await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
  const person = async (personName: string, role: Role): Promise<Session> => {
    const personId = randomUUID();
    const email = `${personId}@dealer.example`;
    await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [personId, personName, email]);
    await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $1, $3)', [
      personId,
      organisationId,
      role,
    ]);
    return { sessionId: '', personId, personName, email, organisationId, organisationName: '', role };
  };
  const stores = openNotificationStores({ database, subscription, defaultLimits: null, mail: MAIL });
  const services = { ...stores, secret: 'a secret' };
  const textsOf = async (session: Session) =>
    (await runListNotifications(call({}, session), services)).items.map(({ text }) => text).sort();
  const mailsOf = async ({ personId }: Session) =>
    selectRows(
      database,
      mailRow,
      `select email, subject, state, content::json #>> '{lines,0,text}' as text from mails where person_id = $1 order by subject`,
      [personId],
    );
  /** One stored event of each kind happens to Val, who is a valuer. */
  const everything = (val: Session, manager: Session) => happen(database, subscription, val, manager.personId);
  return { organisationId, person, services, textsOf, mailsOf, everything };
}

async function happen(
  database: SqlDatabase,
  subscription: string,
  { personId: val, organisationId }: Session,
  manager: string,
) {
  const list = randomUUID();
  await database.query(
    `insert into look_up_limits (subscription, organisation_id, person_id, monthly_limit)
     values ($1, $2, '', 100), ($1, $2, $3, 50)`,
    [subscription, organisationId, val],
  );
  await database.query(
    `insert into look_up_counters (subscription, organisation_id, person_id, month, taken)
     select $1, $2, person, look_up_month(clock_timestamp()), taken
     from (values ('', 91), ($3, 50)) c (person, taken)`,
    [subscription, organisationId, val],
  );
  await database.query(
    `insert into approvals (id, organisation_id, person_id, month, look_ups, reason, requested_at, state, granted, decided_by, decided_at)
     values (gen_random_uuid(), $1, $2, look_up_month(now()), 20, 'AB21 CDE', now(), 'asked', null, null, null),
            (gen_random_uuid(), $1, $2, look_up_month(now()), 30, '', now(), 'approved', 25, $3, now())`,
    [organisationId, val, manager],
  );
  await happenOffers(database, organisationId, val, manager);
  await database.query(
    `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
     values ($2::uuid, $1, $3, now(), $2::uuid::text, 'AB21 CDE', '[]', '{}', '{}')`,
    [organisationId, list, val],
  );
  await database.query(
    `insert into stock_runs (id, list_id, organisation_id, started_by, started_at, ended_at, idempotency_key, state, cars, valued)
     values (gen_random_uuid(), $2::uuid, $1, $3, now(), now(), $2::uuid::text, 'done', 300, 296)`,
    [organisationId, list, val],
  );
}

async function happenOffers(database: SqlDatabase, organisationId: string, val: string, manager: string) {
  const appraisal = randomUUID();
  await database.query(
    `insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
     values ($2::uuid, $1, 2026, 7, $2::uuid::text, $3, now(), $3, 'A car AB21 CDE', 'offered', now())`,
    [organisationId, appraisal, val],
  );
  await database.query(
    `insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
     select gen_random_uuid(), $1, 2026, n, 'key ' || n || $1, $2, now(), $2, 'A car', 'offered', now() from generate_series(8, 11) n`,
    [organisationId, val],
  );
  const offer = (number: number, columns: string, values: string) =>
    database.query(
      `insert into appraisal_offers (id, organisation_id, appraisal_id, pounds, valid_days, frozen, requested_by, requested_at, ${columns})
       select gen_random_uuid(), $1, a.id, 1000 * a.number, 7, '{}', $2, now(), ${values}
       from appraisals a where a.organisation_id = $1 and a.number = ${number}`,
      [organisationId, val],
    );
  const today = `(clock_timestamp() at time zone 'Europe/London')::date`;
  await offer(7, 'state', `'requested'`);
  await offer(8, 'state, decided_by, made_at, valid_until', `'made', '${manager}', now(), ${today} + 9`);
  await offer(9, 'state, answered_at, made_at, valid_until', `'accepted', now(), now(), ${today} + 9`);
  await offer(10, 'state, made_at, valid_until', `'made', now(), ${today} + 1`);
  await offer(11, 'state, made_at, valid_until', `'made', now(), ${today} - 1`);
}

interface StockedCar {
  readonly organisationId: string;
  readonly owner: Session;
  /** Clean in the edition before, and in this month's. */
  readonly before: number;
  readonly now: number;
  /** When this month's value came in. */
  readonly minutesAgo: number;
  readonly cost?: number;
  /** Clean in a month. */
  readonly expected?: number;
}

/** A car in stock with its values in two editions. */
export async function stockedCar(database: SqlDatabase, car: StockedCar) {
  const id = randomUUID();
  await database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, title, miles_per_month,
       cost_pounds, preparation_pounds, in_on, status, notes, expected_1_pounds, forecast_edition)
     select $1::uuid, $2, $1::uuid::text, $3, now(), $3, 1, 'A car AB21 CDE', 0, $4, 0, current_date - 40, 'for_sale', '', $5,
       case when $5::integer is not null then date_trunc('month', now())::date end`,
    [id, car.organisationId, car.owner.personId, car.cost ?? null, car.expected ?? null],
  );
  for (const [months, clean, minutes] of [
    [1, car.before, 40_000],
    [0, car.now, car.minutesAgo],
  ])
    await database.query(
      `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds, valued_at)
       values ($1, (date_trunc('month', now()) - make_interval(months => $2::integer))::date, 1000, $3::integer, $3::integer,
         $3::integer, $3::integer, now() - make_interval(mins => $4::integer))`,
      [id, months, clean, minutes],
    );
}
