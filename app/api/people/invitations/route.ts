import { invite } from '@/lib/api/members';
import { runInvite } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const POST = serve(invite, runInvite);
