/** What a page says of the parts of a whole life cost that we calculate, each sentence beside its condition. */
import type { ClassOneAGround } from '@/lib/domain/tax/company-car/class-one-a-years';
import { formatList } from '@/lib/format';
import type { OwnCosts, WholeLifeCostPart } from './whole-life-parts';

/** What the service leaves out, by the reason why its Class 1A does not hold; a refused build has none at all. */
const LEFT_OUT: Readonly<Partial<Record<ClassOneAGround, string>>> = {
  payments: 'the driver’s payments',
  salary: 'salary sacrifice',
  ownCo2: 'this build’s own CO2',
  options: 'options of this build',
};
const OTHER_PERCENT = 'BIK % is not that of our tables';

/** Why Class 1A is ours: only if it is a part, and is not the service's. */
function classOneAText({ classOneA }: OwnCosts, parts: readonly WholeLifeCostPart[]): string | null {
  if (classOneA === null || !parts.some(({ key }) => key === 'classOneA')) return null;
  const { grounds } = classOneA;
  const leftOut = grounds.flatMap((ground) => LEFT_OUT[ground] ?? []);
  const isOtherPercent = grounds.includes('percent');
  const reasons = [
    ...(leftOut.length > 0 ? [`the service leaves out ${formatList(leftOut)}`] : []),
    ...(isOtherPercent ? [leftOut.length > 0 ? `its ${OTHER_PERCENT}` : `the service’s ${OTHER_PERCENT}`] : []),
  ];
  return `Class 1A NIC is calculated by us: ${reasons.join(', and ')}.`;
}

const OWN_FIRST_DUTY = 'First-year vehicle tax is calculated by us, by this build’s own CO2.';

/** The sentences on the parts calculated by us that a whole life cost has. */
export const ownCostsTexts = (own: OwnCosts, parts: readonly WholeLifeCostPart[]): readonly string[] => [
  ...[classOneAText(own, parts)].filter((text) => text !== null),
  ...(own.dutyFirst !== null && parts.some(({ key }) => key === 'duty') ? [OWN_FIRST_DUTY] : []),
];
