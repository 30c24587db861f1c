/**
 * One service's part of a combined answer: its value, or why there is none, so that its failure does not fail the whole
 * answer.
 */
import { z } from 'zod';
import { becauseSchema, type Because } from './provenance';

export type ServiceResult<T> = { readonly value: T } | { readonly value: null; readonly because: Because };

export const serviceResultSchema = <T extends z.ZodType>(value: T) =>
  z.union([z.object({ value }), z.object({ value: z.null(), because: becauseSchema })]);
