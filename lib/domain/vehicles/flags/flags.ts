/** The alerts of a vehicle: what a dealer must know before any money is shown. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

export const vehicleFlagSchema = z.object({
  code: z.enum([
    'scrapped',
    'exported',
    'imported',
    'plate_transfer',
    'used_before_registration',
    'keepers',
    'dates',
    'sources_disagree',
  ]),
  /** stop: do not buy without proof · warn: check before offering · note: good to know. */
  severity: z.enum(['stop', 'warn', 'note']),
  title: z.string(),
  text: z.string(),
  day: daySchema.nullable(),
});
export type VehicleFlag = z.infer<typeof vehicleFlagSchema>;

/** The alerts of a record in a list, by title. */
export const listedAlertsSchema = z.object({
  /** The most serious one; null if there is none. */
  flag: z.string().nullable(),
  /** The others, the more serious first. Absent in summaries from before they were saved. */
  otherFlags: z.array(z.string()).default([]),
});
export type ListedAlerts = z.infer<typeof listedAlertsSchema>;
