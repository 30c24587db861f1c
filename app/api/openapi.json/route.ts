import { readOpenApi } from '@/lib/api/endpoints/openapi';
import { openApiDocument } from '@/lib/api/openapi';
import { serve } from '@/lib/server';

export const GET = serve(readOpenApi, async (_, { version, sessions }) =>
  openApiDocument(version, sessions.cookieName),
);
