/** The vehicles service's lists of manufacturers, ranges, models and model years (3 §Vehicles service). */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getRefMan, getRefMod, getRefModelYears, getRefRange } from '@/lib/contract/vehicles';
import { dayFromDateTime } from '@/lib/domain/time/calendar';
import { modelYearWords } from './model-year';
import type { VehicleLevel, ModelLevel } from './levels';
import type { VehicleModelYear } from './vehicle-description';

/** A row without a code cannot be opened and is left out. */
export const manufacturersFrom = (wire: OperationAnswer<typeof getRefMan>): VehicleLevel[] =>
  wire.tables.Table.flatMap(({ CMan_Code: code, CMan_Name: name }) => level(code, name, 'Manufacturer'));

export const rangesFrom = (wire: OperationAnswer<typeof getRefRange>): VehicleLevel[] =>
  wire.tables.Table.flatMap(({ CRan_Code: code, CRan_Name: name }) => level(code, name, 'Range'));

export const modelsFrom = (wire: OperationAnswer<typeof getRefMod>): ModelLevel[] =>
  wire.tables.Table.flatMap((row) =>
    level(row.CMod_Code, row.CMod_Name, 'Model').map((modelLevel) => ({
      ...modelLevel,
      introducedYear: row.CMod_Introduced || null,
      // Zero while the model is current (2 §Bundle).
      discontinuedYear: row.CMod_Discontinued || null,
    })),
  );

function level(code: number | undefined, name: string | undefined, what: string): VehicleLevel[] {
  return code === undefined ? [] : [{ code, name: name?.trim() || `${what} ${code}` }];
}

/** Newest first. */
export function modelYearsFrom(wire: OperationAnswer<typeof getRefModelYears>): VehicleModelYear[] {
  const years = wire.tables.Desc.flatMap((row): VehicleModelYear[] => {
    const modelYear = modelYearWords(row.My_Ref);
    if (modelYear === null) return [];
    return [
      {
        modelYear,
        from: dayFromDateTime(row.My_EffectiveFrom),
        to: endOf(row.My_EffectiveTo),
        imageId: row.My_ImageID || null,
      },
    ];
  });
  return years.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1));
}

/** The last day of SQL Server's smalldatetime means no end. */
const NO_END = '2079-06-06';

function endOf(value: string | undefined): string | null {
  const day = dayFromDateTime(value);
  return day === NO_END ? null : day;
}
