/** Which option puts a configured car into its CO2 band, and the ways back: rules, WLTP and the law together. Free. */
import type { Call } from '@/lib/api/serve';
import type { findTaxBand } from '@/lib/api/tax';
import { getP11DValuation } from '@/lib/contract/p11d';
import { bandCandidates, combinedWithout, type BandCandidate } from '@/lib/domain/band-candidates';
import { bandFinding } from '@/lib/domain/band-finding';
import type { TaxBandFinding } from '@/lib/domain/company-car';
import { configuredBuildOf } from '@/lib/domain/configured-build';
import { taxedCo2 } from '@/lib/domain/emission-facts';
import type { Configured } from '@/lib/domain/emissions';
import { p11dFrom, p11dQuestion } from '@/lib/domain/p11d';
import { CONFIGURATIONS_MAX } from '@/lib/domain/pasted-configurations';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from './cars-only';
import { askEmissions, configurationOf } from './emissions';
import { onePart } from './one-part';
import { configuredVehicle, type BuildNeeds } from './options-build';

export async function runFindTaxBand({ input }: Call<typeof findTaxBand>, house: BuildNeeds): Promise<TaxBandFinding> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, house);
  const { list, build, book, now } = vehicle;
  const p11d = onePart(
    house.kept.call(getP11DValuation, p11dQuestion(input.identifier, build.date, [])).then(p11dFrom),
    UNKNOWN_CAR,
  );
  const ask = async (of: readonly BandCandidate[]): Promise<{ auditId: string; found: Configured[] }> => {
    const { auditId, configurations } = await askEmissions(
      of.map(({ equipment }) => configurationOf(vehicle, equipment)),
      house,
    );
    return { auditId, found: configurations };
  };
  const candidates = bandCandidates(book, build).slice(0, CONFIGURATIONS_MAX);
  const first = await ask(candidates);
  const reckon = async (of: readonly BandCandidate[], found: readonly Configured[]) =>
    bandFinding({
      build: configuredBuildOf(list, build, now),
      names: new Map(book.options.map(({ code, name }) => [code, name])),
      p11d: (await p11d).value,
      auditId: first.auditId,
      candidates: of.map((candidate, index) => ({ candidate, configured: found[index] ?? null })),
    });
  const finding = await reckon(candidates, first.found);
  // No one option is the whole of it: the heaviest few together may be.
  if (finding.waysBack.length > 0 || (finding.asked.percent ?? 0) <= (finding.plain.percent ?? 0)) return finding;
  const together = combinedWithout(book, build, grams(candidates, first.found));
  if (together.length === 0) return finding;
  const second = await ask(together);
  return reckon([...candidates, ...together], [...first.found, ...second.found]);
}

/** CO2 of the build less each wish. */
const grams = (candidates: readonly BandCandidate[], found: readonly Configured[]): Map<number, number> =>
  new Map(
    candidates.flatMap(({ role, drops }, index): [number, number][] => {
      const figures = found[index]?.figures;
      const [wish] = drops;
      const co2 = figures ? taxedCo2(figures) : null;
      return role === 'without' && drops.length === 1 && wish !== undefined && co2 !== null ? [[wish, co2]] : [];
    }),
  );
