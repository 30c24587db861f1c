/** Notifiable facts about saved builds, as the recurring check stored them; nothing is requested here. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { FIGURES_NOTICE_DAYS } from '@/lib/domain/notifications/notification-facts';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { builds } from '../schema/builds';
import { TODAY } from '../today';
import { isNotified } from './is-notified';

const buildRow = createSelectSchema(builds).pick({ id: true, kind: true, identifier: true, code: true }).extend({
  organisationId: z.string(),
  personId: z.string(),
  key: z.string(),
  at: z.date(),
  /** The day of its options and prices, and the day it was saved. */
  date: z.string(),
  savedOn: z.string(),
});
const changedRow = buildRow.extend({ areas: z.string() });
const endingRow = buildRow.extend({ figuresUntil: z.string() });

const NEWS_DAYS = 3;
const BUILD = `b.organisation_id as "organisationId", b.created_by as "personId", b.id, b.kind, b.identifier, b.code,
  b.date::text as date, (b.created_at at time zone 'Europe/London')::date::text as "savedOn"`;
const FROM = `from build_checks c join builds b on b.id = c.build_id and b.removed_at is null`;

const CHANGED = `select ${BUILD}, b.id || ' ' || c.differences as key, c.changed_at as at, c.areas
  ${FROM} where c.differences is not null and c.areas is not null
    and c.changed_at > clock_timestamp() - interval '${NEWS_DAYS} days'`;

const FIGURES_KEY = `b.id || ' ' || c.figures_until`;
const FIGURES_ENDING = `select ${BUILD}, ${FIGURES_KEY} as key, clock_timestamp() as at,
    c.figures_until::text as "figuresUntil"
  ${FROM} where c.figures_until between ${TODAY} and ${TODAY} + ${FIGURES_NOTICE_DAYS}
    and not ${isNotified({
      organisation: 'b.organisation_id',
      person: 'b.created_by',
      kind: `'figures_ending'`,
      key: FIGURES_KEY,
    })}`;

export async function buildFacts(database: SqlDatabase) {
  const [changed, ending] = await Promise.all([
    selectRows(database, changedRow, CHANGED),
    selectRows(database, endingRow, FIGURES_ENDING),
  ]);
  return { changedBuilds: changed, endingFigures: ending };
}
