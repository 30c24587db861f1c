/** Sums of what the forecast expects of cars, always over exactly the same ones. */
import { z } from 'zod';
import { FORECAST_MONTHS } from '@/lib/domain/stock-cars/expected-values';
import { expectedStockSchema, type ExpectedStock } from '@/lib/domain/stock-cars/stock-car';

export const expectedRow = expectedStockSchema.omit({ byMonth: true }).extend({
  months: z.array(z.int()),
  /** So many months, from the first, the forecast has of every one of the cars. Null: there is no car. */
  wholeMonths: z.int().nullable(),
});

export const expectedOf = ({ months, wholeMonths, ...sums }: z.infer<typeof expectedRow>): ExpectedStock => ({
  ...sums,
  byMonth: months.slice(0, wholeMonths ?? 0),
});

/** Why a car `c` is not in the sums of expected values, by the first reason that applies; null: it is in them. */
const LEFT_OUT = `case when c.identifier is null or c.registered is null or c.mileage is null then 'unidentified'
  when c.clean_pounds is null or c.edition < newest.newest then 'withoutValue'
  when c.forecast_edition is null or c.forecast_edition <> newest.newest then 'notForecast'
  when c.expected_1_pounds is null or c.expected_3_pounds is null or c.expected_6_pounds is null then 'withoutForecast' end`;
const sumOf = (column: string) => `coalesce(sum(${column}), 0)::float8`;
const leftOut = (reason: string) => `'${reason}', coalesce((select l.cars from l where l.why = '${reason}'), 0)`;
const MONTHS = Array.from({ length: FORECAST_MONTHS }, (_, index) => sumOf(`expected_by_month[${index + 1}]`)).join(
  ', ',
);
/** Of one car: its months before the first that is missing. */
const WHOLE_MONTHS = `coalesce(array_position(expected_by_month, null) - 1, cardinality(expected_by_month), 0)`;

/** One object over the cars `c`, with the newest edition of all of them in `newest`. */
export const EXPECTED = `with e as materialized (select c.clean_pounds, c.expected_1_pounds, c.expected_3_pounds,
      c.expected_6_pounds, c.expected_by_month, ${LEFT_OUT} as why from c cross join newest),
    l as (select why, count(*) as cars from e where why is not null group by why)
  select json_build_object('cars', count(*), 'cleanPounds', ${sumOf('clean_pounds')},
    'pounds', json_build_object('1', ${sumOf('expected_1_pounds')}, '3', ${sumOf('expected_3_pounds')},
      '6', ${sumOf('expected_6_pounds')}),
    'months', json_build_array(${MONTHS}), 'wholeMonths', min(${WHOLE_MONTHS}),
    'leftOut', json_build_object(${leftOut('unidentified')}, ${leftOut('withoutValue')}, ${leftOut('notForecast')},
      ${leftOut('withoutForecast')}))
  from e where why is null`;
