/** When recurring work is due. */
import { addDays, britishDay, britishMoment } from '@/lib/domain/time/calendar';

/** Every so many minutes, or once a day at a time of the British clock, `07:00`. */
export type Every = { readonly minutes: number } | { readonly britishTime: string };

/** One piece of recurring work. `services` is what it needs; `lib/server-schedules.ts` lists all of them. */
export interface Schedule<Services> {
  /** Of letters and hyphens; stored, so it stays the same for good. */
  readonly name: string;
  /** As the page of schedules calls it. */
  readonly label: string;
  /** One sentence: what it does. */
  readonly summary: string;
  readonly every: Every;
  /**
   * Does what is due by now, however much time has passed since the last run: one that was missed is made up for by the
   * next. It may be run again after a process that died in the middle of it.
   * @param signal the process is about to stop: leave the rest to the next run
   * @returns a sentence of what was done, with counts and nothing of any one organisation
   */
  readonly run: (services: Services, signal: AbortSignal) => Promise<string>;
  /** Names of those that become due once it has run, however it went: what it wrote is theirs to work on. */
  readonly thenDue?: readonly string[];
}

const MINUTE_MS = 60_000;

/** The first moment after `after` at which it is due. */
export function nextRun(every: Every, after: Date): Date {
  if ('minutes' in every) return new Date(after.getTime() + every.minutes * MINUTE_MS);
  const today = britishDay(after);
  const next = instantAt(today, every.britishTime);
  return next > after ? next : instantAt(addDays(today, 1), every.britishTime);
}

/** When a schedule that has never run is due: immediately, or at its next time of day. */
export const firstRun = (every: Every, now: Date): Date => ('minutes' in every ? now : nextRun(every, now));

/** The instant at which the British clock shows a time on a day. */
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
