/** Dates and times as the services write them. A calendar date stays what it was, whatever the reader's time zone. */
import { codec, isBlank, WireValueError, type Codec } from './values';

const ISO_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,7})?)?)?(Z|[+-]\d{2}:\d{2})?$/;

interface WallClock {
  wall: string;
  offset: string | undefined;
}

/** Splits an ISO date-time into what the clock on the wall said and its offset; undefined if it is no real date. */
function wallClock(raw: string): WallClock | undefined {
  const match = ISO_TEXT.exec(raw.trim());
  if (!match) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', offset] = match;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant.getTime()) || instant.getUTCDate() !== Number(day)) return undefined;
  return { wall: `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}`, offset };
}

/** 01:00 UTC on the last Sunday of a month, when UK clocks change. */
const lastSunday = (year: number, month: number): number => {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.getTime() - end.getUTCDay() * 86_400_000;
};

/** The UK offset of a wall-clock text, `+00:00` or `+01:00`; in the repeated hour of October .NET takes the winter one. */
export function ukOffset(wall: string): '+00:00' | '+01:00' {
  const asUtc = Date.parse(`${wall.slice(0, 19)}Z`);
  const year = Number(wall.slice(0, 4));
  const summer = asUtc >= lastSunday(year, 2) + 3_600_000 && asUtc < lastSunday(year, 9);
  return summer ? '+01:00' : '+00:00';
}

/** A date-time of a typed result: no offset, `0001-01-01T00:00:00` where none is given. Kept as the wall clock says. */
export const dateTime: Codec<string> = codec({
  xsd: 'xs:dateTime',
  dotnet: 'System.DateTime',
  missing: '0001-01-01T00:00:00',
  read: (raw) => wallClock(raw)?.wall,
});

/** An instant of the token APIs, in UTC and written with its `Z`. */
export const utcDateTime: Codec<string> = codec({
  xsd: 'xs:dateTime',
  dotnet: 'System.DateTime',
  missing: '0001-01-01T00:00:00Z',
  read(raw) {
    const clock = wallClock(raw);
    return clock && (clock.offset ?? 'Z') === 'Z' ? `${clock.wall}Z` : undefined;
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
  readForm: readFormDate,
  writeForm: (value) => value.replaceAll('-', '/'),
  writeJson: (value) => value,
});

/** `2026/01/05`, `2004/12/1`, ISO with time; `dd/mm/yyyy` is read month first, as the host does. */
function readFormDate(raw: string): string | undefined {
  const yearFirst = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(raw.trim());
  const monthFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(raw.trim());
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : monthFirst
      ? [monthFirst[3], monthFirst[1], monthFirst[2]]
      : [];
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : raw;
  return wallClock(iso)?.wall.slice(0, 10);
}

/** The registration trees' `dd/MM/yyyy HH:mm:ss`, kept as `YYYY-MM-DDThh:mm:ss`. */
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
