import { signOutEverywhere } from '@/lib/api/endpoints/people/members';
import { runSignOutEverywhere } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const POST = serve(signOutEverywhere, runSignOutEverywhere);
