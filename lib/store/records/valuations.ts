import type { SqlDatabase } from '../database';
import { createRecordStore, type RecordStore } from './records';

/** How the car was named: by its plate, by an identifier of the book, by its VIN. */
export type ValuationKind = 'plate' | 'identifier' | 'vin';
export type ValuationStore = RecordStore<ValuationKind>;

export function createValuationStore(database: SqlDatabase): ValuationStore {
  return createRecordStore<ValuationKind>(database, 'valuations');
}
