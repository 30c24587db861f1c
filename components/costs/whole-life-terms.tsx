import { StackedBars } from '@/components/charts/bar/stacked-bars';
import { formatDrawn } from '@/components/charts/axis/unit';
import { Missing } from '@/components/ui/data/missing';
import type { WholeLifeTerms } from '@/lib/domain/costs/whole-life-costs';
import { termsFinding } from '@/lib/domain/findings/figure-findings';
import { COST_PART_NAMES, costedTerms, type CostedTerm, type OwnCosts } from '@/lib/domain/costs/whole-life-parts';
import { laterDutyNote } from '@/lib/domain/costs/duty-of-term';
import type { Availability } from '@/lib/domain/tax/days-unavailable';
import { formatList, formatMiles, formatPounds } from '@/lib/format';

export interface WholeLifeTermsFiguresProps {
  wholeLife: WholeLifeTerms;
  availability: Availability;
  own: OwnCosts;
}

/** What the car costs over every term at the same annual mileage: per mile and in total. */
export function WholeLifeTermsFigures({ wholeLife, availability, own }: WholeLifeTermsFiguresProps) {
  const terms = costedTerms(wholeLife, availability, own);
  if (terms.length === 0) {
    const [first] = wholeLife.terms;
    return first && 'because' in first.legislation ? <Missing {...first.legislation.because} /> : null;
  }
  const yearly = formatMiles(Math.round((wholeLife.used.miles * 12) / wholeLife.used.termMonths));
  // Bars that all lack the same are compared with one another.
  const fewestMissing = Math.min(...terms.map((term) => missingOf(term).length));
  const termsWithoutAnswer = wholeLife.terms.length - terms.length;
  const notes = [
    `All terms at ${yearly} a year (${formatMiles(wholeLife.used.miles)} over ${wholeLife.used.termMonths} months). The service rounds each mileage to the nearest 10,000.`,
    laterDutyNote(own.laterLicences),
    ...(terms.some((term) => missingOf(term).length > fewestMissing)
      ? [
          'Hatched bars lack a part that the service does not give, usually because the law for a later year is not known: they are not compared with the others.',
        ]
      : []),
    ...(termsWithoutAnswer > 0 ? [`The service gives no figures for ${termsWithoutAnswer} of the nine terms.`] : []),
  ];
  return (
    <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
      <StackedBars
        finding={termsFinding(
          terms.map(({ termMonths, miles, totalPence }) => ({
            months: termMonths,
            value: totalPence === null ? null : drawnPerMile(totalPence, miles),
          })),
          (pence) => formatDrawn('pencePerMile', pence),
        )}
        title="Cost per mile by term"
        {...SHARED}
        unit="pencePerMile"
        bars={terms.map((term) => ({
          label: termLabel(term),
          values: term.pence.map((pence) => (pence === null ? null : drawnPerMile(pence, term.miles))),
          sum:
            drawnPerMile(
              term.pence.reduce<number>((sum, pence) => sum + (pence ?? 0), 0),
              term.miles,
            ) ?? undefined,
          isIncomplete: missingOf(term).length > fewestMissing,
        }))}
        notes={notes}
      />
      <StackedBars
        finding={termsFinding(
          terms.map(({ termMonths, totalPence }) => ({
            months: termMonths,
            value: totalPence === null ? null : totalPence / termMonths,
          })),
          (pence) => `${formatPounds(pence / 100)} per month`,
        )}
        title="Total cost by term"
        {...SHARED}
        unit="pounds"
        bars={terms.map((term) => ({
          label: termLabel(term),
          values: term.pence.map((pence) => (pence === null ? null : pence / 100)),
          isIncomplete: missingOf(term).length > fewestMissing,
        }))}
      />
    </div>
  );
}

/** Pence per mile as the chart and its title write them: rounded once, to tenths; null over no miles. */
const drawnPerMile = (pence: number, miles: number): number | null =>
  miles === 0 ? null : Math.round((pence * 10) / miles) / 10;

const SHARED = { rowName: 'Term', parts: COST_PART_NAMES, namedOnce: true } as const;

const missingOf = ({ pence }: CostedTerm): string[] => COST_PART_NAMES.filter((_, index) => pence[index] === null);

function termLabel(term: CostedTerm): string {
  const { termMonths, miles, isChosen } = term;
  const missing = missingOf(term);
  const remarks = [
    ...(isChosen ? ['as above'] : []),
    ...(missing.length > 0 ? [`without ${formatList(missing)}`] : []),
  ];
  return `${termMonths} months, ${formatMiles(miles)}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
}
