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

/** A list shows the most serious alert if it is more than a note. */
export function flagInList(flags: readonly VehicleFlag[]): string | null {
  const gravest = flags[0];
  return gravest && gravest.severity !== 'note' ? gravest.title : null;
}
