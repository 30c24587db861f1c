/** Amounts of a car in stock, in whole pounds; null: not entered. */
import { z } from 'zod';
import { LEAST_SALE_PROBLEM } from '@/lib/domain/stock-cars/stock-car-state';

/** A cost, which may be 0. */
export const carPounds = z
  .int('Enter whole pounds.')
  .min(0, 'Enter 0 or more.')
  .max(10_000_000, 'Enter at most £10,000,000.')
  .nullable();

/** An asking price of 0 is none. */
export const advertisedPounds = carPounds
  .transform((typed) => typed || null)
  .meta({ description: '0 is stored as null: none.' });

export const soldPounds = carPounds.refine((typed) => typed !== 0, LEAST_SALE_PROBLEM);
