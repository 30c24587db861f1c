/** The Euro standard of a derivative, and what it means for clean air zones. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { serviceResultSchema } from '@/lib/domain/service-result';

export const cleanAirAnswerSchema = z.object({
  /** As the guide writes it, and the day of its specification. */
  standard: serviceResultSchema(z.object({ euroStandard: z.string(), day: daySchema })),
  verdict: z.enum(['meets', 'fails', 'electric', 'historic', 'unknown']),
  /** One sentence. */
  words: z.string(),
  /** States that it is our reading. */
  caveat: z.string(),
});
