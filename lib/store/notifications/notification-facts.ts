/**
 * Notifiable facts, read from where they are stored. A fact is read again for some days and notified once, by its key.
 * So nothing that bills or answers a request waits for a notification, and none is lost.
 */
import { z } from 'zod';
import type { NotificationFacts } from '@/lib/domain/notifications/notification-facts';
import { WRONG_PASSWORDS_NOTIFIED, type NotificationEvent } from '@/lib/domain/notifications/notification-kinds';
import { readAreas } from '@/lib/domain/builds/build-check';
import { appraisalNumberText } from '@/lib/domain/appraisals/appraisal-state';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import type { SqlDatabase } from '../database';
import { DECIDED_AT, DECLINE_REASON } from '../appraisals/appraisal-offers';
import { PENDING_REQUEST } from '../people/approvals';
import { selectRows } from '../rows';
import { TODAY } from '../today';
import { endingApiKeys } from './api-key-facts';
import { budgetFacts } from './budget-facts';
import { buildFacts } from './build-facts';
import { stockFacts } from './stock-facts';
import { pausedWebhooks } from './webhook-facts';

/** Something that happened, with the person it is about and the person who did it. */
export interface HappenedFact<E extends NotificationEvent = NotificationEvent> {
  readonly event: E;
  readonly organisationId: string;
  readonly key: string;
  readonly at: Date;
  /** Whom it is about. */
  readonly personId: string | null;
  /** The person who did it, who needs no notification. */
  readonly byPersonId: string | null;
  readonly fact: NotificationFacts[E];
}

/** How far back facts are read. */
const DAYS = 3;
const SINCE = `clock_timestamp() - interval '${DAYS} days'`;

const common = z.object({
  organisationId: z.string(),
  key: z.string(),
  at: z.date(),
  personId: z.string().nullable(),
  byPersonId: z.string().nullable(),
});
const idRow = z.object({ id: z.string() });
const requestedRow = common.extend({ by: z.string().nullable(), credits: z.int() });
const decidedRow = common.extend({ by: z.string().nullable(), granted: z.int().nullable(), hasReason: z.boolean() });
const offerRow = common.extend({
  appraisalId: z.string(),
  year: z.int(),
  number: z.int(),
  pounds: z.int(),
  by: z.string().nullable(),
  outcome: z.string(),
  hasReason: z.boolean().default(false),
  validUntil: z.string().nullable(),
});
const runRow = common.extend({
  listId: z.string(),
  listedAt: z.date(),
  state: z.enum(['done', 'stopped']),
  cars: z.int(),
  valued: z.int(),
});
const shareRow = common.extend({
  kind: z.enum(['valuation', 'registration']),
  recordId: z.string(),
  sharedOn: z.string(),
});

const passwordsRow = common.extend({ on: z.string() });

const REQUESTED = `select a.organisation_id as "organisationId", null as "personId", a.person_id as "byPersonId",
    a.id || ' ' || extract(epoch from a.requested_at) as key, a.requested_at as at, u.name as by, a.look_ups as credits
  from approvals a left join "user" u on u.id = a.person_id where ${PENDING_REQUEST} and a.requested_at > ${SINCE}`;

const DECIDED = `select a.organisation_id as "organisationId", a.person_id as "personId", a.decided_by as "byPersonId",
    a.id::text as key, a.decided_at as at, u.name as by, a.granted,
    a.decline_reason is not null as "hasReason"
  from approvals a left join "user" u on u.id = a.decided_by where a.state in ('approved', 'refused') and a.decided_at > ${SINCE}`;

const offers = (
  columns: string,
  by: string,
  where: string,
) => `select o.organisation_id as "organisationId", ${columns},
    a.id as "appraisalId", a.year, a.number, o.pounds, u.name as by, o.valid_until::text as "validUntil"
  from appraisal_offers o join appraisals a on a.id = o.appraisal_id left join "user" u on u.id = ${by} where ${where}`;

