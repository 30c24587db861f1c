import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';

export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/metrics',
  summary:
    'Figures of this instance and of the shared ledger in the Prometheus text form: for this machine alone, or with METRICS_TOKEN set for whoever sends it as a bearer token.',
  permission: 'everyone',
  input: z.object({}),
  output: z.unknown(),
  file: ['text/plain'],
});
