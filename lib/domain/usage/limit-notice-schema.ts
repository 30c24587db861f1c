import { z } from 'zod';
import { LIMIT_LEVELS_TEXT } from './limit-level';

/** Separate from limit-notice.ts, so that the browser loads no zod. */
export const limitNotice = z
  .string()
  .nullable()
  .meta({ description: `In sentences, where it reached ${LIMIT_LEVELS_TEXT} of a month’s credits.` });
