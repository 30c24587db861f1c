/** Cars in stock and past sales of one vehicle, for export: by plate or VIN, or by the record they came from. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { stockCars } from '../schema/stock-cars';

export const stockCarRow = createSelectSchema(stockCars)
  .pick({
    stockNumber: true,
    plate: true,
    vin: true,
    title: true,
    derivative: true,
    registered: true,
    mileage: true,
    mileageOn: true,
    costPounds: true,
    preparationPounds: true,
    advertisedPounds: true,
    inOn: true,
    site: true,
    status: true,
    notes: true,
    leftOn: true,
    soldPounds: true,
    soldTo: true,
  })
  .extend({ changes: z.array(z.unknown()) });

/** `$5` is the pattern of the plate in texts; `valuation` and `registration` are the vehicle's records. */
export const STOCK_CARS = `select t.stock_number as "stockNumber", t.plate, t.vin, t.title, t.derivative, t.registered::text,
    t.mileage, t.mileage_on::text as "mileageOn", t.cost_pounds as "costPounds",
    t.preparation_pounds as "preparationPounds", t.advertised_pounds as "advertisedPounds", t.in_on::text as "inOn", t.site, t.status,
    t.notes, t.left_on::text as "leftOn", t.sold_pounds as "soldPounds", t.sold_to as "soldTo",
    coalesce((
      select json_agg(json_build_object('at', h.at, 'field', h.field, 'before', h.before, 'after', h.after) order by h.id)
      from stock_car_history h where h.car_id = t.id), '[]'::json) as changes
  from stock_cars t where t.organisation_id = $1 and (t.plate ~* $5::text or t.vin ~* $5::text
    or t.valuation_id in (select id from valuation) or t.registration_id in (select id from registration))
  union all
  select null, t.plate, null, t.title, null, t.registered::text, t.mileage, t.sold_on::text, null, null, null, t.sold_on::text,
    null, 'sold', '', t.sold_on::text, t.sold_pounds, t.sold_to, '[]'::json
  from past_sales t where t.organisation_id = $1 and t.plate ~* $5::text
  order by "inOn"`;
