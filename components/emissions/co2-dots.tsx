import { DotChart } from '@/components/charts/dot-chart';
import type { Day } from '@/lib/domain/calendar';
import { PHASE_WORDS, PHASES } from '@/lib/domain/emission-facts';
import type { TaxBand } from '@/lib/domain/tax/tax-bands';
import { taxedAs, type NamedConfiguration } from './taxed-configuration';

/** Edges of bands worth drawing: those within this many g/km of a taxed figure. */
const NEAR = 12;

export interface Co2DotsProps {
  of: readonly NamedConfiguration[];
  /** Null where they are not taxed by one table: no edge would be true of all. */
  bands: readonly TaxBand[] | null;
  /** Of the tax year, and of the test that counts. */
  date: Day;
}

/** One dot for each configuration and phase on g/km, the edges of the tax bands across them. */
export function Co2Dots({ of, bands, date }: Co2DotsProps) {
  const taxedBy = (each: NamedConfiguration) => (each.configured.kind === 'car' ? taxedAs(each, date).co2 : null);
  const groups = of.flatMap((each) => {
    const { name, configured } = each;
    const { figures } = configured;
    if (figures === null) return [];
    const whole = figures.co2.weighted === null ? 'combined' : 'weighted';
    const taxed = taxedBy(each) === figures.co2[whole] ? whole : null;
    const dots = PHASES.flatMap((phase) => {
      const value = figures.co2[phase];
      return value === null
        ? []
        : [{ name: PHASE_WORDS[phase], value, ...(phase === taxed ? { remark: 'taxed' } : {}) }];
    });
    return dots.length === 0 ? [] : [{ label: name, dots }];
  });
  if (groups.length === 0) return null;
  const taxed = of.flatMap((each) => taxedBy(each) ?? []);
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
