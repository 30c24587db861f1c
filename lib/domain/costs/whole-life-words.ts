/** A whole life cost in a sentence, for those who do not see it change. */
import { formatList, formatPence, formatPlural } from '@/lib/format';
import type { Availability } from '@/lib/domain/tax/days-unavailable';
import type { WholeLifeCosts } from './whole-life-costs';
import { perMileDigits } from './pence-per-mile';
import { COST_PART_NAMES, costParts, perMile, wholeLifeTotal, type OwnCosts } from './whole-life-parts';

/** "Excludes Vehicle tax and Class 1A NIC: not known", beside a total of the other parts; null where it is of all. */
export const excludedWords = (missing: readonly string[]): string | null =>
  missing.length === 0 ? null : `Excludes ${formatList(missing)}: not known`;

/** "36 months and 30,000 miles: total £14,200.00, 47.33 pence per mile." */
export function wholeLifeWords(life: WholeLifeCosts, availability?: Availability, own?: OwnCosts): string {
  const { used, legislation } = life;
  const term = `${used.termMonths} months and ${formatPlural(used.miles, 'mile')}`;
  if (legislation.value === null) return `${term}: ${legislation.because.reason}`;
  const { totalPence, missing } = wholeLifeTotal(costParts(life, availability, own));
  if (missing.length === COST_PART_NAMES.length) return `${term}: no cost is known.`;
  const mile = perMile(totalPence, used.miles);
  const total = `${missing.length === 0 ? 'total' : 'total of the known parts'} ${formatPence(totalPence)}`;
  const excluded = excludedWords(missing);
  return `${term}: ${total}${mile === null ? '' : `, ${perMileDigits(mile)} pence per mile`}.${excluded === null ? '' : ` ${excluded}.`}`;
}
