import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/schedules';
import { endpoint } from '@/lib/api/endpoint';

export const listSchedules = endpoint(addresses.listSchedules, {
  summary: 'The recurring jobs of this server: when each last ran, its result, and when it runs next.',
  permission: 'schedules.manage',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        summary: z.string(),
        every: z.string().meta({ description: 'How often, in words.' }),
        state: z.enum(['working', 'waiting']).meta({ description: 'working: it is running, or about to.' }),
        lastStartedAt: instantSchema.nullable(),
        lastEndedAt: instantSchema.nullable(),
        result: z.string().nullable().meta({ description: 'The result of the last completed run, in words.' }),
        hasFailed: z.boolean(),
        nextAt: instantSchema.nullable(),
      }),
    ),
  }),
});

export const runSchedule = endpoint(addresses.runSchedule, {
  summary: 'Run a recurring job now, once across all instances. It does whatever is due.',
  permission: 'schedules.manage',
  input: z.object({ name: z.string().min(1).max(60) }),
  output: z.object({ done: z.literal(true) }),
});
