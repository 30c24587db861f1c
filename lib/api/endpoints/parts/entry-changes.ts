/** Entries that several people make, saved field by field: what a request may change. */
import { z } from 'zod';

/** @param fieldOf which field a change is of: each may be changed once in a request */
export const entryChangesSchema = <C extends z.ZodType>(change: C, fieldOf: (change: z.output<C>) => string) =>
  z
    .array(change)
    .min(1)
    .max(100)
    .refine((changes) => new Set(changes.map(fieldOf)).size === changes.length, {
      message: 'A field may be changed once in a request.',
    });
