/** A dealer's table, row by row: the car of each row, or why it cannot be valued. */
import { Fault } from '@/lib/fault';
import { formatCount, formatDateTime } from '@/lib/format';
import type { Day } from '@/lib/domain/time/calendar';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { checkMileageCell, convertMileageCell, mileageWarnings, type Kilometres } from '@/lib/domain/vehicles/mileage';
import { checkPlate, didYouMean, oldestAgeMonths } from '@/lib/domain/plates/check-plate';
import type { Because } from '@/lib/domain/provenance';
import { mileageCellReader } from './columns/mileage-cell';
import { splitFigure, type StockColumns } from './columns/stock-columns';
import { sanitiseText } from '@/lib/encoding/sanitise-text';

export const STOCK_ROWS_MAX = 10_000;
/**
 * Limits on the part of a row that is stored beside its car: enough to return it as a file and to read it again by
 * other columns. Every column is stored; wide rows store less of each, but always more than a plate or a mileage needs.
 */
const ROW_LETTERS_MAX = 8_000;
const CELL_LETTERS_MAX = 200;
const CELL_LETTERS_MIN = 24;

/** @throws Fault for more rows than a list may have */
export function refuseTooMany(rows: number, spare = 0): void {
  if (rows <= STOCK_ROWS_MAX + spare) return;
  throw new Fault('invalid_input', {
    message: `It has ${formatCount(rows)} rows; ${formatCount(STOCK_ROWS_MAX)} is the maximum.`,
    fix: 'Split it into several lists.',
    field: 'file',
  });
}

/** The default name of a list. */
export function defaultListName(now: Date): string {
  return `Stock ${formatDateTime(now)}`;
}

export interface StockProblem extends Because {
  /** kilometres: the mileage is marked as kilometres, and the list is not converted. */
  readonly kind: 'plate' | 'mileage' | 'kilometres' | 'duplicate';
}

export interface StockRow {
  /** The spreadsheet's row number, from 1. */
  readonly number: number;
  /** Normalised; null if the cell contains no mark. */
  readonly plate: string | null;
  readonly mileage: number | null;
  readonly reference: string | null;
  readonly cells: readonly string[];
  /** Why it is not valued; null for a row that is. */
  readonly problem: StockProblem | null;
  /** A doubt about a row that is still valued. */
  readonly doubt: string | null;
}

/** A row that is valued. */
export const isCar = (row: StockRow): row is StockRow & { plate: string; mileage: number } => row.problem === null;

/**
 * A reader of the table's rows, for one row after the other: it remembers the plates of earlier rows.
 * @param today decides which plates cannot be on the road yet
 * @param labels the headings of the columns
 */
export function stockRowReader(
  columns: StockColumns,
  today: Day,
  labels: readonly string[] = [],
): (row: TableRow) => StockRow {
  const first = new Map<string, { number: number; mileage: number }>();
  const mileageCellOf = mileageCellReader(labels, columns.mileage);
  return ({ number, cells: typed }) => {
    const share = Math.floor(ROW_LETTERS_MAX / Math.max(typed.length, 1));
    const letters = Math.min(Math.max(share, CELL_LETTERS_MIN), CELL_LETTERS_MAX);
    const cells = typed.map((cell) => sanitiseText(cell, letters));
    const reference = columns.reference === null ? null : sanitiseText(typed[columns.reference] ?? '', 60) || null;
    const car = readCar(typed[columns.plate] ?? '', mileageCellOf(typed), columns.kilometres, today, () =>
      splitFigure(typed, columns, labels),
    );
    const { plate, mileage } = car;
    // Each property is listed: with spread syntax, ten thousand objects take twice as long.
    if (car.problem !== null) return { number, plate, mileage, reference, cells, problem: car.problem, doubt: null };
    const before = first.get(car.plate);
    if (before === undefined) {
      first.set(car.plate, { number, mileage: car.mileage });
      return { number, plate, mileage, reference, cells, problem: null, doubt: car.doubt };
    }
    const differs = before.mileage === mileage ? '' : `, which has ${formatCount(before.mileage)} mi`;
    const problem = {
      kind: 'duplicate',
      reason: `Duplicate of row ${formatCount(before.number)}${differs}.`,
      next: `It is valued once, by the first row. If this is another car, correct its reg. If row ${formatCount(before.number)} is wrong, correct the file and upload it again.`,
    } as const;
    return { number, plate, mileage, reference, cells, problem, doubt: null };
  };
}

type ParsedCar =
  | { plate: string; mileage: number; problem: null; doubt: string | null }
  | { plate: string | null; mileage: number | null; problem: StockProblem };

function readCar(
  plateCell: string,
  mileageCell: string,
  kilometres: Kilometres | undefined,
  today: Day,
  splitFigureIn: () => readonly [string, string] | null,
): ParsedCar {
  const check = checkPlate(plateCell, today);
  const miles = kilometres ? convertMileageCell(mileageCell, kilometres) : checkMileageCell(mileageCell);
  const mileage = miles.state === 'miles' ? miles.miles : null;
  if (check.state === 'empty') return refused('plate', NO_PLATE, null, mileage);
  if (check.state === 'vin') return refused('plate', IS_A_VIN, null, mileage);
  if (check.state === 'refused')
    return refused('plate', { reason: check.because.reason, next: ENTER_REG }, null, mileage);
  if (check.state === 'odd') {
    const next = didYouMean(check.candidates) ?? 'Check it. If it is right, value it on its own.';
    const [warning] = check.warnings;
    const reason = warning === undefined || warning.code === 'shape' ? 'This is not a UK reg format.' : warning.text;
    return refused('plate', { reason, next }, null, mileage);
  }
  const { reading, warnings } = check;
  const future = warnings.find(({ code }) => code === 'newer_than_today');
  if (future) {
    const next = didYouMean(check.candidates) ?? 'Check it.';
    return refused('plate', { reason: future.text, next }, reading.plate, mileage);
  }
  if (miles.state === 'empty') return refused('mileage', NO_MILEAGE, reading.plate, mileage);
  if (miles.state === 'refused') {
    const kind = miles.kilometres === undefined ? 'mileage' : 'kilometres';
    return refused(kind, miles.because, reading.plate, mileage);
  }
  const splitCells = splitFigureIn();
  if (splitCells) {
    const reason = `“${splitCells[0]}” and “${splitCells[1]}” are in two cells. They may be one number, split at its comma.`;
    return refused('mileage', { reason, next: PARTED_NEXT }, reading.plate, null);
  }
  const [warning] = mileageWarnings(miles.miles, oldestAgeMonths(reading, today));
  return {
    plate: reading.plate,
    mileage: miles.miles,
    problem: null,
    doubt: warning?.text ?? warnings[0]?.text ?? null,
  };
}

function refused(
  kind: StockProblem['kind'],
  { reason, next }: Because,
  plate: string | null,
  mileage: number | null,
): ParsedCar {
  return { plate, mileage, problem: { kind, reason, next } };
}

/** Without the VIN that a single car may be valued by. */
const ENTER_REG =
  'Enter the reg as shown on the plate, such as AB12 CDE. A vehicle without a UK reg is valued on its own.';
const NO_PLATE: Because = { reason: 'The row has no reg.', next: 'Add it.' };
const IS_A_VIN: Because = {
  reason: 'This is a VIN or other long text, not a reg.',
  next: 'Stock lists are valued by reg: enter the reg.',
};
const PARTED_NEXT = 'Write numbers without commas, or in quotes. If they are two numbers, give each column a heading.';
const NO_MILEAGE: Because = { reason: 'The row has no mileage.', next: 'Enter the mileage.' };
