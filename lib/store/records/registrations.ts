import type { SqlDatabase } from '../database';
import { createRecordStore, type RecordStore } from './records';

export type RegistrationKind = 'plate' | 'vin';
export type RegistrationStore = RecordStore<RegistrationKind>;

export function createRegistrationStore(database: SqlDatabase): RegistrationStore {
  return createRecordStore<RegistrationKind>(database, 'registrations');
}
