import { z } from 'zod';
import { CUSTOMER_FIELDS } from '@/lib/domain/appraisals/entries';

/** The customer's fields in SQL, for entries and their history: `field in ${CUSTOMER_FIELD_LIST}`. */
export const CUSTOMER_FIELD_LIST = `(${CUSTOMER_FIELDS.map((field) => `'${field}'`).join(', ')})`;

/** In SQL: the texts of the appraisal `a` by field, without the customer's details. */
export const DEALER_ENTRIES = `(
  select coalesce(json_object_agg(e.field, e.value), '{}'::json) from appraisal_entries e
  where e.appraisal_id = a.id and e.field not in ${CUSTOMER_FIELD_LIST})`;
export const dealerEntriesSchema = z.record(z.string(), z.string());
