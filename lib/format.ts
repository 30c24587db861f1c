/**
 * How figures are written on every screen, in print and in messages: British, and the same on server and
 * browser. Nothing here asks the runtime's locale for words: "Sep" is "Sept" in some versions of its data.
 */
import { britishDay, britishTime, daysBetween, MONTH_NAMES } from '@/lib/domain/time/calendar';

/** U+2212: as wide as a digit and as high as a plus, so that columns of gains and losses line up. */
const MINUS = '\u2212';

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function signed(value: number, body: string): string {
  return value < 0 ? MINUS + body : body;
}

/** `12,345`, `−12`. Rounds to whole numbers. */
export function formatCount(value: number): string {
  const rounded = Math.round(Math.abs(value));
  return signed(rounded === 0 ? 0 : value, grouped(String(rounded)));
}

/** Whole pounds: `£12,345`, `−£250`. */
export function formatPounds(pounds: number): string {
  const rounded = Math.round(Math.abs(pounds));
  return signed(rounded === 0 ? 0 : pounds, `£${grouped(String(rounded))}`);
}

/** A sum of pounds over items, some without a figure: a dash if none has one, because nothing is not £0. */
export const formatSumOfPounds = (pounds: number, all: number, without: number): string =>
  all > 0 && without === all ? '–' : formatPounds(pounds);

/** A difference in whole pounds, always with its sign: `+£250`, `−£250`; no difference is `£0`. */
export function formatPoundsChange(pounds: number): string {
  const text = formatPounds(pounds);
  return pounds > 0 && text !== '£0' ? `+${text}` : text;
}

/** Pence as pounds and pence, for tax and running costs: `12345` is `£123.45`. */
export function formatPence(pence: number): string {
  const whole = Math.round(Math.abs(pence));
  return signed(
    whole === 0 ? 0 : pence,
    `£${grouped(String(Math.floor(whole / 100)))}.${String(whole % 100).padStart(2, '0')}`,
  );
}

/** `+£12.50`, `−£12.50`, `£0.00`. */
export function formatPenceChange(pence: number): string {
  const text = formatPence(pence);
  return pence > 0 && text !== '£0.00' ? `+${text}` : text;
}

/** `62,000 mi`. */
export function formatMiles(miles: number): string {
  return `${formatCount(miles)} mi`;
}

/** `131 g/km`. The tax laws drop fractions of a gram, so 54.9 is `54 g/km`, whose band is stated beside it. */
export function formatCo2(gramsPerKm: number): string {
  return `${formatCount(Math.trunc(gramsPerKm))} g/km`;
}

/** A share of one: `0.125` is `12.5%`, `0.9` is `90%`. One decimal at most. */
export function formatPercent(share: number): string {
  const tenths = Math.round(Math.abs(share) * 1000);
  const [whole, decimal] = [Math.floor(tenths / 10), tenths % 10];
  return signed(tenths === 0 ? 0 : share, `${grouped(String(whole))}${decimal ? `.${decimal}` : ''}%`);
}

function monthOf(isoDate: string): { year: string; month: string } {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(isoDate) ?? [];
  const name = month === undefined ? undefined : MONTH_NAMES[Number(month) - 1];
  if (year === undefined || name === undefined) throw new RangeError('expected a date written YYYY-MM-DD or YYYY-MM');
  return { year, month: name };
}

/** `YYYY-MM-DD` (or longer) as `6 Apr 2026`; for an instant (`…Z`), the British day. */
export function formatDate(isoDate: string): string {
  const day = isoDate.endsWith('Z') ? britishDay(isoDate) : isoDate;
  const { year, month } = monthOf(day);
  return `${Number(day.slice(8, 10))} ${month.slice(0, 3)} ${year}`;
}

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `YYYY-MM-DD` as `Monday 6 April 2026`, for what is read aloud. */
export const formatDayInWords = (day: string): string => DAY_IN_WORDS.format(new Date(`${day}T00:00:00Z`));

/** `YYYY-MM` or `YYYY-MM-DD` as `Apr 2026`. */
export function formatMonth(isoMonth: string): string {
  const { year, month } = monthOf(isoMonth);
  return `${month.slice(0, 3)} ${year}`;
}

/** `YYYY-MM` or `YYYY-MM-DD` as `April 2026`, for headings and sentences. */
export function formatMonthLong(isoMonth: string): string {
  const { year, month } = monthOf(isoMonth);
  return `${month} ${year}`;
}

/** An instant on the British clock: `6 Apr 2026, 14:05`. */
export function formatDateTime(instant: Date | string): string {
  return `${formatDate(britishDay(instant))}, ${formatTime(instant)}`;
}

/** An instant's British clock time: `14:05`. */
export function formatTime(instant: Date | string): string {
  return britishTime(instant).slice(0, 5);
}

/** When something was, in a list: `06:24` today, `Yesterday`, then `21 Nov 2026`. Days are the British calendar's. */
export function formatMomentInList(instant: string, today: string): string {
  const days = daysBetween(britishDay(instant), today);
  return days === 0 ? formatTime(instant) : days === 1 ? 'Yesterday' : formatDate(instant);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long ago, against a given `now`: `just now`, `5 min ago`, `3 h ago`, `yesterday`, `4 days ago`, then the
 * date. Days are the British calendar's. A clock that runs ahead reads `just now`, never a negative age.
 */
export function formatAge(instant: Date | string, now: Date): string {
  const age = now.getTime() - new Date(instant).getTime();
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  const then = britishDay(instant);
  const days = daysBetween(then, britishDay(now));
  if (days === 0 || age < 6 * HOUR) return `${Math.floor(age / HOUR)} h ago`;
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : formatDate(then);
}

/**
 * An age identifier with the months it was issued in: `71 plate (Sep 21–Feb 22)`. Months as `YYYY-MM` or a date.
 * @param what “plate”, unless the age is known by something else
 */
export function formatPlateAge(identifier: string, firstMonth: string, lastMonth: string, what = 'plate'): string {
  const short = (iso: string) => formatMonth(iso).replace(/ \d\d/, ' ');
  return `${identifier} ${what} (${short(firstMonth)}–${short(lastMonth)})`;
}

/** `1 look-up`, `2 look-ups`, `1,204 look-ups`. */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Words with a capital first letter, as a sentence begins. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words that must stay on one line, such as a date in a line of facts. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** `a`, `a and b`, `a, b and c`. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
