/** Days are `YYYY-MM-DD` strings throughout; they sort and compare as text. No schema here: the browser reckons too. */
export type Day = string;

/** Whether it is a day that there is: 31 February is none. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/** Whole months from one day to a later one; negative when `to` is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  // By their places: a list of ten thousand cars asks as often, and splitting is slow.
  const months = (part(to, 0, 4) - part(from, 0, 4)) * 12 + (part(to, 5, 7) - part(from, 5, 7));
  const [fromDay, toDay] = [part(from, 8, 10), part(to, 8, 10)];
  if (months > 0 && toDay < fromDay) return months - 1;
  if (months < 0 && toDay > fromDay) return months + 1;
  return months;
}

const part = (day: Day, from: number, to: number): number => Number(day.slice(from, to));

/** Days from one day to a later one; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day on the British calendar: what "today" means to a dealer, and which month a look-up counts in. */
export function britishDay(instant: Date): Day {
  const [day, month, year] = london.format(instant).split('/');
  return `${year}-${month}-${day}`;
}

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment by the British clock: its day, `HH:MM:SS`, and how far that is ahead of UTC. */
export function britishMoment(instant: Date): { day: Day; time: string; offsetMinutes: number } {
  const [day, time] = [britishDay(instant), londonClock.format(instant)];
  const offset = Date.parse(`${day}T${time}Z`) - Math.floor(instant.getTime() / 1_000) * 1_000;
  return { day, time, offsetMinutes: Math.round(offset / 60_000) };
}
