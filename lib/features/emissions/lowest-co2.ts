/** The completion of a build with the lowest CO2: rules and WLTP. Free. */
import type { findLowestCo2 } from '@/lib/api/endpoints/emissions';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { lowestCo2From, type LowestCo2 } from '@/lib/domain/emissions/lowest-co2';
import { CONFIGURATIONS_MAX } from '@/lib/domain/emissions/pasted-configurations';
import { completeBuilds } from '@/lib/domain/options/repairs/complete-builds';
import { configuredVehicle, type ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { createSearchPause, processTurns } from '@/lib/features/turns';
import { Fault } from '@/lib/fault';
import { requestBuildEmissions } from './build-emissions';

/** Computing time for one request. */
const SEARCH_MILLISECONDS = 1_500;

/** One search at a time for an organisation, and two in this process. */
const completionTurns = () =>
  processTurns('completions', {
    together: 2,
    ownWaitingMax: 4,
    waitingMax: 20,
    ownBusy: {
      message: 'Several searches of your organisation for the lowest CO2 are under way.',
      fix: 'Try again when they have ended.',
    },
    busy: {
      message: 'Too many searches for the lowest CO2 are under way.',
      fix: 'Try again in a minute.',
      retryAfterSeconds: 60,
    },
  });

/** @throws Fault for a build whose options exclude one another, or that needs nothing */
export async function runFindLowestCo2(
  { input, session }: EndpointCall<typeof findLowestCo2>,
  services: ConfigurationServices,
): Promise<LowestCo2> {
  const vehicle = await configuredVehicle(input, services);
  const { build, book, now } = vehicle;
  if (!now.isPossible)
    throw new Fault('invalid_input', {
      message: 'The options of this build cannot be ordered together, so no option completes it.',
      fix: 'Remove one of the options that clash.',
      field: 'build',
    });
  if (now.openNeeds.length === 0)
    throw new Fault('invalid_input', {
      message: 'This build needs no further option.',
      fix: 'Read its CO2 from its emissions.',
      field: 'build',
    });
  const found = await completionTurns().take(session.organisationId, () =>
    completeBuilds(book, build, CONFIGURATIONS_MAX, createSearchPause(SEARCH_MILLISECONDS)),
  );
  const builds = found.builds.map(({ equipment }) => ({ equipment, isOrderable: true }));
  return lowestCo2From(found, builds.length === 0 ? null : await requestBuildEmissions(vehicle, builds, services));
}
