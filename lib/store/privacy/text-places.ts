/** The columns that people write in, apart from records, list rows and look-ups. */
import type { ErasurePlace } from '@/lib/domain/privacy/erasure-places';
import { CUSTOMER_FIELD_LIST } from '../appraisals/customer-fields';

export interface TextPlace {
  readonly place: ErasurePlace;
  readonly table: string;
  /**
   * Texts, JSON of texts, and keys: a key is replaced whole, so that it stays unique. If one of a vehicle's marks is
   * the erased one, all of them are emptied.
   */
  readonly columns: Readonly<Record<string, 'text' | 'json' | 'key' | 'mark'>>;
  /** The organisation's rows of the table, as `t`; `$1` is the organisation. */
  readonly scope: string;
}

const OWN = 't.organisation_id = $1';
const OWN_APPRAISAL = 't.appraisal_id in (select a.id from appraisals a where a.organisation_id = $1)';
const OWN_CAR = 't.car_id in (select c.id from stock_cars c where c.organisation_id = $1)';
const VEHICLES_APPRAISAL = `t.appraisal_id in (
  select a.id from appraisals a where a.valuation_id in (select id from valuation))`;
/** Signatures of the vehicle's own appraisals are erased whole, with the customer's details. */
const OTHER_APPRAISAL = `${OWN_APPRAISAL} and not ${VEHICLES_APPRAISAL}`;
/** In the vehicle's own appraisals, a customer's details are emptied whole. */
const OTHER_FIELD = `${OWN_APPRAISAL} and not (t.field in ${CUSTOMER_FIELD_LIST} and ${VEHICLES_APPRAISAL})`;
/** Entries of the vehicle's own lots are deleted. */
const OTHER_LOT = `t.list_id in (select l.id from stock_lists l where l.organisation_id = $1)
  and not exists (select 1 from listed o where o.own and o.list_id = t.list_id and o.number = t.number)`;
const PEOPLE = 'select m.user_id from member m where m.organization_id = $1';

