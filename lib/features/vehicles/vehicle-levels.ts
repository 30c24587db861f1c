/** The guide level by level: manufacturers, ranges, models, derivatives and their model years. All free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  listDerivatives,
  listManufacturers,
  listModels,
  listModelYears,
  listRanges,
} from '@/lib/api/endpoints/vehicles';
import * as contract from '@/lib/contract/vehicles';
import { databaseOf, derivativesFrom } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { LevelFilter } from '@/lib/domain/vehicles/level-filter';
import type { ListedKind } from '@/lib/domain/vehicles/levels';
import { manufacturersFrom, modelsFrom, modelYearsFrom, rangesFrom } from '@/lib/domain/vehicles/levels-from-reference';
import type { VehicleServices } from './vehicles';

export async function runListManufacturers(
  { input }: EndpointCall<typeof listManufacturers>,
  { cached }: VehicleServices,
) {
  const operation = withRunOut(input) ? contract.getRefManIncludeOnRunout : contract.getRefMan;
  const { justCurrent, ...filter } = filtered(input);
  return manufacturersFrom(await cached.call(operation, { ...filter, justCurrentManufacturers: justCurrent }));
}

export async function runListRanges({ input }: EndpointCall<typeof listRanges>, { cached }: VehicleServices) {
  const operation = withRunOut(input) ? contract.getRefRangeIncludeOnRunout : contract.getRefRange;
  const { justCurrent, ...filter } = filtered(input);
  return rangesFrom(
    await cached.call(operation, { ...filter, manCode: input.manufacturer, justCurrentRanges: justCurrent }),
  );
}

export async function runListModels({ input }: EndpointCall<typeof listModels>, { cached }: VehicleServices) {
  const { manufacturer, range } = input;
  const operation = withRunOut(input) ? contract.getRefModIncludeOnRunout : contract.getRefMod;
  const { justCurrent, ...filter } = filtered(input);
  const within = { manRanCode: range ?? manufacturer, manRanCodeIsMan: range === undefined };
  return modelsFrom(await cached.call(operation, { ...filter, ...within, justCurrentModels: justCurrent }));
}

export const runListDerivatives = ({ input }: EndpointCall<typeof listDerivatives>, services: VehicleServices) =>
  derivativesOf(input, services);

/** The derivatives of a model, or of all models of a range. */
export async function derivativesOf(
  filter: EndpointCall<typeof listDerivatives>['input'],
  { cached }: Pick<VehicleServices, 'cached'>,
) {
  const { kind, model, range, show, sector } = filter;
  const question = { database: databaseOf(kind), justCurrentDerivatives: show === 'current' };
  // Only the run-out operations give the last day of sale, which the list of all derivatives needs too.
  const includesRunOut = show === 'all' || withRunOut(filter);
  if (model === undefined) {
    const operation = includesRunOut ? contract.getRefDerFromRangeIncludeOnRunout : contract.getRefDerFromRange;
    // Never 0: the endpoint's input requires one of the two.
    return derivativesFrom(await cached.call(operation, { ...question, ranCode: range ?? 0 }));
  }
  const ofModel = { ...question, modCode: model };
  if (includesRunOut)
    return derivativesFrom(await cached.call(contract.getRefDerIncludeOnRunout, { ...ofModel, showSector: sector }));
  return derivativesFrom(
    sector
      ? await cached.call(contract.getRefDerWithSector, { ...ofModel, showSector: true })
      : await cached.call(contract.getRefDer, ofModel),
  );
}

export async function runListModelYears({ input }: EndpointCall<typeof listModelYears>, { cached }: VehicleServices) {
  const question = { database: databaseOf(input.kind), refid: input.identifier };
  return modelYearsFrom(await cached.call(contract.getRefModelYears, question));
}

const withRunOut = ({ show, runOut }: Pick<LevelFilter, 'show' | 'runOut'>): boolean => show === 'current' && runOut;

/** Body styles are those of cars; sorted, so that the same filter is the same request. */
const filtered = ({ kind, styles, show }: LevelFilter & { kind: ListedKind }) => ({
  database: databaseOf(kind),
  bodyStyleFilter: kind === 'car' ? [...new Set(styles)].sort((a, b) => a - b).join(',') : '',
  justCurrent: show === 'current',
});
