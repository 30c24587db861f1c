/** Figures of law: each is valid between two days and names its source. Outside its days there is no figure. */
import type { CalculationStep } from '@/lib/sandbox/legislation/calculation';

export interface LegislationEntry<T> {
  readonly from: string;
  /** Last day; null while no end is known. */
  readonly to: string | null;
  readonly value: T;
  readonly unit: string;
  readonly source: string;
  /** Assumed unchanged beyond what is enacted or published. */
  readonly assumed?: true;
}

export interface LegislationTable<T> {
  readonly name: string;
  readonly rows: readonly LegislationEntry<T>[];
}

/** A day that the table does not cover. Never answered by the nearest value. */
export class OutsideTable extends Error {
  constructor(table: string, date: string) {
    super(`There is no ${table} for ${date}.`);
    this.name = 'OutsideTable';
  }
}

/** @throws OutsideTable */
export function inForce<T>({ name, rows }: LegislationTable<T>, date: string): LegislationEntry<T> {
  const row = rows.find(({ from, to }) => from <= date && (to === null || date <= to));
  if (row === undefined) throw new OutsideTable(name, date);
  return row;
}

/** The result of `find`; undefined where the law has no figure. */
export function ifKnown<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof OutsideTable) return undefined;
    throw error;
  }
}

/** A row as a step of a calculation. */
export const lawStep = (name: string, { value, unit, source, assumed }: LegislationEntry<number>): CalculationStep => ({
  name,
  value,
  unit,
  source: assumed ? `${source} (assumed unchanged)` : source,
});
