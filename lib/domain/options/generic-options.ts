/** Which kinds of option can be had with a vehicle, in words that are the same for every make (2 §GetGenericOptions). */
import { z } from 'zod';

export const genericOptionsSchema = z.array(
  z.object({
    category: z.string(),
    items: z.array(
      z.object({
        /** `Heated seats`, whichever maker. */
        name: z.string(),
        /** The vehicle's options of this kind, as its list names them. */
        options: z.array(z.string()),
      }),
    ),
  }),
);
export type GenericOptions = z.infer<typeof genericOptionsSchema>;
