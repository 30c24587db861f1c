import { revokeInvitation } from '@/lib/api/endpoints/people/members';
import { runRevokeInvitation } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const DELETE = serve(revokeInvitation, runRevokeInvitation);
