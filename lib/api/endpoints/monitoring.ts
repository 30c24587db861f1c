import { z } from 'zod';
import * as addresses from '@/lib/api/addresses/monitoring';
import { endpoint } from '@/lib/api/endpoint';

export const readHealth = endpoint(addresses.readHealth, {
  summary: 'Whether the product can serve. 503 with the reason while it cannot.',
  permission: 'everyone',
  input: z.object({}),
  output: z.object({
    provider: z.enum(['sandbox', 'live']),
    database: z
      .string()
      .meta({ description: 'The database as it names itself.', example: 'PostgreSQL 17.5, embedded' }),
    version: z.string(),
  }),
});

export const readMetrics = endpoint(addresses.readMetrics, {
  summary:
    'Figures of this instance and of the shared ledger in the Prometheus text form: for this machine only, or with METRICS_TOKEN for callers that send it as a bearer token.',
  permission: 'everyone',
  bearer: { name: 'metricsToken', isOptional: true },
  input: z.object({}),
  output: z.unknown(),
  file: ['text/plain'],
});
