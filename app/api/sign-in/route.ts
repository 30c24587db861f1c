import { signIn } from '@/lib/api/people';
import { runSignIn } from '@/lib/features/people';
import { serve } from '@/lib/server';

export const POST = serve(signIn, runSignIn);
