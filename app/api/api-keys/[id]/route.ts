import { revokeApiKey } from '@/lib/api/endpoints/people/api-keys';
import { runRevokeApiKey } from '@/lib/features/people/api-keys';
import { serve } from '@/lib/server';

export const DELETE = serve(revokeApiKey, runRevokeApiKey);
