/** WLTP figures of configurations. Everything here is free. */
import type { listEmissions, readEmissions } from '@/lib/api/emissions';
import type { Call } from '@/lib/api/serve';
import { getBulkTechnicalData } from '@/lib/contract/nvd';
import { getP11DValuation } from '@/lib/contract/p11d';
import { wltpValues } from '@/lib/contract/wltp';
import { configuredBuildOf } from '@/lib/domain/configured-build';
import { britishDay } from '@/lib/domain/day';
import type { Configuration, Emissions } from '@/lib/domain/emissions';
import { emissionsFrom, emissionsQuestion } from '@/lib/domain/emissions-from';
import { p11dFrom, p11dQuestion } from '@/lib/domain/p11d';
import { CONFIGURATIONS_MAX, pastedConfigurations, tooMuchPasted } from '@/lib/domain/pasted-configurations';
import { configure } from '@/lib/domain/rules/configure';
import { bulkOf, bulkRowOf, specificationFrom } from '@/lib/domain/vehicle-from-technical-data';
import { Fault } from '@/lib/fault';
import { onePart } from './one-part';
import { configuredVehicle, type BuildNeeds, type ConfiguredVehicle } from './options-build';

export async function runReadEmissions({ input }: Call<typeof readEmissions>, house: BuildNeeds) {
  const vehicle = await configuredVehicle(input, house);
  const { list, build, now } = vehicle;
  const each = [
    { name: 'This build', isWithout: null, equipment: now.payloads().wltp },
    ...(build.wishes.length === 0 ? [] : [plain(vehicle), ...less(vehicle)]),
  ].slice(0, CONFIGURATIONS_MAX);
  const emissions = askEmissions(
    each.map(({ equipment }) => configurationOf(vehicle, equipment)),
    house,
  );
  const p11d = onePart(
    input.kind === 'car'
      ? house.kept.call(getP11DValuation, p11dQuestion(input.identifier, build.date, [])).then(p11dFrom)
      : Promise.resolve(null),
    { reason: '', next: '' },
  );
  return {
    build: configuredBuildOf(list, build, now),
    emissions: await emissions,
    labels: each.map(({ name, isWithout }) => ({ name, isWithout })),
    fuelType: (await p11d).value?.fuelType ?? null,
  };
}

const plain = ({ book }: ConfiguredVehicle) => ({
  name: 'Without options',
  isWithout: null,
  equipment: configure(book, { wishes: [], picks: [] }).payloads().wltp,
});

/** The build less one wish each, where the rest can stand alone. */
function less({ list, build, book }: ConfiguredVehicle) {
  const names = new Map(list.bundle.options.map(({ code, name }) => [code, name]));
  return build.wishes.flatMap((wish) => {
    const rest = build.wishes.filter((each) => each !== wish);
    const then = configure(book, { wishes: rest, picks: build.picks });
    if (!then.isPossible || !names.has(wish)) return [];
    return { name: `Without ${names.get(wish)}`, isWithout: wish, equipment: then.payloads().wltp };
  });
}

export const configurationOf = ({ list }: ConfiguredVehicle, equipment: readonly number[]): Configuration => ({
  ...{ kind: list.kind, identifier: list.identifier, modelYear: list.modelYear ?? '', equipment: [...equipment] },
});

export async function askEmissions(
  of: readonly Configuration[],
  { caller }: Pick<BuildNeeds, 'caller'>,
): Promise<Emissions> {
  const { value } = await caller.ask(wltpValues, emissionsQuestion(of));
  return emissionsFrom(of, value);
}

export async function runListEmissions({ input }: Call<typeof listEmissions>, house: BuildNeeds) {
  const because = tooMuchPasted(input.of);
  if (because) throw new Fault('invalid_input', { message: because.reason, fix: because.next, field: 'of' });
  const lines = pastedConfigurations(input.of);
  const read = lines.flatMap(({ configuration }) => (configuration === null ? [] : [configuration]));
  const [emissions, fuelTypes] = await Promise.all([
    read.length === 0 ? null : askEmissions(read, house),
    fuelTypesOf(read, house),
  ]);
  let at = -1;
  return {
    ...{ emissions, fuelTypes },
    lines: lines.map(({ line, text, problem, configuration }) => ({
      ...{ line, text, problem },
      at: configuration === null ? null : (at += 1),
    })),
  };
}

/** What the cars among them run on, by one question about all; vans are not taxed by it. */
async function fuelTypesOf(of: readonly Configuration[], { kept, now }: BuildNeeds): Promise<(string | null)[]> {
  const cars = [...new Set(of.flatMap(({ kind, identifier }) => (kind === 'car' ? [identifier] : [])))];
  if (cars.length === 0) return of.map(() => null);
  const day = britishDay(now());
  const question = kept.call(getBulkTechnicalData, {
    ...bulkOf(
      'car',
      cars.map((identifier) => ({ identifier, day })),
    ),
    ...{ techDataList: '', returnVehicleDescription: false, returnRefcodeTechnicalItems: true, returnCostNew: false },
  });
  const { value } = await onePart(question, { reason: '', next: '' });
  return of.map(({ kind, identifier }) =>
    value && kind === 'car' ? specificationFrom(day, bulkRowOf(value, identifier)).fuel : null,
  );
}
