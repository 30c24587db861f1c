/** Each page with a list either reads a value silently, or ignores and reports it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAuditedDays } from '@/components/audits/audited-days';
import { appraisalsQuery, readAppraisalsView } from '@/components/appraisals/list/appraisals-address';
import { readForecastAddress } from '@/components/forecasts/forecast-address';
import { readHistoryAddress } from '@/components/history/history-address';
import { readLedgerAddress } from '@/components/ledger/ledger-address';
import { readStockView } from '@/components/stock/stock-view';
import { readStockCarsView } from '@/components/stock-cars/stock-cars-address';
import { readCarAddress } from '@/components/tax/company-car-address';
import { readVehicleListAddress } from '@/components/valuations/list/vehicle-list-address';
import { readMonthRange } from '@/lib/domain/time/calendar-schemas';
import { PAGE_PARAMS } from './address-params';
import { FIGURE_VALUES, PAGE_VALUES, unreadValues } from './address-values';

type AddressFields = Readonly<Record<string, string | string[] | undefined>>;

const TODAY = '2026-11-26';
const CURSOR = '2026-11-26T13:07:09.000Z_4f1c2a9e-0000-4000-8000-00000000000a';
const readMonths = (params: AddressFields) => readMonthRange(params, TODAY.slice(0, 7));

test('a month in the future is read as this month, at either end', () => {
  for (const [from, to, first, last] of [
    ['2026-12', '2026-01', '2026-01', '2026-11'],
    ['2026-01', '2027-03', '2026-01', '2026-11'],
    ['2026-12', '2027-01', '2026-11', '2026-11'],
    ['2026-06', '2026-02', '2026-02', '2026-06'],
  ] as const)
    assert.deepEqual(readMonths({ from, to }), { from: first, to: last });
});

const queryOf = (params: AddressFields) =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text])),
  );

interface ListPage {
  readonly path: string;
  /** What its page makes of the address; null where the page itself reads it. */
  readonly read: ((params: AddressFields) => unknown) | null;
  /** For each name what is read, none of it what is so by default. */
  readonly good: Readonly<Record<string, string>>;
}

const LISTS: readonly ListPage[] = [
  {
    path: '/valuations',
    read: readVehicleListAddress,
    good: {
      who: 'me',
      origin: 'list',
      only: 'flagged',
      from: '1/10/2026',
      to: '2026-11-01',
      search: 'golf',
      sort: 'clean',
      order: 'ascending',
      page: '3',
      rows: 'all',
    },
  },
  {
    path: '/appraisals',
    read: (params) => appraisalsQuery(readAppraisalsView(params)),
    good: { state: 'offered', owner: 'me', age: '14', from: '£5,000', to: '9000' },
  },
  { path: '/appraisals/report', read: readMonths, good: { from: '2026-02', to: '2026-06' } },
  {
    path: '/stock/cars',
    read: readStockCarsView,
    good: {
      status: 'for_sale',
      site: 'Leeds',
      make: 'Ford',
      days: '61',
      only: 'outside',
      sort: 'clean',
      order: 'ascending',
      page: '2',
    },
  },
  {
    path: '/stock/4f1c2a9e-0000-4000-8000-00000000000a',
    read: (params) => readStockView(queryOf(params)),
    good: { sort: 'clean', down: '1', show: 'flagged', age: '1 to 3 years', run: 'a-run' },
  },
  { path: '/usage', read: readMonths, good: { from: '2026-02', to: '2026-06' } },
  {
    path: '/ledger',
    read: readLedgerAddress,
    good: {
      person: 'p1',
      operation: 'VRMValuation',
      charged: 'unknown',
      answer: 'fresh',
      from: '2026-10-01',
      to: '1 November 2026',
      after: CURSOR,
      rows: 'all',
    },
  },
  {
    path: '/audits',
    read: (params) => readAuditedDays(params, TODAY),
    good: { from: '2026-10-01', to: '2026-11-01' },
  },
  { path: '/stock/charts', read: null, good: { by: 'site' } },
  { path: '/stock/acted-on', read: null, good: { month: '2026-10' } },
  { path: '/builds', read: null, good: { after: CURSOR } },
];

const BAD = ['31/02/2026', 'nonsense', '-4', '2026-13', '1e9', '☃'];
/** Names of people, sites, makes, runs and words that are searched for: any text may be one. */
const ANY_TEXT = ['search', 'owner', 'site', 'make', 'run', 'person'];

