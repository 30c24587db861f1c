/** Which kinds of option can be had with a vehicle, in words that are the same for every make (2 §GetGenericOptions). */
import { z } from 'zod';

export const genericOptionsSchema = z.array(
  z.object({
    category: z.string(),
    items: z.array(
      z.object({
        /** `Heated seats`, whoever makes them. */
        name: z.string(),
        /** The vehicle's own options of this kind, in its own words. */
        options: z.array(z.string()),
      }),
    ),
  }),
);
export type GenericOptions = z.infer<typeof genericOptionsSchema>;
