/** The address of the company car page, read once for the page. */
import type { DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { LEGISLATION_ITEMS, type LegislationItem } from '@/lib/domain/tax/legislation-items';
import { parseCount } from '@/lib/encoding/parse-count';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { formatPounds } from '@/lib/format';

/** A field as it was typed, and what is wrong with it; null where it can be read. */
export interface TypedField {
  readonly typed: string;
  readonly problem: string | null;
}
export type TermFields = Readonly<Record<'contribution' | 'away' | 'paid' | 'given', TypedField>>;

export interface CarAddress {
  readonly date: string | undefined;
  readonly build: string | undefined;
  readonly term: number;
  readonly miles: number;
  /** What cannot be read counts for nothing; `fields` say so. */
  readonly terms: DriverTerms;
  readonly fields: TermFields;
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
  const [date] = all('date');
  const [build] = all('build');
  const one = (name: string): string => all(name)[0] ?? '';
  const contribution = poundsIn(one('contribution'));
  const [paid, given, away] = [poundsIn(one('paid')), poundsIn(one('given')), daysIn(one('away'))];
  return {
    date,
    build,
    term: whole(all('term')[0], 12, 60) ?? START.term,
    miles: whole(all('miles')[0], 0, 300_000) ?? START.miles,
    terms: {
      contributionPence: contribution.value,
      daysUnavailable: away.value,
      privateUsePence: paid.value,
      forgonePence: given.value,
    },
    fields: { contribution, away, paid, given },
    isScottish: all('nation')[0] === 'scotland',
    items: LEGISLATION_ITEMS.flatMap(({ item }) => (all('item').includes(item) ? [item] : [])),
    others: all('with').slice(0, OTHERS_MAX),
  };
}

/** Fields that `DriverTermsForm` writes itself. */
export const FORM_FIELDS = ['date', 'nation', 'contribution', 'away', 'paid', 'given'] as const;

/** null where the text is no whole number within its bounds. */
function whole(text: string | undefined, least: number, most: number): number | null {
  const value = parseCount(text ?? '');
  return value !== null && value >= least && value <= most ? value : null;
}

interface TypedFieldValue extends TypedField {
  /** 0 where it cannot be read. */
  readonly value: number;
}

const POUNDS_MAX = 1_000_000;
/** Of a tax year with a 29 February in it; in the others all of it. */
const DAYS_MAX = 366;
const LEFT_OUT = 'It is not included in the figures.';

function poundsIn(typed: string): TypedFieldValue {
  if (typed.trim() === '') return { typed, value: 0, problem: null };
  const pence = parsePounds(typed);
  const refused = (reason: string): TypedFieldValue => ({ typed, value: 0, problem: `${reason} ${LEFT_OUT}` });
  if (pence === null)
    return refused(`“${typed.slice(0, 20)}” is not an amount. Enter pounds, such as 2,000 or 2000.50.`);
  return pence > POUNDS_MAX * 100
    ? refused(`Enter at most ${formatPounds(POUNDS_MAX)}.`)
    : { typed, value: pence, problem: null };
}

function daysIn(typed: string): TypedFieldValue {
  const text = typed.trim();
  const value = Number(text);
  const refused = (reason: string): TypedFieldValue => ({ typed, value: 0, problem: `${reason} ${LEFT_OUT}` });
  if (!/^\d*$/.test(text))
    return refused(`“${typed.slice(0, 20)}” is not a number of days. Enter whole days, such as 45.`);
  if (value > DAYS_MAX) return refused(`A tax year has at most ${DAYS_MAX} days.`);
  return { typed, value, problem: null };
}

/** Every field of the address but the named ones, for a form that leaves them as they are. */
export function preservedFields(query: CompanyCarQuery, ...but: readonly string[]): (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) =>
    but.includes(name) ? [] : [value ?? []].flat().map((text) => [name, text] as const),
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
