/** The yearly benefit of a company car by the eight steps of ITEPA 2003 s.121(1). */
import { formatPence } from '@/lib/format';
import type { LawSource } from './dated-law-values';
import type { Percentage } from './appropriate-percentage';
import { roundedPence, shareOf, type BenefitInKindRounding } from './rounding';
import {
  ACCESSORIES,
  CONTRIBUTIONS,
  LIST_PRICE,
  METHOD,
  NO_PRICE_LIMIT,
  OPTIONAL_REMUNERATION,
  OPTIONAL_REMUNERATION_LOW_CO2,
  PRIVATE_USE_PAYMENTS,
  UNAVAILABLE,
} from './law-sources';
import { daysUnavailableText, reductionForDays } from './days-unavailable';
import type { FiscalYear } from './fiscal-years';

export interface CarBenefitInput {
  readonly year: FiscalYear;
  /** List price with delivery and VAT, without vehicle tax and registration fee. */
  readonly listPricePence: number;
  /** What the price includes, where that is not what the law counts. */
  readonly listPriceWords?: string | undefined;
  /** Options and accessories fitted before the car was made available. */
  readonly accessoriesPence: number;
  readonly percentage: Percentage;
  /** The driver's contribution to the price, of which at most £5,000 counts. */
  readonly contributionPence?: number;
  /** Days of the year without the car. */
  readonly daysUnavailable?: number;
  /** The driver's payments in the year for private use. */
  readonly privateUsePence?: number;
  /** Salary or cash given up in the year for the car and everything with it except fuel; 0 where nothing is. */
  readonly forgonePence?: number;
  /** As the Chapter counts it (`chapterCo2`); the rule on salary given up applies only to cars above 75 g/km. */
  readonly co2GramsPerKm?: number | null;
  readonly rounding?: BenefitInKindRounding;
}

export interface BenefitStep {
  readonly number: number;
  readonly name: string;
  readonly pence: number | null;
  /** The running result, in words if it is not an amount. */
  readonly words: string;
  readonly source: LawSource;
}

const LIST_PRICE_WORDS = 'Incl. VAT and delivery; excl. vehicle tax and registration fee.';
const CONTRIBUTION_COUNTS_TO_PENCE = 500_000;

export interface Benefit {
  readonly benefitPence: number;
  readonly steps: readonly BenefitStep[];
}

export function carBenefit(input: CarBenefitInput): Benefit {
  const { year, listPricePence, accessoriesPence, percentage, rounding = 'pence, half to even' } = input;
  const { contributionPence = 0, daysUnavailable = 0, privateUsePence = 0, listPriceWords = LIST_PRICE_WORDS } = input;
  const contribution = Math.min(contributionPence, CONTRIBUTION_COUNTS_TO_PENCE);
  const carried = listPricePence + accessoriesPence - contribution;
  const wholeYear = roundedPence(carried * percentage.percent, rounding);
  const lost = reductionForDays(wholeYear, daysUnavailable, year, rounding);
  // Payments reduce the benefit at most to nothing (ITEPA 2003 s.144).
  const paid = Math.min(privateUsePence, Math.max(0, wholeYear - lost));
  const benefitPence = Math.max(0, wholeYear - lost - paid);
  const step = (number: number, name: string, pence: number | null, words: string, source: LawSource): BenefitStep => ({
    number,
    name,
    pence,
    words,
    source,
  });
  const remuneration = optionalRemuneration(input, benefitPence);
  return {
    benefitPence: remuneration?.benefitPence ?? benefitPence,
    steps: [
      step(1, 'List price', listPricePence, listPriceWords, LIST_PRICE),
      step(2, 'Accessories', accessoriesPence, 'Options fitted before the car is made available.', ACCESSORIES),
      step(3, 'Capital contribution', -contribution, 'Up to £5,000 counts.', CONTRIBUTIONS),
      step(4, 'Interim sum', carried, 'No upper limit since 2011-12.', NO_PRICE_LIMIT),
      step(
        5,
        'Appropriate percentage',
        null,
        `${percentage.percent}%. ${percentage.reasons.join(' ')}`,
        percentage.source,
      ),
      step(6, 'Full-year benefit', wholeYear, `${formatPence(carried)} × ${percentage.percent}%.`, METHOD),
      step(7, 'Days unavailable', -lost, daysUnavailableText(daysUnavailable, year), UNAVAILABLE),
      step(8, 'Private use payments', -paid, privateUseWords(privateUsePence, paid), PRIVATE_USE_PAYMENTS),
      ...(remuneration
        ? [step(9, 'Salary sacrifice', remuneration.benefitPence, remuneration.words, remuneration.source)]
        : []),
    ],
  };
}

