import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
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
