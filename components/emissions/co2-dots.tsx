import { DotChart } from '@/components/charts/dot-chart';
import { PHASE_WORDS, PHASES, taxedCo2 } from '@/lib/domain/emission-facts';
import type { TaxBand } from '@/lib/domain/tax/tax-bands';
import type { NamedConfiguration } from './taxed-configuration';

/** Edges of bands worth drawing: those within this many g/km of a taxed figure. */
const NEAR = 12;

/**
 * One dot for each configuration and phase on g/km, the edges of the tax bands across them.
 * @param bands null where they are not taxed by one table: no edge would be true of all
 */
export function Co2Dots({ of, bands }: { of: readonly NamedConfiguration[]; bands: readonly TaxBand[] | null }) {
  const groups = of.flatMap(({ name, configured: { figures } }) => {
    if (figures === null) return [];
    const taxed = figures.co2.weighted === null ? 'combined' : 'weighted';
    const dots = PHASES.flatMap((phase) => {
      const value = figures.co2[phase];
      return value === null
        ? []
        : [{ name: PHASE_WORDS[phase], value, ...(phase === taxed ? { remark: 'taxed' } : {}) }];
    });
    return dots.length === 0 ? [] : [{ label: name, dots }];
  });
  if (groups.length === 0) return null;
  const taxed = of.flatMap(({ configured: { figures } }) => (figures ? (taxedCo2(figures) ?? []) : []));
  const edges = (bands ?? [])
    .filter(({ from }) => from > 0 && taxed.some((co2) => Math.abs(co2 - from) <= NEAR))
    .map(({ from, percent }) => ({ at: from, label: `${percent}%` }));
  return (
    <DotChart
      title="CO2 by phase of the test cycle"
      lead={
        bands === null
          ? 'No edges of tax bands: these are not taxed by one table. Each one’s own headroom stands below.'
          : edges.length > 0
            ? 'Dashed: where a benefit percentage begins.'
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
