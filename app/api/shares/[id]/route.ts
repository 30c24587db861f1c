import { revokeShare } from '@/lib/api/shares';
import { runRevokeShare } from '@/lib/features/shares';
import { serve } from '@/lib/server';

export const DELETE = serve(revokeShare, runRevokeShare);
