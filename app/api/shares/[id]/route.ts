import { revokeShare } from '@/lib/api/endpoints/shares';
import { runRevokeShare } from '@/lib/features/shares/shares';
import { serve } from '@/lib/server';

export const DELETE = serve(revokeShare, runRevokeShare);
