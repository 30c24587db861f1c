/** What a page says of the parts of a whole life cost that we calculate, each sentence beside its condition. */
import type { ClassOneAGround } from '@/lib/domain/tax/company-car/class-one-a-years';
import { SOURCES } from '@/lib/domain/source-names';
import { formatList } from '@/lib/format';
import type { OwnCosts, WholeLifeCostPart } from './whole-life-parts';

const OWN_CO2 = 'this build’s own CO2';
const GUIDE_CO2 = `the NEDC CO2 of ${SOURCES.guide.inText}`;

/** What the service leaves out, by the reason why its Class 1A does not hold; null where it leaves out nothing. */
const LEFT_OUT: Readonly<Record<ClassOneAGround, string | null>> = {
  payments: 'the driver’s payments',
  salary: 'salary sacrifice',
  ownCo2: OWN_CO2,
  guideCo2: GUIDE_CO2,
  options: 'options of this build',
  percent: null,
  // Such a build has no Class 1A at all.
  refused: null,
};

/** Why Class 1A is ours: only if it is a part, and is not the service's. */
function classOneAText({ classOneA }: OwnCosts, parts: readonly WholeLifeCostPart[]): string | null {
  if (classOneA === null || !parts.some(({ key }) => key === 'classOneA')) return null;
  const { grounds } = classOneA;
  const leftOut = grounds.flatMap((ground) => LEFT_OUT[ground] ?? []);
  const whose = leftOut.length > 0 ? 'its' : 'the service’s';
  const reasons = [
    ...(leftOut.length > 0 ? [`the service leaves out ${formatList(leftOut)}`] : []),
    ...(grounds.includes('percent') ? [`${whose} BIK % is not that of our tables`] : []),
  ];
  return `Class 1A NIC is calculated by us: ${reasons.join(', and ')}.`;
}

/** Why the first year's vehicle tax is ours: only if there is vehicle tax, and it is not the service's. */
function firstDutyText({ dutyFirst, classOneA }: OwnCosts, parts: readonly WholeLifeCostPart[]): string | null {
  if (dutyFirst === null || !parts.some(({ key }) => key === 'duty')) return null;
  const co2 = classOneA?.grounds.includes('guideCo2') ? GUIDE_CO2 : OWN_CO2;
  return `First-year vehicle tax is calculated by us, by ${co2}.`;
}

/** The sentences on the parts calculated by us that a whole life cost has. */
export const ownCostsTexts = (own: OwnCosts, parts: readonly WholeLifeCostPart[]): readonly string[] =>
  [classOneAText(own, parts), firstDutyText(own, parts)].filter((text) => text !== null);
