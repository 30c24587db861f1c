/** Adds and changes cars in stock: the car and its history in one commit. */
import { z } from 'zod';
import type { FieldChange, StockCarFields } from '@/lib/domain/stock-cars/car-fields';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';

export interface NewStockCar extends StockCarFields {
  readonly id: string;
  /** One submission adds one car: the same key again adds nothing. */
  readonly idempotencyKey: string;
}

export interface StockCarChange {
  readonly id: string;
  /** The version that was read. */
  readonly version: number;
  readonly fields: StockCarFields;
  readonly changes: readonly FieldChange[];
}

interface By {
  readonly organisationId: string;
  /** Null if found in records rather than by a person. */
  readonly personId: string | null;
}

const idRow = z.object({ id: z.string() });
const keyRow = z.object({ key: z.string() });

/** The column of each field of a car, and its type in a statement. */
const COLUMNS: Readonly<Record<keyof StockCarFields, readonly [column: string, type: string]>> = {
  stockNumber: ['stock_number', 'text'],
  plate: ['plate', 'text'],
  vin: ['vin', 'text'],
  title: ['title', 'text'],
  make: ['make', 'text'],
  derivative: ['derivative', 'text'],
  kind: ['kind', 'text'],
  identifier: ['identifier', 'integer'],
  registered: ['registered', 'date'],
  mileage: ['mileage', 'integer'],
  mileageOn: ['mileage_on', 'date'],
  milesPerMonth: ['miles_per_month', 'integer'],
  costPounds: ['cost_pounds', 'integer'],
  preparationPounds: ['preparation_pounds', 'integer'],
  advertisedPounds: ['advertised_pounds', 'integer'],
  inOn: ['in_on', 'date'],
  site: ['site', 'text'],
  status: ['status', 'text'],
  notes: ['notes', 'text'],
  leftOn: ['left_on', 'date'],
  soldPounds: ['sold_pounds', 'integer'],
  soldTo: ['sold_to', 'text'],
  valuationId: ['valuation_id', 'uuid'],
  registrationId: ['registration_id', 'uuid'],
  appraisalId: ['appraisal_id', 'uuid'],
};
const FIELDS = Object.entries(COLUMNS);
const NAMES = FIELDS.map(([, [column]]) => column).join(', ');
const GIVEN = FIELDS.map(([field, [, type]]) => `"${field}" ${type}`).join(', ');
const GIVEN_NAMES = FIELDS.map(([field]) => `g."${field}"`).join(', ');

export function openStockCarChanges(database: SqlDatabase) {
  return {
    /**
     * @returns the ids of the cars that were added now; a plate or stock number that is in stock already adds nothing
     */
    add: async ({ organisationId, personId }: By, cars: readonly NewStockCar[]): Promise<string[]> => {
      const rows = await selectRows(
        database,
        idRow,
        `with g as (select * from json_to_recordset($3::json) as g(id uuid, "idempotencyKey" text, ${GIVEN})),
         added as (
           insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, ${NAMES})
           select g.id, $1, g."idempotencyKey", $2, date_trunc('milliseconds', clock_timestamp()), $2, 1, ${GIVEN_NAMES} from g
           on conflict do nothing returning id, status),
         noted as (
           insert into stock_car_history (car_id, at, person_id, field, before, after)
           select id, clock_timestamp(), $2, 'status', null, status from added)
         select id from added`,
        [organisationId, personId, JSON.stringify(cars)],
      );
      return rows.map(({ id }) => id);
    },

    /** The car that a submission added; null if there is none. */
    idOfKey: async (organisationId: string, idempotencyKey: string): Promise<string | null> => {
      const text = 'select id from stock_cars where organisation_id = $1 and idempotency_key = $2';
      return (await selectRow(database, idRow, text, [organisationId, idempotencyKey]))?.id ?? null;
    },

    /** Those of the keys with which a car was added. */
    usedKeys: async (organisationId: string, keys: readonly string[]): Promise<string[]> => {
      const text = `select idempotency_key as key from stock_cars
        where organisation_id = $1 and idempotency_key = any ($2::text[])`;
      return (await selectRows(database, keyRow, text, [organisationId, keys])).map(({ key }) => key);
    },

    /** The car in stock with the plate; null if there is none. */
    idOfPlate: async (organisationId: string, plate: string | null): Promise<string | null> => {
      const text = 'select id from stock_cars where organisation_id = $1 and left_on is null and plate = $2';
      return (await selectRow(database, idRow, text, [organisationId, plate]))?.id ?? null;
    },

    /** The car that came from the appraisal, in stock or no longer; null if there is none. */
    idOfAppraisal: async (organisationId: string, appraisalId: string | null): Promise<string | null> => {
      const text = 'select id from stock_cars where organisation_id = $1 and appraisal_id = $2';
      return (await selectRow(database, idRow, text, [organisationId, appraisalId]))?.id ?? null;
    },

    /**
     * A trigger drops the values and expected values of a car that becomes another vehicle. Throws a unique violation,
     * and saves none, if another car in stock has the plate or stock number of one.
     * @returns the ids of those that still had the version that was read
     */
    save: async ({ organisationId, personId }: By, cars: readonly StockCarChange[]): Promise<string[]> => {
      const rows = await selectRows(
        database,
        idRow,
        `with g as (
           select * from json_to_recordset($3::json) as g(id uuid, version integer, changes json, ${GIVEN})),
         saved as (
           update stock_cars c set version = c.version + 1,
             ${FIELDS.map(([field, [column]]) => `${column} = g."${field}"`).join(', ')}
           from g where c.id = g.id and c.organisation_id = $1 and c.version = g.version returning c.id, g.changes),
         noted as (
           insert into stock_car_history (car_id, at, person_id, field, before, after)
           select s.id, clock_timestamp(), $2, h->>'field', h->>'before', h->>'after'
           from saved s, json_array_elements(s.changes) h)
         select id from saved`,
        [
          organisationId,
          personId,
          JSON.stringify(cars.map(({ id, version, fields, changes }) => ({ ...fields, id, version, changes }))),
        ],
      );
      return rows.map(({ id }) => id);
    },
  };
}
