import { makePasswordLink } from '@/lib/api/password-links';
import { runMakePasswordLink } from '@/lib/features/password-links';
import { serve } from '@/lib/server';

export const POST = serve(makePasswordLink, runMakePasswordLink);
