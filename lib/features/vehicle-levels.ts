/** The guide level by level: manufacturers, ranges, models, derivatives and their model years. All free. */
import type { Call } from '@/lib/api/serve';
import type { listDerivatives, listManufacturers, listModels, listModelYears, listRanges } from '@/lib/api/vehicles';
import * as contract from '@/lib/contract/vehicles';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { databaseOf, derivativesFrom } from '@/lib/domain/vehicle-from-reference';
import type { LevelFilter } from '@/lib/domain/vehicle-levels';
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
  const { kind, model, show } = input;
  const database = databaseOf(kind);
  const question = { database, modCode: model, justCurrentDerivatives: show === 'current', showSector: true };
  // Only the run-out form tells until when a derivative is sold, and of all derivatives that is wanted too.
  return derivativesFrom(
    show === 'all' || withRunOut(input)
      ? await kept.call(contract.getRefDerIncludeOnRunout, question)
      : await kept.call(contract.getRefDerWithSector, question),
  );
}

export async function runListModelYears({ input }: Call<typeof listModelYears>, { kept }: VehicleNeeds) {
  const question = { database: databaseOf(input.kind), refid: input.identifier };
  return modelYearsFrom(await kept.call(contract.getRefModelYears, question));
}

const withRunOut = ({ show, runOut }: Pick<LevelFilter, 'show' | 'runOut'>): boolean => show === 'current' && runOut;

/** Body styles are those of cars; in one order, so that the same filter is the same question. */
const filtered = ({ kind, styles, show }: LevelFilter & { kind: VehicleKind }) => ({
  database: databaseOf(kind),
  bodyStyleFilter: kind === 'car' ? [...new Set(styles)].sort((a, b) => a - b).join(',') : '',
  justCurrent: show === 'current',
});
