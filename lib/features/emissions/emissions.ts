/** WLTP figures of configurations. Everything here is free. */
import type { listEmissions, readEmissions } from '@/lib/api/endpoints/emissions';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getBulkTechnicalData } from '@/lib/contract/nvd';
import { getP11DValuation } from '@/lib/contract/p11d';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { britishDay } from '@/lib/domain/time/calendar';
import type { EmissionsConfiguration } from '@/lib/domain/emissions/emissions';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { CONFIGURATIONS_MAX, pastedConfigurations, tooMuchPasted } from '@/lib/domain/emissions/pasted-configurations';
import { configure } from '@/lib/domain/options/configure';
import {
  bulkTechnicalDataParams,
  bulkRowOf,
  specificationFrom,
} from '@/lib/domain/vehicles/technical/technical-data-from';
import { Fault } from '@/lib/fault';
import { answerOrNull } from '@/lib/features/partial-answer';
import {
  configuredVehicle,
  type ConfigurationServices,
  type ConfiguredVehicle,
} from '@/lib/features/options/configured-vehicle';
import { requestBuildEmissions, requestedBuild, requestEmissions, type RequestedBuild } from './build-emissions';
import { createSearchPause } from '@/lib/features/turns';

export async function runReadEmissions({ input }: EndpointCall<typeof readEmissions>, services: ConfigurationServices) {
  const vehicle = await configuredVehicle(input, services);
  const { list, build, now } = vehicle;
  const variants = [
    { name: 'This build', isWithout: null, requested: requestedBuild(now) },
    ...(build.selections.length === 0 ? [] : [withoutOptions(vehicle), ...(await buildsLessOneOption(vehicle))]),
  ];
  const emissions = requestBuildEmissions(
    vehicle,
    variants.map(({ requested }) => requested),
    services,
  );
  const p11d =
    input.kind === 'car'
      ? answerOrNull(
          services.cached.call(getP11DValuation, p11dParams(input.identifier, build.date, [])).then(p11dFrom),
        )
      : null;
  return {
    build: configuredBuildOf(list, build, now),
    emissions: await emissions,
    labels: variants.map(({ name, isWithout }) => ({ name, isWithout })),
    fuelType: (await p11d)?.fuelType ?? null,
  };
}

const withoutOptions = ({ book }: ConfiguredVehicle) => ({
  name: 'Without options',
  isWithout: null,
  requested: requestedBuild(configure(book, { selections: [], picks: [] })),
});

/** Computing time for one request. */
const SEARCH_MILLISECONDS = 1_000;
/** The build itself and the vehicle without options stand beside them. */
const LESS_ONE_MAX = CONFIGURATIONS_MAX - 2;

/**
 * The build with one selection left out at a time, where the rest is complete without it; as many as one request may
 * hold. A service refuses an incomplete build, and then all of them are requested again with fewer codes.
 */
async function buildsLessOneOption({ list, build, book }: ConfiguredVehicle) {
  const names = new Map(list.bundle.options.map(({ code, name }) => [code, name]));
  const variants: { name: string; isWithout: number; requested: RequestedBuild }[] = [];
  const pause = createSearchPause(SEARCH_MILLISECONDS);
  for (const option of build.selections) {
    if (variants.length === LESS_ONE_MAX || !(await pause())) break;
    const name = names.get(option);
    const rest = build.selections.filter((other) => other !== option);
    const remaining = configure(book, { selections: rest, picks: build.picks });
    if (name === undefined || !remaining.isPossible || remaining.openNeeds.length > 0) continue;
    variants.push({ name: `Without ${name}`, isWithout: option, requested: requestedBuild(remaining) });
  }
  return variants;
}

export async function runListEmissions({ input }: EndpointCall<typeof listEmissions>, services: ConfigurationServices) {
  const because = tooMuchPasted(input.of);
  if (because) throw new Fault('invalid_input', { message: because.reason, fix: because.next, field: 'of' });
  const lines = pastedConfigurations(input.of);
  const read = lines.flatMap(({ configuration }) => (configuration === null ? [] : [configuration]));
  const [emissions, fuelTypes] = await Promise.all([
    read.length === 0 ? null : requestEmissions(read, services),
    fuelTypesOf(read, services),
  ]);
  let at = -1;
  return {
    emissions,
    fuelTypes,
    lines: lines.map(({ line, text, problem, configuration }) => ({
      line,
      text,
      problem,
      at: configuration === null ? null : (at += 1),
    })),
  };
}

/** The fuel of the cars among them, in one request; vans are not taxed by fuel. */
async function fuelTypesOf(
  configurations: readonly EmissionsConfiguration[],
  { cached, now }: ConfigurationServices,
): Promise<(string | null)[]> {
  const cars = [...new Set(configurations.flatMap(({ kind, identifier }) => (kind === 'car' ? [identifier] : [])))];
  if (cars.length === 0) return configurations.map(() => null);
  const day = britishDay(now());
  const question = cached.call(getBulkTechnicalData, {
    ...bulkTechnicalDataParams(
      'car',
      cars.map((identifier) => ({ identifier, day })),
    ),
    techDataList: '',
    returnVehicleDescription: false,
    returnRefcodeTechnicalItems: true,
    returnCostNew: false,
  });
  const value = await answerOrNull(question);
  return configurations.map(({ kind, identifier }) =>
    value && kind === 'car' ? specificationFrom(day, bulkRowOf(value, identifier)).fuel : null,
  );
}
