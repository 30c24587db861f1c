/** The employer's Class 1A NIC in five tax years: the legislation service's answer beside our calculation. */
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { classOneAOf } from '@/lib/domain/tax/legislation-items';
import { taxYear, taxYearOn, type FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { SOURCES } from '@/lib/domain/source-names';
import type { Because } from '@/lib/domain/provenance';
import type { CompanyCarFigures } from './company-car';
import { noCo2Of, refusedBecause } from './certified-co2';
import { computeYear, lawFacts } from './computed-years';
import { serviceDifferences, type ServiceDifference } from './driver-years';
import { hasTerms, termsIn, type DatedTerms } from './dated-terms';
import { ALWAYS_AVAILABLE } from '@/lib/domain/tax/days-unavailable';

export interface ClassOneAInput {
  /** null if the legislation service gives nothing. */
  readonly legislation: Legislation | null;
  /** Or why it cannot be taxed: its CO2 is not known, or the rules refuse the build. */
  readonly car: TaxedCompanyCar | Because;
  readonly prices: { readonly listPence: number; readonly optionsPence: number } | null;
  /** Why the services' benefit is not this build's, besides the driver's terms; empty if it is. */
  readonly differences: readonly ServiceDifference[];
  /** What the driver pays or sacrifices; the service does not take it. */
  readonly terms: DatedTerms;
  /** The P11D service’s percentages, where the law's are not known here. */
  readonly givenPercents?: readonly (number | null)[];
  /** The year the first of the five ends in. */
  readonly firstEnding: number;
}

export interface ClassOneAYear {
  readonly year: FiscalYear;
  readonly service: { readonly percent: number | null; readonly pence: number | null };
  /** null if no rate is known. */
  readonly ours: { readonly percent: number; readonly pence: number; readonly isAssumed: boolean } | null;
  /** The figure to show: the service's, unless its benefit is another than that of the page. */
  readonly drawn: { readonly pence: number | null; readonly isOurs: boolean };
}

const YEARS = 5;

export interface WholeLifeClassOneA {
  /** Of each whole tax year from the first; null where it is not known. */
  readonly yearlyPence: readonly (number | null)[];
  /** Why it takes the place of the service's; at least one. */
  readonly grounds: readonly ClassOneAGround[];
}

/** The longest term touches six tax years, and may begin later than the registration. */
const WHOLE_LIFE_YEARS = 8;

export function classOneAYears(input: ClassOneAInput): ClassOneAYear[] {
  const { legislation, car, prices, differences, terms, givenPercents = [], firstEnding } = input;
  const isOther = hasTerms(terms) || differences.length > 0;
  return Array.from({ length: YEARS }, (_, index) => {
    // Ours of the same benefit checks the service's answer, and so takes no percentage from it.
    const given = isOther ? givenPercents[index] : null;
    const computed = computeYear(car, prices, firstEnding + index, termsIn(taxYear(firstEnding + index), terms), given);
    const ours = 'because' in computed ? null : computed.classOneA;
    const service = serviceYear(legislation, index);
    const isOurs = isOther || service.pence === null;
    return {
      year: computed.year,
      service,
      ours,
      drawn: { pence: isOurs ? (ours?.pence ?? null) : service.pence, isOurs: isOurs && ours !== null },
    };
  });
}

/** Why the service's Class 1A of whole tax years does not hold. */
export type ClassOneAGround = ServiceDifference | 'payments' | 'salary';

/** Empty if the service's Class 1A of whole tax years holds. */
function groundsOf({ differences, terms }: Pick<ClassOneAInput, 'differences' | 'terms'>): ClassOneAGround[] {
  return [
    ...(terms.contributionPence + terms.privateUsePence > 0 ? (['payments'] as const) : []),
    ...(terms.forgonePence > 0 ? (['salary'] as const) : []),
    ...differences,
  ];
}

/** What the law and the P11D service say of a configured car, for its five tax years from the one it is registered in. */
export function classOneAInputOf(car: CompanyCarFigures, terms: DatedTerms): Omit<ClassOneAInput, 'legislation'> {
  const { taxed, prices } = lawFacts(car);
  const refused = refusedBecause(car);
  const serviceYears = refused === null ? (car.p11d.value?.years ?? []) : [];
  return {
    car: refused ?? taxed ?? noCo2Of(car),
    prices,
    differences: serviceDifferences(car),
    terms,
    givenPercents: serviceYears.map(({ percent }) => percent),
    firstEnding: taxYearOn(car.build.date).ending,
  };
}

/**
 * Class 1A NIC of whole tax years for a whole life cost, where the service's figures do not hold: with what the driver
 * pays or gives up, by the build's own CO2 or the tables' percentage, or with options it leaves out. The days with the
 * car are counted by the cost itself.
 * @returns null where the service's figures hold
 */
export function wholeLifeClassOneA(input: Omit<ClassOneAInput, 'legislation'>): WholeLifeClassOneA | null {
  const { car, prices, terms, givenPercents = [], firstEnding } = input;
  const grounds = groundsOf(input);
  if (grounds.length === 0) return null;
  const wholeYears: DatedTerms = { ...terms, availability: ALWAYS_AVAILABLE };
  const yearlyPence = Array.from({ length: WHOLE_LIFE_YEARS }, (_, index) => {
    const year = taxYear(firstEnding + index);
    const computed = computeYear(car, prices, year.ending, termsIn(year, wholeYears), givenPercents[index]);
    return 'because' in computed ? null : (computed.classOneA?.pence ?? null);
  });
  return { yearlyPence, grounds };
}

export const classOneACaption = ({ terms, differences }: Pick<ClassOneAInput, 'terms' | 'differences'>): string =>
  [
    'The legislation service’s figures beside ours.',
    hasTerms(terms)
      ? 'Ours include contributions, salary sacrifice and the days with the car, which the service does not take.'
      : 'Whole tax years. Where they differ, the service leaves out options, or uses another BIK % or rate.',
    ...(differences.includes('ownCo2') ? ['Ours use this build’s own CO2.'] : []),
    ...(differences.includes('guideCo2') ? [`Ours use the NEDC CO2 of ${SOURCES.guide.inText}.`] : []),
  ].join(' ');

function serviceYear(legislation: Legislation | null, index: number): ClassOneAYear['service'] {
  const { percent, pounds } = (legislation && classOneAOf(legislation)[index]) ?? { percent: null, pounds: null };
  return { percent, pence: pounds === null ? null : Math.round(pounds * 100) };
}
