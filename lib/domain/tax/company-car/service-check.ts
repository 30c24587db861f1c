/** Where the P11D service's answer and our calculation differ, and why: each difference is stated, none is hidden. */
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatList, formatPence, formatPounds } from '@/lib/format';
import type { CompanyCarFigures } from './company-car';
import type { Because } from '@/lib/domain/provenance';
import { percentageWithoutCo2 } from '@/lib/domain/tax/appropriate-percentage';
import { CO2_TAXED_FROM } from '@/lib/domain/tax/benefit-percentages';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { differences, NO_CO2 } from './computed-years';
import type { DatedTerms } from './dated-terms';
import type { DriverRates } from './driver-rates';
import { isAsTheServiceHasIt, type DriverYear } from './driver-years';
import type { P11d } from './p11d';

export interface ServiceCheckNote {
  /** A note without a title is a plain sentence. */
  readonly title: string | null;
  readonly isWarning: boolean;
  readonly sentences: readonly string[];
}

export function serviceCheckNotes(
  car: CompanyCarFigures,
  years: readonly DriverYear[],
  terms: DatedTerms,
  rates: DriverRates,
): readonly ServiceCheckNote[] {
  const p11d = car.p11d.value;
  if (p11d === null || years.length === 0) return [];
  return [...leftOutNotes(car, p11d), ...comparisonNotes(car, years, terms), ...buildCo2Notes(car, p11d, years, rates)];
}

const note = (title: string | null, isWarning: boolean, ...sentences: string[]): ServiceCheckNote => ({
  title,
  isWarning,
  sentences,
});

function leftOutNotes({ leftOut }: CompanyCarFigures, { p11d }: P11d): ServiceCheckNote[] {
  const unpriced = leftOut.filter(({ pence }) => pence === null).map(({ name }) => name);
  const priced = leftOut.flatMap(({ name, pence }) =>
    pence === null ? [] : [`${name} (${formatPounds(pence / 100)})`],
  );
  return [
    ...(unpriced.length === 0
      ? []
      : [
          note(
            'Price on application',
            true,
            `${formatList(unpriced)}: the price is not known and not in any figure here. Its price × BIK % adds to the taxable benefit.`,
          ),
        ]),
    ...(priced.length === 0
      ? []
      : [
          note(
            'Options not accepted by the P11D service',
            false,
            `${priced.join(', ')}: also part of a pack, so the P11D service does not accept them as single options. Its P11D value for the rest is ${formatPence(p11d.totalPence ?? 0)}; we have added these options to the figures here.`,
          ),
        ]),
  ];
}

/** Only where the service priced everything we did: otherwise the two figures are not comparable. */
function comparisonNotes(car: CompanyCarFigures, years: readonly DriverYear[], terms: DatedTerms): ServiceCheckNote[] {
  if (!isAsTheServiceHasIt(car, terms)) return [];
  const found = years.flatMap(({ year, service, ours }) =>
    differences(service, ours).map((difference) => `${year.name}: ${difference}`),
  );
  const unchecked = years.flatMap(({ year, ours }) =>
    'because' in ours ? [`${year.name}: ${ours.because.reason}${withoutCo2Words(car, year, ours.because)}`] : [],
  );
  return [
    ...(found.length > 0 ? [note('The P11D service and our calculation differ', true, ...found)] : []),
    ...(unchecked.length > 0 ? [note('Not checked against our tables', false, ...unchecked)] : []),
    ...(found.length + unchecked.length === 0
      ? [
          note(
            null,
            false,
            `Checked: BIK % and taxable benefit match the published tables to the penny in all ${years.length} years.`,
          ),
        ]
      : []),
  ];
}

/** What the law takes where the certificate itself has no CO2 figure (ITEPA 2003 s.140); empty for any other reason. */
function withoutCo2Words({ p11d, build }: CompanyCarFigures, year: FiscalYear, because: Because): string {
  const capacityCc = p11d.value?.capacityCc ?? null;
  if (because !== NO_CO2 || capacityCc === null || build.date < CO2_TAXED_FROM) return '';
  const found = percentageWithoutCo2(capacityCc, year);
  return found === null
    ? ''
    : ` If its certificate has none at all, ${found.percent}% applies: ${found.reasons.join(' ')} (${found.source.name})`;
}

function buildCo2Notes(
  { emissions }: CompanyCarFigures,
  p11d: P11d,
  [now]: readonly DriverYear[],
  rates: DriverRates,
): ServiceCheckNote[] {
  const own = now?.own;
  const figures = emissions.value?.build.figures;
  if (!own || !('percentage' in own) || !figures) return [];
  const grams = taxedCo2(figures);
  if (grams === null) return [];
  const buildGrams = formatCo2(Math.floor(grams));
  const service =
    p11d.co2GramsPerKm === null
      ? 'The P11D service gives no CO2 figure'
      : `The P11D service uses the derivative’s ${formatCo2(p11d.co2GramsPerKm)}`;
  if (own.percentage.percent === now.shown?.percent) {
    return [note(null, false, `The WLTP CO2 of this build is ${buildGrams}. ${service}. The BIK % is the same.`)];
  }
  const taxAt = (percent: number) =>
    `${formatPence(perMonth(dueOn(own.benefit.benefitPence, percent)))} at ${percent}%`;
  const tax = rates.usual.length > 0 ? `, BIK tax per month ${formatList(rates.usual.map(taxAt))}` : '';
  return [
    note(
      `This build’s own CO2 is ${buildGrams}: another BIK band`,
      true,
      `${service}${p11d.co2GramsPerKm === null ? '' : ', whatever its options'}. At this build’s ${buildGrams} the BIK % for ${own.year.name} is ${own.percentage.percent}%${tax}. Calculated by us.`,
    ),
  ];
}
