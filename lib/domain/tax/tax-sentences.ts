/**
 * The sentences about tax that a page shows beside its figures, each with its condition. Sentences on one topic exclude
 * each other. Pure.
 */
import { addDays, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import {
  DOUBLE_CABS_ARE_CARS_FROM,
  DOUBLE_CAB_TRANSITION_ENDS,
  decidingOrder,
  doubleCabTreatment,
  isInTransition,
} from './company-car/double-cab-rule';
import { termsIn, type DatedTerms } from './company-car/dated-terms';
import { inForce, type LawSource } from './dated-law-values';
import { ALWAYS_AVAILABLE, daysHeldIn, daysIn, daysUnavailableIn } from './days-unavailable';
import type { FiscalYear } from './fiscal-years';
import {
  DOUBLE_CABS,
  ELECTRICITY_NO_FUEL,
  OPTIONAL_REMUNERATION_VAN,
  UNAVAILABLE,
  VAN_CHARGE,
  VAN_FUEL,
  VAN_UNAVAILABLE,
} from './law-sources';
import { partYearText } from './part-year-text';
import { ZERO_EMISSION_VAN_SHARE } from './tax-rates';
import type { VehicleDutyCar } from './vehicle-duty';

/** A vehicle and the terms on which it is provided in a tax year. */
export interface ProvidedVehicle {
  readonly kind: VehicleKind;
  /** Of a van: a double-cab pick-up. */
  readonly isDoubleCab: boolean;
  /** The day a double cab was bought, leased or ordered; null if not stated. */
  readonly ordered: Day | null;
  readonly fuel: VehicleDutyCar['fuel'];
  readonly runsOnHydrogen: boolean;
  readonly registered: Day;
  readonly year: FiscalYear;
  /** When the vehicle is available, and what is paid and given up for it. */
  readonly terms: DatedTerms;
}

/** The facts a sentence may depend on. */
export interface TaxCase extends ProvidedVehicle {
  /** Whether there are figures for the year, by the service or by our tables. */
  readonly hasFigures: boolean;
}

export type TaxTopic = 'treatment' | 'order' | 'scope' | 'charge' | 'fuel' | 'days';

export interface TaxSentence {
  readonly id: string;
  readonly topic: TaxTopic;
  readonly holds: (taxCase: TaxCase) => boolean;
  readonly text: (taxCase: TaxCase) => string;
  readonly source: LawSource;
}

/** How the benefits code treats the vehicle in the year. */
export const taxedAs = (provided: ProvidedVehicle): VehicleKind =>
  provided.kind === 'van' && provided.isDoubleCab
    ? doubleCabTreatment(provided.year, orderOf(provided))
    : provided.kind;

const orderOf = ({ ordered, registered }: ProvidedVehicle): Day | null => decidingOrder(ordered, registered);

const isNewRule = ({ kind, isDoubleCab, year }: TaxCase): boolean =>
  kind === 'van' && isDoubleCab && year.from >= DOUBLE_CABS_ARE_CARS_FROM;
const isWithinTransition = ({ year }: TaxCase): boolean => year.to <= DOUBLE_CAB_TRANSITION_ENDS;
const emitsNothing = ({ fuel }: TaxCase): boolean => fuel === 'electric';
const vanShare = ({ year }: TaxCase): number | undefined => inForce(ZERO_EMISSION_VAN_SHARE, year.from)?.value;
const isUnchargedVan = (taxCase: TaxCase): boolean =>
  taxedAs(taxCase) === 'van' && emitsNothing(taxCase) && vanShare(taxCase) === 0;
const isSalaryGivenUp = ({ year, terms }: TaxCase): boolean => termsIn(year, terms).forgonePence > 0;
const isPartYear = ({ year, terms }: TaxCase): boolean => daysUnavailableIn(year, terms.availability) > 0;
/** Registered within the year, so earlier days are without the vehicle. */
const beginsInYear = ({ registered, year }: TaxCase): boolean => year.from < registered && registered <= year.to;

const CARS_FROM = formatDate(DOUBLE_CABS_ARE_CARS_FROM);
const ENDS = formatDate(DOUBLE_CAB_TRANSITION_ENDS);

export const TAX_SENTENCES: readonly TaxSentence[] = [
  {
    id: 'double-cab-is-a-car',
    topic: 'treatment',
    holds: (taxCase) => isNewRule(taxCase) && !isInTransition(orderOf(taxCase)),
    text: () => `From ${CARS_FROM} a double-cab pick-up is taxed as a car.`,
    source: DOUBLE_CABS,
  },
  {
    id: 'double-cab-in-transition',
    topic: 'treatment',
    holds: (taxCase) => isNewRule(taxCase) && isInTransition(orderOf(taxCase)) && isWithinTransition(taxCase),
    text: () =>
      `Bought, leased or ordered before ${CARS_FROM}: taxed as a van until it is disposed of, its lease ends, or ${ENDS}, whichever comes first.`,
    source: DOUBLE_CABS,
  },
  {
    id: 'double-cab-after-transition',
    topic: 'treatment',
    holds: (taxCase) => isNewRule(taxCase) && isInTransition(orderOf(taxCase)) && !isWithinTransition(taxCase),
    text: () => `The transitional rule for double-cab pick-ups ended on ${ENDS}: it is taxed as a car.`,
    source: DOUBLE_CABS,
  },
  {
    id: 'double-cab-before-2025',
    topic: 'treatment',
    holds: ({ kind, isDoubleCab, year }) => kind === 'van' && isDoubleCab && year.from < DOUBLE_CABS_ARE_CARS_FROM,
    text: () =>
      `Until ${formatDate(addDays(DOUBLE_CABS_ARE_CARS_FROM, -1))} a double-cab pick-up with a payload of one tonne or more is taxed as a van; one with less is a car and not calculated for this year.`,
    source: DOUBLE_CABS,
  },
  {
    id: 'double-cab-order-not-stated',
    topic: 'order',
    holds: (taxCase) => isNewRule(taxCase) && orderOf(taxCase) === null && isWithinTransition(taxCase),
    text: () =>
      `If it was bought, leased or ordered before ${CARS_FROM}, it stays a van until ${ENDS} at the latest: those figures follow. Enter the date to see the right ones first.`,
    source: DOUBLE_CABS,
  },
  {
    id: 'double-cab-order-by-registration',
    topic: 'order',
    holds: ({ kind, isDoubleCab, ordered, registered }) =>
      kind === 'van' && isDoubleCab && ordered === null && registered < DOUBLE_CABS_ARE_CARS_FROM,
    text: ({ registered }) =>
      `Registered on ${formatDate(registered)}, so taken as bought, leased or ordered before ${CARS_FROM}: a van until ${ENDS} at the latest. If the employer got it later, enter that date.`,
    source: DOUBLE_CABS,
  },
  {
    id: 'van-scope',
    topic: 'scope',
    holds: (taxCase) => taxedAs(taxCase) === 'van',
    text: () => 'For vans with private use; commuting alone is not taxed.',
    source: VAN_CHARGE,
  },
  {
    id: 'zero-emission-van',
    topic: 'charge',
    holds: (taxCase) => isUnchargedVan(taxCase) && !isSalaryGivenUp(taxCase),
    text: () => 'No van benefit: a zero-emission van.',
    source: VAN_CHARGE,
  },
  {
    id: 'zero-emission-van-for-salary',
    topic: 'charge',
    holds: (taxCase) => isUnchargedVan(taxCase) && isSalaryGivenUp(taxCase),
    text: () => 'A zero-emission van is not charged itself, so the salary sacrificed for it counts.',
    source: OPTIONAL_REMUNERATION_VAN,
  },
  {
    id: 'zero-emission-van-share',
    topic: 'charge',
    holds: (taxCase) => taxedAs(taxCase) === 'van' && emitsNothing(taxCase) && (vanShare(taxCase) ?? 0) > 0,
    text: (taxCase) => `A zero-emission van: ${vanShare(taxCase)}% of the van benefit in ${taxCase.year.name}.`,
    source: VAN_CHARGE,
  },
  {
    id: 'electricity-is-no-fuel',
    topic: 'fuel',
    holds: (taxCase) => taxedAs(taxCase) === 'car' && emitsNothing(taxCase) && !taxCase.runsOnHydrogen,
    text: () => 'No fuel benefit charge: electricity for a zero-emission car is not fuel.',
    source: ELECTRICITY_NO_FUEL,
  },
  {
    id: 'hydrogen-is-fuel',
    topic: 'fuel',
    holds: ({ runsOnHydrogen }) => runsOnHydrogen,
    text: () => 'Hydrogen is fuel: free private fuel is charged, because only electricity is excused.',
    source: ELECTRICITY_NO_FUEL,
  },
  {
    id: 'van-electricity-is-no-fuel',
    topic: 'fuel',
    holds: (taxCase) => taxedAs(taxCase) === 'van' && emitsNothing(taxCase) && !taxCase.runsOnHydrogen,
    text: () => 'No fuel benefit charge: electricity for a zero-emission van is not fuel.',
    source: VAN_FUEL,
  },
  {
    id: 'part-year-by-registration',
    topic: 'days',
    holds: (taxCase) =>
      taxCase.hasFigures && taxCase.terms.availability.from === null && beginsInYear(taxCase) && !isPartYear(taxCase),
    text: ({ registered, year }) =>
      `The figures for ${year.name} are for the whole tax year. Registered on ${formatDate(registered)}, it is available for at most ${daysHeldIn(year, { ...ALWAYS_AVAILABLE, from: registered })} of the ${daysIn(year)} days. Enter the driver’s first day with it, and only the days from then count.`,
    source: UNAVAILABLE,
  },
  {
    id: 'part-year-by-terms',
    topic: 'days',
    holds: isPartYear,
    text: ({ registered, year, terms: { availability } }) => partYearText(year, availability, registered),
    source: UNAVAILABLE,
  },
];

export interface ShownSentence {
  readonly id: string;
  readonly text: string;
  readonly source: LawSource;
}

/** The sentences that apply to a case, in the order of the table. */
export const taxSentences = (taxCase: TaxCase, ...topics: readonly TaxTopic[]): ShownSentence[] =>
  TAX_SENTENCES.filter(({ topic, holds }) => topics.includes(topic) && holds(taxCase)).map(
    ({ id, topic, text, source }) => ({
      id,
      text: text(taxCase),
      // A van's days are those of s.156.
      source: topic === 'days' && taxedAs(taxCase) === 'van' ? VAN_UNAVAILABLE : source,
    }),
  );
