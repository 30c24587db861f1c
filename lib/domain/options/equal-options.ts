/** The options of one vehicle and what another, of any make, has of the same kind (2 §GetGenericOptions). */
import { z } from 'zod';

const optionSchema = z.object({
  code: z.number().int(),
  name: z.string(),
  /** With VAT; null: on application, or not given. */
  pence: z.number().int().nullable(),
  /** Fitted without ordering it. */
  isStandard: z.boolean(),
});
export type EqualOption = z.infer<typeof optionSchema>;

export const equalOptionsSchema = z.object({
  /** The other vehicle. */
  title: z.string(),
  derivative: z.string(),
  /** The market sector; null where the guide names none. */
  sector: z.string().nullable(),
  kinds: z.array(
    z.object({
      category: z.string(),
      items: z.array(
        z.object({
          /** `Heated seats`, whichever maker. */
          name: z.string(),
          own: z.array(optionSchema),
          /** Empty where the other has nothing of this kind. */
          others: z.array(optionSchema),
        }),
      ),
    }),
  ),
});
export type EqualOptions = z.infer<typeof equalOptionsSchema>;
