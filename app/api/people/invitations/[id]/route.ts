import { revokeInvitation } from '@/lib/api/members';
import { runRevokeInvitation } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const DELETE = serve(revokeInvitation, runRevokeInvitation);
