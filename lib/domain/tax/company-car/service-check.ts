/** Where the P11D service's answer and our calculation differ, and why: each difference is stated, none is hidden. */
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatList, formatPence, formatPounds } from '@/lib/format';
import type { CompanyCarFigures } from './company-car';
import type { Because } from '@/lib/domain/provenance';
import { percentageWithoutCo2 } from '@/lib/domain/tax/appropriate-percentage';
import { isOfAllOptions } from '@/lib/domain/emissions/emission-facts';
import { CO2_TAXED_FROM, co2Test } from '@/lib/domain/tax/benefit-percentages';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { certifiedCo2 } from './certified-co2';
import { differences } from './computed-years';
import type { DatedTerms } from './dated-terms';
import type { DriverRates } from './driver-rates';
import { isAsTheServiceHasIt, type DriverYear } from './driver-years';
import type { P11d } from './p11d';
import { servicePercentWords } from '@/lib/domain/tax/service-percent';

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
  const fromService = servicePercentWords(car, years);
  return [
    ...(fromService.length === 0 ? [] : [note(null, false, ...fromService)]),
    ...leftOutNotes(car, p11d),
    ...comparisonNotes(car, years, terms),
    ...buildCo2Notes(car, p11d, years, rates),
  ];
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

/**
 * The taxable benefit is comparable only where the service priced everything we did and the driver has no terms; the
 * percentage always is.
 */
function comparisonNotes(car: CompanyCarFigures, years: readonly DriverYear[], terms: DatedTerms): ServiceCheckNote[] {
  const isComparable = isAsTheServiceHasIt(car, terms);
  const found = years.flatMap(({ year, service, ours }) =>
    differences(isComparable ? service : { ...service, benefitPence: null }, ours).map(
      (difference) => `${year.name}: ${difference}`,
    ),
  );
  const differing = found.length > 0 ? [note('The P11D service and our calculation differ', true, ...found)] : [];
  if (!isComparable) return differing;
  const unchecked = years.flatMap(({ year, ours }) =>
    'because' in ours ? [`${year.name}: ${ours.because.reason}${withoutCo2Words(car, year, ours.because)}`] : [],
  );
  if (unchecked.length > 0) return [...differing, note('Not checked against our tables', false, ...unchecked)];
  return differing.length > 0 ? differing : [note(null, false, checkedWords(years))];
}

/** What the law uses if the certificate itself has no CO2 figure (ITEPA 2003 s.140); empty for any other reason. */
function withoutCo2Words({ p11d, build }: CompanyCarFigures, year: FiscalYear, because: Because): string {
  const capacityCc = p11d.value?.capacityCc ?? null;
  if (because.code !== 'no_taxed_co2' || capacityCc === null || build.date < CO2_TAXED_FROM) return '';
  const found = percentageWithoutCo2(capacityCc, year);
  return found === null
    ? ''
    : ` If its certificate has none at all, ${found.percent}% applies: ${found.reasons.join(' ')} (${found.source.name})`;
}

function checkedWords(years: readonly DriverYear[]): string {
  const [whose, at] = years.some(({ isOwnBand }) => isOwnBand) ? ['the service’s ', ', at its CO2'] : ['', ''];
  const span = years.length === 1 ? 'the year' : `all ${years.length} years`;
  return `Checked: ${whose}BIK % and taxable benefit match the published tables to the penny in ${span}${at}.`;
}

function buildCo2Notes(
  { emissions, build }: CompanyCarFigures,
  p11d: P11d,
  [now]: readonly DriverYear[],
  rates: DriverRates,
): ServiceCheckNote[] {
  const own = now?.own;
  const configured = emissions.value?.build;
  if (!own || !('percentage' in own) || !configured) return [];
  const grams = certifiedCo2(configured.figures, build.date);
  if (grams === null) return [];
  const buildGrams = formatCo2(Math.floor(grams));
  const service =
    p11d.co2GramsPerKm === null
      ? 'The P11D service gives no CO2 figure'
      : `The P11D service uses the derivative’s ${formatCo2(p11d.co2GramsPerKm)}`;
  if (!now.isOwnBand) {
    // Without all its options the figure is not this build's.
    if (!isOfAllOptions(configured)) return [];
    return [
      note(
        null,
        false,
        `The ${co2Test(build.date)} CO2 of this build is ${buildGrams}. ${service}. The BIK % is the same.`,
      ),
    ];
  }
  return [
    note(
      `This build’s own CO2 is ${buildGrams}: another BIK band`,
      true,
      `${service}${p11d.co2GramsPerKm === null ? '' : ', whatever its options'}${servicePercentText(now, rates)}. The certificate’s CO2 counts: at this build’s ${buildGrams} the BIK % for ${own.year.name} is ${own.percentage.percent}%. The figures on this page use it. Calculated by us.`,
    ),
  ];
}

function servicePercentText({ year, service }: DriverYear, rates: DriverRates): string {
  const { percent, benefitPence } = service;
  if (percent === null) return '';
  const taxAt = (rate: number, benefit: number) => `${formatPence(perMonth(dueOn(benefit, rate)))} at ${rate}%`;
  const tax =
    benefitPence === null || rates.usual.length === 0
      ? ''
      : `, a BIK tax per month of ${formatList(rates.usual.map((rate) => taxAt(rate, benefitPence)))}`;
  return `: ${percent}% for ${year.name}${tax}`;
}
