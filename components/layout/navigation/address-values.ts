/**
 * Which values the pages with lists read from their address. Any other value is ignored and reported on the page: a
 * list that is not filtered as its address says would be mistaken for one that is.
 */
import { APPRAISAL_COLUMNS } from '@/lib/domain/appraisals/appraisal-state';
import { termMilesIn, termMonthsIn } from '@/lib/domain/costs/term';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { readPageCursor } from '@/lib/domain/page-cursor';
import { AGE_BANDS, AGE_UNKNOWN } from '@/lib/domain/stock/age-bands';
import { DAY_BAND_KEYS } from '@/lib/domain/stock-cars/days-in-stock';
import { STOCK_CAR_SORTS } from '@/lib/domain/stock-cars/stock-car-sort';
import { STOCK_CAR_STATUSES } from '@/lib/domain/stock-cars/stock-car-state';
import { STOCK_GROUPINGS } from '@/lib/domain/stock-cars/stock-groups';
import { readTypedDay } from '@/lib/domain/time/typed-day';
import { BILLED_OPERATIONS } from '@/lib/domain/usage/billed-service';
import { milesPerMonthIn } from '@/lib/domain/vehicles/mileage';
import { pageParamsAt } from './address-params';

type IsRead = (text: string) => boolean;

const oneOf =
  (...words: readonly string[]): IsRead =>
  (text) =>
    words.includes(text.trim());
const anyText: IsRead = () => true;
const isTypedDay: IsRead = (text) => readTypedDay(text) !== null;
const isMonth: IsRead = (text) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);
const isCursor: IsRead = (text) => readPageCursor(text) !== null;
const isPounds: IsRead = (text) => parsePounds(text) !== null;
const isPageUpTo =
  (most: number): IsRead =>
  (text) =>
    /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** The short forms are in addresses that were saved. */
const IS_ORDER = oneOf('ascending', 'descending', 'asc', 'desc');

const DAYS = { from: isTypedDay, to: isTypedDay };
const MONTHS = { from: isMonth, to: isMonth };

/** By the path of an entry in `PAGE_PARAMS`, for each of its names. */
export const PAGE_VALUES: Readonly<Record<string, Readonly<Record<string, IsRead>>>> = {
  '/valuations': {
    who: oneOf('me'),
    origin: oneOf('single', 'list'),
    only: oneOf('flagged', 'unvalued'),
    ...DAYS,
    search: anyText,
    sort: oneOf('valued', 'mileage', 'retail', 'clean', 'change', 'times'),
    order: IS_ORDER,
    page: isPageUpTo(100_000),
    rows: oneOf('all'),
  },
  '/appraisals': {
    state: oneOf(...APPRAISAL_COLUMNS.map(({ key }) => key)),
    owner: anyText,
    age: oneOf('7', '14', '30', '90'),
    from: isPounds,
    to: isPounds,
    view: oneOf('board'),
    after: isCursor,
  },
  '/appraisals/report': MONTHS,
  '/stock/cars': {
    status: oneOf(...STOCK_CAR_STATUSES),
    site: anyText,
    make: anyText,
    days: oneOf(...DAY_BAND_KEYS),
    only: oneOf('unidentified', 'outside', 'flagged'),
    sort: oneOf(...STOCK_CAR_SORTS),
    order: IS_ORDER,
    page: isPageUpTo(10_000),
  },
  '/stock/charts': { by: oneOf(...STOCK_GROUPINGS) },
  '/stock/acted-on': { month: isMonth },
  '/stock/*': {
    sort: oneOf('row', 'plate', 'vehicle', 'mileage', 'retail', 'clean', 'movement'),
    down: oneOf('1'),
    show: oneOf('all', 'valued', 'without', 'flagged'),
    age: oneOf(...AGE_BANDS.map(({ label }) => label), AGE_UNKNOWN),
    run: anyText,
  },
  '/builds': { after: isCursor },
  '/usage': MONTHS,
  '/ledger': {
    person: anyText,
    operation: oneOf(...BILLED_OPERATIONS),
    charged: oneOf('yes', 'no', 'unknown'),
    // oxlint-disable-next-line code/plain-words -- the ledger's value, in addresses that were saved
    answer: oneOf('fresh', 'kept'),
    ...DAYS,
    after: isCursor,
    rows: oneOf('all'),
  },
  '/audits': DAYS,
};

const isMileage: IsRead = (text) => /^\d{1,9}$/.test(text.trim());
const isMilesPerMonth: IsRead = (text) => milesPerMonthIn(text) !== null;

/** Figures in the addresses of a vehicle's pages that would otherwise give way to a default without a word. */
export const FIGURE_VALUES: typeof PAGE_VALUES = {
  '/vehicles/*/*/company-car': {
    term: (text) => termMonthsIn(text) !== null,
    miles: (text) => termMilesIn(text) !== null,
  },
  '/vehicles/*/*/history': {
    years: oneOf('1', '2', '3', '5', '8'),
    mileage: isMileage,
    perMonth: isMilesPerMonth,
  },
  '/vehicles/*/*/forecast': { mileage: isMileage, perMonth: isMilesPerMonth },
};

/** What an address says of a name that its page reads, in no form that it reads; a name given twice is read by no list. */
export function unreadValues(
  path: string,
  query: Pick<URLSearchParams, 'getAll'>,
): readonly { readonly name: string; readonly value: string }[] {
  const page = pageParamsAt(path)?.path ?? '';
  const isList = page in PAGE_VALUES;
  const checks = PAGE_VALUES[page] ?? FIGURE_VALUES[page] ?? {};
  return Object.entries(checks).flatMap(([name, isRead]) => {
    const values = query.getAll(name);
    const [value = ''] = values;
    if (isList && values.length > 1) return [{ name, value: values.join(', ') }];
    return value.trim() === '' || isRead(value) ? [] : [{ name, value }];
  });
}
