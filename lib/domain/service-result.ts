/** One service's part of an answer made of several: what it says, or why it says nothing. None of them is a fault of the whole. */
import { z } from 'zod';
import { becauseSchema, type Because } from './provenance';

export type ServiceResult<T> = { readonly value: T } | { readonly value: null; readonly because: Because };

export const serviceResultSchema = <T extends z.ZodType>(value: T) =>
  z.union([z.object({ value }), z.object({ value: z.null(), because: becauseSchema })]);

/** What a service gave, or the reason when it gave nothing of the kind. */
export const serviceResult = <T>(value: T | null, reason: string, next: string): ServiceResult<T> =>
  value === null ? { value: null, because: { reason, next } } : { value };
