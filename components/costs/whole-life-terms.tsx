import { StackedBars } from '@/components/charts/bar/stacked-bars';
import { Missing } from '@/components/ui/data/missing';
import type { WholeLifeTerms } from '@/lib/domain/costs/whole-life-costs';
import {
  cheapestTerm,
  COST_PART_NAMES,
  costedTerms,
  perMile,
  type CostedTerm,
} from '@/lib/domain/costs/whole-life-parts';
import { formatList, formatMiles, formatPounds } from '@/lib/format';

/** What the car costs over every term at the same pace: in all, and a mile. */
export function WholeLifeTermsFigures({ wholeLife }: { wholeLife: WholeLifeTerms }) {
  const terms = costedTerms(wholeLife);
  if (terms.length === 0) {
    const [first] = wholeLife.terms;
    return first && 'because' in first.legislation ? <Missing {...first.legislation.because} /> : null;
  }
  const yearly = formatMiles(Math.round((wholeLife.used.miles * 12) / wholeLife.used.termMonths));
  const cheapest = cheapestTerm(terms);
  const termsWithoutAnswer = wholeLife.terms.length - terms.length;
  const notes = [
    `Every term at the pace of ${wholeLife.used.termMonths} months and ${formatMiles(wholeLife.used.miles)}, ${yearly} a year, each mileage to the nearest 10,000 as the service takes it.`,
    ...(terms.some(({ totalPence }) => totalPence === null)
      ? [
          'Where a part is missing the service does not give it, for the most part because the law of a later year is not known: that bar is not to be compared with the others.',
        ]
      : []),
    ...(termsWithoutAnswer > 0 ? [`Of ${termsWithoutAnswer} of the nine terms the service says nothing.`] : []),
  ];
  return (
    <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
      <StackedBars
        title="A mile, by term"
        lead={
          cheapest &&
          `Least a mile over ${cheapest.termMonths} months: ${(perMile(cheapest.totalPence, cheapest.miles) ?? 0).toFixed(1)}p, all parts counted.`
        }
        {...SHARED}
        unit="pencePerMile"
        bars={terms.map((term) => ({
          label: termLabel(term),
          values: term.pence.map((pence) => (pence === null ? null : perMile(pence, term.miles))),
        }))}
        notes={notes}
      />
      <StackedBars
        title="Over the term, by term"
        lead={
          cheapest &&
          `${formatPounds(cheapest.totalPence / cheapest.termMonths / 100)} a month over those ${cheapest.termMonths} months.`
        }
        {...SHARED}
        unit="pounds"
        bars={terms.map((term) => ({
          label: termLabel(term),
          values: term.pence.map((pence) => (pence === null ? null : pence / 100)),
        }))}
      />
    </div>
  );
}

const SHARED = { rowName: 'Term', parts: COST_PART_NAMES, namedOnce: true } as const;

function termLabel({ termMonths, miles, isChosen, pence }: CostedTerm): string {
  const missing = COST_PART_NAMES.filter((_, index) => pence[index] === null);
  const remarks = [
    ...(isChosen ? ['as above'] : []),
    ...(missing.length > 0 ? [`without ${formatList(missing)}`] : []),
  ];
  return `${termMonths} months, ${formatMiles(miles)}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
}
