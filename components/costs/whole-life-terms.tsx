import { StackedBars } from '@/components/charts/stacked-bars';
import { Missing } from '@/components/ui/missing';
import type { WholeLifeTerms } from '@/lib/domain/costs';
import { cheapestTerm, COST_PART_NAMES, costedTerms, perMile, type CostedTerm } from '@/lib/domain/whole-life-parts';
import { formatList, formatMiles, formatPounds } from '@/lib/format';

/** What the car costs over every term at the same pace: in all, and a mile. */
export function WholeLifeTermsFigures({ of }: { of: WholeLifeTerms }) {
  const terms = costedTerms(of);
  if (terms.length === 0) {
    const [first] = of.terms;
    return first && 'because' in first.legislation ? <Missing {...first.legislation.because} /> : null;
  }
  const yearly = formatMiles(Math.round((of.used.miles * 12) / of.used.termMonths));
  const best = cheapestTerm(terms);
  const silent = of.terms.length - terms.length;
  const notes = [
    `Every term at the pace of ${of.used.termMonths} months and ${formatMiles(of.used.miles)}, ${yearly} a year, each mileage to the nearest 10,000 as the service takes it.`,
    ...(terms.some(({ totalPence }) => totalPence === null)
      ? [
          'Where a part is missing the service does not give it, for the most part because the law of a later year is not known: that bar is not to be compared with the others.',
        ]
      : []),
    ...(silent > 0 ? [`Of ${silent} of the nine terms the service says nothing.`] : []),
  ];
  return (
    <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
      <StackedBars
        title="A mile, by term"
        lead={
          best &&
          `Least a mile over ${best.termMonths} months: ${(perMile(best.totalPence, best.miles) ?? 0).toFixed(1)}p, all parts counted.`
        }
        {...SHARED}
        unit="pencePerMile"
        bars={terms.map((term) => ({
          label: nameOf(term),
          values: term.pence.map((pence) => (pence === null ? null : perMile(pence, term.miles))),
        }))}
        notes={notes}
      />
      <StackedBars
        title="Over the term, by term"
        lead={
          best &&
          `${formatPounds(best.totalPence / best.termMonths / 100)} a month over those ${best.termMonths} months.`
        }
        {...SHARED}
        unit="pounds"
        bars={terms.map((term) => ({
          label: nameOf(term),
          values: term.pence.map((pence) => (pence === null ? null : pence / 100)),
        }))}
      />
    </div>
  );
}

const SHARED = { rowName: 'Term', parts: COST_PART_NAMES, namedOnce: true } as const;

function nameOf({ termMonths, miles, isChosen, pence }: CostedTerm): string {
  const missing = COST_PART_NAMES.filter((_, index) => pence[index] === null);
  const remarks = [
    ...(isChosen ? ['as above'] : []),
    ...(missing.length > 0 ? [`without ${formatList(missing)}`] : []),
  ];
  return `${termMonths} months, ${formatMiles(miles)}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
}
