import { signIn } from '@/lib/api/endpoints/people/sign-in';
import { runSignIn } from '@/lib/features/people/sign-in';
import { serve } from '@/lib/server';

export const POST = serve(signIn, runSignIn);
