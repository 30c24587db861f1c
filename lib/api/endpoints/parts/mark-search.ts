/** A search by plate or VIN: for one vehicle, and never in a URL. */
import { z } from 'zod';

export const markSearchInput = z.object({
  text: z.string().max(40).meta({ description: 'A whole plate or VIN, in any case and spacing.', example: 'AB21 CDE' }),
});

export const foundByMark = <I extends z.ZodType>(item: I) =>
  z.object({
    /** The plate as displayed, or the VIN. */
    shown: z.string().meta({ description: 'What the text was read as.' }),
    items: z.array(item),
  });
