/** What each page reads from its address behind the `?`. A name that is not here is reported on the page, not ignored silently. */
import { FACT_NAMES } from '@/lib/domain/vehicles/facts/fact-filters';
import { FORECAST_NAMES, GUIDE_NAMES, HISTORY_NAMES } from './view-names';

const OF_A_BUILD = ['date', 'build'];

interface PageParams {
  /** A `*` stands for one part of the path. */
  readonly path: string;
  readonly names: readonly string[];
}

const PAGES_WITHOUT_PARAMS = [
  '/',
  '/valuations/vin',
  '/appraisals/terms',
  '/stock',
  '/people',
  '/people/approvals',
  '/people/privacy',
  '/outbox',
  '/schedules',
  '/explorer',
  '/explorer/coverage',
  '/explorer/*',
  '/api-reference',
  '/api-reference/*',
  '/notifications',
  '/account',
];

/** The first match. Nothing is reported for a page without an entry. */
export const PAGE_PARAMS: readonly PageParams[] = [
  ...PAGES_WITHOUT_PARAMS.map((path) => ({ path, names: [] })),
  {
    path: '/valuations',
    names: ['who', 'origin', 'only', 'from', 'to', 'search', 'sort', 'order', 'page', 'rows', 'after'],
  },
  { path: '/valuations/identifier', names: ['kind', 'identifier'] },
  { path: '/valuations/*', names: [] },
  { path: '/valuations/*/customer', names: [] },
  { path: '/appraisals', names: ['state', 'owner', 'age', 'from', 'to', 'view', 'after'] },
  { path: '/appraisals/report', names: ['from', 'to'] },
  { path: '/appraisals/*', names: [] },
  { path: '/appraisals/*/sheet', names: [] },
  { path: '/stock/cars', names: ['status', 'site', 'make', 'days', 'only', 'sort', 'order', 'page'] },
  { path: '/stock/charts', names: ['by'] },
  { path: '/stock/acted-on', names: ['month'] },
  { path: '/stock/cars/*', names: [] },
  { path: '/stock/sales', names: [] },
  { path: '/stock/feeds', names: [] },
  { path: '/api-keys', names: [] },
  { path: '/webhooks', names: [] },
  { path: '/stock/*', names: ['sort', 'down', 'show', 'age', 'run'] },
  { path: '/stock/*/auction', names: ['run', 'preparation', 'fee', 'fee-percent', 'margin', 'margin-percent'] },
  {
    path: '/vehicles',
    names: [
      'kind',
      'manufacturer',
      'range',
      'model',
      'derivative',
      'styles',
      'show',
      'run-out',
      'levels',
      'sector',
      'find',
      'sort',
      'max-p11d',
      'max-month',
    ],
  },
  {
    path: '/vehicles/find',
    names: ['kind', 'make', 'fuel', 'body', ...FACT_NAMES, 'sort', 'order', 'page', 'saved'],
  },
  { path: '/vehicles/look-up', names: ['after'] },
  { path: '/vehicles/compare', names: ['vehicle'] },
  { path: '/vehicles/file/*', names: [] },
  { path: '/vehicles/*/*', names: ['on', ...OF_A_BUILD] },
  { path: '/vehicles/*/*/configure', names: [...OF_A_BUILD, 'saved'] },
  { path: '/vehicles/*/*/forecast', names: [...FORECAST_NAMES, ...OF_A_BUILD] },
  { path: '/vehicles/*/*/history', names: [...OF_A_BUILD, ...HISTORY_NAMES] },
  { path: '/vehicles/*/*/guide', names: [...OF_A_BUILD, ...GUIDE_NAMES] },
  { path: '/vehicles/*/*/past', names: [...OF_A_BUILD, 'registered', 'mileage', 'day'] },
  { path: '/vehicles/*/*/by-age', names: [...OF_A_BUILD, 'registered', 'mileage'] },
  { path: '/vehicles/*/*/equal-options', names: [...OF_A_BUILD, 'other', 'on'] },
  { path: '/vehicles/*/*/emissions', names: OF_A_BUILD },
  {
    path: '/vehicles/*/*/option-values',
    names: [...OF_A_BUILD, 'option', 'registered', 'mileage', 'month', 'condition'],
  },
  {
    path: '/vehicles/*/*/company-car',
    names: [
      ...OF_A_BUILD,
      'tab',
      'term',
      'miles',
      'nation',
      'item',
      'with',
      'from',
      'until',
      'awayFrom',
      'awayTo',
      'contribution',
      'paid',
      'given',
      'ordered',
      'price',
      'euro',
      'cc',
    ],
  },
  { path: '/forecast', names: ['kind', 'identifier', ...FORECAST_NAMES] },
  { path: '/emissions', names: ['of'] },
  { path: '/downloads', names: ['product'] },
  { path: '/builds', names: ['after'] },
  { path: '/usage', names: ['from', 'to'] },
  { path: '/ledger', names: ['person', 'operation', 'charged', 'answer', 'from', 'to', 'after', 'rows'] },
  { path: '/audits', names: ['from', 'to'] },
];

/** Names in an address that its page does not read, each once. */
export function unknownParams(path: string, query: Pick<URLSearchParams, 'keys'>): readonly string[] {
  const page = pageParamsAt(path);
  return page ? [...new Set(query.keys())].filter((name) => !page.names.includes(name)) : [];
}

/** The parameters of the page at this path; undefined for a page that is not listed. */
export const pageParamsAt = (path: string): PageParams | undefined =>
  PAGE_PARAMS.find((candidate) => matches(candidate.path, path));

function matches(pattern: string, path: string): boolean {
  const [expected, actual] = [pattern.split('/'), path.split('/')];
  return expected.length === actual.length && expected.every((part, index) => part === '*' || part === actual[index]);
}
