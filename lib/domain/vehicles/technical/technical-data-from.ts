/** Technical data, equipment and cost new, read from the NVD service's answers (2 §NVD rows). */
import type { getBulkTechnicalData, getStandardEquipment, getTechnicalData } from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { TechnicalItemName } from '@/lib/domain/vehicles/comparison/comparison-items';
import type { Day } from '@/lib/domain/time/calendar';
import { penceFrom } from '@/lib/domain/money/pence';
import { grouped, type Specification, type StandardEquipment, type TechnicalData } from './technical-data';
import { nameAndUnit, plainValue } from './technical-units';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';

export function technicalDataFrom(day: Day, wire: OperationAnswer<typeof getTechnicalData>): TechnicalData {
  const rows = wire.tables.Tech.map((row) => ({
    category: words(row.Dc_Description),
    item: {
      code: row.Tech_TechCode ?? null,
      ...nameAndUnit(words(row.DT_LongDescription) ?? `Item ${row.Tech_TechCode ?? ''}`.trim()),
      value: plainValue(row.tech_value_string),
    },
  }));
  return { day, groups: grouped(rows) };
}

/** A row without text is useless and is left out. */
export function standardEquipmentFrom(day: Day, wire: OperationAnswer<typeof getStandardEquipment>): StandardEquipment {
  const rows = wire.tables.SE.flatMap((row) => {
    const name = words(row.Do_Description);
    return name === null
      ? []
      : [{ category: words(row.Dc_Description), item: { code: row.Se_OptionCode ?? null, name } }];
  });
  return { day, groups: grouped(rows) };
}

type BulkTechnicalDataWire = OperationAnswer<typeof getBulkTechnicalData>;
export type BulkRow = BulkTechnicalDataWire['tables']['Tech_Table'][number];

/** Its row among those of several vehicles. */
export const bulkRowOf = (wire: BulkTechnicalDataWire, identifier: number): BulkRow | null =>
  wire.tables.Tech_Table.find((row) => row.REFID === identifier) ?? null;

export function specificationFrom(day: Day, row: BulkRow | null): Specification {
  const [basicPence, vatPence] = [penceFrom(row?.Basic), penceFrom(row?.VAT)];
  return {
    day,
    bodyStyle: words(row?.BodyStyle),
    fuel: words(row?.FuelType),
    transmission: words(row?.Transmission),
    doors: row?.Doors ?? null,
    // No vehicle is free: 0 means no price.
    price: !basicPence || vatPence === null ? null : { basicPence, vatPence },
  };
}

/** null if the vehicle has no such item, or the guide has no value for it. */
export const technicalCell = (row: BulkRow | null, item: TechnicalItemName): string | null => plainValue(row?.[item]);

/** `2026-07-01` → `2026/07/01`, as the lists of dates are written (2 §NVD service). */
export const listedDay = (day: Day): string => day.replaceAll('-', '/');

/** The request for one vehicle’s technical data of a day. */
export const technicalDataParams = ({ kind, identifier }: { kind: VehicleKind; identifier: number }, day: Day) => ({
  database: databaseOf(kind),
  refid: identifier,
  techDate: day,
  justCurrent: false,
});

/** The vehicles of a bulk request, each with its own day. */
export const bulkTechnicalDataParams = (
  kind: VehicleKind,
  vehicles: readonly { readonly identifier: number; readonly day: Day }[],
) => ({
  database: databaseOf(kind),
  refidList: vehicles.map(({ identifier }) => identifier).join(','),
  specDateList: vehicles.map(({ day }) => listedDay(day)).join(','),
});

const words = (text: string | undefined): string | null => text?.trim() || null;
