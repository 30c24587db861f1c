import { usePasswordLink } from '@/lib/api/password-links';
import { runUsePasswordLink } from '@/lib/features/password-links';
import { serve } from '@/lib/server';

export const POST = serve(usePasswordLink, runUsePasswordLink);
