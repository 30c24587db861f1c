import { StackedBars } from '@/components/charts/bar/stacked-bars';
import { Missing } from '@/components/ui/data/missing';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { AnnouncedChange } from '@/components/ui/feedback/announced-change';
import { Notice } from '@/components/ui/feedback/notice';
import type { WholeLifeCosts } from '@/lib/domain/costs/whole-life-costs';
import {
  classOneADaysText,
  COST_PART_NAMES,
  costParts,
  wholeLifeTotal,
  type OwnCosts,
} from '@/lib/domain/costs/whole-life-parts';
import { wholeLifeWords } from '@/lib/domain/costs/whole-life-words';
import { ownCostsTexts } from '@/lib/domain/costs/own-costs-text';
import { largestPartFinding } from '@/lib/domain/findings/figure-findings';
import type { Availability } from '@/lib/domain/tax/days-unavailable';
import { formatList, formatMiles } from '@/lib/format';
import { GuideFiguresTable } from './guide-figures-table';
import { WholeLifeTable } from './whole-life-table';

export interface WholeLifeFiguresProps {
  life: WholeLifeCosts;
  availability: Availability;
  /** Calculated by us in place of the service's figures. */
  own: OwnCosts;
}

/** Whole life cost over one term and mileage, by its parts, with the guides' figures for comparison. */
export const WholeLifeFigures = (props: WholeLifeFiguresProps) => (
  <>
    <AnnouncedChange words={wholeLifeWords(props.life, props.availability, props.own)} />
    <Figures {...props} />
  </>
);

function Figures({ life, availability, own }: WholeLifeFiguresProps) {
  const { used, legislation, leftOut } = life;
  if (legislation.value === null) return <Missing {...legislation.because} />;
  const parts = costParts(life, availability, own);
  const { missing } = wholeLifeTotal(parts);
  const without = missing.length === 0 ? '' : ` (without ${formatList(missing)})`;
  const days = classOneADaysText(availability);
  const hasClassOneA = parts.some(({ key }) => key === 'classOneA');
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        {[roundingText(life), ...(hasClassOneA && days ? [days] : []), ...ownCostsTexts(own, parts)].join(' ')}
      </p>
      {leftOut.length > 0 && (
        <Notice title="Some options are not included">
          The legislation service does not accept options that are also part of a pack, or that are priced on
          application: {formatList(leftOut.map(({ name }) => name))}.
        </Notice>
      )}
      <StackedBars
        finding={largestPartFinding(
          COST_PART_NAMES.map((name) => ({ name, value: parts.find(({ words }) => words === name)?.pence ?? null })),
        )}
        title="Whole life cost by its parts"
        parts={COST_PART_NAMES}
        unit="pence"
        rowName="Term"
        bars={[
          {
            label: `${used.termMonths} months, ${formatMiles(used.miles)}${without}`,
            values: COST_PART_NAMES.map((name) => parts.find(({ words }) => words === name)?.pence ?? null),
          },
        ]}
      />
      <FoldedOnPhone label="Costs by part, with the guides’ figures" action="Show" printed>
        <div className="-mx-4 grid items-start gap-x-2 gap-y-4 *:min-w-0 sm:-mx-5 lg:grid-cols-[3fr_2fr] print:mx-0 print:block">
          <WholeLifeTable parts={parts} used={used} legislation={legislation.value} />
          <GuideFiguresTable life={life} residualPounds={legislation.value.residual} />
        </div>
      </FoldedOnPhone>
    </div>
  );
}

function roundingText({ requested, used }: WholeLifeCosts): string {
  const usedText = `${used.termMonths} months and ${formatMiles(used.miles)}`;
  return requested.termMonths !== used.termMonths || requested.miles !== used.miles
    ? `The service rounds ${requested.termMonths} months and ${formatMiles(requested.miles)} to ${usedText}. All figures here use these.`
    : `Over ${usedText}. The service works in steps of 6 months and 10,000 miles.`;
}
