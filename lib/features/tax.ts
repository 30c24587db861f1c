/** Tax of a configured company car. Everything here is free. */
import type { Call } from '@/lib/api/serve';
import type { readCompanyCar } from '@/lib/api/tax';
import { getP11DValuation } from '@/lib/contract/p11d';
import type { CompanyCar } from '@/lib/domain/company-car';
import { configuredBuildOf } from '@/lib/domain/configured-build';
import { p11dFrom, p11dQuestion } from '@/lib/domain/p11d';
import { configure } from '@/lib/domain/rules/configure';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from './cars-only';
import { askEmissions, configurationOf } from './emissions';
import { onePart } from './one-part';
import { configuredVehicle, taxedOptions, type BuildNeeds, type ConfiguredVehicle } from './options-build';

export async function runReadCompanyCar(
  { input }: Call<typeof readCompanyCar>,
  house: BuildNeeds,
): Promise<CompanyCar> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, house);
  const { list, build, now } = vehicle;
  const { taken, leftOut } = taxedOptions(vehicle);
  const [p11d, emissions] = await Promise.all([
    onePart(
      house.kept.call(getP11DValuation, p11dQuestion(input.identifier, build.date, taken)).then(p11dFrom),
      UNKNOWN_CAR,
    ),
    onePart(buildAndPlain(vehicle, house), UNKNOWN_CAR),
  ]);
  return { build: configuredBuildOf(list, build, now), p11d, leftOut, emissions };
}

async function buildAndPlain(vehicle: ConfiguredVehicle, house: BuildNeeds) {
  const without = configure(vehicle.book, { wishes: [], picks: [] });
  const { auditId, configurations } = await askEmissions(
    [vehicle.now, without].map((each) => configurationOf(vehicle, each.payloads().wltp)),
    house,
  );
  const [build, plain] = configurations;
  return build && plain ? { auditId, build, plain } : null;
}
