import { z } from 'zod';

/** Whose limit it is: the provider's for the subscription, or ours for an organisation or a person. */
export const limitScopeSchema = z.enum(['subscription', 'organisation', 'person']);
export type LimitScope = z.infer<typeof limitScopeSchema>;
