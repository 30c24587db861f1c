/** The sale of the car that was bought through an appraisal, with what its profit is computed from. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { stockCars } from '../schema/stock-cars';
import { DEALER_ENTRIES, dealerEntriesSchema } from './customer-fields';

export const appraisalSaleSchema = createSelectSchema(stockCars)
  .pick({ costPounds: true, preparationPounds: true, kind: true })
  .extend({ soldOn: z.string(), soldPounds: z.int(), entries: dealerEntriesSchema });

/** In SQL, of the appraisal `a`; null while its car is not sold. */
export const SALE = `(
  select json_build_object('soldOn', c.left_on, 'soldPounds', c.sold_pounds, 'costPounds', c.cost_pounds,
    'preparationPounds', c.preparation_pounds, 'kind', c.kind, 'entries', ${DEALER_ENTRIES})
  from stock_cars c where c.appraisal_id = a.id and c.organisation_id = a.organisation_id and c.status = 'sold'
    and a.bought_pounds is not null)`;
