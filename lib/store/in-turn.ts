/**
 * Additions that depend on what is there: up to a limit, or in place of another. A statement does not see what another
 * one adds at the same moment, so those of one organisation to one table run one after another.
 */
import type { z } from 'zod';
import type { SqlDatabase } from './database';
import { selectRow } from './rows';

interface Turn {
  readonly organisationId: string;
  /** The table that is read first. */
  readonly table: string;
}

/** The first row of a statement that reads what is there and adds; null if it added nothing. */
export const addInTurn = <Row>(
  database: SqlDatabase,
  { organisationId, table }: Turn,
  row: z.ZodType<Row>,
  text: string,
  values: readonly unknown[],
): Promise<Row | null> =>
  database.transaction(async (step) => {
    await step.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} ${organisationId}`]);
    return selectRow(step, row, text, values);
  });
