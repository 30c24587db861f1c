import { createSelectSchema } from 'drizzle-zod';
import type { z } from 'zod';
import type { SqlDatabase } from '../database';
import { registrations } from '../schema/records';
import { createRecordStore, recordHeadRow, recordRow, type RecordStore } from './records';

const { kind } = createSelectSchema(registrations).shape;
export type RegistrationKind = z.infer<typeof kind>;
export type RegistrationStore = RecordStore<RegistrationKind>;

const head = recordHeadRow.extend({ kind });
const stored = recordRow.extend({ kind });

export function createRegistrationStore(database: SqlDatabase): RegistrationStore {
  return createRecordStore<RegistrationKind>(database, { table: 'registrations', head, stored });
}
