/** Schemas of days, months and instants. Apart from calendar.ts, so that the browser loads no zod with it. */
import { z } from 'zod';

export const daySchema = z.iso.date();

export const monthSchema = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-06.');

/** An instant as ISO 8601 in UTC, such as `2026-06-05T13:07:09.000Z`. */
export const instantSchema = z.iso.datetime();