export const TEXT_PLACES: readonly TextPlace[] = [
  {
    place: 'listNames',
    table: 'stock_lists',
    columns: { name: 'text', labels: 'json', columns: 'json', counts: 'json', idempotency_key: 'key' },
    scope: OWN,
  },
  { place: 'auctionEntries', table: 'auction_entries', columns: { text: 'text' }, scope: OTHER_LOT },
  {
    place: 'builds',
    table: 'builds',
    columns: { name: 'text', code: 'text', frozen: 'json' },
    scope: OWN,
  },
  { place: 'otherTexts', table: 'fact_searches', columns: { name: 'text', fields: 'json' }, scope: OWN },
  { place: 'otherTexts', table: 'approvals', columns: { reason: 'text', decline_reason: 'text' }, scope: OWN },
  {
    place: 'otherTexts',
    table: 'appraisals',
    columns: {
      title: 'text',
      derivative: 'text',
      loss_reason: 'text',
      loss_note: 'text',
      lost_sums: 'json',
      idempotency_key: 'key',
    },
    scope: OWN,
  },
  { place: 'otherTexts', table: 'appraisal_entries', columns: { field: 'key', value: 'text' }, scope: OTHER_FIELD },
  {
    place: 'otherTexts',
    table: 'appraisal_history',
    columns: { field: 'text', before: 'text', after: 'text' },
    scope: OTHER_FIELD,
  },
  { place: 'otherTexts', table: 'appraisal_offers', columns: { frozen: 'json' }, scope: OWN },
  { place: 'otherTexts', table: 'appraisal_signatures', columns: { name: 'text' }, scope: OTHER_APPRAISAL },
  { place: 'otherTexts', table: 'appraisal_terms', columns: { terms: 'json' }, scope: OWN },
  { place: 'otherTexts', table: 'api_keys', columns: { name: 'text' }, scope: OWN },
  { place: 'otherTexts', table: 'webhooks', columns: { name: 'text', host: 'text' }, scope: OWN },
  { place: 'otherTexts', table: 'notifications', columns: { text: 'text' }, scope: OWN },
  {
    place: 'otherTexts',
    table: 'mails',
    columns: { subject: 'text', content: 'json', problem: 'text' },
    scope: OWN,
  },
  { place: 'otherTexts', table: 'stock_runs', columns: { because: 'json', idempotency_key: 'key' }, scope: OWN },
  {
    place: 'stockCars',
    table: 'stock_cars',
    columns: {
      plate: 'mark',
      vin: 'mark',
      stock_number: 'key',
      idempotency_key: 'key',
      title: 'text',
      make: 'text',
      derivative: 'text',
      site: 'text',
      notes: 'text',
      flag: 'text',
    },
    scope: OWN,
  },
  {
    place: 'stockCars',
    table: 'stock_car_history',
    columns: { field: 'text', before: 'text', after: 'text' },
    scope: OWN_CAR,
  },
  { place: 'stockCars', table: 'stock_car_values', columns: { reason: 'text' }, scope: OWN_CAR },
  {
    place: 'stockCars',
    table: 'past_sales',
    columns: { plate: 'mark', title: 'text', make: 'text' },
    scope: OWN,
  },
  {
    place: 'otherTexts',
    table: 'stock_sources',
    columns: { name: 'text', place: 'text', profile: 'json' },
    scope: OWN,
  },
  {
    place: 'otherTexts',
    table: 'stock_source_readings',
    columns: { changed_cars: 'json', refused_rows: 'json', unused: 'text', untaken: 'json', problem: 'text' },
    scope: 't.source_id in (select s.id from stock_sources s where s.organisation_id = $1)',
  },
  { place: 'otherTexts', table: 'stock_feeds', columns: { name: 'text', columns: 'json' }, scope: OWN },
  { place: 'otherTexts', table: '"user"', columns: { name: 'text', image: 'text' }, scope: `t.id in (${PEOPLE})` },
  {
    place: 'otherTexts',
    table: 'organization',
    columns: { name: 'text', slug: 'key', logo: 'text', metadata: 'text' },
    scope: 't.id = $1',
  },
  { place: 'otherTexts', table: 'session', columns: { user_agent: 'text' }, scope: `t.user_id in (${PEOPLE})` },
];

/** Parameters that hold the patterns for texts and for JSON, such as `$2`. */
interface PatternParameters {
  readonly text: string;
  readonly json: string;
}

/** Whether a row, as `t`, mentions the plate or VIN. */
export const mentions = ({ columns }: Pick<TextPlace, 'columns'>, { text, json }: PatternParameters): string =>
  `(${Object.entries(columns)
    .map(([column, kind]) => (kind === 'json' ? `t.${column}::text ~* ${json}` : `t.${column} ~* ${text}`))
    .join(' or ')})`;

/** What an update sets in order to remove it: `text` finds, `replaced` replaces. */
export function erasing(
  { columns }: Pick<TextPlace, 'columns'>,
  { text }: PatternParameters,
  replaced: PatternParameters,
): string {
  const marks = Object.keys(columns).filter((column) => columns[column] === 'mark');
  const isOwn = marks.map((column) => `t.${column} ~* ${text}`).join(' or ');
  return Object.entries(columns)
    .map(([column, kind]) => {
      if (kind === 'json')
        return `${column} = regexp_replace(t.${column}::text, ${replaced.json}, '[erased]', 'gi')::json`;
      if (kind === 'mark') return `${column} = case when ${isOwn} then null else t.${column} end`;
      if (kind === 'text') return `${column} = regexp_replace(t.${column}, ${replaced.text}, '[erased]', 'gi')`;
      return `${column} = case when t.${column} ~* ${text} then 'erased-' || gen_random_uuid() else t.${column} end`;
    })
    .join(', ');
}
