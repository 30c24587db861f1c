/**
 * Rows of SQL text, read by a schema that stands beside the query: a column that is missing or of another type is an
 * error, never a wrong value.
 */
import type { z } from 'zod';
import type { SqlDatabase } from './database';

export type Queryable = Pick<SqlDatabase, 'query'>;

/** @param name a statement with a name is planned once per connection: for the few that run all the time */
export async function selectRows<Row>(
  database: Queryable,
  row: z.ZodType<Row>,
  text: string,
  values: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> {
  const { rows } = await database.query(text, values, name);
  return rows.map((stored) => row.parse(stored));
}

/** The first row; null when there is none. */
export async function selectRow<Row>(
  database: Queryable,
  row: z.ZodType<Row>,
  text: string,
  values: readonly unknown[] = [],
  name?: string,
): Promise<Row | null> {
  const [first = null] = await selectRows(database, row, text, values, name);
  return first;
}
