/** Which edition an answer is of, as far as the services say. */
import { formatDate, formatTime } from '@/lib/format';
import { britishDay, type Day } from '@/lib/domain/time/day';
import type { SourceName } from '@/lib/domain/provenance';

/** No service of these three names its edition; what can be said is the day it was asked. @param day of the answer */
export function editionWords(source: SourceName, day: Day): string {
  return source === 'registration'
    ? `As registered on ${formatDate(day)}.`
    : `The guide as it stood on ${formatDate(day)}; this service does not name its edition.`;
}

/** Minutes since the British month began: a new month may be a new edition, so no value is kept across it. */
export function minutesOfMonth(instant: Date): number {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (latest.minute !== minute) latest = { minute, ofMonth: computeMinutesOfMonth(instant) };
  return latest.ofMonth;
}

/** The cars of a list are asked about in the same minute, and calendars are slow. */
let latest = { minute: NaN, ofMonth: 0 };

function computeMinutesOfMonth(instant: Date): number {
  const [hours = 0, minutes = 0] = formatTime(instant).split(':').map(Number);
  return (Number(britishDay(instant).slice(8)) - 1) * 1440 + hours * 60 + minutes;
}
