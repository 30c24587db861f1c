import { DotChart } from '@/components/charts/dot/dot-chart';
import type { Day } from '@/lib/domain/time/calendar';
import { PHASE_WORDS, PHASES, taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { taxedCo2Finding } from '@/lib/domain/findings/figure-findings';
import type { TaxBand } from '@/lib/domain/tax/tax-bands';
import { formatCo2 } from '@/lib/format';
import { taxConfiguration, type NamedConfiguration } from './taxed-configuration';

/** Band edges are drawn within this many g/km of a taxed figure. */
const NEAR_GRAMS = 12;

export interface Co2DotsProps {
  configurations: readonly NamedConfiguration[];
  /** Null if they are not all taxed by one table, so that no band edge applies to all. */
  bands: readonly TaxBand[] | null;
  /** Decides the tax year and which test counts. */
  date: Day;
}

/** One dot for each configuration and phase on g/km, with the edges of the tax bands. */
export function Co2Dots({ configurations, bands, date }: Co2DotsProps) {
  const taxedCo2Of = (configuration: NamedConfiguration) =>
    configuration.configured.kind === 'car' ? taxConfiguration(configuration, date).co2 : null;
  const groups = configurations.flatMap((configuration) => {
    const { name, configured } = configuration;
    const { figures } = configured;
    if (figures === null) return [];
    const wholeCycle = figures.co2.weighted === null ? 'combined' : 'weighted';
    const taxedPhase = taxedCo2Of(configuration) === figures.co2[wholeCycle] ? wholeCycle : null;
    const dots = PHASES.flatMap((phase) => {
      const value = figures.co2[phase];
      return value === null
        ? []
        : [{ name: PHASE_WORDS[phase], value, ...(phase === taxedPhase ? { remark: 'for tax' } : {}) }];
    });
    return dots.length === 0 ? [] : [{ label: name, dots }];
  });
  if (groups.length === 0) return null;
  const taxedFigures = configurations.flatMap((configuration) => taxedCo2Of(configuration) ?? []);
  const edges = (bands ?? [])
    .filter(({ from }) => from > 0 && taxedFigures.some((co2) => Math.abs(co2 - from) <= NEAR_GRAMS))
    .map(({ from, percent }) => ({ at: from, label: `${percent}%` }));
  return (
    <DotChart
      finding={
        taxedFigures.length > 0
          ? taxedCo2Finding(
              configurations.map((configuration) => ({ name: configuration.name, value: taxedCo2Of(configuration) })),
            )
          : cycleFinding(configurations)
      }
      title="CO2 by phase of the test cycle"
      lead={
        bands === null
          ? 'No tax band edges: these vehicles are not taxed by one table. See the headroom of each below.'
          : edges.length > 0
            ? 'Dashed lines: where a BIK % starts.'
            : undefined
      }
      groups={groups}
      unit="co2"
      groupName="Configuration"
      dotName="Phase"
      valueName="CO2"
      edges={edges}
    />
  );
}

/** Vans are not taxed by CO2: their whole cycle's figure, "214 g/km over the whole cycle"; null if none is known. */
function cycleFinding(configurations: readonly NamedConfiguration[]): string | null {
  const known = configurations.flatMap(({ name, configured: { figures } }) => {
    const co2 = figures && taxedCo2(figures);
    return co2 === null ? [] : [{ name, co2 }];
  });
  const sorted = known.toSorted((a, b) => a.co2 - b.co2);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return null;
  return low.co2 === high.co2
    ? `${formatCo2(low.co2)} over the whole cycle`
    : `From ${formatCo2(low.co2)} (${low.name}) to ${formatCo2(high.co2)} (${high.name}) over the whole cycle`;
}