for (const { path, read, good } of LISTS) {
  test(`${path}: what it reads is not reported, each alone and all together`, () => {
    assert.deepEqual(unreadValues(path, queryOf(good)), []);
    for (const [name, value] of Object.entries(good)) {
      assert.deepEqual(unreadValues(path, queryOf({ [name]: value })), [], name);
      if (read) assert.notDeepEqual(read({ [name]: value }), read({}), `${name}=${value} is read`);
    }
    const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    assert.deepEqual(unreadValues(path, queryOf(empty)), [], 'a form sends its empty fields too');
  });

  test(`${path}: a value it cannot read is named, and the list is shown without it`, () => {
    for (const name of Object.keys(good).filter((candidate) => !ANY_TEXT.includes(candidate))) {
      for (const value of BAD) {
        assert.deepEqual(
          unreadValues(path, queryOf({ ...good, [name]: value })),
          [{ name, value }],
          `${name}=${value}`,
        );
        if (read && name !== 'after') {
          const without = { ...good, [name]: undefined };
          assert.deepEqual(
            withoutProblems(read({ ...good, [name]: value })),
            withoutProblems(read(without)),
            `${name}=${value}`,
          );
        }
      }
    }
  });

  test(`${path}: a name given twice is named, and the list is shown without it`, () => {
    for (const [name, value] of Object.entries(good)) {
      const twice = { ...good, [name]: [value, value] };
      assert.deepEqual(unreadValues(path, queryOf(twice)), [{ name, value: `${value}, ${value}` }], name);
      if (read) assert.deepEqual(read(twice), read({ ...good, [name]: undefined }), name);
    }
  });
}

/** The form of the appraisals says at its field too what it cannot read. */
function withoutProblems(view: unknown): unknown {
  return typeof view === 'object' && view !== null && 'problems' in view ? { ...view, problems: null } : view;
}

test('every name that a list reads has its values, and no other page has', () => {
  for (const [path, values] of Object.entries(PAGE_VALUES)) {
    const names = PAGE_PARAMS.find((page) => page.path === path)?.names ?? [];
    // A name in saved addresses that the list no longer reads.
    const expected = names.filter((name) => path !== '/valuations' || name !== 'after');
    assert.deepEqual(Object.keys(values).toSorted(), expected.toSorted(), path);
  }
  assert.deepEqual(unreadValues('/somewhere', queryOf({ from: 'nonsense' })), []);
  assert.deepEqual(unreadValues('/vehicles/car/50031', queryOf({ on: 'nonsense' })), []);
});

const SALE = { introduced: '2020-01-01', discontinued: null };
const FIGURES: Readonly<Record<string, { read: (query: URLSearchParams) => unknown; good: string; bad: string }>> = {
  '/vehicles/car/1/company-car': {
    read: (query) => readCarAddress(Object.fromEntries(query)),
    good: 'term=48&miles=80 000',
    bad: 'term=999 term=0 term=soon miles=-5 miles=300001 miles=1e4',
  },
  '/vehicles/car/1/history': {
    read: (query) => readHistoryAddress(query, SALE, TODAY),
    good: 'years=5&mileage=42500&perMonth=900',
    bad: 'years=4 mileage=-5 mileage=many perMonth=99999 perMonth=10001 perMonth=-1',
  },
  '/vehicles/car/1/forecast': {
    read: (query) => readForecastAddress(query),
    good: 'mileage=42500&perMonth=900',
    bad: 'mileage=-5 perMonth=99999 perMonth=much',
  },
};
for (const [path, { read, good, bad }] of Object.entries(FIGURES))
  test(`${path}: a figure is read, or ignored and reported`, () => {
    const query = new URLSearchParams(good);
    assert.deepEqual(unreadValues(path, query), []);
    for (const [name, value] of query)
      assert.notDeepEqual(read(new URLSearchParams({ [name]: value })), read(new URLSearchParams()), name);
    for (const wrong of bad.split(' ')) {
      const [[name, value] = ['', '']] = [...new URLSearchParams(wrong)];
      const typed = new URLSearchParams({ [name]: value });
      assert.deepEqual(unreadValues(path, typed), [{ name, value }]);
      assert.deepEqual(read(typed), read(new URLSearchParams()), wrong);
    }
  });

test('each page whose figures are checked is tested, and reads those names', () => {
  assert.equal(Object.keys(FIGURE_VALUES).length, Object.keys(FIGURES).length);
  for (const [path, values] of Object.entries(FIGURE_VALUES)) {
    const names = PAGE_PARAMS.find((page) => page.path === path)?.names ?? [];
    assert.deepEqual(
      Object.keys(values).filter((name) => !names.includes(name)),
      [],
      path,
    );
  }
});
