import { acceptInvitation } from '@/lib/api/members';
import { runAcceptInvitation } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const POST = serve(acceptInvitation, runAcceptInvitation);
