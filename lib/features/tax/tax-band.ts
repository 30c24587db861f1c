/** Which option puts a configured car into its CO2 band, and which builds would avoid it: rules, WLTP and law. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { findTaxBand } from '@/lib/api/endpoints/tax';
import { getP11DValuation } from '@/lib/contract/p11d';
import { bandCandidates, severalChanges, type BandCandidate } from '@/lib/domain/tax/company-car/band-candidates';
import { bandFinding, weighedChanges, type EvaluatedCandidate } from '@/lib/domain/tax/company-car/band-finding';
import type { TaxBandFinding } from '@/lib/domain/tax/company-car/company-car';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { CONFIGURATIONS_MAX } from '@/lib/domain/emissions/pasted-configurations';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from '@/lib/features/vehicles/cars-only';
import { requestBuildEmissions } from '@/lib/features/emissions/build-emissions';
import { partialAnswer } from '@/lib/features/partial-answer';
import { configuredVehicle, type ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { createSearchPause } from '@/lib/features/turns';
import { bandSearchTurns } from './band-search-turns';

export async function runFindTaxBand(
  { input, session }: EndpointCall<typeof findTaxBand>,
  services: ConfigurationServices,
): Promise<TaxBandFinding> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, services);
  const { list, build, book, now } = vehicle;
  const p11d = partialAnswer(
    services.cached.call(getP11DValuation, p11dParams(input.identifier, build.date, [])).then(p11dFrom),
    UNKNOWN_CAR,
  );
  const evaluate = async (candidates: readonly BandCandidate[]) => {
    const { auditId, configurations } = await requestBuildEmissions(
      vehicle,
      candidates.map(({ equipment }) => equipment),
      services,
    );
    const evaluated = candidates.map((candidate, index) => ({ candidate, configured: configurations[index] ?? null }));
    return { auditId, evaluated };
  };
  const inTurn = <T>(search: () => Promise<T>) => bandSearchTurns().take(session.organisationId, search);
  const one = await inTurn(() => bandCandidates(book, build, createSearchPause(SEARCH_MILLISECONDS)));
  const first = await evaluate(one.candidates.slice(0, CONFIGURATIONS_MAX));
  const single = {
    single: first.evaluated.length - PLAIN_AND_REQUESTED,
    singleOf: one.candidates.length - PLAIN_AND_REQUESTED,
  };
  const findingOf = async (evaluated: readonly EvaluatedCandidate[], search: TaxBandFinding['search']) =>
    bandFinding({
      build: configuredBuildOf(list, build, now),
      names: new Map(book.options.map(({ code, name }) => [code, name])),
      p11d: (await p11d).value,
      auditId: first.auditId,
      evaluated,
      search,
    });
  const finding = await findingOf(first.evaluated, {
    ...single,
    several: 0,
    isWhole: true,
    isStopped: !one.isComplete,
  });
  // If the options raise the band and no single change is enough, several changes together may be.
  if (finding.lowerBuilds.length > 0 || (finding.current.percent ?? 0) <= (finding.plain.percent ?? 0)) return finding;
  const weighed = weighedChanges(first.evaluated);
  const changes = weighed.slice(0, COMBINED_CHANGES_MAX);
  const several = await inTurn(() =>
    severalChanges(book, build, changes, CONFIGURATIONS_MAX, createSearchPause(SEARCH_MILLISECONDS)),
  );
  const isStopped = !one.isComplete || !several.isComplete;
  if (several.candidates.length === 0) return { ...finding, search: { ...finding.search, isStopped } };
  const second = await evaluate(several.candidates);
  return findingOf([...first.evaluated, ...second.evaluated], {
    ...single,
    several: several.candidates.length,
    isWhole: setsOfSeveral(weighed.length) <= CONFIGURATIONS_MAX,
    isStopped,
  });
}

/** The number of sets of two or more among this many changes. */
const setsOfSeveral = (changes: number): number => 2 ** changes - changes - 1;

/** Computing time, for single changes and again for several together. */
const SEARCH_MILLISECONDS = 1_500;
/** The build itself and the car without options are among the candidates. */
const PLAIN_AND_REQUESTED = 2;
/** How many changes are combined: those that save most. More would give far more sets than one request holds. */
const COMBINED_CHANGES_MAX = 12;
