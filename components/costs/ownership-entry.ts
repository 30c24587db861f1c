import { parsePercent } from '@/lib/domain/money/parse-percent';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { parseCount } from '@/lib/encoding/parse-count';

type ReadTyped = (typed: string) => number | null;

/** Pounds, with pence where they are typed. */
const pounds: ReadTyped = (typed) => {
  const pence = parsePounds(typed);
  return pence === null ? null : pence / 100;
};

const percent: ReadTyped = (typed) => parsePercent(typed, 4);

const FIELDS = {
  purchasePounds: pounds,
  depositPounds: pounds,
  aprPercent: percent,
  currentMiles: parseCount,
  milesPerYear: parseCount,
  years: parseCount,
  insurancePoundsPerYear: pounds,
  age: parseCount,
} as const satisfies Record<string, ReadTyped>;

export type OwnershipFieldName = keyof typeof FIELDS;
export type TypedOwnership = Readonly<Record<OwnershipFieldName, string>>;

/** What is typed as numbers. One that cannot be read is NaN, and the server refuses it at its field. */
export function ownershipNumbers(typed: TypedOwnership): Record<OwnershipFieldName, number> {
  const number = (name: OwnershipFieldName) => FIELDS[name](typed[name]) ?? Number.NaN;
  return {
    purchasePounds: number('purchasePounds'),
    depositPounds: number('depositPounds'),
    aprPercent: number('aprPercent'),
    currentMiles: number('currentMiles'),
    milesPerYear: number('milesPerYear'),
    years: number('years'),
    insurancePoundsPerYear: number('insurancePoundsPerYear'),
    age: number('age'),
  };
}
