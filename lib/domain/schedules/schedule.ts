/** When recurring work is due. */
import { addDays, britishDay, britishMoment } from '@/lib/domain/time/calendar';

/** Every given number of minutes, or once a day at a UK time, `07:00`. */
export type Every = { readonly minutes: number } | { readonly britishTime: string };

/** A recurring job. `services` is what it needs; `lib/server-schedules.ts` lists all jobs. */
export interface Schedule<Services> {
  /** Letters and hyphens; stored, so it must never change. */
  readonly name: string;
  /** Its name on the page of schedules. */
  readonly label: string;
  /** One sentence: what it does. */
  readonly summary: string;
  readonly every: Every;
  /**
   * Does everything that is due, however long ago the last run was: the next run makes up for a missed one. May run
   * again after a process died in the middle of it.
   * @param signal the process is about to stop: leave the rest to the next run
   * @returns a sentence on what was done, with counts and nothing about any one organisation
   */
  readonly run: (services: Services, signal: AbortSignal) => Promise<string>;
  /** Names of jobs that become due once it has run, even if it failed: they work on what it wrote. */
  readonly thenDue?: readonly string[];
}

const MINUTE_MS = 60_000;

/** The first moment after `after` when it is due. */
export function nextRun(every: Every, after: Date): Date {
  if ('minutes' in every) return new Date(after.getTime() + every.minutes * MINUTE_MS);
  const today = britishDay(after);
  const next = instantAt(today, every.britishTime);
  return next > after ? next : instantAt(addDays(today, 1), every.britishTime);
}

/** When a schedule that has never run is due: immediately, or at its next time of day. */
export const firstRun = (every: Every, now: Date): Date => ('minutes' in every ? now : nextRun(every, now));

/** The instant of a UK time on a day. */
function instantAt(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const offset = britishMoment(asUtc).slice(-6);
  return new Date(`${day}T${time}:00${offset}`);
}

/** `Every 10 minutes`, `Every day at 07:00, British time`. */
export function everyWords(every: Every): string {
  if ('britishTime' in every) return `Every day at ${every.britishTime}, British time`;
  if (every.minutes === 1) return 'Every minute';
  return every.minutes % 60 === 0 && every.minutes > 60
    ? `Every ${every.minutes / 60} hours`
    : `Every ${every.minutes} minutes`;
}
