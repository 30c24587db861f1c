/** A derivative as the vehicles service describes it: its names, its code, and its row in the list of its model. */
import type { OperationAnswer } from '@/lib/contract/operations';
import type {
  getRefDerIncludeOnRunout,
  getRefDescriptionFromIdWithSector,
  getRefcodeFromRefid,
  getRefidFromRefcode,
} from '@/lib/contract/vehicles';
import { dayFromDateTime } from '@/lib/domain/time/calendar';
import { modelYearWords } from './model-year';
import type { VehicleKind } from './vehicle';
import type { ListedDerivative, DescribedVehicle } from './vehicle-description';
import type { ListedKind } from './levels';

const DATABASES = { car: 'CARS', van: 'LCV', bike: 'BIKES', hgv: 'HGV' } as const;

/** How the vehicles, NVD, P11D and future values services name their databases. */
export const databaseOf = <Kind extends ListedKind>(kind: Kind): (typeof DATABASES)[Kind] => DATABASES[kind];

type DescriptionWire = OperationAnswer<typeof getRefDescriptionFromIdWithSector>;
type CodeWire = OperationAnswer<typeof getRefcodeFromRefid>;
type DerivativesWire = OperationAnswer<typeof getRefDerIncludeOnRunout>;

/**
 * @param code null if it is not requested
 * @returns null if the database has no such identifier
 */
export function vehicleFromReference(
  key: { kind: VehicleKind; identifier: number },
  description: DescriptionWire,
  code: CodeWire | null,
  derivatives: DerivativesWire | null,
): DescribedVehicle | null {
  const [row] = description.tables.Table;
  if (row === undefined) return null;
  const listed = derivatives && derivativesFrom(derivatives).find(({ identifier }) => identifier === key.identifier);
  const text = (value: string | undefined) => value?.trim() || null;
  return {
    ...key,
    code: code && codeFrom(code),
    manufacturer: text(row.CVehicle_ManText) ?? '',
    range: text(row.CVehicle_ShortModText),
    model: text(row.CVehicle_ModText) ?? '',
    derivative: text(row.CVehicle_DerText) ?? '',
    shortDerivative: text(row.CVehicle_ShortDerText),
    introduced: listed?.introduced ?? null,
    discontinued: listed?.discontinued ?? null,
    runOut: listed?.runOut ?? null,
    specified: listed?.specified ?? null,
    modelYear: listed?.modelYear ?? null,
    sector: text(row.SectorDescription) ?? listed?.sector ?? null,
    manufacturerCode: row.CVehicle_ManTextCode ?? null,
    rangeCode: row.CVehicle_ShortModID ?? null,
    modelCode: row.CVehicle_ModTextCode ?? null,
  };
}

/** Make, model and derivative in one line; null if the database has no such identifier. */
export function nameFromReference(description: DescriptionWire): string | null {
  const [row] = description.tables.Table;
  const words = [row?.CVehicle_ManText, row?.CVehicle_ModText, row?.CVehicle_DerText];
  return words.flatMap((word) => word?.trim() || []).join(' ') || null;
}

/** The code of a model, for listing its derivatives; null if the description has none. */
export const modelCodeFrom = (description: DescriptionWire): number | null =>
  description.tables.Table[0]?.CVehicle_ModTextCode ?? null;

/** The 20 characters unchanged: inner and trailing blanks count. null if there is none. */
export function codeFrom(code: CodeWire): string | null {
  const text = code.tables.Table[0]?.CDer_REFcode;
  return text?.trim() ? text : null;
}

/** null if the code matches no identifier. */
export const identifierFromCode = (answer: OperationAnswer<typeof getRefidFromRefcode>): number | null =>
  identifierFrom(answer.tables.Table[0]?.CDer_ID);

/** 0 and −1 identify nothing. */
const identifierFrom = (value: number | undefined): number | null => (value !== undefined && value > 0 ? value : null);

/** In the order of the service; a row without an identifier cannot be opened and is left out. */
export function derivativesFrom(wire: DerivativesWire): ListedDerivative[] {
  return wire.tables.Table.flatMap((row) => {
    const identifier = identifierFrom(row.CDer_ID);
    if (identifier === null) return [];
    const introduced = dayFromDateTime(row.CDer_Introduced);
    const specified = dayFromDateTime(row.LastSpecDate);
    return {
      identifier,
      name: row.CDer_Name?.trim() || `Derivative ${identifier}`,
      introduced,
      discontinued: dayFromDateTime(row.CDer_Discontinued),
      runOut: dayFromDateTime(row.CDer_RunOutDate),
      // Nothing is specified before it is introduced: such a date is a blank of some kind.
      specified: specified !== null && introduced !== null && specified < introduced ? null : specified,
      modelYear: modelYearWords(row.ModelYearRef),
      sector: row.SectorDescription?.trim() || null,
    };
  });
}