/** An offer is answered anew where its own decline was taken back: before the next offer of the appraisal. */
const ANSWER_KEY = `o.id || coalesce((select ' ' || nullif(count(*), 0) from appraisal_history h where h.appraisal_id = a.id
  and h.field = 'state' and h.before = 'declined' and h.after = 'offered' and h.at >= o.made_at and not exists (
    select 1 from appraisal_offers n
    where n.appraisal_id = a.id and n.requested_at > o.requested_at and n.requested_at <= h.at)), '')`;

const OFFERS = {
  offer_requested: offers(
    `null as "personId", o.requested_by as "byPersonId", o.id::text as key, o.requested_at as at, o.state as outcome`,
    'o.requested_by',
    `o.state = 'requested' and o.requested_at > ${SINCE}`,
  ),
  offer_decided: offers(
    `o.requested_by as "personId", o.decided_by as "byPersonId", o.id::text as key, ${DECIDED_AT} as at,
     case when o.made_at is null then 'refused' else 'approved' end as outcome, ${DECLINE_REASON} is not null as "hasReason"`,
    'o.decided_by',
    `o.decided_by is not null and ${DECIDED_AT} > ${SINCE}`,
  ),
  offer_answered: offers(
    `a.owner_id as "personId", o.answered_by as "byPersonId", ${ANSWER_KEY} as key, o.answered_at as at, o.state as outcome`,
    'o.answered_by',
    `o.state in ('accepted', 'declined') and o.answered_at > ${SINCE}`,
  ),
  offer_expiring: offers(
    `a.owner_id as "personId", null as "byPersonId", o.id::text as key, clock_timestamp() as at, o.state as outcome`,
    'null',
    `o.state = 'made' and o.valid_until = ${TODAY} + 1`,
  ),
  offer_expired: offers(
    `a.owner_id as "personId", null as "byPersonId", o.id::text as key, clock_timestamp() as at, o.state as outcome`,
    'null',
    `o.state = 'made' and o.valid_until < ${TODAY} and o.valid_until >= ${TODAY} - ${DAYS}`,
  ),
} as const;

const RUNS = `select r.organisation_id as "organisationId", r.started_by as "personId", null as "byPersonId",
    r.id || ' ' || r.state as key, coalesce(r.ended_at, clock_timestamp()) as at, r.list_id as "listId",
    l.created_at as "listedAt", r.state, r.cars, r.valued
  from stock_runs r join stock_lists l on l.id = r.list_id and l.removed_at is null
  where r.state in ('done', 'stopped') and coalesce(r.ended_at, r.started_at) > ${SINCE}`;

const SHARES = `select s.organisation_id as "organisationId", s.created_by as "personId", null as "byPersonId", s.id::text as key,
    s.last_viewed_at as at, case when s.valuation_id is null then 'registration' else 'valuation' end as kind,
    coalesce(s.valuation_id, s.registration_id) as "recordId", (s.created_at at time zone 'Europe/London')::date::text as "sharedOn"
  from shares s where s.views > 0 and s.last_viewed_at > ${SINCE}`;

/** Counted over all networks, as a guesser may use many. */
const WRONG_PASSWORDS = `select e.organisation_id as "organisationId", e.person_id as "personId", null as "byPersonId",
    this.day as key, max(e.at) as at, this.day as "on"
  from account_events e cross join lateral (select (e.at at time zone 'Europe/London')::date::text as day) this
  where e.kind = 'wrong_passwords' and e.at > ${SINCE}
  group by e.organisation_id, e.person_id, this.day having sum(e.tries) >= ${WRONG_PASSWORDS_NOTIFIED}`;

interface FactsOptions {
  readonly database: SqlDatabase;
  /** The subscription whose credits are counted. */
  readonly subscription: string;
  readonly defaultLimits: DefaultLimits | null;
}

export type NotificationFactStore = ReturnType<typeof openNotificationFacts>;

