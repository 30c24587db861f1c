import { z } from 'zod';

/** The price that was shown, in the input of every billed endpoint. */
export const mostCredits = z.int().min(0).optional().meta({
  description:
    'The price that was seen, in credits. If it would take more, it is refused with the new price, uncharged.',
});
