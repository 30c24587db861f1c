/** What a percentage rests on that our tables cannot give: sentences with the case in which they hold. */
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import { formatCo2, formatList } from '@/lib/format';
import type { CompanyCarFigures } from './company-car/company-car';
import type { DriverYear } from './company-car/driver-years';

export interface ServicePercentCase {
  /** `37%`, and the names of its tax years. */
  readonly percent: number;
  readonly yearNames: readonly string[];
  /** By which the service has it; null where it states none. */
  readonly co2GramsPerKm: number | null;
  /** Whether what is missing is the NEDC figure that counts: then the service's may be of the other test. */
  readonly lacksNedc: boolean;
  /** Why our tables give none. */
  readonly reason: string;
}

interface ServicePercentSentence {
  readonly holds: (one: ServicePercentCase) => boolean;
  readonly words: (one: ServicePercentCase) => string;
}

const subject = ({ percent, yearNames }: ServicePercentCase): string =>
  `The BIK % of ${percent}% for ${formatList(yearNames)} is from the P11D service`;

/** Of each case one holds. */
export const SERVICE_PERCENT_SENTENCES: readonly ServicePercentSentence[] = [
  {
    holds: ({ co2GramsPerKm, lacksNedc }) => co2GramsPerKm !== null && lacksNedc,
    words: (one) =>
      `${subject(one)}, by a CO2 of ${formatCo2(one.co2GramsPerKm ?? 0)}. Whether that is the NEDC figure, which counts, is not known.`,
  },
  {
    holds: ({ co2GramsPerKm, lacksNedc }) => co2GramsPerKm !== null && !lacksNedc,
    words: (one) => `${subject(one)}, by a CO2 of ${formatCo2(one.co2GramsPerKm ?? 0)}. ${one.reason}`,
  },
  {
    holds: ({ co2GramsPerKm }) => co2GramsPerKm === null,
    words: (one) => `${subject(one)}, which states no CO2. ${one.reason}`,
  },
];

/** One sentence for each percentage that only the service gives, and one for the years of which neither gives any. */
export function servicePercentWords(car: CompanyCarFigures, years: readonly DriverYear[]): string[] {
  const cases = new Map<string, ServicePercentCase>();
  for (const { year, ours, shown, isOwnBand } of years) {
    if (shown === null || isOwnBand || !('because' in ours)) continue;
    const { reason, code } = ours.because;
    const key = `${shown.percent} ${reason}`;
    cases.set(key, {
      percent: shown.percent,
      yearNames: [...(cases.get(key)?.yearNames ?? []), year.name],
      co2GramsPerKm: car.p11d.value?.co2GramsPerKm ?? null,
      lacksNedc: co2Test(car.build.date) === 'NEDC' && (code === 'no_taxed_co2' || code === 'no_taxed_co2_because'),
      reason,
    });
  }
  const sentences = [...cases.values()].flatMap((one) =>
    SERVICE_PERCENT_SENTENCES.filter(({ holds }) => holds(one)).map(({ words }) => words(one)),
  );
  const without = years.filter(({ service, shown }) => shown === null && service.percent === null);
  return sentences.length === 0 || without.length === 0
    ? sentences
    : [...sentences, `It gives no BIK % for ${formatList(without.map(({ year }) => year.name))}.`];
}
