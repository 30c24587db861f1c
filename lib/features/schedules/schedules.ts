/** Recurring work, for the page that shows it. */
import type { listSchedules, runSchedule } from '@/lib/api/endpoints/schedules';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { everyWords } from '@/lib/domain/schedules/schedule';
import { Fault } from '@/lib/fault';
import type { ScheduleStore } from '@/lib/store/schedules/schedules';
import type { ScheduleRunner } from './schedule-runner';

interface ScheduleServices {
  readonly schedules: Pick<ScheduleStore, 'list'>;
  readonly scheduleRunner: Pick<ScheduleRunner, 'declared' | 'request'>;
  readonly now: () => Date;
}

export async function runListSchedules(
  _: EndpointCall<typeof listSchedules>,
  { schedules, scheduleRunner, now }: ScheduleServices,
) {
  const stored = new Map((await schedules.list()).map((row) => [row.name, row]));
  return {
    items: scheduleRunner.declared.map(({ name, label, summary, every }) => {
      const row = stored.get(name);
      const isWorking = row !== undefined && (row.isRunning || row.isAbandoned || row.nextAt <= now());
      return {
        name,
        label,
        summary,
        every: everyWords(every),
        state: isWorking ? ('working' as const) : ('waiting' as const),
        lastStartedAt: row?.startedAt?.toISOString() ?? null,
        lastEndedAt: row?.endedAt?.toISOString() ?? null,
        result: row?.result ?? null,
        hasFailed: row?.hasFailed ?? false,
        nextAt: row?.nextAt.toISOString() ?? null,
      };
    }),
  };
}

export async function runRunSchedule(
  { input }: EndpointCall<typeof runSchedule>,
  { scheduleRunner }: Pick<ScheduleServices, 'scheduleRunner'>,
) {
  if (await scheduleRunner.request(input.name)) return { done: true as const };
  throw new Fault('not_found', { message: 'There is no schedule with this name.', fix: 'Reload the page.' });
}
