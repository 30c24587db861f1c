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

/** What the car costs over every term at the same annual mileage: per mile and in total. */
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
    `All terms at ${yearly} a year (${formatMiles(wholeLife.used.miles)} over ${wholeLife.used.termMonths} months). The service rounds each mileage to the nearest 10,000.`,
    ...(terms.some(({ totalPence }) => totalPence === null)
      ? [
          'The service does not give a part that is missing, usually because the law for a later year is not known. Do not compare that bar with the others.',
        ]
      : []),
    ...(termsWithoutAnswer > 0 ? [`The service gives no figures for ${termsWithoutAnswer} of the nine terms.`] : []),
  ];
  return (
    <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
      <StackedBars
        title="Cost per mile by term"
        lead={
          cheapest &&
          `Lowest cost per mile over ${cheapest.termMonths} months: ${(perMile(cheapest.totalPence, cheapest.miles) ?? 0).toFixed(1)}p, all parts included.`
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
        title="Total cost by term"
        lead={
          cheapest &&
          `${formatPounds(cheapest.totalPence / cheapest.termMonths / 100)} per month over those ${cheapest.termMonths} months.`
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
