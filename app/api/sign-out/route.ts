import { signOut } from '@/lib/api/endpoints/people/sign-in';
import { runSignOut } from '@/lib/features/people/sign-in';
import { serve } from '@/lib/server';

export const POST = serve(signOut, runSignOut);
