/** Which option puts a configured car into its CO2 band, and which builds would avoid it: rules, WLTP and law. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { findTaxBand } from '@/lib/api/endpoints/tax';
import { getP11DValuation } from '@/lib/contract/p11d';
import { searchTaxBand } from '@/lib/domain/tax/company-car/band-search';
import type { TaxBandFinding } from '@/lib/domain/tax/company-car/company-car';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
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
  let auditId = '';
  return searchTaxBand({
    book,
    build,
    evaluate: async (candidates) => {
      const { auditId: answered, configurations } = await requestBuildEmissions(vehicle, candidates, services);
      auditId ||= answered;
      return candidates.map((candidate, index) => ({ candidate, configured: configurations[index] ?? null }));
    },
    inTurn: (search) =>
      bandSearchTurns().take(session.organisationId, () => search(createSearchPause(SEARCH_MILLISECONDS))),
    basis: async () => ({
      build: configuredBuildOf(list, build, now),
      names: new Map(book.options.map(({ code, name }) => [code, name])),
      p11d: (await p11d).value,
      auditId,
    }),
  });
}

/** Computing time of each part of the search: single changes, several together, and what is put back. */
const SEARCH_MILLISECONDS = 1_500;
