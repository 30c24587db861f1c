/** Dates and times as the services write them. A calendar date stays the same in every reader's time zone. */
import { codec, isBlank, WireValueError, type Codec } from './values';

const ISO_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,7})?)?)?(Z|[+-]\d{2}:\d{2})?$/;

interface WallClock {
  wall: string;
  offset: string | undefined;
}

/** Splits an ISO date-time into its wall clock time and its offset; undefined if it is not a real date. */
function wallClock(raw: string): WallClock | undefined {
  const match = ISO_TEXT.exec(raw.trim());
  if (!match) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', offset] = match;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant.getTime()) || instant.getUTCDate() !== Number(day)) return undefined;
  return { wall: `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}`, offset };
}

/** The last Sunday of a month, `YYYY-MM-DD`: UK clocks change in its first hours. */
const lastSunday = (year: number, month: number): string => {
  const end = new Date(Date.UTC(year, month + 1, 0));
  return new Date(end.getTime() - end.getUTCDay() * 86_400_000).toISOString().slice(0, 10);
};

/**
 * Cached by year, because a list needs the offset of every date in it: the wall clock times at which summer starts
 * and ends.
 */
const summers = new Map<string, readonly [from: string, before: string]>();

function summerOf(year: string): readonly [from: string, before: string] {
  const known = summers.get(year);
  if (known) return known;
  const made = [`${lastSunday(Number(year), 2)}T02:00:00`, `${lastSunday(Number(year), 9)}T01:00:00`] as const;
  summers.set(year, made);
  return made;
}

/**
 * The UK offset of a wall-clock text, `+00:00` or `+01:00`; in the repeated hour of October .NET takes the winter
 * one.
 */
export function ukOffset(wall: string): '+00:00' | '+01:00' {
  const [from, before] = summerOf(wall.slice(0, 4));
  return wall >= from && wall < before ? '+01:00' : '+00:00';
}

/**
 * A date-time of a typed result: no offset, `0001-01-01T00:00:00` where none is given. The value is the wall clock
 * time.
 */
export const dateTime: Codec<string> = codec({
  xsd: 'xs:dateTime',
  dotnet: 'System.DateTime',
  missing: '0001-01-01T00:00:00',
  read: (raw) => wallClock(raw)?.wall,
});

/** The same instant in UTC; undefined before the year 1. */
function inUtc({ wall, offset = 'Z' }: WallClock): string | undefined {
  if (/^(Z|[+-]00:00)$/.test(offset)) return `${wall}Z`;
  const instant = new Date(`${wall.slice(0, 19)}${offset}`);
  const seconds = Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 19);
  return seconds >= '0001' ? `${seconds}${wall.slice(19)}Z` : undefined;
}

/** An instant of the token APIs: written in UTC with its `Z`, read with any offset. */
export const utcDateTime: Codec<string> = codec({
  xsd: 'xs:dateTime',
  dotnet: 'System.DateTime',
  missing: '0001-01-01T00:00:00Z',
  read(raw) {
    const clock = wallClock(raw);
    return clock && inUtc(clock);
  },
});

/**
 * A date-time column of a dataset. The value is the wall clock without its offset, so that a calendar date survives
 * any reader's zone; an offset that is not the UK's at that time (the second 01:30 of an October night) stays with it.
 */
export const offsetDateTime: Codec<string> = {
  ...dateTime,
  read(raw) {
    const clock = wallClock(raw);
    if (!clock) throw new WireValueError(raw, dateTime);
    const { wall, offset } = clock;
    return offset === undefined || offset === ukOffset(wall) ? wall : wall + offset;
  },
  write: (value) => (/(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : value + ukOffset(value)),
};

/** A calendar date as a parameter: `YYYY-MM-DD` here, `YYYY/MM/DD` in a form, midnight in SOAP. */
export const date: Codec<string> = codec({
  xsd: 'xs:dateTime',
  dotnet: 'System.DateTime',
  missing: '0001-01-01',
  read: (raw) => wallClock(raw)?.wall.slice(0, 10),
  write: (value) => `${value}T00:00:00`,
  readForm: (raw) => readFormDate(raw),
  writeForm: (value) => value.replaceAll('-', '/'),
  writeJson: (value) => value,
});

/**
 * The date of a list, as a parameter: a calendar date as above, or `YYYY-MM-DDThh:mm:ss` where it has a time of day.
 */
export const dateWithTime: Codec<string> = codec({
  xsd: 'xs:dateTime',
  dotnet: 'System.DateTime',
  missing: '0001-01-01',
  read: (raw) => withoutMidnight(wallClock(raw)?.wall),
  write: (value) => (value.includes('T') ? value : `${value}T00:00:00`),
  readForm: (raw) => withoutMidnight(wallOfForm(raw)),
  writeForm: (value) => (value.includes('T') ? value : value.replaceAll('-', '/')),
  writeJson: (value) => value,
});

const withoutMidnight = (wall: string | undefined): string | undefined => wall?.replace(/T00:00:00(\.0*)?$/, '');

const readFormDate = (raw: string): string | undefined => wallOfForm(raw)?.slice(0, 10);

/** `2026/01/05`, `2004/12/1`, ISO with time; `dd/mm/yyyy` is read month first, as the host does. */
function wallOfForm(raw: string): string | undefined {
  const yearFirst = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(raw.trim());
  const monthFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(raw.trim());
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : monthFirst
      ? [monthFirst[3], monthFirst[1], monthFirst[2]]
      : [];
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : raw;
  return wallClock(iso)?.wall;
}

/** The registration trees' `dd/MM/yyyy HH:mm:ss`; the value is `YYYY-MM-DDThh:mm:ss`. */
export const ukTimestamp: Codec<string> = codec({
  xsd: 'xs:string',
  dotnet: 'System.String',
  missing: '',
  read(raw) {
    if (isBlank(raw)) return '';
    const match = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(raw.trim());
    return match ? `${match[3]}-${match[2]}-${match[1]}T${match[4]}` : undefined;
  },
  write: (value) =>
    value === '' ? '' : `${value.slice(8, 10)}/${value.slice(5, 7)}/${value.slice(0, 4)} ${value.slice(11, 19)}`,
});
