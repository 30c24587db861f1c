/** The address of the company car page, read once for the page. */
import { termMilesIn, termMonthsIn } from '@/lib/domain/costs/term';
import type { DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import { LEGISLATION_ITEMS, type LegislationItem } from '@/lib/domain/tax/legislation-items';
import { isDay } from '@/lib/domain/time/calendar';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import { readAvailability, type AvailabilityFields } from './address/availability-address';
import { poundsIn, type TypedField } from './address/typed-field';
import { readVanAddress, type VanAddress } from './van/van-address';

export type TermFields = AvailabilityFields & Readonly<Record<'contribution' | 'paid' | 'given', TypedField>>;

export interface CarAddress {
  readonly date: string | undefined;
  readonly build: string | undefined;
  readonly term: number;
  readonly miles: number;
  /** Unreadable values are ignored, and reported in `fields`. */
  readonly terms: DatedTerms;
  readonly fields: TermFields;
  /** Of vans alone. */
  readonly van: VanAddress;
  readonly isScottish: boolean;
  readonly items: readonly LegislationItem[];
  /** Up to three others as the address has them: an identifier, with a build's share code after a dot. */
  readonly others: readonly string[];
}

type CompanyCarQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const START = { term: 36, miles: 60_000 } as const;
const OTHERS_MAX = 3;

export function readCarAddress(query: CompanyCarQuery): CarAddress {
  const all = (name: string): readonly string[] => [query[name] ?? []].flat().filter((value) => value !== '');
  const [date] = all('date').map(dayFromAddress);
  const [build] = all('build');
  const one = (name: string): string => all(name)[0] ?? '';
  const contribution = poundsIn(one('contribution'));
  const [paid, given] = [poundsIn(one('paid')), poundsIn(one('given'))];
  const available = readAvailability(one, date !== undefined && isDay(date) ? date : null);
  return {
    date,
    build,
    term: termMonthsIn(one('term')) ?? START.term,
    miles: termMilesIn(one('miles')) ?? START.miles,
    terms: {
      contributionPence: contribution.value ?? 0,
      privateUsePence: paid.value ?? 0,
      forgonePence: given.value ?? 0,
      availability: available.availability,
    },
    fields: { contribution, paid, given, ...available.fields },
    van: readVanAddress(one),
    isScottish: all('nation')[0] === 'scotland',
    items: LEGISLATION_ITEMS.flatMap(({ item }) => (all('item').includes(item) ? [item] : [])),
    others: all('with').slice(0, OTHERS_MAX),
  };
}

/** Fields that `DriverTermsForm` writes itself. */
export const FORM_FIELDS = [
  'date',
  'nation',
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
] as const;

/**
 * Every field of the address but the named ones, for a form that leaves them as they are. Never the tab: it changes
 * without a request, so the page may have read an earlier one.
 */
export function preservedFields(query: CompanyCarQuery, ...but: readonly string[]): (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) =>
    name === 'tab' || but.includes(name) ? [] : [value ?? []].flat().map((text) => [name, text] as const),
  );
}

/** The company car page of a build on a day. */
export const companyCarAddress = ({
  identifier,
  date,
  build,
  preserved,
}: {
  identifier: number;
  date: string;
  build?: string | undefined;
  preserved: ReturnType<typeof preservedFields>;
}): string => {
  const query = new URLSearchParams([...preserved.map((field) => [...field]), ['date', date]]);
  if (build) query.set('build', build);
  return `/vehicles/car/${identifier}/company-car?${query}`;
};

/** `50247.AY2J…` → its identifier and build; null where it names no car. */
export function otherCar(reference: string): { identifier: number; build: string | undefined } | null {
  const [, identifier, build] = /^(\d{1,10})(?:\.([\w-]+))?$/.exec(reference.trim()) ?? [];
  return identifier === undefined ? null : { identifier: Number(identifier), build };
}
