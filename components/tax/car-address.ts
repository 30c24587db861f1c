/** What the address of a company car asks for, read once for the page. Pure. */
import type { DriverTerms } from '@/lib/domain/company-car-working';
import { LEGISLATION_ITEMS, type LegislationItem } from '@/lib/domain/legislation-items';

export interface CarAddress {
  readonly date: string | undefined;
  readonly build: string | undefined;
  readonly term: number;
  readonly miles: number;
  readonly terms: DriverTerms;
  readonly isScottish: boolean;
  readonly items: readonly LegislationItem[];
  /** Up to three others, as asked: an identifier, with a build's share code behind a dot. */
  readonly others: readonly string[];
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const START = { term: 36, miles: 60_000 } as const;
const OTHERS_MAX = 3;

export function readCarAddress(query: Query): CarAddress {
  const all = (name: string): readonly string[] => [query[name] ?? []].flat().filter((each) => each !== '');
  const [date] = all('date');
  const [build] = all('build');
  return {
    ...{ date, build },
    term: whole(all('term')[0], 12, 60) ?? START.term,
    miles: whole(all('miles')[0], 0, 300_000) ?? START.miles,
    terms: {
      contributionPence: (whole(all('contribution')[0], 0, 1_000_000) ?? 0) * 100,
      daysUnavailable: whole(all('away')[0], 0, 365) ?? 0,
      privateUsePence: (whole(all('paid')[0], 0, 1_000_000) ?? 0) * 100,
      forgonePence: (whole(all('given')[0], 0, 1_000_000) ?? 0) * 100,
    },
    isScottish: all('nation')[0] === 'scotland',
    items: LEGISLATION_ITEMS.flatMap(({ item }) => (all('item').includes(item) ? [item] : [])),
    others: all('with').slice(0, OTHERS_MAX),
  };
}

/** Fields that `CarAsked` writes itself. */
export const ASKED_FIELDS = ['date', 'nation', 'contribution', 'away', 'paid', 'given'] as const;

/** Thousands may be parted; anything else that is no whole number within its bounds is not asked for. */
function whole(text: string | undefined, least: number, most: number): number | null {
  const plain = text?.replaceAll(',', '').trim() ?? '';
  const value = Number(plain);
  return /^\d{1,9}$/.test(plain) && value >= least && value <= most ? value : null;
}

/** Everything the address asks for but the named, as fields of a form that keeps it. */
export function keptFields(query: Query, ...but: readonly string[]): (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) =>
    but.includes(name) ? [] : [value ?? []].flat().map((each) => [name, each] as const),
  );
}

/** `50247.AY2J…` → its identifier and build; null where it names no car. */
export function otherCar(asked: string): { identifier: number; build: string | undefined } | null {
  const [, identifier, build] = /^(\d{1,10})(?:\.([\w-]+))?$/.exec(asked.trim()) ?? [];
  return identifier === undefined ? null : { identifier: Number(identifier), build };
}
