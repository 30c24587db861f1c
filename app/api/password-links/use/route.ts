import { usePasswordLink } from '@/lib/api/endpoints/people/password-links';
import { runUsePasswordLink } from '@/lib/features/people/password-links';
import { serve } from '@/lib/server';

export const POST = serve(usePasswordLink, runUsePasswordLink);
