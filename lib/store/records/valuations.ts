import { createSelectSchema } from 'drizzle-zod';
import type { z } from 'zod';
import type { SqlDatabase } from '../database';
import { valuations } from '../schema/records';
import { createRecordStore, recordHeadRow, recordRow, type RecordStore } from './records';

const { kind } = createSelectSchema(valuations).shape;
/** How the vehicle was identified: by plate, guide ID or VIN. */
export type ValuationKind = z.infer<typeof kind>;
export type ValuationStore = RecordStore<ValuationKind>;

const head = recordHeadRow.extend({ kind });
const stored = recordRow.extend({ kind });

export function createValuationStore(database: SqlDatabase): ValuationStore {
  return createRecordStore<ValuationKind>(database, { table: 'valuations', head, stored });
}
