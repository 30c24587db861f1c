/** A tax band finding in sentences. */
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { nextBand, nextBandWords, rangeBandWords } from '@/lib/domain/tax/tax-bands';
import { formatCo2, formatList, formatPence, formatPlural } from '@/lib/format';
import type { TaxBandCandidate, TaxBandFinding } from './company-car';
import type { DriverRates } from './driver-rates';
import { SOURCES } from '@/lib/domain/source-names';

/** Which option puts the car into its band, and what that costs per year. */
export function bandAnswer(finding: TaxBandFinding, rates: DriverRates): string {
  const { current: thisBuild, plain, without, lowerBuilds } = finding;
  if (thisBuild.percent === null || plain.percent === null)
    return 'What the options change in the CO2 band is not known.';
  if (thisBuild.percent <= plain.percent)
    return `${notRaised(finding)}${lowerBuilds.length === 0 ? '' : ' Some changes put it into a lower one.'}`;
  const alone = without.filter(({ percent }) => percent !== null && percent < (thisBuild.percent ?? 0));
  const [first] = alone;
  const lower = first ?? lowerBuilds[0];
  if (lower === undefined) {
    return 'The options together put this car into a higher band. No build in a lower band was found.';
  }
  const cost = bandCost(finding, lower, rates);
  if (first === undefined) {
    return `${changeWords(lower)}: ${cost}`;
  }
  const names = formatList(alone.map(({ drops }) => drops.join(' and ')));
  return alone.length === 1
    ? `With ${names} this car is in a higher band: ${cost}`
    : `${names} each put this car into a higher band: ${cost}`;
}

/** What is known of a build in no higher band than the car without options: nothing about options it does not have. */
function notRaised({ current: { co2GramsPerKm }, headroom, range, build }: TaxBandFinding): string {
  // Options reduce an electric range, whatever the CO2.
  const isRangeSafe = range === null || range.percentBelow === null;
  if (isRangeSafe && typeof nextBand(co2GramsPerKm ?? 0, headroom) === 'string')
    return 'No option puts this car into a higher CO2 band.';
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  return build.wishes.length === 0
    ? 'No options are chosen. An added option may put this car into a higher CO2 band.'
    : 'The chosen options do not put this car into a higher CO2 band. Another option may.';
}

/** What puts the car into a higher band than a build for which leaving out one option is not enough. */
function changeWords({ drops, loses, adds }: TaxBandCandidate): string {
  // What is lost with a dropped option, such as the contents of a pack, did not act beside it.
  const lost = drops.length > 0 ? drops : loses;
  if (lost.length > 1) return `No single option, but ${formatList(lost)} together put this car into a higher band`;
  if (lost.length === 0) return `Without ${formatList(adds)} this car is in a higher band`;
  const replaced = adds.length === 0 ? '' : ` instead of ${formatList(adds)}`;
  return `With ${formatList(lost)}${replaced} this car is in a higher band`;
}

function bandCost(
  { current: thisBuild, classOneAPercent }: TaxBandFinding,
  lower: TaxBandCandidate,
  { usualAndTop: [basic, ...others] }: DriverRates,
): string {
  const more = (percent: number) =>
    formatPence(dueOn(thisBuild.benefitPence ?? 0, percent) - dueOn(lower.bandBenefitPence ?? 0, percent));
  const driver =
    basic === undefined
      ? `${formatPence((thisBuild.benefitPence ?? 0) - (lower.bandBenefitPence ?? 0))} a year more taxable benefit`
      : `${more(basic)} a year more BIK tax at ${basic}%, ${others.map((rate) => `${more(rate)} at ${rate}%`).join(', ')}`;
  const employer = classOneAPercent === null ? '' : `, and ${more(classOneAPercent)} employer Class 1A NIC`;
  return `${driver}${employer}, excluding the price of the options.`;
}

/** The band of the build and its neighbours; null if no CO2 figure is known. */
export function bandPosition({
  current: thisBuild,
  plain,
  edge,
  headroom,
  range,
  yearName,
}: TaxBandFinding): string | null {
  if (thisBuild.percent === null || edge === null) return null;
  const co2 = thisBuild.co2GramsPerKm ?? 0;
  const next = nextBand(co2, headroom);
  const above = next === 'highest band' ? 'This is the highest band.' : `Next band ${nextBandWords(next)}.`;
  const band =
    next === 'zero-emission'
      ? 'No option changes it: a zero-emission car.'
      : `The band starts at ${formatCo2(edge)}. ${above}`;
  const miles = rangeBandWords(range);
  const withoutOptions =
    plain.co2GramsPerKm === null ? 'no figure' : `${formatCo2(plain.co2GramsPerKm)}, ${plain.percent}%`;
  return `This build: ${formatCo2(co2)}, ${thisBuild.percent}% in ${yearName}. ${band}${miles === null ? '' : ` The range decides too: ${miles}.`} Without options: ${withoutOptions}.`;
}

/** How many builds were checked, so that "none" and "lowest price" can be relied on, or not. */
export function searchText({ search: { single, singleOf, several, isWhole, isStopped } }: TaxBandFinding): string {
  if (isStopped) {
    return `Checked ${formatPlural(single + several, 'build')}, then the time for the search ended: there may be better ones.`;
  }
  if (singleOf === 0) return 'No option can be removed or replaced, so there is no other build to check.';
  const isAll = single === singleOf;
  const one = `Checked ${isAll ? 'all' : 'the best'} ${formatPlural(single, 'build')} ${isAll ? '' : `of ${singleOf} `}that remove one option or replace a fitted item.`;
  if (several === 0) return one;
  return `${one} None was enough, so ${isWhole ? 'all' : 'the most promising'} ${several} with several changes were checked too.`;
}

export const lowerBuildsCaption = ({ lowerBuilds, lowerBuildsCount }: TaxBandFinding): string =>
  `${lowerBuildsCount > lowerBuilds.length ? `The best ${lowerBuilds.length} of ${lowerBuildsCount} builds` : 'Builds'} in a lower band: fewest options lost first, then lowest price. Each is a complete build that ${SOURCES.guide.inText}’s rules allow.`;
