import { z } from 'zod';

/** Separate from limit-notice.ts, so that the browser loads no zod. */
export const limitNotice = z
  .string()
  .nullable()
  .meta({ description: 'In sentences, where it reached 50, 80 or 100 % of a month’s credits.' });
