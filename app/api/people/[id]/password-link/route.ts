import { makePasswordLink } from '@/lib/api/endpoints/people/password-links';
import { runMakePasswordLink } from '@/lib/features/people/password-links';
import { serve } from '@/lib/server';

export const POST = serve(makePasswordLink, runMakePasswordLink);
