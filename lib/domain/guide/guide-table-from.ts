/** All plates and mileages of a derivative in one edition, and the list of editions (wire.md §6). */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesForId, getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { yearLetterName } from '@/lib/domain/plates/year-letter';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { gridOf } from '@/lib/domain/valuations/value-grid';
import type { GuideKind, GuideTable } from './guide-table';

type GuideWire = OperationAnswer<typeof getUsedValuesForId>;
type GuideRow = GuideWire['tables']['Grid'][number];

/** The edition is named even if it is the current one, so that the same request returns the same answer later. */
export const guideTableParams = (kind: GuideKind, identifier: number, edition: Day) => ({
  Database: databaseOf(kind),
  REFID: identifier,
  UsedValuesDate: edition,
  JustCurrent: false,
});

/** null if the guide has no values for it in that edition. Rows without plate or mileage are dropped. */
export function guideTableFrom(edition: Day, wire: GuideWire): GuideTable | null {
  const byPlate = new Map<string, { year: number; letter: string; rows: GuideRow[] }>();
  for (const row of wire.tables.Grid) {
    const letter = row.Yc_Letter?.trim().toUpperCase();
    if (!row.Uvt_Year || !letter || !row.Uvt_Mileage) continue;
    const name = yearLetterName({ year: row.Uvt_Year, letter });
    const plate = byPlate.get(name) ?? { year: row.Uvt_Year, letter, rows: [] };
    plate.rows.push(row);
    byPlate.set(name, plate);
  }
  if (byPlate.size === 0) return null;
  const plates = [...byPlate.values()].toSorted(newestFirst);
  const rows = plates.map((plate) => plate.rows);
  const valuesFrom = (valueOf: (row: GuideRow) => number | undefined) =>
    gridOf(rows, ({ Uvt_Mileage }) => Uvt_Mileage, valueOf);
  const clean = valuesFrom((row) => row.Uvt_Clean);
  return {
    edition,
    plates: plates.map((plate) => ({
      year: plate.year,
      letter: plate.letter,
      costNewPounds: plate.rows.find(({ CostNew }) => CostNew)?.CostNew ?? null,
    })),
    mileages: clean.mileages,
    retail: valuesFrom((row) => row.Uvt_Retail).grid,
    clean: clean.grid,
    average: valuesFrom((row) => row.Uvt_Average).grid,
    below: valuesFrom((row) => row.Uvt_Below).grid,
  };
}

/** Newest first, and each once. */
export function guideEditionsFrom(wire: OperationAnswer<typeof getUsedValuesHistoricDates>): Day[] {
  const days = wire.tables.Grid.flatMap(({ Uvt_PubDate }) => dayFromDateTime(Uvt_PubDate) ?? []);
  return [...new Set(days)].toSorted().toReversed();
}

interface Issued {
  readonly year: number;
  readonly letter: string;
}

/**
 * Within a year: January and February have the plate of the previous September, which has the higher number; March has
 * its own, `21`; September `71`. Letters are alphabetical.
 */
function newestFirst(a: Issued, b: Issued): number {
  return b.year - a.year || orderInYear(b) - orderInYear(a) || b.letter.localeCompare(a.letter);
}

function orderInYear({ year, letter }: Issued): number {
  const number = Number(letter);
  if (Number.isNaN(number)) return 0;
  if (number < 51) return 1;
  return number - 50 === year % 100 ? 2 : 0;
}
