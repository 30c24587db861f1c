import { timestamp } from 'drizzle-orm/pg-core';

/** An instant. Days are `date` columns and stay `YYYY-MM-DD` strings. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
