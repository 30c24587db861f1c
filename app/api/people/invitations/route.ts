import { invite } from '@/lib/api/endpoints/people/members';
import { runInvite } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const POST = serve(invite, runInvite);
