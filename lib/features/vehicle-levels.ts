/** The guide level by level: manufacturers, ranges, models, derivatives and their model years. All free. */
import type { Call } from '@/lib/api/serve';
import type { listDerivatives, listManufacturers, listModels, listModelYears, listRanges } from '@/lib/api/vehicles';
import * as contract from '@/lib/contract/vehicles';
import { databaseOf, derivativesFrom } from '@/lib/domain/vehicle-from-reference';
import type { LevelFilter } from '@/lib/domain/level-filter';
import type { ListedKind } from '@/lib/domain/vehicle-levels';
import { manufacturersFrom, modelsFrom, modelYearsFrom, rangesFrom } from '@/lib/domain/vehicle-levels-from-reference';
import type { VehicleNeeds } from './vehicles';

export async function runListManufacturers({ input }: Call<typeof listManufacturers>, { kept }: VehicleNeeds) {
  const operation = withRunOut(input) ? contract.getRefManIncludeOnRunout : contract.getRefMan;
  const { justCurrent, ...asked } = filtered(input);
  return manufacturersFrom(await kept.call(operation, { ...asked, justCurrentManufacturers: justCurrent }));
}

export async function runListRanges({ input }: Call<typeof listRanges>, { kept }: VehicleNeeds) {
  const operation = withRunOut(input) ? contract.getRefRangeIncludeOnRunout : contract.getRefRange;
  const { justCurrent, ...asked } = filtered(input);
  return rangesFrom(
    await kept.call(operation, { ...asked, manCode: input.manufacturer, justCurrentRanges: justCurrent }),
  );
}

export async function runListModels({ input }: Call<typeof listModels>, { kept }: VehicleNeeds) {
  const { manufacturer, range } = input;
  const operation = withRunOut(input) ? contract.getRefModIncludeOnRunout : contract.getRefMod;
  const { justCurrent, ...asked } = filtered(input);
  const within = { manRanCode: range ?? manufacturer, manRanCodeIsMan: range === undefined };
  return modelsFrom(await kept.call(operation, { ...asked, ...within, justCurrentModels: justCurrent }));
}

export async function runListDerivatives({ input }: Call<typeof listDerivatives>, { kept }: VehicleNeeds) {
  const { kind, model, range, show, sector } = input;
  const question = { database: databaseOf(kind), justCurrentDerivatives: show === 'current' };
  // Only the run-out forms tell until when a derivative is sold, and of all derivatives that is wanted too.
  const tellsRunOut = show === 'all' || withRunOut(input);
  if (model === undefined) {
    const operation = tellsRunOut ? contract.getRefDerFromRangeIncludeOnRunout : contract.getRefDerFromRange;
    // Never 0: one of the two is there, by the endpoint's input.
    return derivativesFrom(await kept.call(operation, { ...question, ranCode: range ?? 0 }));
  }
  const ofModel = { ...question, modCode: model };
  if (tellsRunOut)
    return derivativesFrom(await kept.call(contract.getRefDerIncludeOnRunout, { ...ofModel, showSector: sector }));
  return derivativesFrom(
    sector
      ? await kept.call(contract.getRefDerWithSector, { ...ofModel, showSector: true })
      : await kept.call(contract.getRefDer, ofModel),
  );
}

export async function runListModelYears({ input }: Call<typeof listModelYears>, { kept }: VehicleNeeds) {
  const question = { database: databaseOf(input.kind), refid: input.identifier };
  return modelYearsFrom(await kept.call(contract.getRefModelYears, question));
}

const withRunOut = ({ show, runOut }: Pick<LevelFilter, 'show' | 'runOut'>): boolean => show === 'current' && runOut;

/** Body styles are those of cars; in one order, so that the same filter is the same question. */
const filtered = ({ kind, styles, show }: LevelFilter & { kind: ListedKind }) => ({
  database: databaseOf(kind),
  bodyStyleFilter: kind === 'car' ? [...new Set(styles)].sort((a, b) => a - b).join(',') : '',
  justCurrent: show === 'current',
});
