import { z } from 'zod';

/** The price that was shown, in the input of every billed endpoint. */
export const mostCredits = z.int32().min(0).optional().meta({
  description:
    'The most it may cost, in credits: the price that was seen. If it would take more, it is refused with the price, uncharged.',
});
