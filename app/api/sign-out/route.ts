import { signOut } from '@/lib/api/people';
import { runSignOut } from '@/lib/features/people';
import { serve } from '@/lib/server';

export const POST = serve(signOut, runSignOut);
