/** Cars with a reason to act on them in a month, as our server returns them. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { TODO_OUTCOMES } from './acted-on';
import { SOLD_TO } from './stock-car-state';
import { TODO_REASONS } from './stock-todos';

const pounds = z.int().nullable();

export const carActedOnSchema = z.object({
  id: z.string(),
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  reasons: z.array(z.enum(TODO_REASONS)),
  shownOn: daySchema.meta({ description: 'The first day of the earliest of the reasons.' }),
  outcome: z.enum(TODO_OUTCOMES),
  on: daySchema.nullable().meta({ description: 'The day it left, or its asking price was changed last.' }),
  soldPounds: pounds,
  soldTo: z.enum(SOLD_TO).nullable(),
  priceBefore: pounds.meta({ description: 'The asking price, where it was changed since.' }),
  priceAfter: pounds,
  fromPounds: pounds.meta({ description: 'Clean at first: when a sold car left, when another was first shown.' }),
  toPounds: pounds.meta({ description: 'Clean at last: of a sold car in the newest edition since, of another now.' }),
  changePounds: pounds.meta({ description: 'The second less the first; null where one of the two is not known.' }),
  isWithoutVat: z.boolean().meta({ description: 'Clean excludes VAT: that of a van.' }),
  days: z.int().meta({ description: 'Between the two; 0 if there is no second.' }),
  holdingPence: z.int().meta({ description: 'What those days cost or would have cost, by the terms of appraisals.' }),
});
export type CarActedOn = z.infer<typeof carActedOnSchema>;

const sum = z.object({
  cars: z.int(),
  compared: z.int().meta({ description: 'Those with both values known; the sums cover only these.' }),
  changePounds: z.int(),
  days: z.int(),
  holdingPence: z.int(),
});
/** One for each outcome. */
export const outcomeSumsSchema = z.record(z.enum(TODO_OUTCOMES), sum);
