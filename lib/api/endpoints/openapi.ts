import { z } from 'zod';
import * as addresses from '@/lib/api/addresses/openapi';
import { endpoint } from '@/lib/api/endpoint';

export const readOpenApi = endpoint(addresses.readOpenApi, {
  summary: 'This description, as OpenAPI 3.1.',
  permission: 'everyone',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
});
