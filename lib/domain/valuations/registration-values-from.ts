/** Values of one age for all mileages, as the used values and live services give them (3 §Used values service). */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesForIdYearLetter, getUsedValuesForIdYearMonth } from '@/lib/contract/used-values';
import type { getUsedLiveIdRegDate } from '@/lib/contract/used-values-live';
import { yearOf, type Day } from '@/lib/domain/time/calendar';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { comparedBandsFrom, type ComparedBands, type ComparedVehicle } from './guide-comparison';
import type { ValuesByMileage } from './registration-values';

export interface AgedVehicle extends ComparedVehicle {
  /** Of the plate. */
  readonly year: number;
  readonly letter: string;
  /** Of the date of registration, 1 to 12. */
  readonly month: number;
}

/** An age as each operation expresses it. The edition is named even if it is the current one. */
export function ageParams({ kind, identifier, year, letter, month, registered }: AgedVehicle, editionDay: Day) {
  const database = databaseOf(kind);
  const edition = { UsedValuesDate: editionDay, JustCurrent: false };
  const vehicle = { Database: database, REFID: identifier, ...edition };
  const plate = { Year: year, Letter: letter };
  return {
    plate: { ...vehicle, ...plate },
    month: { ...vehicle, Year: yearOf(registered), Month: month },
    plateOfList: { database, refid: identifier, ...edition, ...plate },
  };
}

type GridWire =
  OperationAnswer<typeof getUsedValuesForIdYearLetter> | OperationAnswer<typeof getUsedValuesForIdYearMonth>;

/** null if the edition has none. */
export function guideByMileageFrom({ tables }: GridWire): ValuesByMileage | null {
  const rows = tables.Grid.map((row) => ({
    mileage: row.Uvt_Mileage,
    pounds: comparedBandsFrom({
      Retail: row.Uvt_Retail,
      Clean: row.Uvt_Clean,
      Average: row.Uvt_Average,
      Below: row.Uvt_Below,
    }),
  }));
  return rising(rows);
}

/** null if the service has none. */
export function liveByMileageFrom(wire: OperationAnswer<typeof getUsedLiveIdRegDate>): ValuesByMileage | null {
  if (!wire.Success) return null;
  const rows = (wire.ValuationDate?.Valuations ?? []).map(({ Mileage, ...bands }) => ({
    mileage: Mileage,
    pounds: comparedBandsFrom(bands),
  }));
  return rising(rows);
}

interface ReadMileage {
  readonly mileage: number | undefined;
  readonly pounds: ComparedBands | null;
}

function rising(rows: readonly ReadMileage[]): ValuesByMileage | null {
  const given = rows.flatMap(({ mileage, pounds }) =>
    mileage === undefined || pounds === null ? [] : [{ mileage, pounds }],
  );
  return given.length === 0 ? null : given.toSorted((a, b) => a.mileage - b.mileage);
}
