import { CUSTOMER_FIELDS } from '@/lib/domain/appraisals/entries';

/** The customer's fields in SQL, for entries and their history: `field in ${CUSTOMER_FIELD_LIST}`. */
export const CUSTOMER_FIELD_LIST = `(${CUSTOMER_FIELDS.map((field) => `'${field}'`).join(', ')})`;
