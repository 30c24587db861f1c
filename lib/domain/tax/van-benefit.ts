/** The yearly benefit of a company van and of its private fuel: flat charges (ITEPA 2003 ss.154–164). */
import type { Because } from '@/lib/domain/provenance';
import { formatPence, formatPounds } from '@/lib/format';
import { privateUseWords } from './car-benefit';
import { inForce, noneFor, type LawSource } from './dated-law-values';
import { daysUnavailableText, reductionForDays } from './days-unavailable';
import { VAN_BENEFIT, VAN_FUEL_BENEFIT, ZERO_EMISSION_VAN_SHARE } from './tax-rates';
import { OPTIONAL_REMUNERATION_VAN, VAN_CHARGE, VAN_FUEL, VAN_PAYMENTS, VAN_UNAVAILABLE } from './law-sources';
import type { FiscalYear } from './fiscal-years';

export interface VanBenefitInput {
  readonly year: FiscalYear;
  readonly isZeroEmission: boolean;
  /** A fuel cell: its fuel is charged, because only electricity is exempt. */
  readonly runsOnHydrogen?: boolean;
  readonly daysUnavailable: number;
  readonly privateUsePence: number;
  /** Salary or cash given up in the year for the van. */
  readonly forgonePence: number;
}

export interface VanStep {
  readonly name: string;
  readonly pence: number;
  readonly words: string;
  readonly source: LawSource;
}

export interface VanBenefit {
  readonly benefitPence: number;
  /** Of free private fuel, if any. */
  readonly fuelPence: number;
  readonly steps: readonly VanStep[];
}

/** Whether it runs on electricity alone, which is not fuel; hydrogen is. */
export const hasNoFuel = (van: { readonly isZeroEmission: boolean; readonly runsOnHydrogen: boolean }): boolean =>
  van.isZeroEmission && !van.runsOnHydrogen;

export const NO_FUEL = 'Electricity is not fuel';
const SAME_FOR_OTHERS = 'The same for every van that is not zero-emission.';

/** A year of a van whose private use is more than commuting, or why it is not known here. */
export function vanBenefit(input: VanBenefitInput): VanBenefit | { because: Because } {
  const { year, isZeroEmission, runsOnHydrogen = false, daysUnavailable, privateUsePence, forgonePence } = input;
  const isFuelExcused = hasNoFuel({ isZeroEmission, runsOnHydrogen });
  const [charge, fuel] = [inForce(VAN_BENEFIT, year.from), inForce(VAN_FUEL_BENEFIT, year.from)];
  const share = isZeroEmission ? inForce(ZERO_EMISSION_VAN_SHARE, year.from)?.value : 100;
  if (share === undefined) return { because: noneFor(ZERO_EMISSION_VAN_SHARE, year) };
  // No share of a charge is nothing, whatever the charge will be.
  if (charge === null && share > 0) return { because: noneFor(VAN_BENEFIT, year) };
  if (fuel === null && !isFuelExcused) return { because: noneFor(VAN_FUEL_BENEFIT, year) };
  const whole = (charge?.value ?? 0) * share;
  const lost = reductionForDays(whole, daysUnavailable, year);
  const modified = whole - lost;
  const isGivenUpMore = forgonePence > modified;
  const charged = isGivenUpMore ? forgonePence : modified;
  const paid = Math.min(privateUsePence, charged);
  const fuelWhole = isFuelExcused ? 0 : (fuel?.value ?? 0) * 100;
  const fuelPence = fuelWhole - reductionForDays(fuelWhole, daysUnavailable, year);
  return {
    benefitPence: charged - paid,
    fuelPence,
    steps: [
      {
        name: 'Van benefit',
        pence: whole,
        source: isZeroEmission || charge === null ? VAN_CHARGE : charge.source,
        words: isZeroEmission
          ? `${share}% of ${charge === null ? 'the charge, not yet published' : formatPounds(charge.value)}: a zero-emission van.`
          : SAME_FOR_OTHERS,
      },
      {
        name: 'Days unavailable',
        pence: -lost,
        words: daysUnavailableText(daysUnavailable, year),
        source: VAN_UNAVAILABLE,
      },
      ...(forgonePence > 0
        ? [
            {
              name: 'Salary sacrifice',
              pence: isGivenUpMore ? forgonePence - modified : 0,
              words: `${formatPence(forgonePence)} sacrificed, against ${formatPence(modified)}: the higher counts.`,
              source: OPTIONAL_REMUNERATION_VAN,
            },
          ]
        : []),
      {
        name: 'Private use payments',
        pence: -paid,
        words: privateUseWords(privateUsePence, paid),
        source: VAN_PAYMENTS,
      },
      {
        name: 'Private fuel, if provided',
        pence: fuelPence,
        source: VAN_FUEL,
        words: isFuelExcused ? `${NO_FUEL}.` : 'Charged separately from the van.',
      },
    ],
  };
}
