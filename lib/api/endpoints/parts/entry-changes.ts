/** Changes to entries that several people edit, saved field by field. */
import { z } from 'zod';

/** @param fieldOf the field that a change is for: each may be changed once per request */
export const entryChangesSchema = <C extends z.ZodType>(change: C, fieldOf: (change: z.output<C>) => string) =>
  z
    .array(change)
    .min(1)
    .max(100)
    .refine((changes) => new Set(changes.map(fieldOf)).size === changes.length, {
      message: 'Change each field once in a request.',
    });
