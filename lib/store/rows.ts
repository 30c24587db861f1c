/**
 * Rows of SQL text, parsed by a schema beside the query: a column that is missing or of another type is an error, never
 * a wrong value.
 */
import type { z } from 'zod';
import type { SqlDatabase } from './database';

export type Queryable = Pick<SqlDatabase, 'query'>;

/** @param name a named statement is planned once per connection, which pays for the few that run constantly */
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

/** The first row; null if there is none. */
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
