/** Tax of a configured company car. Everything here is free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { readCompanyCar } from '@/lib/api/endpoints/tax';
import { getTechnicalData } from '@/lib/contract/nvd';
import { getP11DValuation } from '@/lib/contract/p11d';
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import { noCo2 } from '@/lib/domain/tax/company-car/certified-co2';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { configure } from '@/lib/domain/options/configure';
import { nedcCo2From, noNedcCo2Words } from '@/lib/domain/vehicles/technical/nedc-co2';
import type { ServiceResult } from '@/lib/domain/service-result';
import { technicalDataFrom, technicalDataParams } from '@/lib/domain/vehicles/technical/technical-data-from';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from '@/lib/features/vehicles/cars-only';
import { requestBuildEmissions, requestedBuild } from '@/lib/features/emissions/build-emissions';
import { partialAnswer } from '@/lib/features/partial-answer';
import {
  configuredVehicle,
  taxedOptions,
  type ConfigurationServices,
  type ConfiguredVehicle,
} from '@/lib/features/options/configured-vehicle';

export async function runReadCompanyCar(
  { input }: EndpointCall<typeof readCompanyCar>,
  services: ConfigurationServices,
): Promise<CompanyCarFigures> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, services);
  const { list, build, now } = vehicle;
  const { taken, leftOut } = taxedOptions(vehicle);
  const [p11d, emissions, nedcCo2] = await Promise.all([
    partialAnswer(
      services.cached.call(getP11DValuation, p11dParams(input.identifier, build.date, taken)).then(p11dFrom),
      UNKNOWN_CAR,
    ),
    partialAnswer(buildAndPlain(vehicle, services), UNKNOWN_CAR),
    co2Test(build.date) === 'WLTP' ? null : guideNedcCo2Of(vehicle, services),
  ]);
  return { build: configuredBuildOf(list, build, now), p11d, leftOut, emissions, nedcCo2 };
}

/** The P11D service does not say by which test its CO2 is; the guide's technical data does. */
async function guideNedcCo2Of(
  { list, build: { date } }: ConfiguredVehicle,
  services: ConfigurationServices,
): Promise<ServiceResult<number>> {
  const technical = await partialAnswer(
    services.cached
      .call(getTechnicalData, technicalDataParams(list, date))
      .then((wire) => technicalDataFrom(date, wire)),
    noCo2(date),
  );
  if (technical.value === null) return technical;
  const value = nedcCo2From(technical.value);
  return value === null ? { value, because: noCo2(date, noNedcCo2Words(technical.value)) } : { value };
}

async function buildAndPlain(vehicle: ConfiguredVehicle, services: ConfigurationServices) {
  const without = configure(vehicle.book, { selections: [], picks: [] });
  const { auditId, configurations } = await requestBuildEmissions(
    vehicle,
    [vehicle.now, without].map(requestedBuild),
    services,
  );
  const [build, plain] = configurations;
  return build && plain ? { auditId, build, plain } : null;
}
