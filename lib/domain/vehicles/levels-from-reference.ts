/** The vehicles service's lists of manufacturers, ranges, models and model years (3 §Vehicles service). */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getRefMan, getRefMod, getRefModelYears, getRefRange } from '@/lib/contract/vehicles';
import { dayFromDateTime, isMeaningfulYear } from '@/lib/domain/time/calendar';
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
      introducedYear: yearFrom(row.CMod_Introduced),
      // Zero while the model is current (2 §Bundle).
      discontinuedYear: yearFrom(row.CMod_Discontinued),
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
        to: dayFromDateTime(row.My_EffectiveTo),
        imageId: imageFrom(row.My_ImageID),
      },
    ];
  });
  return years.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1));
}

const yearFrom = (year: number | undefined): number | null =>
  year !== undefined && isMeaningfulYear(year) ? year : null;

/** 0 and −1 mean no picture. */
const imageFrom = (number: number | undefined): number | null => (number !== undefined && number > 0 ? number : null);