export function openNotificationFacts({ database, subscription, defaultLimits }: FactsOptions) {
  return {
    /** All organisations, for news that concerns everyone. */
    async organisations(): Promise<string[]> {
      return (await selectRows(database, idRow, 'select id from organization')).map(({ id }) => id);
    },

    /** All facts of the last days, over all organisations; those that stay true for weeks until they are notified. */
    async recent(): Promise<HappenedFact[]> {
      const [
        budgets,
        requested,
        decided,
        runs,
        shares,
        passwords,
        { moved, ending, failing },
        ofBuilds,
        endingKeys,
        paused,
      ] = await Promise.all([
        budgetFacts(database, { subscription, defaultLimits }),
        selectRows(database, requestedRow, REQUESTED),
        selectRows(database, decidedRow, DECIDED),
        selectRows(database, runRow, RUNS),
        selectRows(database, shareRow, SHARES),
        selectRows(database, passwordsRow, WRONG_PASSWORDS),
        stockFacts(database),
        buildFacts(database),
        endingApiKeys(database),
        pausedWebhooks(database, SINCE),
      ]);
      return [
        ...budgets.map((row) =>
          factFrom(row.personId === null ? 'organisation_budget' : 'own_budget', { ...row, byPersonId: null }, row),
        ),
        ...requested.map((row) => factFrom('credits_requested', row, row)),
        ...decided.map((row) => factFrom('credits_decided', row, row)),
        ...(await offerFacts(database)),
        ...runs.map((row) => factFrom('stock_run_ended', row, row)),
        ...shares.map((row) => factFrom('share_viewed', row, row)),
        ...passwords.map((row) => factFrom('wrong_passwords', row, row)),
        ...moved.map((row) => factFrom('value_moved', { ...row, byPersonId: null }, row)),
        ...ending.map((row) => factFrom('profit_ending', { ...row, byPersonId: null }, row)),
        ...failing.map((row) => factFrom('feed_failed', { ...row, personId: null, byPersonId: null }, row)),
        ...endingKeys.map((row) => factFrom('api_key_ending', { ...row, personId: null, byPersonId: null }, row)),
        ...paused.map((row) => factFrom('webhook_paused', { ...row, personId: null, byPersonId: null }, row)),
        ...ofBuilds.changedBuilds.map((row) =>
          factFrom('build_changed', { ...row, byPersonId: null }, { ...row, areas: readAreas(row.areas) }),
        ),
        ...ofBuilds.endingFigures.map((row) => factFrom('figures_ending', { ...row, byPersonId: null }, row)),
      ];
    },
  };
}

async function offerFacts(database: SqlDatabase): Promise<HappenedFact[]> {
  const read = async (event: keyof typeof OFFERS) => {
    const rows = await selectRows(database, offerRow, OFFERS[event]);
    return rows.map((row) => ({
      row,
      offer: {
        appraisalId: row.appraisalId,
        number: appraisalNumberText(row.year, row.number),
        pounds: row.pounds,
        by: row.by,
        validUntil: row.validUntil ?? '',
      },
    }));
  };
  const [requested, decided, answered, expiring, expired] = await Promise.all([
    read('offer_requested'),
    read('offer_decided'),
    read('offer_answered'),
    read('offer_expiring'),
    read('offer_expired'),
  ]);
  return [
    ...requested.map(({ row, offer }) => factFrom('offer_requested', row, offer)),
    ...decided.map(({ row, offer }) =>
      factFrom('offer_decided', row, { ...offer, isApproved: row.outcome === 'approved', hasReason: row.hasReason }),
    ),
    ...answered.map(({ row, offer }) =>
      factFrom('offer_answered', row, { ...offer, isAccepted: row.outcome === 'accepted' }),
    ),
    ...expiring.map(({ row, offer }) => factFrom('offer_expiring', row, offer)),
    ...expired.map(({ row, offer }) => factFrom('offer_expired', row, offer)),
  ];
}

const factFrom = <E extends NotificationEvent>(
  event: E,
  { organisationId, key, at, personId, byPersonId }: z.infer<typeof common>,
  fact: NotificationFacts[E],
): HappenedFact<E> => ({ event, organisationId, key, at, personId, byPersonId, fact });
