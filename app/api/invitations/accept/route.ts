import { acceptInvitation } from '@/lib/api/endpoints/people/members';
import { runAcceptInvitation } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const POST = serve(acceptInvitation, runAcceptInvitation);
