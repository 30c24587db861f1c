/** WLTP figures of builds: requested again with fewer option codes where the service does not know every one. Free. */
import { wltpValues } from '@/lib/contract/wltp';
import type { Emissions, EmissionsConfiguration, EmissionsProblem } from '@/lib/domain/emissions/emissions';
import { emissionsFrom, emissionsParams } from '@/lib/domain/emissions/emissions-from';
import { codesAt, levelOf, type EquipmentLevel } from '@/lib/domain/emissions/equipment-levels';
import type { FittedEquipment, OptionConfiguration } from '@/lib/domain/options/configuration';
import type { OptionList } from '@/lib/domain/options/option-list';
import { Fault } from '@/lib/fault';
import type { ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { acceptanceOf } from './equipment-acceptance';

type EmissionsServices = Pick<ConfigurationServices, 'caller' | 'now'>;
type EmissionsVehicle = Pick<OptionList, 'kind' | 'identifier' | 'modelYear'>;

export async function requestEmissions(
  configurations: readonly EmissionsConfiguration[],
  { caller }: Pick<EmissionsServices, 'caller'>,
): Promise<Emissions> {
  const { value } = await caller.requestResource(wltpValues, emissionsParams(configurations));
  return emissionsFrom(configurations, value);
}

export interface RequestedBuild {
  readonly equipment: FittedEquipment;
  /** Whether it is complete and possible: a service may refuse any other for its rules, whatever codes it knows. */
  readonly isOrderable: boolean;
}

export const requestedBuild = (configuration: OptionConfiguration): RequestedBuild => ({
  equipment: configuration.payloads().wltp,
  isOrderable: configuration.isPossible && configuration.openNeeds.length === 0,
});

/**
 * Builds of one vehicle, to be compared with each other, so all that can be ordered are requested at the same level: the
 * fullest at which each has figures, or else the level with most figures. Those that cannot are requested apart, so that
 * a refusal of theirs takes no codes from the others.
 * @throws Fault of the first request, if every level is refused as a whole
 */
export async function requestBuildEmissions(
  { list }: { readonly list: EmissionsVehicle },
  builds: readonly RequestedBuild[],
  services: EmissionsServices,
): Promise<Emissions> {
  const groups = [true, false].map((isOrderable) => builds.filter((build) => build.isOrderable === isOrderable));
  const answers = await Promise.all(
    groups.map(async (group) =>
      group.length === 0
        ? null
        : requestAtOneLevel(
            list,
            group.map(({ equipment }) => equipment),
            services,
            group === groups[0],
          ),
    ),
  );
  const given = answers.filter((answer) => answer !== null);
  const places = answers.map((answer) => answer?.configurations.values());
  return {
    auditId: given[0]?.auditId ?? '',
    problems: given.flatMap(({ problems }) => problems),
    configurations: builds.flatMap(({ isOrderable }) => places[isOrderable ? 0 : 1]?.next().value ?? []),
  };
}

/** @param isOrderable whether a refusal is one of codes, to be remembered, and not of the builds */
async function requestAtOneLevel(
  list: EmissionsVehicle,
  builds: readonly FittedEquipment[],
  services: EmissionsServices,
  isOrderable: boolean,
): Promise<Emissions> {
  const acceptance = acceptanceOf(services.caller);
  const now = services.now();
  const failed: EquipmentLevel[] = [];
  let best: Emissions | null = null;
  let firstFault: unknown = null;
  let requestedBefore = '';
  for (const level of acceptance.levels(now)) {
    const configurations = builds.map((equipment) => configurationOf(list, codesAt(equipment, level)));
    const requested = JSON.stringify(configurations);
    if (requested === requestedBefore) continue;
    requestedBefore = requested;
    const result = await requestEmissions(configurations, services).catch((error: unknown) => {
      if (!isRefusedWhole(error)) throw error;
      firstFault ??= error;
      return null;
    });
    if (result !== null && withFigures(result) > (best === null ? -1 : withFigures(best)))
      best = statedLevels(result, builds);
    const problems = result?.configurations.flatMap(({ figures, problems: own }) => (figures === null ? [own] : []));
    if (problems?.length === 0) {
      if (level !== 'bare') acceptance.accepted(level);
      if (isOrderable) for (const refused of failed) acceptance.refused(refused, list.identifier, now);
      break;
    }
    if (problems?.every(isAboutVehicle)) break;
    failed.push(level);
  }
  if (best === null) throw firstFault;
  return best;
}

const configurationOf = (
  { kind, identifier, modelYear }: EmissionsVehicle,
  equipment: readonly number[],
): EmissionsConfiguration => ({ kind, identifier, modelYear: modelYear ?? '', equipment: [...equipment] });

const withFigures = ({ configurations }: Emissions): number =>
  configurations.filter(({ figures }) => figures !== null).length;

const statedLevels = (emissions: Emissions, builds: readonly FittedEquipment[]): Emissions => ({
  ...emissions,
  configurations: emissions.configurations.map((configuration, index) => {
    const equipment = builds[index];
    return { ...configuration, level: equipment ? levelOf(equipment, configuration.equipment) : 'whole' };
  }),
});

/** The service refuses the request as a whole, other than because it is busy or rejects our credentials. */
const isRefusedWhole = (error: unknown): boolean =>
  error instanceof Fault &&
  (error.code === 'not_found' || (error.code === 'provider_refused' && error.subcode === undefined));

/** Fewer option codes would not help: the derivative or its model year is unknown, or has no WLTP data. */
const isAboutVehicle = (problems: readonly EmissionsProblem[]): boolean =>
  problems.some(({ type, name }) =>
    /derivative|model.?year|not.?available|data.?not.?found/i.test(`${type ?? ''} ${name ?? ''}`),
  );