/** What the driver pays in the year, and how much of it counts. */
export const privateUseWords = (privateUsePence: number, countedPence: number): string =>
  countedPence < privateUsePence
    ? `${formatPence(privateUsePence)} paid by the driver in the year, of which ${formatPence(countedPence)} counts.`
    : 'Paid by the driver in the year.';

/** First day of the rule, and the g/km up to which a car is exempt from it. */
const OPRA_FROM = '2017-04-06';
const OPRA_ABOVE_CO2 = 75;
/** From this day the driver's contribution counts by the days with the car. */
const CONTRIBUTION_BY_DAYS_FROM = '2019-04-06';

/**
 * Optional remuneration (ITEPA 2003 ss.120A, 121A): where the amount given up is more than the benefit before the
 * driver's payments, it replaces the benefit, less the driver's payments. Null if nothing is given up.
 */
function optionalRemuneration(input: CarBenefitInput, benefitPence: number) {
  const { year, percentage, forgonePence = 0, co2GramsPerKm = null, rounding = 'pence, half to even' } = input;
  const { listPricePence, accessoriesPence, contributionPence = 0, daysUnavailable = 0, privateUsePence = 0 } = input;
  if (forgonePence === 0) return null;
  const unchanged = (words: string, source: LawSource) => ({ benefitPence, words, source });
  if (year.from < OPRA_FROM)
    return unchanged('The salary sacrifice rule starts on 6 April 2017.', OPTIONAL_REMUNERATION);
  if (co2GramsPerKm !== null && Math.floor(co2GramsPerKm) <= OPRA_ABOVE_CO2) {
    return unchanged('The salary sacrifice rule does not apply to cars up to 75 g/km.', OPTIONAL_REMUNERATION_LOW_CO2);
  }
  const withCar = (pence: number) => pence - reductionForDays(pence, daysUnavailable, year, rounding);
  const modified = withCar(roundedPence((listPricePence + accessoriesPence) * percentage.percent, rounding));
  const compared = `${formatPence(forgonePence)} sacrificed, against a benefit of ${formatPence(modified)} before contributions`;
  if (forgonePence <= modified) return unchanged(`${compared}: the steps above apply.`, OPTIONAL_REMUNERATION);
  const counted = Math.min(contributionPence, CONTRIBUTION_COUNTS_TO_PENCE) * percentage.percent;
  const contribution = roundedPence(counted, rounding);
  const deducted = year.from < CONTRIBUTION_BY_DAYS_FROM ? contribution : withCar(contribution);
  const paid = deducted + privateUsePence;
  return {
    benefitPence: Math.max(0, forgonePence - paid),
    words: `${compared}: the salary is taxed instead${paid > 0 ? `, less ${formatPence(paid)} paid by the driver` : ''}.`,
    source: OPTIONAL_REMUNERATION,
  };
}

/** Income tax, or class 1A, on a yearly benefit. */
export const dueOn = (
  benefitPence: number,
  percent: number,
  rounding: BenefitInKindRounding = 'pence, half to even',
): number => shareOf(benefitPence, percent, rounding);

/** A twelfth, to the nearest penny. */
export const perMonth = (yearPence: number): number => Math.round(yearPence / 12);
