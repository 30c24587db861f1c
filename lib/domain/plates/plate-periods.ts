/**
 * When each year letter and age identifier was issued. Figures: INF104 (edition 4/22), "Vehicle registration
 * numbers and number plates", gov.uk; letters also https://www.philseed.com.
 */
import { addDays, type Day } from '@/lib/domain/time/calendar';

export interface PlateIssuePeriod {
  /** `Y` or `71`. */
  readonly identifier: string;
  readonly from: Day;
  /** The last day of issue. */
  readonly to: Day;
}

/** Letter and first month of issue, each lasting until the next. Suffix letters began in January 1963. */
const SUFFIX =
  'A6301 B6401 C6501 D6601 E6701 F6708 G6808 H6908 J7008 K7108 L7208 M7308 N7408 P7508 R7608 S7708 T7808 V7908 W8008 X8108 Y8208';
const PREFIX =
  'A8308 B8408 C8508 D8608 E8708 F8808 G8908 H9008 J9108 K9208 L9308 M9408 N9508 P9608 R9708 S9808 T9903 V9909 W0003 X0009 Y0103';

function read(table: string, end: Day): ReadonlyMap<string, PlateIssuePeriod> {
  const rows = table.split(' ').map((row) => {
    const year = Number(row.slice(1, 3));
    return { identifier: row.slice(0, 1), from: `${year < 60 ? 2000 + year : 1900 + year}-${row.slice(3)}-01` };
  });
  return new Map(rows.map((row, index) => [row.identifier, { ...row, to: addDays(rows[index + 1]?.from ?? end, -1) }]));
}

const suffixPeriods = read(SUFFIX, '1983-08-01');
const prefixPeriods = read(PREFIX, '2001-09-01');

export function suffixPeriod(letter: string): PlateIssuePeriod | null {
  return suffixPeriods.get(letter) ?? null;
}

export function prefixPeriod(letter: string): PlateIssuePeriod | null {
  return prefixPeriods.get(letter) ?? null;
}

/** March of 20yy is `yy`, September of 20yy is yy + 50, from `51` in September 2001. 00 and 01 were never issued. */
export function currentPeriod(identifier: string): PlateIssuePeriod | null {
  const number = Number(identifier);
  if (!/^\d\d$/.test(identifier) || number < 2) return null;
  const autumn = number > 50;
  const year = 2000 + (autumn ? number - 50 : number);
  return autumn
    ? { identifier, from: `${year}-09-01`, to: addDays(`${year + 1}-03-01`, -1) }
    : { identifier, from: `${year}-03-01`, to: `${year}-08-31` };
}
