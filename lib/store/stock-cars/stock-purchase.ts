/** The purchase that a car in stock came from. */
import { z } from 'zod';
import { DEALER_ENTRIES, dealerEntriesSchema } from '../appraisals/customer-fields';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';

const purchaseRow = z.object({
  boughtPounds: z.int(),
  boughtOn: z.string(),
  /** Of the appraisal. */
  entries: dealerEntriesSchema,
  /** The accepted offer as it was frozen; null without one. */
  frozen: z.unknown(),
});

/** Null if the car came from no appraisal. @param id of the car */
export const readPurchase = (database: SqlDatabase, id: string) =>
  selectRow(
    database,
    purchaseRow,
    `select a.bought_pounds as "boughtPounds", a.ended_on::text as "boughtOn",
       ${DEALER_ENTRIES} as entries,
       (select o.frozen from appraisal_offers o where o.appraisal_id = a.id and o.state = 'accepted'
        order by o.requested_at desc limit 1) as frozen
     from stock_cars c join appraisals a on a.id = c.appraisal_id and a.organisation_id = c.organisation_id
     where c.id = $1 and a.state = 'bought' and a.bought_pounds is not null`,
    [id],
  );
