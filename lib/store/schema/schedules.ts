/** Recurring work: when it is due, who is at it, and what came of the last run. One row a schedule, of all instances. */
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const schedules = pgTable('schedules', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
  /** Of the last run, or of the one that is under way. */
  startedAt: instant('started_at'),
  /** Of the last run that ended. */
  endedAt: instant('ended_at'),
  hasFailed: boolean('has_failed').notNull().default(false),
  /** A sentence with counts. */
  result: text('result'),
  /** The process that is running it; it loses it when the lease ends. */
  worker: uuid('worker'),
  leasedUntil: instant('leased_until'),
});
