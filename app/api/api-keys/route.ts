import { createApiKey, listApiKeys } from '@/lib/api/endpoints/people/api-keys';
import { runCreateApiKey, runListApiKeys } from '@/lib/features/people/api-keys';
import { serve } from '@/lib/server';

export const GET = serve(listApiKeys, runListApiKeys);
export const POST = serve(createApiKey, runCreateApiKey);
