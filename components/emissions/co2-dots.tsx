import { DotChart } from '@/components/charts/dot/dot-chart';
import type { Day } from '@/lib/domain/time/calendar';
import { isOfAllOptions, PHASE_WORDS, PHASES, taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { cycleCo2Finding, taxedCo2Finding } from '@/lib/domain/findings/figure-findings';
import type { TaxBand } from '@/lib/domain/tax/tax-bands';
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
        : phase === taxedPhase
          ? [{ name: PHASE_WORDS[phase], value: Math.floor(value), remark: 'for tax' }]
          : [{ name: PHASE_WORDS[phase], value }];
    });
    return dots.length === 0 ? [] : [{ label: name, dots }];
  });
  if (groups.length === 0) return null;
  const taxedFigures = configurations.flatMap((configuration) => taxedCo2Of(configuration) ?? []);
  const edges = (bands ?? [])
    .filter(({ from }) => from > 0 && taxedFigures.some((co2) => Math.abs(co2 - from) <= NEAR_GRAMS))
    .map(({ from, percent }) => ({ at: from, label: `${percent}%` }));
  const figuresOf = (co2Of: (configuration: NamedConfiguration) => number | null) =>
    configurations.map((configuration) => ({ name: configuration.name, value: co2Of(configuration) }));
  // Vans are not taxed by CO2.
  const finding =
    taxedCo2Finding(figuresOf(taxedCo2Of)) ??
    cycleCo2Finding(figuresOf(({ configured: { figures } }) => figures && taxedCo2(figures)));
  return (
    <DotChart
      // Figures of a part of the options are not compared with those of another build.
      finding={configurations.every(({ configured }) => isOfAllOptions(configured)) ? finding : null}
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
