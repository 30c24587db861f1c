import { signOutEverywhere } from '@/lib/api/members';
import { runSignOutEverywhere } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const POST = serve(signOutEverywhere, runSignOutEverywhere);
