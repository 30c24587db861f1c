/**
 * Recurring work: when it is due, which process is running it, and the outcome of the last run. One row for each
 * schedule, shared by all instances.
 */
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const schedules = pgTable('schedules', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
  /** Start of the last run, or of the one under way. */
  startedAt: instant('started_at'),
  /** End of the last run that ended. */
  endedAt: instant('ended_at'),
  hasFailed: boolean('has_failed').notNull().default(false),
  /** A sentence with counts. */
  result: text('result'),
  /** The process that is running it, until its lease ends. */
  worker: uuid('worker'),
  leasedUntil: instant('leased_until'),
});
